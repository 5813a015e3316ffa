import { addressId } from "#app/.server/marketing/address-id.ts";
import { consentOf, type MarketingParts, writeOf } from "#app/.server/marketing/consents.ts";
import { storedAddress } from "#app/.server/marketing/stored-address.ts";
import { everything } from "#app/.server/store/everything.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import {
	type MarketingConsent,
	standingConsent,
	withConsent,
	withoutConsent,
} from "#app/model/privacy/mail-address.ts";

/** The consents of these leads that came with the import end, unless the same person also agreed in a form. */
export async function undoneConsents(
	leads: readonly StoredDocument<Lead>[],
	importId: string,
	at: string,
	{ store, secret }: MarketingParts,
): Promise<Write[]> {
	const emails = leads.flatMap(({ data }) => (data.marketing ? (emailKeyOf(data.email) ?? []) : []));
	// Two spellings of one mailbox have one document, which a commit can write only once.
	const byAddress = Map.groupBy(new Set(emails), (email) => addressId(email, secret));
	const writes = [...byAddress].map(async ([id, spellings]) => {
		const known = await storedAddress(store, spellings[0] ?? "", secret);
		if (!known || standingConsent(known.data)?.importId !== importId) return [];
		const ended = withoutConsent(known.data, { at, by: "import-undone" });
		const [again] = (await Promise.all(spellings.map((email) => givenElsewhere(store, email)))).flat();
		return writeOf(id, known, (again && withConsent(ended, again)) ?? ended);
	});
	return (await Promise.all(writes)).flat();
}

/** A form that was sent while the imported consent stood added no second one: its lead has the proof. */
async function givenElsewhere(store: DocumentStore, email: string): Promise<MarketingConsent[]> {
	const leads = await everything(store, "leads", { where: [{ field: "emailKey", is: "=", value: email }] });
	const given = leads.filter(({ data }) => data.channel === undefined && data.spam.length === 0 && data.marketing);
	return given.flatMap(({ data }) => consentOf(data) ?? []);
}
