import type { SiteContent } from "#app/.server/content/site-content.ts";
import type { WrittenMail } from "#app/.server/mail/write-mail.ts";
import { placeOfWindow } from "#app/model/appointments/appointment-dates.ts";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import { messageId } from "#app/model/leads/lead-message.ts";
import { visitAhead } from "#app/model/leads/visit-ahead.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { isProposalOver } from "#app/model/quotes/proposal-end.ts";
import { type Quote, statusAt } from "#app/model/quotes/quote.ts";
import { renderContractMail, renderQuoteMail, type SentQuote } from "./quote-mails.ts";

interface Parts {
	store: DocumentStore;
	content: SiteContent;
	origin: string;
	clock: Clock;
}

/** Returns null when the lead is gone, or the quote can no longer be accepted. */
export async function writeQuoteMail(entry: OutboxEntry, parts: Parts): Promise<WrittenMail | null> {
	const { template, leadId, quote } = entry;
	const lead = (await parts.store.get("leads", leadId))?.data;
	if (!lead || !quote) return null;
	return template === "quote-accepted" ? copyOf(quote, lead, parts) : offerOf(entry, quote, lead, parts);
}

/** Not sent once it was replaced, undone, answered or has expired. */
async function offerOf(
	{ leadId, entryId }: OutboxEntry,
	id: string,
	lead: Lead,
	{ store, content, origin, clock }: Parts,
): Promise<WrittenMail | null> {
	const quote = (await store.get("quotes", id))?.data;
	if (!quote?.texts || statusAt(quote, clock.now()) !== "sent") return null;
	const { texts } = quote;
	const text = entryId ? ((await store.get("messages", messageId(leadId, entryId)))?.data.text ?? "") : "";
	const reader = content.reader();
	const proposal = await keptProposal(quote, store, clock.now());
	const mail = await renderQuoteMail(lead, { texts, text, proposal }, { reader, origin });
	return { ...mail, to: lead.email ?? "", replyTo: reader.read("company").email };
}

async function keptProposal({ proposal: id }: Quote, store: DocumentStore, now: Date): Promise<SentQuote["proposal"]> {
	const place = id ? (await store.get("appointments", id))?.data : null;
	const until = place?.status === "proposed" ? place.proposalUntil : null;
	return place && until && !isProposalOver(place, now) ? { place, until } : null;
}

/** The contract never changes, so the copy can always be sent. */
async function copyOf(id: string, lead: Lead, { store, content, origin }: Parts): Promise<WrittenMail | null> {
	const contract = (await store.get("contracts", id))?.data;
	if (!contract) return null;
	const reader = content.reader();
	const entry = lead.desk.history.findLast(({ quote }) => quote?.id === id && quote.step === "accepted");
	const visit = entry && visitAhead(entry.after, new Date(entry.at));
	const appointment = visit && !visit.isProposed ? placeOfWindow(visit) : null;
	const mail = await renderContractMail(lead, contract, appointment, { reader, origin });
	return { ...mail, to: contract.acceptance.email, replyTo: reader.read("company").email };
}
