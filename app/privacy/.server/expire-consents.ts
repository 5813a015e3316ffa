import { addressId } from "#app/.server/marketing/address-id.ts";
import { earlierConsent, endingWrites, type MarketingParts } from "#app/.server/marketing/consents.ts";
import { storedAddresses } from "#app/.server/marketing/stored-address.ts";
import { retries } from "#app/.server/store/retries.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { withoutOldProofs } from "#app/model/privacy/mail-address.ts";

/** Once no lead has the address, nothing can be sent to it: its consent ends, and the proof starts to expire. */
export async function endedConsents(
	gone: ReadonlySet<string>,
	{ store, secret }: MarketingParts,
	now: Date,
): Promise<Write[]> {
	const endings = new Map<string, Write[]>();
	for (const leadId of gone) {
		const lead = await store.get("leads", leadId);
		const email = lead?.data.email;
		if (!lead || !email || (await hasOtherLead(lead, gone, store))) continue;
		const earlier = earlierConsent(lead.data);
		const known = (await storedAddresses(store, email, secret)).map(({ id }) => id);
		const ended = { at: now.toISOString(), by: "expired" } as const;
		for (const id of earlier && known.length === 0 ? [addressId(email, secret)] : known)
			if (!endings.has(id)) endings.set(id, await endingWrites(store, id, ended, earlier));
	}
	return [...endings.values()].flat();
}

async function hasOtherLead({ data }: StoredDocument<Lead>, gone: ReadonlySet<string>, store: DocumentStore) {
	const emailKey = emailKeyOf(data.email);
	if (!emailKey) return false;
	const where = [{ field: "emailKey", is: "=", value: emailKey }] as const;
	const { documents } = await store.query("leads", { where, limit: 1000 });
	return documents.some(({ id }) => !gone.has(id));
}

/** Keeps the hash of the address and the date of the withdrawal. Yields how many each commit changed. */
export async function* forgetOldProofs(store: DocumentStore, now: Date): AsyncGenerator<number> {
	const collection = "mailAddresses";
	const retry = retries();
	for (;;) {
		const where = [{ field: "purgeAfter", is: "<=", value: now.toISOString() } as const];
		const { documents } = await store.query(collection, { where, limit: 200 });
		if (documents.length === 0) return;
		const writes = documents.map(({ id, version, data }) => {
			return { kind: "replace", collection, id, version, data: withoutOldProofs(data, now) } as const;
		});
		if ((await store.commit(writes)).ok) yield writes.length;
		else retry();
	}
}
