import type { Lead } from "#app/model/leads/lead.ts";
import type { SpokenAnswer } from "#app/model/leads/spoken-answers.ts";
import type { Clock, StoredDocument, Write } from "#app/model/ports.ts";
import {
	chosenAt,
	covers,
	type MailAddress,
	type MarketingConsent,
	standingConsent,
	withConsent,
	withdrawnSince,
} from "#app/model/privacy/mail-address.ts";
import { retries } from "../store/retries.ts";
import { addressId, readConfirmToken } from "./address-id.ts";
import { type MarketingParts, writeOf } from "./consents.ts";
import { storedAddress } from "./stored-address.ts";
import { textVersionOf } from "./text-version.ts";

/** How long the link in the mail works after the call. */
const linkDays = 30;

/** What became of a yes to promotions that a caller said. Only "asked" can be confirmed. */
export type SpokenConsent =
	| { kind: "asked"; lead: StoredDocument<Lead>; spoken: SpokenAnswer; until: Date; address: KnownAddress }
	| { kind: "confirmed"; consent: MarketingConsent; email: string }
	/** The person chose other kinds of mail after the call. */
	| { kind: "chosen"; consent: MarketingConsent; email: string }
	/** The person withdrew their consent after the call. */
	| { kind: "withdrawn"; at: string; email: string }
	| { kind: "expired"; until: Date }
	/** A member replaced the address in the lead. */
	| { kind: "corrected" }
	/** The lead was erased, purged or marked as spam. */
	| { kind: "gone" };

type KnownAddress = StoredDocument<MailAddress> | null;

/** Null for a token that this server did not sign. */
export async function readSpokenConsent(
	token: string,
	parts: MarketingParts,
	now: Date,
): Promise<SpokenConsent | null> {
	const asked = readConfirmToken(token, parts.secret);
	return asked && spokenConsent(asked, parts, now);
}

/** `address` is the id of the address that the caller gave. */
export async function spokenConsent(
	{ leadId, address }: { leadId: string; address: string },
	{ store, secret }: MarketingParts,
	now: Date,
): Promise<SpokenConsent> {
	const lead = await store.get("leads", leadId);
	const spoken = lead?.data.spoken?.marketing;
	if (!lead || spoken?.answer !== "yes" || lead.data.spam.length > 0) return { kind: "gone" };
	const { email } = lead.data;
	if (email === null || addressId(email, secret) !== address) return { kind: "corrected" };
	const known = await storedAddress(store, email, secret);
	const consent = standingConsent(known?.data ?? null);
	if (consent && covers(consent, spoken)) return { kind: "confirmed", consent, email };
	if (consent && chosenAt(consent) > spoken.at) return { kind: "chosen", consent, email };
	// An old link must not undo a withdrawal. A yes that came after an earlier withdrawal can be confirmed.
	const at = known && withdrawnSince(known.data, spoken.at);
	if (at) return { kind: "withdrawn", at, email };
	const until = new Date(spoken.at);
	until.setUTCDate(until.getUTCDate() + linkDays);
	return until <= now ? { kind: "expired", until } : { kind: "asked", lead, spoken, until, address: known };
}

/**
 * Keeps the consent from now on, with the sentence that was read aloud. Twice changes nothing. The lead is rewritten
 * unchanged, so that a lead that is erased, corrected or marked as spam meanwhile refuses the commit.
 */
export async function confirmSpokenConsent(
	token: string,
	parts: MarketingParts & { clock: Clock },
): Promise<SpokenConsent | null> {
	for (const retry = retries(); ; retry()) {
		const now = parts.clock.now();
		const found = await readSpokenConsent(token, parts, now);
		if (found?.kind !== "asked") return found;
		const { lead, spoken, address } = found;
		const email = lead.data.email ?? "";
		const consent = consentFrom(spoken, now);
		const after = withConsent(address?.data ?? null, consent);
		if (!after) return found;
		const unchanged: Write = { ...lead, kind: "replace", collection: "leads" };
		const { ok } = await parts.store.commit([unchanged, ...writeOf(addressId(email, parts.secret), address, after)]);
		if (ok) return { kind: "confirmed", consent, email };
	}
}

function consentFrom({ text, locale, kinds }: SpokenAnswer, now: Date): MarketingConsent {
	return {
		agreedAt: now.toISOString(),
		textVersion: textVersionOf(text),
		text,
		locale,
		...(kinds && { kinds }),
		place: "phone",
		ended: null,
	};
}
