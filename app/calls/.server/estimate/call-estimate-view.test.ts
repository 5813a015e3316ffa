import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { callEstimateView } from "./call-estimate-view.ts";

let store: DocumentStore;
beforeEach(async () => {
	store = await newStore();
});
afterEach(() => store.close());

describe("the estimate of a call", () => {
	it.each([
		["2026-11-01", "fr", "1er novembre 2026"],
		["2026-11-18.1", "fr", "18 novembre 2026"],
		["2026-11-18.12", "en", "November 18, 2026"],
	] as const)("names the day of the price list %s in %s: %s", async (version, locale, day) => {
		const content = createSiteContent({ ...originals, prices: { ...originals.prices, version } });
		const parts = { store, content, clock: { now: () => new Date("2026-11-20T15:00:00Z") } };
		expect((await callEstimateView(new FormData(), parts, locale)).pricedOn).toBe(day);
	});
});
