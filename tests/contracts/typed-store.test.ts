import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newRawStore } from "#app/.server/store/new-store.testing.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import { listingOf } from "#app/model/leads/lead-listing.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create, photo } from "../mail/sample-leads.ts";

let raw: RawStore;
let store: DocumentStore;

beforeEach(async () => {
	raw = await newRawStore();
	store = typedStore(raw);
});
afterEach(() => store.close());

describe("the typed store", () => {
	it("returns documents of this build as they were written", async () => {
		await store.commit([create("leads", "a", contactLead), create("photos", "b", photo)]);
		expect(await store.get("leads", "a")).toEqual({
			id: "a",
			version: 1,
			data: { ...contactLead, ...listingOf(contactLead) },
		});
		expect(await store.get("photos", "b")).toEqual({ id: "b", version: 1, data: photo });
	});

	it("upgrades leads of earlier builds in get and in query, and leaves the stored document unchanged", async () => {
		const {
			estimate,
			followToken,
			photos,
			messageCount,
			lastMessageAt,
			laterWords,
			latestText,
			areaNames,
			desk,
			...first
		} = contactLead;
		await raw.commit([{ kind: "create", collection: "leads", id: "old", data: first }]);
		const upgraded = { id: "old", version: 1, data: { ...contactLead, messageCount: 0, desk: untouchedLeadWork } };
		expect(await store.get("leads", "old")).toEqual(upgraded);
		expect((await store.query("leads")).documents).toEqual([upgraded]);
		expect((await raw.get("leads", "old"))?.data).toEqual(first);
	});
});
