import type { Lead } from "#app/model/leads/lead.ts";
import { customerId, type HistoryEntry } from "#app/model/leads/lead-history.ts";
import { messageId } from "#app/model/leads/lead-message.ts";
import type { Creation, StoredDocument } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import type { LeadParts } from "../lead-parts.ts";
import { mailWrite } from "../mail-write.ts";

/**
 * The mail about the appointment or the quote that comes back when a change is undone, if the outbox no longer has it: the
 * worker drops a mail that is due while another change is in effect.
 */
export async function mailAgain(
	{ id: leadId, data: lead }: StoredDocument<Lead>,
	undone: HistoryEntry,
	parts: LeadParts,
): Promise<Creation<"outbox">[]> {
	const source = lead.email ? sourceOf(undone, lead.desk.history) : null;
	if (!source?.mail || (await parts.store.get("outbox", source.mail))) return [];
	const { entry, mail, template, about } = source;
	// Mails that were sent are deleted after this time.
	if (retention.mails(new Date(entry.at)) <= parts.clock.now().toISOString()) return [];
	const hasWords = entry.by.id !== customerId && (await parts.store.get("messages", messageId(leadId, entry.id)));
	return [mailWrite(mail, template, leadId, parts, { ...about, ...(hasWords && { entryId: entry.id }) })];
}

/** The change that led to the state before another one, with the mail that it sent. */
function sourceOf({ appointment, quote }: HistoryEntry, history: readonly HistoryEntry[]) {
	const before = appointment?.before;
	if (appointment && before?.status === "booked") {
		const { id } = appointment;
		const { sequence } = before;
		for (const entry of history.toReversed()) {
			const { step, after } = entry.appointment?.id === id ? entry.appointment : {};
			if (entry.undone || after?.sequence !== sequence || (step !== "booked" && step !== "moved")) continue;
			const mail = entry.mails.find((one) => one.startsWith(`${id}-appointment-`));
			return { entry, mail, template: `appointment-${step}`, about: { appointment: { id, sequence } } } as const;
		}
	}
	const entry = history.findLast(
		(one) => !one.undone && one.quote?.step === "sent" && one.quote.id === quote?.superseded,
	);
	return entry?.quote
		? ({ entry, mail: entry.mails[0], template: "quote-sent", about: { quote: entry.quote.id } } as const)
		: null;
}
