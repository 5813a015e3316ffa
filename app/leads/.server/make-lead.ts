import { randomBytes } from "node:crypto";
import { textVersionOf } from "#app/.server/marketing/text-version.ts";
import { contactAt } from "#app/model/leads/last-contact.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { FormConsent } from "#app/model/leads/lead-details.ts";
import { untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import type { SpamFlag } from "#app/model/leads/lead-status.ts";
import { namedMember } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { askedKinds } from "#app/model/privacy/mail-kinds.ts";
import type { IncomingCall, IncomingLead } from "./incoming-lead.ts";
import { mailsFor } from "./lead-mails.ts";
import type { LeadParts } from "./lead-parts.ts";

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
		wroteAt: now.toISOString(),
		latestText: "",
		laterWords: "",
		desk: untouchedLeadWork,
		...contactAt(now.toISOString()),
		...(call && answeredCall(call, now.toISOString())),
	};
}

/** The member spoke with the customer and goes on with the lead: no answer is due, and it is no news for them. */
function answeredCall({ by, confirms: _, ...said }: IncomingCall, at: string): Partial<Lead> {
	const assignee = namedMember(by);
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

function consentGiven({ marketingText: text, marketingLocale, locale }: IncomingLead, now: Date): FormConsent {
	return {
		agreedAt: now.toISOString(),
		textVersion: textVersionOf(text),
		text,
		locale: marketingLocale ?? locale,
		kinds: askedKinds,
	};
}

/** The alphabet has no letters and digits that sound or look alike. */
export function makeReference(prefix: string): string {
	const alphabet = "ACDEFGHJKMNPQRTUVWXY34679";
	return `${prefix}-${[...randomBytes(7)].map((byte) => alphabet[byte % alphabet.length]).join("")}`;
}
