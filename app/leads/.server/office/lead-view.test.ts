import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create, photo, waitingLead } from "../../../../tests/mail/sample-leads.ts";
import { photoViews } from "./lead-view.ts";
import { waitingNote } from "./waiting-note.ts";

let store: DocumentStore;
beforeEach(async () => {
	store = await newStore();
});
afterEach(() => store.close());

describe("waitingNote", () => {
	it("is there while nobody on the waiting list would be told, and links administrators to the series", async () => {
		expect(await waitingNote(waitingLead, store, "administrator")).toEqual({ link: "/admin/envois#area-open" });
		expect(await waitingNote(waitingLead, store, "agent")).toEqual({ link: null });
		expect(await waitingNote(contactLead, store, "agent")).toBeNull();
		const series = { isOn: true, changedAt: "2026-11-01T12:00:00.000Z", by: { id: "m", name: "M" }, made: 0 };
		await store.commit([create("mailSeries", "area-open", series)]);
		expect(await waitingNote(waitingLead, store, "administrator")).toBeNull();
	});
});

describe("photoViews", () => {
	it("shows the customer's photos of a lead with more than a page of crews' photos", async () => {
		const crews = Array.from({ length: 120 }, (_, n) =>
			create("photos", `a-${n}`, { ...photo, owner: "lead", job: { id: "visit", moment: "after" } }),
		);
		await store.commit([...crews, create("photos", "sent", { ...photo, owner: "lead" })]);
		expect(await photoViews("lead", { ...contactLead, photos: ["sent"] }, store)).toMatchObject([{ id: "sent" }]);
	});
});
