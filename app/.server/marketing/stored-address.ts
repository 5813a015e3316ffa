import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import type { MailAddress } from "#app/model/privacy/mail-address.ts";
import { addressIds } from "./address-id.ts";

type StoredAddress = StoredDocument<MailAddress>;

/** What is known about an address. Write it under the id that it has here, or under `addressId` when it is null. */
export async function storedAddress(
	store: DocumentStore,
	email: string,
	secret: string,
): Promise<StoredAddress | null> {
	return (await storedAddresses(store, email, secret))[0] ?? null;
}

/**
 * More than one only for a host with accents: earlier builds stored each of its spellings under an id of its own, and the
 * links in their mails still name these. The last choice comes first: a withdrawal counts whichever id it was stored under.
 */
export async function storedAddresses(store: DocumentStore, email: string, secret: string): Promise<StoredAddress[]> {
	const found = await Promise.all(addressIds(email, secret).map((id) => store.get("mailAddresses", id)));
	return lastChoiceFirst(found.flatMap((address) => address ?? []));
}

export function lastChoiceFirst<Known extends { data: MailAddress }>(addresses: readonly Known[]): Known[] {
	return addresses.toSorted((one, other) => (lastChoice(one.data) < lastChoice(other.data) ? 1 : -1));
}

function lastChoice({ consents, withdrawnAt, lastWithdrawnAt }: MailAddress): string {
	const agreed = consents.flatMap(({ agreedAt, confirmedAt }) => [agreedAt, confirmedAt ?? ""]);
	const ended = consents.map((consent) => consent.ended?.at ?? "");
	return [withdrawnAt ?? "", lastWithdrawnAt ?? "", ...agreed, ...ended].toSorted().at(-1) ?? "";
}
