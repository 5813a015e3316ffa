import { everything } from "#app/.server/store/everything.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Condition, DocumentStore, StoredDocument } from "#app/model/ports.ts";
import type { Contract } from "#app/model/quotes/contract.ts";

export type StoredContract = StoredDocument<Contract>;

interface ContractOwner {
	email?: string | undefined;
	/** Ten digits. */
	phone?: string | undefined;
	/** The ids of their quotes, as long as these are stored: somebody may accept with another address. */
	quotes?: readonly string[];
}

/** The contracts of a person, the oldest first. Those whose lead is gone are found by the address or the number. */
export async function contractsOf(
	store: DocumentStore,
	{ email, phone, quotes = [] }: ContractOwner,
): Promise<StoredContract[]> {
	const emailKey = emailKeyOf(email);
	const found = await Promise.all([
		emailKey ? contractsWith(store, { field: "emailKey", is: "=", value: emailKey }) : [],
		phone ? contractsWith(store, { field: "phoneKey", is: "=", value: phone }) : [],
		...quotes.map(async (id) => [await store.get("contracts", id)]),
	]);
	const contracts = new Map(found.flat().flatMap((contract) => (contract ? [[contract.id, contract]] : [])));
	return [...contracts.values()].sort((one, other) => (one.data.acceptance.at < other.data.acceptance.at ? -1 : 1));
}

export function contractsWith(
	store: DocumentStore,
	condition: Condition<"contracts">,
): Promise<readonly StoredContract[]> {
	return everything(store, "contracts", { where: [condition] });
}
