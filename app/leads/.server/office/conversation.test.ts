import { afterEach, beforeEach, expect, it } from "vitest";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { locales } from "#app/locale/locales.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create, outboxEntry } from "../../../../tests/mail/sample-leads.ts";
import { conversationOf } from "./conversation.ts";
import { leadWordsIn } from "./staff-words.ts";

let store: DocumentStore;
beforeEach(async () => {
	store = await newStore();
	const mail = { ...outboxEntry, leadId: "lead" };
	await store.commit([
		create("leads", "lead", contactLead),
		create("outbox", "booked", { ...mail, template: "appointment-booked", status: "dead" }),
		create("outbox", "with-words", { ...mail, template: "appointment-moved", entryId: "entry", status: "sent" }),
		create("outbox", "reminder", { ...mail, template: "appointment-reminder", status: "sent" }),
		create("outbox", "to-team", { ...mail, template: "lead-update", status: "sent" }),
	]);
});
afterEach(() => store.close());

it.each(locales)("shows what became of the mails about an appointment, in %s", async (locale) => {
	const lead = await store.get("leads", "lead");
	if (!lead) throw new Error("no lead");
	const words = leadWordsIn(locale);
	const days = await conversationOf(lead, store, (await store.query("outbox")).documents, words, locale);
	const { mailStates } = words.conversation;
	const shown = new Set(days.flatMap(({ items }) => items.map(({ what }) => what)));
	expect(shown).toEqual(
		new Set([
			`${words.page.mails["appointment-booked"]}, ${mailStates.dead}`,
			`${words.page.mails["appointment-reminder"]}, ${mailStates.sent}`,
		]),
	);
});
