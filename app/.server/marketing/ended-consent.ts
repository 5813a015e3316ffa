import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { chosenAt, standingConsent, withoutEnding } from "#app/model/privacy/mail-address.ts";
import { addressId } from "./address-id.ts";
import { earlierConsent, endingWrites, type MarketingParts, writeOf } from "./consents.ts";
import { storedAddress } from "./stored-address.ts";

type MembersEnding = { at: string; by: "corrected" | "spam" };

/**
 * For the commit that replaces a lead's e-mail address or puts the lead into the spam folder. A consent that this lead gave
 * may be for a stranger's address, and promotions can reach no address without another lead: both end. A new address
 * inherits nothing. What the person chose after `at` stands.
 */
export async function endedWrites(
	lead: StoredDocument<Lead>,
	{ at, by }: MembersEnding,
	{ store, secret }: MarketingParts,
): Promise<Write[]> {
	const { email, marketing } = lead.data;
	if (email === null) return [];
	const id = addressId(email, secret);
	const known = await storedAddress(store, email, secret);
	const earlier = known ? null : earlierConsent(lead.data);
	const standing = earlier ?? standingConsent(known?.data ?? null);
	if (!standing || chosenAt(standing) > at) return [];
	const isOwn = standing.agreedAt === marketing?.agreedAt;
	if (!isOwn && (await hasOtherLead(lead.id, email, store))) return [];
	return endingWrites(store, known?.id ?? id, { at, by }, earlier);
}

/** For the commit that undoes such a change, which was made at this time. */
export async function restoredWrites(
	email: string | null,
	at: string,
	{ store, secret }: MarketingParts,
): Promise<Write[]> {
	if (email === null) return [];
	const id = addressId(email, secret);
	const known = await storedAddress(store, email, secret);
	return known ? writeOf(id, known, withoutEnding(known.data, at)) : [];
}

async function hasOtherLead(leadId: string, email: string, store: DocumentStore): Promise<boolean> {
	const where = [{ field: "emailKey", is: "=", value: emailKeyOf(email) ?? "" }] as const;
	const { documents } = await store.query("leads", { where, limit: 1000 });
	return documents.some(({ id, data }) => id !== leadId && data.spam.length === 0);
}
