import type { Lead } from "#app/model/leads/lead.ts";
import type { Clock, DocumentStore, Write } from "#app/model/ports.ts";
import {
	type ConsentEnding,
	type MailAddress,
	type MarketingConsent,
	standingConsent,
	withConsent,
	withKinds,
	withoutConsent,
} from "#app/model/privacy/mail-address.ts";
import { retries } from "../store/retries.ts";
import { upsertWrite } from "../store/upsert-write.ts";
import { addressId } from "./address-id.ts";
import { storedAddress } from "./stored-address.ts";
import { textVersionOf } from "./text-version.ts";

export interface MarketingParts {
	store: DocumentStore;
	secret: string;
}

/** What may be sent to an address, with the proof of it. */
export interface MarketingState {
	/** To any kind of mail: `kindsOf` says which. */
	agreed: MarketingConsent | null;
	/** The last consent that ended, while its proof is kept. */
	ended: MarketingConsent | null;
	withdrawnAt: string | null;
}

type ConsentingLead = Pick<Lead, "email" | "marketing" | "locale" | "kind" | "spam">;

/** The state of a lead's address, whichever of its leads the consent came from. */
export async function marketingOf(lead: ConsentingLead, { store, secret }: MarketingParts): Promise<MarketingState> {
	const known = lead.email === null ? null : await storedAddress(store, lead.email, secret);
	return stateOf(known?.data ?? null, lead);
}

export function stateOf(address: MailAddress | null, lead: ConsentingLead): MarketingState {
	const agreed = address ? standingConsent(address) : earlierConsent(lead);
	return {
		agreed,
		ended: address?.consents.findLast((consent) => consent.ended !== null) ?? null,
		withdrawnAt: address?.withdrawnAt ?? null,
	};
}

/** Earlier builds kept a consent in its lead only. One in the spam folder gives none. */
export function earlierConsent(lead: ConsentingLead): MarketingConsent | null {
	return lead.spam.length === 0 && lead.marketing && lead.marketing.text === undefined && lead.email !== null
		? consentOf(lead)
		: null;
}

/**
 * For the commit that stores or rescues a lead. The address of a flagged lead may be a stranger's, who did not consent.
 */
export async function consentWrites(lead: ConsentingLead, { store, secret }: MarketingParts): Promise<Write[]> {
	const consent = consentOf(lead);
	if (!consent || lead.email === null || lead.spam.length > 0) return [];
	const known = await storedAddress(store, lead.email, secret);
	return writeOf(addressId(lead.email, secret), known, withConsent(known?.data ?? null, consent));
}

/** Promotions end now, even if no consent is known. Twice changes nothing. */
export async function withdrawConsent(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	id: string,
	by: ConsentEnding,
	earlier: MarketingConsent | null = null,
): Promise<void> {
	for (const retry = retries(); ; retry()) {
		const writes = await endingWrites(store, id, { at: clock.now().toISOString(), by }, earlier);
		if (writes.length === 0 || (await store.commit(writes)).ok) return;
	}
}

/**
 * Consents that one address may give with the link: in 24 hours, and all that are kept. Each is a proof that stays for
 * years, and the link in a mail lets anybody who has it choose without end.
 */
const mostGiven = { inDay: 20, inAll: 200 };

function hasGivenOften({ consents }: MailAddress, now: Date): boolean {
	const dayBefore = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString();
	const inDay = consents.filter(({ agreedAt }) => agreedAt > dayBefore).length;
	return inDay >= mostGiven.inDay || consents.length >= mostGiven.inAll;
}

/**
 * Chooses the kinds of mail with a sentence as proof. Without any kind, everything ends. Returns false, and changes
 * nothing, for an address with too many consents; ending them is always possible.
 */
export async function chooseKinds(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	id: string,
	chosen: { text: string; by: ConsentEnding } & Required<Pick<MarketingConsent, "kinds" | "locale" | "place">>,
): Promise<boolean> {
	const { by, text, ...rest } = chosen;
	for (const retry = retries(); ; retry()) {
		const now = clock.now();
		const consent = { ...rest, agreedAt: now.toISOString(), text, textVersion: textVersionOf(text), ended: null };
		const known = await store.get("mailAddresses", id);
		const changed = withKinds(known?.data ?? null, consent, by);
		const isMore = known && changed && changed.consents.length > known.data.consents.length;
		if (isMore && hasGivenOften(known.data, now)) return false;
		const writes = writeOf(id, known, changed);
		if (writes.length === 0 || (await store.commit(writes)).ok) return true;
	}
}

export async function endingWrites(
	store: DocumentStore,
	id: string,
	ended: { at: string; by: ConsentEnding },
	earlier: MarketingConsent | null,
): Promise<Write[]> {
	const known = await store.get("mailAddresses", id);
	return writeOf(id, known, withoutConsent(known?.data ?? null, ended, earlier));
}

export function consentOf({ marketing, locale, kind }: ConsentingLead): MarketingConsent | null {
	if (!marketing) return null;
	return {
		agreedAt: marketing.agreedAt,
		textVersion: marketing.textVersion,
		text: marketing.text ?? null,
		locale: marketing.locale ?? locale,
		...(marketing.kinds && { kinds: marketing.kinds }),
		place: kind === "estimate" ? "estimate" : "contact",
		ended: null,
	};
}

/** Compare-and-set: two servers cannot overwrite each other. `id`: of an address that is not known yet. */
export function writeOf(id: string, known: { id: string; version: number } | null, data: MailAddress | null): Write[] {
	return data ? [upsertWrite("mailAddresses", known?.id ?? id, known, data)] : [];
}
