import { afterEach, beforeEach, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { ariane, type BookingMails, customer, openBookingMails } from "../../../../tests/mail/booking-mails.ts";
import { addToLead } from "../follow-lead.ts";
import { listView } from "../office/list-view.ts";
import { anyRevision, changeLead } from "./change-lead.ts";
import { summaryOf } from "./lead-summary.ts";

let office: BookingMails;
beforeEach(async () => {
	office = await openBookingMails();
	await office.book();
});
afterEach(() => office.close());

async function summary() {
	const lead = await office.store.get("leads", "lead");
	if (!lead) throw new Error("There is no lead");
	return summaryOf(lead);
}

async function listed() {
	return listView([await summary()], "fr", office.clock.current, originalContent.reader())[0];
}

function later(minutes: number) {
	office.clock.current = new Date(office.clock.current.getTime() + minutes * 60_000);
}

const note = () => changeLead(office.parts, "lead", ariane, anyRevision, { kind: "note", text: "Vérifier l’accès" });

it("still says that an appointment was booked online after a member added a note", async () => {
	later(5);
	await note();
	expect(await summary()).toMatchObject({ isNewBooking: true });
	expect((await listed())?.answer).toBeNull();
	later(5);
	await addToLead(office.parts, "lead", { text: "Le code est 12." });
	expect(await summary()).toMatchObject({ isNewBooking: false });
	expect((await listed())?.answer?.text).toBe("Le code est 12.");
});

it("shows no earlier words for a customer who cancelled without any", async () => {
	await addToLead(office.parts, "lead", { text: "Le code est 12." });
	await changeLead(office.parts, "lead", ariane, anyRevision, { kind: "answered" });
	later(60);
	await office.change({ to: "cancelled", text: "" } as never, customer);
	expect(await summary()).toMatchObject({ status: "contacted", waitingSince: office.clock.current.toISOString() });
	expect((await listed())?.answer?.text).toBeNull();
	later(5);
	await note();
	expect((await listed())?.answer?.text).toBeNull();
	later(5);
	await addToLead(office.parts, "lead", { text: "Plutôt en mars." });
	expect((await listed())?.answer?.text).toBe("Plutôt en mars.");
});

it("shows the words with which a customer cancelled", async () => {
	later(60);
	await office.change({ to: "cancelled", text: "Nous déménageons." } as never, customer);
	expect((await listed())?.answer?.text).toBe("Nous déménageons.");
});
