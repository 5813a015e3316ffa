import type { Locale } from "#app/locale/locales.ts";
import { contactAt } from "#app/model/leads/last-contact.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import {
	allowsMail,
	type MailAddress,
	type MarketingConsent,
	standingConsent,
	withdrawnSince,
	withKinds,
} from "#app/model/privacy/mail-address.ts";
import { kindsOf, type MailKind } from "#app/model/privacy/mail-kinds.ts";
import { retries } from "../store/retries.ts";
import { addressId } from "./address-id.ts";
import { earlierConsent, type MarketingParts, writeOf } from "./consents.ts";
import { storedAddress } from "./stored-address.ts";
import { textVersionOf } from "./text-version.ts";

type ConsentingLead = Pick<Lead, "email" | "marketing" | "locale" | "kind" | "spam">;

/** Whether a customer may be reminded, and which sentence asks them. Null when nobody may ask. */
export interface ReminderState {
	isAllowed: boolean;
	/** What stands already, and stays. */
	kinds: readonly MailKind[];
}

/** The address of a flagged lead may be a stranger's, who did not ask for anything. */
export async function reminderState(
	lead: ConsentingLead,
	{ store, secret }: MarketingParts,
): Promise<ReminderState | null> {
	if (lead.email === null || lead.spam.length > 0) return null;
	const known = await storedAddress(store, lead.email, secret);
	return stateOf(addressOf(known?.data ?? null, lead));
}

interface ReminderConsent {
	/** The sentence beside the box, and its language. */
	text: string;
	locale: Locale;
	/** The kinds that stood when the page was rendered: the sentence names them. */
	kinds: readonly MailKind[];
	/** When the page was rendered. A page from before a withdrawal does not undo it. */
	shownAt: Date;
}

/** `stale`: the page showed something else. `refused`: the lead is gone, flagged, or has no e-mail address. */
type AllowedReminder = "allowed" | "same" | "stale" | "refused";

/**
 * Adds reminders to what the address of this lead may receive. No other address can be named. The lead is written in the
 * same commit, so that one that is erased, corrected or marked as spam meanwhile refuses it.
 */
export async function allowReminder(
	{ store, secret, clock }: MarketingParts & { store: DocumentStore; clock: Clock },
	leadId: string,
	{ text, locale, kinds, shownAt }: ReminderConsent,
): Promise<AllowedReminder> {
	for (const retry = retries(); ; retry()) {
		const lead = await store.get("leads", leadId);
		if (!lead || lead.data.email === null || lead.data.spam.length > 0) return "refused";
		const id = addressId(lead.data.email, secret);
		const known = await storedAddress(store, lead.data.email, secret);
		const before = addressOf(known?.data ?? null, lead.data);
		const state = stateOf(before);
		if (state.isAllowed) return "same";
		const isChanged = state.kinds.join() !== kinds.join();
		if (isChanged || (before && withdrawnSince(before, shownAt.toISOString()))) return "stale";
		const at = clock.now().toISOString();
		const consent: MarketingConsent = {
			agreedAt: at,
			text,
			textVersion: textVersionOf(text),
			locale,
			kinds: [...state.kinds, "due-again"],
			place: "request-page",
			ended: null,
		};
		const after = withKinds(before, consent, "follow-page");
		const data = { ...lead.data, ...contactAt(at) };
		const { ok } = await store.commit([
			{ ...lead, kind: "replace", collection: "leads", data },
			...writeOf(id, known, after),
		]);
		if (ok) return "allowed";
	}
}

/** With the consent that only a lead of an earlier build has. */
function addressOf(known: MailAddress | null, lead: ConsentingLead): MailAddress | null {
	const earlier = known ? null : earlierConsent(lead);
	return earlier ? { consents: [earlier], withdrawnAt: null, purgeAfter: null } : known;
}

function stateOf(address: MailAddress | null): ReminderState {
	const standing = standingConsent(address);
	return { isAllowed: allowsMail(address, "due-again"), kinds: standing ? kindsOf(standing) : [] };
}
