import { consentWrites, type MarketingParts } from "#app/.server/marketing/consents.ts";
import { endedWrites, restoredWrites } from "#app/.server/marketing/ended-consent.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument, Write } from "#app/model/ports.ts";

/**
 * For the commit that puts a lead into the spam folder or takes it out, also by undoing: a flagged lead gives no consent to
 * mails. `at`: when the change was made that is stored or undone.
 */
export async function spamConsentWrites(
	lead: StoredDocument<Lead>,
	after: Lead,
	at: string,
	parts: MarketingParts,
): Promise<Write[]> {
	const [was, is] = [lead.data.spam.length > 0, after.spam.length > 0];
	if (was === is) return [];
	if (is) return endedWrites(lead, { at, by: "spam" }, parts);
	const endedAt = flaggedAt(lead.data);
	const restored = endedAt ? await restoredWrites(lead.data.email, endedAt, parts) : [];
	return restored.length > 0 ? restored : consentWrites(after, parts);
}

/** When the lead's consent ended: when a member marked it, or at the time of a rescue that was undone. */
function flaggedAt({ desk }: Lead): string | null {
	const flagged = desk.history.findLast(({ kind, undone }) => kind === (undone ? "rescue" : "spam"));
	return flagged?.at ?? null;
}
