import { randomBytes, randomUUID } from "node:crypto";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { consentWrites } from "#app/.server/marketing/consents.ts";
import { textVersionOf } from "#app/.server/marketing/text-version.ts";
import { retries } from "#app/.server/store/retries.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { ChosenWindow } from "#app/model/appointments/chosen-window.ts";
import type { Collection } from "#app/model/documents.ts";
import type { ContactLead } from "#app/model/leads/contact-form.ts";
import { contactAt } from "#app/model/leads/last-contact.ts";
import type { EstimateLead, Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import type { FormConsent } from "#app/model/leads/lead-details.ts";
import { type Handler, untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import { callMessage, formMessage, messageId } from "#app/model/leads/lead-message.ts";
import type { LeadPlace } from "#app/model/leads/lead-place.ts";
import type { SpamFlag } from "#app/model/leads/lead-status.ts";
import { type Clock, type DocumentStore, StoreUnavailableError, type Write } from "#app/model/ports.ts";
import { askedKinds } from "#app/model/privacy/mail-kinds.ts";
import type { LeadSource } from "#app/model/traffic/lead-source.ts";
import { contentHash } from "./content-hash.ts";
import { undoWindow } from "./inbox/undo-token.ts";
import { mailWrite } from "./mail-write.ts";
import { messageWrite } from "./messages.ts";

export interface IncomingLead {
	kind: Lead["kind"];
	fields: ContactLead;
	/** Missing without a postal code. */
	place?: LeadPlace;
	/** Estimates only: the answers, and the token of the lead's page. */
	estimate?: EstimateLead;
	followTokenOf?: (leadId: string) => string;
	/** The window that the customer chose; a member confirms it unless it is booked. */
	asked?: ChosenWindow | null;
	photos?: readonly string[];
	/** Writes to commit in the same transaction. */
	along?: readonly Write[];
	locale: Locale;
	/** Of a form of the site. */
	source?: LeadSource | null;
	/** Other content with the same key corrects the first lead instead of creating a second one. */
	once?: true;
	/** The form's idempotency key; null when it is missing or not signed by us. */
	key: string | null;
	flags: readonly SpamFlag[];
	/** Of a lead that a member enters: nobody has to be notified, and only the member decides about the confirmation. */
	call?: IncomingCall;
	/** Called when a confirmation would be sent; false withholds it. Confirmations are never withheld without it. */
	mayConfirm?: (email: string) => boolean;
	/** The sentence beside the marketing checkbox and its language, kept as proof of consent. */
	marketingText: string;
	marketingLocale?: Locale;
}

/** A call that a member answered. */
export interface IncomingCall extends Pick<Lead, "address" | "heardFrom" | "spoken" | "customer"> {
	by: Handler;
	/** Whether the customer gets a confirmation, when there is an e-mail address. */
	confirms: boolean;
}

export interface LeadParts {
	store: DocumentStore;
	clock: Clock;
	/** The right-hand side of every Message-ID. */
	mailDomain: string;
	/** The letters before the hyphen in the references of new leads. */
	referencePrefix: string;
	secret: string;
}

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

/** The lead as it is saved, without what is booked with it. */
export async function makeLead(
	incoming: IncomingLead,
	id: string,
	hash: string,
	linkedTo: string | null,
	{ store, clock, referencePrefix }: LeadParts,
): Promise<Lead> {
	const now = clock.now();
	const { kind, fields, place, estimate, followTokenOf, photos, asked, locale, key, flags, mayConfirm, call, source } =
		incoming;
	const { marketing, ...words } = fields;
	const duplicate = !call && (await isDuplicate(store, hash, id, now));
	const spam: readonly SpamFlag[] = duplicate ? [...flags, "duplicate"] : flags;
	const confirms = mailsFor({ kind, spam, email: words.email }).includes("lead-confirmation");
	const withheld = confirms && mayConfirm?.(words.email ?? "") === false;
	return {
		...words,
		address: null,
		...(place ?? { outOfArea: false, areaNames: "" }),
		reference: makeReference(referencePrefix),
		kind,
		idempotencyKey: key ?? id,
		contentHash: hash,
		linkedTo,
		receivedAt: now.toISOString(),
		locale,
		// A yes by voice is none before it is confirmed.
		marketing: marketing && !call && words.email !== null ? consentGiven(incoming, now) : null,
		spam,
		...(withheld && { confirmationWithheld: true }),
		status: "new",
		estimate: estimate ?? null,
		followToken: followTokenOf?.(id) ?? null,
		photos: photos ?? [],
		...(!call && { source: source ?? null }),
		...(asked && { asked: { ...asked, at: now.toISOString() } }),
		messageCount: 1,
		lastMessageAt: now.toISOString(),
		latestText: "",
		laterWords: "",
		desk: untouchedLeadWork,
		...contactAt(now.toISOString()),
		...(call && answeredCall(call, now.toISOString())),
	};
}

/** The member spoke with the customer and goes on with the lead: no answer is due, and it is no news for them. */
function answeredCall({ by, confirms: _, ...said }: IncomingCall, at: string): Partial<Lead> {
	const assignee = { id: by.id, name: by.name };
	const desk = { ...untouchedLeadWork, openedAt: at, assignee, answeredAt: at };
	return { ...said, channel: "phone", status: "contacted", desk };
}

/** Returns true when another form had the same content within the last 24 hours. */
async function isDuplicate(store: DocumentStore, hash: string, id: string, now: Date): Promise<boolean> {
	const since = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString();
	const { documents } = await store.query("leads", {
		where: [{ field: "contentHash", is: "=", value: hash }],
		limit: 5,
	});
	return documents.some((document) => document.id !== id && document.data.receivedAt > since);
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

/** The id of the mail that confirms a lead to its customer. */
export function confirmationId(lead: string): string {
	return `${lead}-lead-confirmation`;
}

/** The id of the mail that asks a caller to confirm a yes to promotions. */
export function promotionsMailId(lead: string): string {
	return `${lead}-promotions-confirm`;
}

/**
 * A flag may be wrong, so the team is also notified of flagged leads, except when the honeypot or the rate limit
 * flagged them. The address in a flagged lead may be a stranger's: nothing is sent to it.
 */
export function mailsFor({
	kind,
	channel,
	spam,
	email,
	confirmationWithheld,
}: Pick<Lead, "kind" | "channel" | "spam" | "email" | "confirmationWithheld">): OutboxEntry["template"][] {
	// Members enter these themselves.
	if (channel) return [];
	if (spam.includes("honeypot") || spam.includes("rate-limit")) return [];
	if (spam.length > 0 || kind === "waiting-list") return ["lead-notification"];
	return email && !confirmationWithheld ? ["lead-notification", "lead-confirmation"] : ["lead-notification"];
}

/** The alphabet has no letters and digits that sound or look alike. */
export function makeReference(prefix: string): string {
	const alphabet = "ACDEFGHJKMNPQRTUVWXY34679";
	return `${prefix}-${[...randomBytes(7)].map((byte) => alphabet[byte % alphabet.length]).join("")}`;
}

function consentGiven({ marketingText: text, marketingLocale, locale }: IncomingLead, now: Date): FormConsent {
	return {
		agreedAt: now.toISOString(),
		textVersion: textVersionOf(text),
		text,
		locale: marketingLocale ?? locale,
		kinds: askedKinds,
	};
}
