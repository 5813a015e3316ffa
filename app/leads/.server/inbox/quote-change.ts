import { formatMoney } from "#app/locale/format.ts";
import type { Localized } from "#app/locale/locales.ts";
import type { AppointmentPlace, BookingWarning } from "#app/model/appointments/appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerId, type Handler, type QuoteRecord } from "#app/model/leads/lead-history.ts";
import { newTask } from "#app/model/leads/task.ts";
import type { Creation, StoredDocument, Write } from "#app/model/ports.ts";
import type { Acceptance } from "#app/model/quotes/contract.ts";
import type { LeadQuote } from "#app/model/quotes/lead-quote.ts";
import { isOver, type Quote, type QuoteContent, quoteId } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import type { QuoteDocument } from "#app/model/quotes/quote-document.ts";
import { quotesOf } from "#app/quotes/.server/quotes.ts";
import { formatDate } from "#app/time/format.ts";
import { endOfDay } from "#app/time/montreal.ts";
import { callTaskWords } from "#content/staff/call-tasks.ts";
import { mailWrite } from "../mail-write.ts";
import { contractCreation } from "../quotes/contract-writes.ts";
import type { LeadParts } from "../receive-lead.ts";
import {
	type AppointmentChange,
	openAppointment,
	prepareAppointment,
	type ReadyAppointment,
} from "./appointment-change.ts";
import { undoWindow } from "./undo-token.ts";

/** The texts that a customer answers. Another version, or other texts, refuse the form. */
export interface QuoteVersion {
	id: string;
	hash: string;
}

export type QuoteChange = { kind: "quote" } & (
	| {
			to: "sent";
			version: number;
			/** Of the draft that the form was rendered from; 0 when nothing was saved yet. */
			revision: number;
			content: QuoteContent;
			texts: Localized<QuoteDocument>;
			hash: string;
			/** Takes the time like a booking, until it is accepted or ends. */
			proposal: { place: AppointmentPlace; accepted: readonly BookingWarning[] } | null;
			/** The member's own words in the mail. */
			text: string;
	  }
	| {
			to: "accepted";
			of: QuoteVersion;
			acceptance: Omit<Acceptance, "at">;
			/** Whether the customer takes the proposed appointment too. */
			books: boolean;
	  }
	/** The customer's words become a message. */
	| { to: "declined"; of: QuoteVersion; text: string }
);

/**
 * Why a customer's answer is refused. `superseded`: there is a newer version, or the texts are others. `closed`: the lead
 * is lost or spam. `proposal-ended`: the time is no longer kept; the price alone can be accepted.
 */
export type QuoteRefusal = "superseded" | "expired" | "declined" | "closed" | "proposal-ended";

export interface ReadyQuote {
	kind: "ready";
	record: QuoteRecord;
	quote: LeadQuote;
	appointment: ReadyAppointment | null;
	writes: readonly Write[];
	mails: Creation<"outbox">[];
	tasks: string[];
}

export type PreparedQuote =
	| ReadyQuote
	/** A member's form is about another draft or another appointment. */
	| { kind: "stale" }
	/** Somebody else took the proposed time. */
	| { kind: "taken" }
	/** It already is as wanted, for example because the form was sent twice. */
	| { kind: "same" }
	| { kind: "refused"; why: QuoteRefusal };

type Found = StoredDocument<Lead>;

/** A proposal ends after three days, or with its quote. */
export const proposalDays = 3;

/** What a change of a lead's quote writes, besides the lead. `newId`: of a proposed appointment. */
export function prepareQuote(
	parts: LeadParts,
	found: Found,
	change: QuoteChange,
	by: Handler,
	newId: string,
): Promise<PreparedQuote> {
	return change.to === "sent"
		? prepareSending(parts, found, change, by, newId)
		: prepareAnswer(parts, found, change, by, newId);
}

async function prepareSending(
	parts: LeadParts,
	found: Found,
	change: Extract<QuoteChange, { to: "sent" }>,
	by: Handler,
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
		...{ lead: found.id, version: change.version, status: "sent", revision: change.revision + 1 },
		content: change.content,
		by: { id: by.id, name: by.name },
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
	const told = tellCustomer();
	return {
		kind: "ready",
		record: { id, version: change.version, step: "sent", total, ...(earlier && { superseded: earlier.id }) },
		quote: {
			...{ id, version: change.version, status: "sent", total, sentAt: at, answeredAt: null },
			validUntil: change.content.validUntil,
			accepted: found.data.desk.quote?.accepted ?? null,
		},
		appointment,
		writes: [
			own ? replaced(own, data) : { kind: "create", collection: "quotes", id, data },
			...(earlier ? [replaced(earlier, { ...earlier.data, status: "superseded", updatedAt: at })] : []),
			...(appointment?.writes ?? []),
			...told.tasks,
		],
		mails: told.mails,
		tasks: told.tasks.map((task) => task.id),
	};

	function tellCustomer(): { mails: Creation<"outbox">[]; tasks: Creation<"tasks">[] } {
		const { email, name, locale, desk } = found.data;
		const more = { delay: undoWindow, quote: id, ...(change.text && { entryId: newId }) };
		if (email) return { mails: [mailWrite(`${id}-sent`, "quote-sent", found.id, parts, more)], tasks: [] };
		const [price, day] = [formatMoney(total, locale), formatDate(change.content.validUntil, locale)];
		const text = callTaskWords[locale].quote(name, price, day);
		const task = newTask(found.id, { text, dueAt: at, assignee: desk.assignee ?? by }, by, now);
		return { mails: [], tasks: [{ kind: "create", collection: "tasks", id: `${id}-sent`, data: task }] };
	}
}

