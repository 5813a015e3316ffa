import { randomUUID } from "node:crypto";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { consentWrites } from "#app/.server/marketing/consents.ts";
import { retries } from "#app/.server/store/retries.ts";
import type { Collection } from "#app/model/documents.ts";
import { contactAt } from "#app/model/leads/last-contact.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { callMessage, formMessage, messageId } from "#app/model/leads/lead-message.ts";
import { StoreUnavailableError, type Write } from "#app/model/ports.ts";
import { contentHash } from "./content-hash.ts";
import { undoWindow } from "./inbox/undo-token.ts";
import type { IncomingLead } from "./incoming-lead.ts";
import { confirmationId, mailsFor, promotionsMailId } from "./lead-mails.ts";
import type { LeadParts } from "./lead-parts.ts";
import { mailWrite } from "./mail-write.ts";
import { makeLead } from "./make-lead.ts";
import { messageWrite } from "./messages.ts";

export interface ReceivedLead {
	id: string;
	lead: Lead;
	/** False when the same form was received before: the first lead is returned. */
	created: boolean;
}

/** What books an appointment for a new lead, called again at each attempt to save both. */
export type BookLead = (id: string, lead: Lead) => Promise<BookedLead | "taken">;

export const bookNothing: BookLead = async (_, lead) => ({ lead, writes: [] });

/** The lead as it is saved, with what is saved beside it. */
export interface BookedLead {
	lead: Lead;
	writes: readonly Write[];
}

/**
 * Stores a lead and its mails in one transaction; both are durable when the promise resolves. The same form sent twice
 * is one lead. The same key with other content creates a second lead, linked to the first.
 */
export async function receiveLead(incoming: IncomingLead, parts: LeadParts): Promise<ReceivedLead> {
	const received = await receiveBooking(incoming, bookNothing, parts);
	if (received === "taken") throw new Error("Nothing was to be booked");
	return received;
}

/** The same with an appointment in the same transaction. Nothing is stored when its time is taken. */
export async function receiveBooking(
	incoming: IncomingLead,
	book: BookLead,
	parts: LeadParts,
): Promise<ReceivedLead | "taken"> {
	const hash = contentHash(incoming);
	const id = incoming.key ?? randomUUID();
	const lead = await makeLead(incoming, id, hash, null, parts);
	const result = await commitLead(id, lead, { incoming, book, parts });
	if (typeof result === "object") return { id, lead: result, created: true };

	const first = await parts.store.get("leads", id);
	if (!first && result === "taken") return result;
	if (!first) throw new Error(`Lead ${id} was refused as known, but is not there`);
	if (first.data.contentHash === hash) return { id, lead: first.data, created: false };
	return incoming.once
		? correctLead(first.id, incoming, hash, parts)
		: receiveAgain(id, hash, { incoming, book, parts });
}

/**
 * Sends no second notification: members see the corrected lead. Only what the form asks for is corrected, so that the rest
 * stays as a member noted it; once a member has changed the lead, they have decided whether it is spam.
 */
async function correctLead(
	id: string,
	{ fields, locale, flags }: IncomingLead,
	contentHash: string,
	{ store, clock }: LeadParts,
): Promise<ReceivedLead> {
	for (const retry = retries(); ; retry()) {
		const known = await store.get("leads", id);
		if (!known) throw new StoreUnavailableError(`Lead ${id} was erased meanwhile`);
		const { email, postalCode, service, message } = fields;
		const spam = known.data.desk.revision > 0 ? known.data.spam : [...new Set([...known.data.spam, ...flags])];
		const words = { email, postalCode, service, message, locale, spam, contentHash };
		const lead: Lead = { ...known.data, ...words, ...contactAt(clock.now().toISOString()) };
		const corrected = messageId(id, "form");
		const first = await store.get("messages", corrected);
		const { ok } = await store.commit([
			{ kind: "replace", collection: "leads", id, version: known.version, data: lead },
			...(first
				? [{ ...first, kind: "replace", collection: "messages", data: { ...first.data, text: lead.message } } as const]
				: []),
		]);
		if (ok) return { id, lead, created: false };
	}
}

/** Handles other content under a used key. The id is derived from key and content, so that a repeat is recognised. */
async function receiveAgain(firstId: string, hash: string, context: Receiving): Promise<ReceivedLead | "taken"> {
	const { incoming, parts } = context;
	const id = `${firstId}-${hash.slice(0, 12)}`;
	const lead = await makeLead(incoming, id, hash, firstId, parts);
	const result = await commitLead(id, lead, context);
	if (typeof result === "object") return { id, lead: result, created: true };
	const known = await parts.store.get("leads", id);
	if (!known && result === "taken") return result;
	if (!known) throw new Error(`Lead ${id} was refused as known, but is not there`);
	return { id, lead: known.data, created: false };
}

interface Receiving {
	incoming: IncomingLead;
	book: BookLead;
	parts: LeadParts;
}

/** Documents that other forms change at the same time: they are read again. */
const shared: readonly Collection[] = ["mailAddresses", "crewDays", "instantBookings", "leads"];

/** The lead as it was saved, or why it was not. */
async function commitLead(
	id: string,
	lead: Lead,
	{ incoming, book, parts }: Receiving,
): Promise<Lead | "known" | "taken"> {
	for (const retry = retries(); ; retry()) {
		const booked = await book(id, lead);
		if (booked === "taken") return booked;
		const consent = await consentWrites(lead, parts);
		const saved = incoming.call?.confirms && lead.email ? withTold(booked.lead, confirmationId(id)) : booked.lead;
		const writes = [...writesFor(id, saved, incoming, parts), ...consent, ...booked.writes];
		const result = await parts.store.commit(writes);
		if (result.ok) return saved;
		if (result.collection === "leads" && result.id === id) return "known";
		if (!shared.includes(result.collection)) throw new StoreUnavailableError(`${result.collection} changed meanwhile`);
	}
}

/** The confirmation of a call names the appointment that was booked with it. */
function withTold(lead: Lead, mail: string): Lead {
	const history = lead.desk.history.map((entry) => (entry.appointment ? { ...entry, mails: [mail] } : entry));
	return { ...lead, desk: { ...lead.desk, history } };
}

function writesFor(id: string, lead: Lead, { call, along = [] }: IncomingLead, parts: LeadParts): Write[] {
	const writes: Write[] = [
		{ kind: "create", collection: "leads", id, data: lead },
		messageWrite("form", call ? callMessage(id, lead, call.by) : formMessage(id, lead)),
		...along,
	];
	const confirmation = call?.confirms && lead.email ? (["lead-confirmation"] as const) : [];
	// What a member sends can be stopped; a form's mails leave at once.
	const delay = call ? undoWindow : 0;
	for (const template of call ? confirmation : mailsFor(lead)) {
		writes.push(mailWrite(`${id}-${template}`, template, id, parts, { delay }));
	}
	// Whether or not the customer wants a confirmation: without this mail, a yes by voice never counts.
	if (lead.email && lead.spoken?.marketing?.answer === "yes") {
		const address = addressId(lead.email, parts.secret);
		writes.push(mailWrite(promotionsMailId(id), "promotions-confirm", id, parts, { delay, address }));
	}
	return writes;
}
