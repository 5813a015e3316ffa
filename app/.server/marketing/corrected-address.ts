import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { standingConsent, withoutCorrection } from "#app/model/privacy/mail-address.ts";
import { addressId } from "./address-id.ts";
import { earlierConsent, endingWrites, type MarketingParts, writeOf } from "./consents.ts";
import { storedAddress } from "./stored-address.ts";

/**
 * For the commit that replaces a lead's e-mail address. A consent that this lead gave may be for a stranger's address, and
 * promotions can reach no address without a lead: both end. The new address inherits nothing.
 */
export async function correctionWrites(
	lead: StoredDocument<Lead>,
	at: string,
	{ store, secret }: MarketingParts,
): Promise<Write[]> {
	const { email, marketing } = lead.data;
	if (email === null) return [];
	const id = addressId(email, secret);
	const known = await storedAddress(store, email, secret);
	const earlier = known ? null : earlierConsent(lead.data);
	const standing = earlier ?? standingConsent(known?.data ?? null);
	if (!standing) return [];
	const isOwn = standing.agreedAt === marketing?.agreedAt;
	if (!isOwn && (await hasOtherLead(lead.id, email, store))) return [];
	return endingWrites(store, known?.id ?? id, { at, by: "corrected" }, earlier);
}

/** For the commit that undoes such a correction. `at` is the time of the correction. */
export async function undoneCorrectionWrites(
	email: string | null,
	at: string,
	{ store, secret }: MarketingParts,
): Promise<Write[]> {
	if (email === null) return [];
	const id = addressId(email, secret);
	const known = await storedAddress(store, email, secret);
	return known ? writeOf(id, known, withoutCorrection(known.data, at)) : [];
}

async function hasOtherLead(leadId: string, email: string, store: DocumentStore): Promise<boolean> {
	const where = [{ field: "emailKey", is: "=", value: emailKeyOf(email) ?? "" }] as const;
	const { documents } = await store.query("leads", { where, limit: 2 });
	return documents.some(({ id }) => id !== leadId);
}
