import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readAudit } from "#app/.server/journal/audit.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { recordFailedSignIn } from "./sign-in-journal.ts";

let store: DocumentStore;
let now: Date;
const clock = { now: () => now };
const ariane = { id: "a", name: "Ariane" };

beforeEach(async () => {
	store = await newStore();
	now = new Date("2026-11-17T14:00:00Z");
});
afterEach(() => store.close());

const lines = async () =>
	(await readAudit(store)).documents.map(({ data: { action, subject, detail } }) =>
		[action, subject, detail].join(" "),
	);

describe("recordFailedSignIn", () => {
	it("keeps one entry per member and ten minutes, with a count, even for 200 concurrent failures", async () => {
		await Promise.all(
			Array.from({ length: 200 }, () => recordFailedSignIn({ store, clock }, "sign-in-failed", ariane)),
		);
		await recordFailedSignIn({ store, clock }, "second-factor-failed", ariane, 0);
		expect((await lines()).sort()).toEqual(["second-factor-failed Ariane ", "sign-in-failed Ariane attempts=200"]);
		now = new Date("2026-11-17T14:10:00Z");
		await recordFailedSignIn({ store, clock }, "sign-in-failed", ariane, 0);
		expect((await lines())[0]).toBe("sign-in-failed Ariane ");
	});

	it("keeps one entry for all unknown addresses", async () => {
		for (let count = 0; count < 3; count++) await recordFailedSignIn({ store, clock }, "sign-in-failed", null, 0);
		expect(await lines()).toEqual(["sign-in-failed  attempts=3"]);
	});
});
