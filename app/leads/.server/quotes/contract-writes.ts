import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { HistoryEntry, LeadWorkState } from "#app/model/leads/lead-history.ts";
import { isForWorkAhead, isPaidEarlier } from "#app/model/leads/return-visit.ts";
import type { DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { type Acceptance, type Contract, contractEnd } from "#app/model/quotes/contract.ts";
import type { Quote } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";

/**
 * Keeps an accepted quote as a contract. The contract that it replaces says so; one whose work is done and paid stays as it
 * is when the price is for later work.
 */
export async function contractCreation(
	store: DocumentStore,
	{ id: lead, data }: StoredDocument<Lead>,
	{ id, data: quote }: StoredDocument<Quote>,
	acceptance: Acceptance,
): Promise<Write[]> {
	const { texts, hash, sentAt, version, content } = quote;
	if (!texts || !hash || !sentAt) throw new Error(`Quote ${id} was never sent`);
	const { reference, phone, desk } = data;
	const isLater = isPaidEarlier(data);
	const finalAmount = isLater ? null : (data.finalAmount ?? null);
	const before = desk.quote?.accepted && (await store.get("contracts", desk.quote.accepted.id));
	const contract: Omit<Contract, "purgeAfter"> = {
		lead,
		reference,
		version,
		content,
		texts,
		hash,
		sentAt,
		acceptance,
		emailKey: emailKeyOf(acceptance.email),
		phoneKey: phone,
		amounts: quoteAmounts(content),
		finalAmount,
		doneAt: finalAmount === null ? null : (before?.data.doneAt ?? acceptance.at),
		replacedBy: null,
	};
	const isReplaced = before && !(isLater && before.data.finalAmount !== null);
	return [
		{ kind: "create", collection: "contracts", id, data: { ...contract, purgeAfter: contractEnd(contract) } },
		...(isReplaced ? [replaced(before, { replacedBy: id, finalAmount: null, doneAt: null })] : []),
	];
}

/**
 * The final amount of a lead is kept with its contract too, in the same commit. A corrected amount stays in the tax period
 * of the first one. `at`: ISO time of an amount that the contract does not have yet.
 */
export async function finalAmountWrites(
	store: DocumentStore,
	{ quote, finalAmount: amount = null }: Pick<LeadWorkState, "quote" | "finalAmount">,
	history: readonly HistoryEntry[],
	at: string,
): Promise<Write[]> {
	const contract = quote?.accepted && (await store.get("contracts", quote.accepted.id));
	const finalAmount = contract && isForWorkAhead({ desk: { history } }, contract.id) ? null : amount;
	if (!contract || contract.data.finalAmount === finalAmount) return [];
	return [replaced(contract, { finalAmount, doneAt: finalAmount === null ? null : (contract.data.doneAt ?? at) })];
}

/** A job costs at most what the customer accepted: more needs a newer version that they accept. */
export function isAboveAccepted({ quote, finalAmount = null }: Pick<LeadWorkState, "quote" | "finalAmount">): boolean {
	return Boolean(quote?.accepted && finalAmount !== null && finalAmount > quote.accepted.most);
}

function replaced(
	{ id, version, data }: StoredDocument<Contract>,
	changes: Partial<Pick<Contract, "finalAmount" | "doneAt" | "replacedBy">>,
): Write {
	const changed = { ...data, ...changes };
	return {
		kind: "replace",
		collection: "contracts",
		id,
		version,
		data: { ...changed, purgeAfter: contractEnd(changed) },
	};
}
