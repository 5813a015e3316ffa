import { formatMoney } from "#app/locale/format.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { newTask } from "#app/model/leads/task.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import type { Creation, StoredDocument } from "#app/model/ports.ts";
import { leadQuoteState } from "#app/model/quotes/lead-quote-state.ts";
import { proposalEnd } from "#app/model/quotes/proposal-end.ts";
import { type Quote, quoteId } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { quoteReplacement, quotesOf } from "#app/quotes/.server/quotes.ts";
import { formatDate } from "#app/time/format.ts";
import { callTaskWords } from "#content/staff/call-tasks.ts";
import type { LeadParts } from "../lead-parts.ts";
import { mailWrite } from "../mail-write.ts";
import { quoteTasks } from "../tasks/call-tasks.ts";
import { type CallerParts, callerAbout } from "../tasks/caller.ts";
import { type AppointmentChange, openAppointment, prepareAppointment } from "./appointment-change.ts";
import { endProposal, ready } from "./end-proposal.ts";
import type { PreparedQuote, QuoteChange } from "./quote-change.ts";
import { undoWindow } from "./undo-token.ts";

type Found = StoredDocument<Lead>;
type Sending = Extract<QuoteChange, { to: "sent" }>;

/** What sending a quote writes, besides the lead. `newId`: of a proposed appointment. */
export async function prepareSending(
	parts: LeadParts & CallerParts,
	found: Found,
	change: Sending,
	by: NamedMember,
	newId: string,
): Promise<PreparedQuote> {
	const { store, clock } = parts;
	const [now, id] = [clock.now(), quoteId(found.id, change.version)];
	const quotes = await quotesOf(store, found.id);
	const own = quotes.find((quote) => quote.id === id);
	if (own && own.data.status !== "draft") return { kind: own.data.hash === change.hash ? "same" : "stale" };
	const isNext = own ? own === quotes.at(-1) : change.version === (quotes.at(-1)?.data.version ?? 0) + 1;
	if (!isNext || (own?.data.revision ?? 0) !== change.revision) return { kind: "stale" };
	const appointment = await prepareProposal(parts, found, change, by, newId);
	if (appointment && appointment.kind !== "ready") return { kind: appointment.kind };

	const at = now.toISOString();
	const data: Quote = {
		lead: found.id,
		version: change.version,
		status: "sent",
		revision: change.revision + 1,
		content: change.content,
		by: namedMember(by),
		createdAt: own?.data.createdAt ?? at,
		updatedAt: at,
		sentAt: at,
		texts: change.texts,
		hash: change.hash,
		proposal: change.proposal && appointment ? appointment.record.id : null,
		answeredAt: null,
	};
	const earlier = quotes.find((quote) => quote.data.status === "sent");
	const { total } = quoteAmounts(change.content);
	const told = await tellCustomer();
	return {
		kind: "ready",
		record: { id, version: change.version, step: "sent", total, ...(earlier && { superseded: earlier.id }) },
		quote: {
			id,
			version: change.version,
			status: "sent",
			total,
			sentAt: at,
			answeredAt: null,
			validUntil: change.content.validUntil,
			accepted: found.data.desk.quote?.accepted ?? null,
		},
		appointment,
		writes: [
			own ? quoteReplacement(own, data) : { kind: "create", collection: "quotes", id, data },
			...(earlier ? [quoteReplacement(earlier, { ...earlier.data, status: "superseded", updatedAt: at })] : []),
			...(appointment?.writes ?? []),
			...told.tasks,
		],
		mails: told.mails,
		tasks: told.tasks.map((task) => task.id),
		overtaken: [...(earlier ? await quoteTasks(store, found.id, earlier.id) : []), ...(appointment?.overtaken ?? [])],
	};

	async function tellCustomer(): Promise<{ mails: Creation<"outbox">[]; tasks: Creation<"tasks">[] }> {
		const { email, name, locale } = found.data;
		const more = { delay: undoWindow, quote: id, ...(change.text && { entryId: newId }) };
		if (email) return { mails: [mailWrite(sentMailId(id), "quote-sent", found.id, parts, more)], tasks: [] };
		const [price, day] = [formatMoney(total, locale), formatDate(change.content.validUntil, locale)];
		const text = callTaskWords[locale].quote(name, price, day);
		const assignee = await callerAbout(found.data, by, parts);
		const task = newTask(found.id, { text, dueAt: at, assignee }, by, now);
		return { mails: [], tasks: [{ kind: "create", collection: "tasks", id: `${id}-sent`, data: task }] };
	}
}

/** The mail of an open quote that was sent before the customer had an e-mail address. */
export async function mailOpenQuote(
	parts: LeadParts,
	{ id: leadId, data: { desk, status, spam } }: Found,
): Promise<Creation<"outbox">[]> {
	const { quote } = desk;
	const isOpen = quote && leadQuoteState(quote, parts.clock.now()) === "sent" && status !== "lost" && spam.length === 0;
	if (!isOpen || (await parts.store.get("outbox", sentMailId(quote.id)))) return [];
	return [mailWrite(sentMailId(quote.id), "quote-sent", leadId, parts, { delay: undoWindow, quote: quote.id })];
}

/** The id of the mail that brings a quote to its customer. */
export function sentMailId(quote: string): string {
	return `${quote}-sent`;
}

/** Proposes the time, moves an earlier proposal, or ends it. A booked appointment stays as it is. */
async function prepareProposal(
	parts: LeadParts & CallerParts,
	found: Found,
	{ proposal, content }: Sending,
	by: NamedMember,
	newId: string,
) {
	const open = await openAppointment(parts.store, found.data);
	const of = open && { id: open.id, sequence: open.data.sequence };
	if (!proposal) return of && open.data.status === "proposed" ? endProposal(parts, found, of, by, newId) : null;
	if (open?.data.status === "booked") return { kind: "stale" } as const;
	const { place, accepted } = proposal;
	const now = parts.clock.now();
	const end = proposalEnd(content.validUntil, place, now);
	if (end <= now) return { kind: "taken" } as const;
	const until = end.toISOString();
	const change: AppointmentChange = { kind: "appointment", to: "proposed", of, place, accepted, until };
	return ready(await prepareAppointment(parts, found, change, by, newId));
}