/** Proposes the time, moves an earlier proposal, or ends it. A booked appointment stays as it is. */
async function prepareProposal(
	parts: LeadParts,
	found: Found,
	{ proposal, content }: Extract<QuoteChange, { to: "sent" }>,
	by: Handler,
	newId: string,
) {
	const open = await openAppointment(parts.store, found.data);
	const of = open && { id: open.id, sequence: open.data.sequence };
	if (!proposal) return of && open.data.status === "proposed" ? endProposal(parts, found, of, by, newId) : null;
	if (open?.data.status === "booked") return { kind: "stale" } as const;
	const latest = new Date(parts.clock.now().getTime() + proposalDays * 24 * 60 * 60 * 1000);
	const until = [latest, endOfDay(content.validUntil)].toSorted((one, other) => one.getTime() - other.getTime())[0];
	const { place, accepted } = proposal;
	const change: AppointmentChange = {
		...{ kind: "appointment", to: "proposed", of, place, accepted },
		until: (until ?? latest).toISOString(),
	};
	return ready(await prepareAppointment(parts, found, change, by, newId));
}

async function prepareAnswer(
	parts: LeadParts,
	found: Found,
	change: Extract<QuoteChange, { to: "accepted" | "declined" }>,
	by: Handler,
	newId: string,
): Promise<PreparedQuote> {
	const { store, clock } = parts;
	const [now, quotes] = [clock.now(), await quotesOf(store, found.id)];
	const own = quotes.find(({ id }) => id === change.of.id);
	if (!own || own.data.hash !== change.of.hash) return { kind: "refused", why: "superseded" };
	if (own.data.status === change.to) return { kind: "same" };
	const why = refusalOf(own.data, found.data, now);
	if (why) return { kind: "refused", why };
	const appointment = await prepareBooking(parts, found, own.data, change, by, newId);
	if (appointment === "proposal-ended") return { kind: "refused", why: appointment };
	if (appointment && appointment.kind !== "ready") return { kind: "refused", why: "proposal-ended" };

	const at = now.toISOString();
	const { id } = own;
	const amounts = quoteAmounts(own.data.content);
	const before = quotes.find(({ data }) => data.status === "accepted");
	const { version } = own.data;
	const writes: Write[] = [
		replaced(own, { ...own.data, status: change.to, answeredAt: at, updatedAt: at }),
		...(appointment?.writes ?? []),
	];
	const mails = [...(appointment?.mails ?? [])];
	let accepted = found.data.desk.quote?.accepted ?? null;
	if (change.to === "accepted") {
		accepted = { id, version, at, total: amounts.total, most: amounts.most.beforeTaxes };
		if (before) writes.push(replaced(before, { ...before.data, status: "superseded", updatedAt: at }));
		writes.push(...(await contractCreation(store, found, own, { ...change.acceptance, at })));
		mails.push(mailWrite(`${id}-accepted`, "quote-accepted", found.id, parts, { quote: id }));
	}
	return {
		kind: "ready",
		record: { id, version, step: change.to, total: amounts.total },
		quote: {
			...{ id, version, status: change.to, total: amounts.total, answeredAt: at, accepted },
			validUntil: own.data.content.validUntil,
			sentAt: own.data.sentAt ?? at,
		},
		appointment,
		writes,
		mails,
		tasks: [],
	};
}

function refusalOf({ status, content }: Quote, lead: Lead, now: Date): QuoteRefusal | null {
	if (status === "declined" || status === "superseded") return status;
	if (status !== "sent") return "superseded";
	if (lead.status === "lost" || lead.spam.length > 0) return "closed";
	return isOver(content.validUntil, now) ? "expired" : null;
}

/** Books the proposed appointment, or frees its time. One that a member booked meanwhile stays. */
async function prepareBooking(
	parts: LeadParts,
	found: Found,
	{ proposal }: Quote,
	change: Extract<QuoteChange, { to: "accepted" | "declined" }>,
	by: Handler,
	newId: string,
) {
	const books = change.to === "accepted" && change.books;
	const open = await openAppointment(parts.store, found.data);
	if (!open || open.id !== proposal) return books ? "proposal-ended" : null;
	if (open.data.status === "booked") return null;
	const of = { id: open.id, sequence: open.data.sequence };
	if (!books) return endProposal(parts, found, of, by, newId);
	const email = found.data.email ?? change.acceptance.email;
	const { accepted } = open.data;
	const booked: AppointmentChange = {
		...{ kind: "appointment", to: "booked", of, place: open.data, reminds: true, accepted, tells: true, text: "" },
	};
	return ready(await prepareAppointment(parts, { ...found, data: { ...found.data, email } }, booked, by, newId));
}

/** Without a mail: the quote says what happens to it. */
async function endProposal(
	parts: LeadParts,
	found: Found,
	of: { id: string; sequence: number },
	by: Handler,
	newId: string,
) {
	const change: AppointmentChange = { kind: "appointment", to: "cancelled", of, tells: false, text: "" };
	return ready(await prepareAppointment(parts, found, change, by, newId));
}

/** The appointment was read a moment ago: what is the same already has been changed in between. */
function ready(prepared: Awaited<ReturnType<typeof prepareAppointment>>) {
	return prepared.kind === "same" ? ({ kind: "stale" } as const) : prepared;
}

function replaced({ id, version }: StoredDocument<Quote>, data: Quote): Write {
	return { kind: "replace", collection: "quotes", id, version, data };
}

/** A customer's acceptance may bring the e-mail address that the lead lacks. */
export function emailFrom(change: QuoteChange, { email }: Pick<Lead, "email">): Partial<Pick<Lead, "email">> {
	return change.to === "accepted" && !email ? { email: change.acceptance.email } : {};
}

export function isByCustomer({ id }: Pick<Handler, "id">): boolean {
	return id === customerId;
}
