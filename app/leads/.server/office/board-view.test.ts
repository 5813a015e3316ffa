import { afterEach, beforeEach, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create } from "../../../../tests/mail/sample-leads.ts";
import { boardView } from "./board-view.ts";

let store: DocumentStore;

beforeEach(async () => {
	store = await newStore();
});
afterEach(() => store.close());

const clock = { now: () => new Date("2026-11-15T17:00:00.000Z") };
const content = createSiteContent(originals) as unknown as PublishedContent;
const member = { id: "me", role: "administrator", locale: "fr" } as Member;

it("counts open leads, and closed ones only while all of them are shown", async () => {
	const add = (status: LeadStatus, count: number) =>
		store.commit(
			Array.from({ length: count }, (_, at) =>
				create("leads", `${status}-${at}`, { ...contactLead, idempotencyKey: `${status}-${at}`, status }),
			),
		);
	await add("new", 51);
	await add("done", 21);
	await add("lost", 20);
	const { columns } = await boardView({ store, clock, content }, member, new URLSearchParams());
	expect(columns.map(({ status, count, cards }) => [status, count, cards.length])).toEqual([
		["new", 51, 50],
		["contacted", 0, 0],
		["quoted", 0, 0],
		["booked", 0, 0],
		["done", null, 20],
		["lost", 20, 20],
	]);
});
