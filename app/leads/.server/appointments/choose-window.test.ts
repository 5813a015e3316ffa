import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createContentReader } from "#app/.server/content/reader.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { sampleCrew } from "#app/appointments/.server/sample-agenda.testing.ts";
import type { BookingMode } from "#app/model/appointments/booking-rules.ts";
import type { ChosenWindow } from "#app/model/appointments/chosen-window.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { appointments as rules } from "#content/appointments.ts";
import { create, ductAnswers, estimateLead } from "../../../../tests/mail/sample-leads.ts";
import { chooseByCustomer } from "./choose-window.ts";

const now = new Date("2026-11-16T15:00:00Z");
const chosen: ChosenWindow = { day: "2026-11-19", window: { from: "10:00", to: "12:00" } };
const accepted = { id: "q1", version: 1, at: now.toISOString(), total: 50000, most: 50000 };
const quote = {
	...({ id: "q1", version: 1, status: "accepted", total: 50000, validUntil: "2026-12-16", accepted } as const),
	sentAt: now.toISOString(),
	answeredAt: now.toISOString(),
};
const waiting: Lead = {
	...estimateLead(ductAnswers, { photos: [] }),
	status: "quoted",
	desk: { ...untouchedLeadWork, quote },
};

describe("choosing a window after the price was accepted", () => {
	let store: DocumentStore;
	let mode: BookingMode;
	beforeEach(async () => {
		store = await newStore();
		mode = "instant";
		await store.commit([create("crews", "a", sampleCrew("A"))]);
	});
	afterEach(() => store.close());

	const leadIs = (lead: Partial<Lead> = {}) => store.commit([create("leads", "lead", { ...waiting, ...lead })]);
	const found = async () => (await store.get("leads", "lead")) as StoredDocument<Lead>;
	function choose(lead: StoredDocument<Lead>, asksOnly = false) {
		const modes = { "ventilation-ducts": mode, "dryer-ducts": mode };
		const documents = { ...originals, appointments: { ...rules, modes } };
		const reader = createContentReader(documents, () => documents);
		const parts = {
			store,
			clock: { now: () => now },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret: "s",
			reader,
		};
		return chooseByCustomer(parts, lead, chosen, asksOnly);
	}
	const appointments = async () => (await store.query("appointments")).documents;
	const mails = async () => (await store.query("outbox")).documents.map(({ data }) => data.template).toSorted();

	it("books a window that the customer had only asked for with the estimate", async () => {
		await leadIs({ asked: { ...chosen, at: now.toISOString() } });
		expect(await choose(await found())).toBe("booked");
		expect(await appointments()).toHaveLength(1);
	});

	it("books nothing for a page that said that the window is only asked for", async () => {
		await leadIs();
		expect(await choose(await found(), true)).toBe("instant");
		expect(await appointments()).toHaveLength(0);
		expect(await mails()).toEqual([]);
		mode = "on-request";
		expect(await choose(await found(), true)).toBe("asked");
		mode = "instant";
		expect(await choose(await found())).toBe("booked");
	});

	it("books once when the form is sent three times at once, and confirms all of them", async () => {
		await leadIs();
		const lead = await found();
		expect(await Promise.all([choose(lead), choose(lead), choose(lead)])).toEqual(["booked", "booked", "booked"]);
		// A request that read the lead before the first one booked it.
		expect(await choose(lead)).toBe("booked");
		expect(await appointments()).toHaveLength(1);
		expect(await mails()).toEqual(["appointment-booked", "lead-update"]);
	});

	it("with two free crews books once too", async () => {
		await store.commit([create("crews", "b", sampleCrew("B", { createdAt: "2026-02-01T00:00:00.000Z" }))]);
		await leadIs();
		const lead = await found();
		expect(await Promise.all([choose(lead), choose(lead)])).toEqual(["booked", "booked"]);
		expect(await choose(lead)).toBe("booked");
		expect(await appointments()).toHaveLength(1);
	});

	it("asks once when the form is sent three times at once", async () => {
		mode = "on-request";
		await leadIs();
		const lead = await found();
		expect(await Promise.all([choose(lead), choose(lead), choose(lead)])).toEqual(["asked", "asked", "asked"]);
		expect(await mails()).toEqual(["lead-update"]);
		expect((await found()).data.messageCount).toBe(2);
	});

	it("does not say that a window is asked for when somebody took it meanwhile", async () => {
		mode = "on-request";
		await leadIs({ asked: { ...chosen, at: now.toISOString() } });
		const time = { appointment: "other", from: 480, to: 1080 };
		await store.commit([create("crewDays", "a_2026-11-19", { crew: "a", day: chosen.day, taken: [time] })]);
		expect(await choose(await found())).toBe("taken");
	});
});
