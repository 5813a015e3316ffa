import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Condition, DocumentStore } from "#app/model/ports.ts";
import { foldText } from "#app/model/text/fold.ts";
import { endOfDay, startOfDay } from "#app/time/montreal.ts";
import { contractsWith, type StoredContract } from "../contracts.ts";

/** Days in Montréal, `YYYY-MM-DD`, both included; empty for no limit. */
export interface ContractQuery {
	from: string;
	to: string;
	/** A reference, an e-mail address, a phone number, or a part of a name. */
	search: string;
	cursor?: string | undefined;
}

export interface ContractPage {
	contracts: readonly StoredContract[];
	/** Null at the end of the list. */
	cursor: string | null;
}

const pageSize = 25;
/** Names have no index: one page reads at most so many contracts, and the next one goes on. */
const mostRead = 500;

/** By the time of acceptance, the newest first. */
export async function listContracts(store: DocumentStore, query: ContractQuery): Promise<ContractPage> {
	const key = keyIn(query.search);
	const found = key ? await contractsWith(store, key) : [];
	// A first name such as "Anne-Marie" may look like a reference.
	if (found.length > 0 || (key && key.field !== "reference")) {
		return { contracts: found.toSorted(newestFirst), cursor: null };
	}
	const wanted = foldText(query.search.trim());
	const contracts: StoredContract[] = [];
	let cursor = query.cursor ?? null;
	for (let read = 0; read < mostRead && contracts.length < pageSize; read += pageSize) {
		const page = await store.query("contracts", {
			where: acceptedBetween(query),
			orderBy: { field: "acceptance.at", direction: "descending" },
			limit: pageSize,
			...(cursor && { cursor }),
		});
		contracts.push(...page.documents.filter(({ data }) => namesOf(data).some((name) => name.includes(wanted))));
		cursor = page.cursor;
		if (!cursor) break;
	}
	return { contracts, cursor };
}

function acceptedBetween({ from, to }: ContractQuery): Condition<"contracts">[] {
	return [
		...(from ? [{ field: "acceptance.at", is: ">=", value: startOfDay(from).toISOString() } as const] : []),
		...(to ? [{ field: "acceptance.at", is: "<", value: endOfDay(to).toISOString() } as const] : []),
	];
}

/** The indexed field that a search names exactly; null for a name. The prefix of a reference is a setting (`Brand`). */
function keyIn(search: string): Condition<"contracts"> | null {
	const typed = search.trim();
	const digits = typed.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	if (typed.includes("@")) return { field: "emailKey", is: "=", value: emailKeyOf(typed) ?? "" };
	if (digits.length === 10 && /^[\d\s()+.-]+$/.test(typed)) return { field: "phoneKey", is: "=", value: digits };
	return /^[a-z]{2,4}-\w+$/i.test(typed) ? { field: "reference", is: "=", value: typed.toUpperCase() } : null;
}

function namesOf({ acceptance, texts }: StoredContract["data"]): string[] {
	return [acceptance.name, texts.fr.customer.lines[0] ?? ""].map(foldText);
}

function newestFirst(one: StoredContract, other: StoredContract): number {
	return one.data.acceptance.at < other.data.acceptance.at ? 1 : -1;
}
