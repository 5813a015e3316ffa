import type { Locale } from "#app/locale/locales.ts";
import { addTaxes } from "#app/model/estimate/taxes.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { type ContractStatus, contractStatus, customerOf, lastDayKept } from "#app/model/quotes/contract-status.ts";
import { versionOf } from "#app/model/quotes/quote.ts";
import type { StoredContract } from "../contracts.ts";

/** A contract as lists show it. Amounts are with taxes, in cents. */
export interface ContractRow {
	id: string;
	reference: string;
	version: number;
	customer: string;
	acceptedAt: string;
	total: number;
	finalTotal: number | null;
	status: ContractStatus;
	/** The version that replaced it. */
	replacedBy: number | null;
	/** `YYYY-MM-DD`. */
	keptUntil: string;
	isErased: boolean;
}

export async function contractRow(
	store: DocumentStore,
	{ id, data }: StoredContract,
	locale: Locale,
): Promise<ContractRow> {
	const { reference, version, acceptance, amounts, finalAmount, replacedBy } = data;
	return {
		id,
		reference,
		version,
		customer: customerOf(data, locale).name,
		acceptedAt: acceptance.at,
		total: amounts.total,
		finalTotal: finalAmount === null ? null : addTaxes(finalAmount).total,
		status: contractStatus(data),
		replacedBy: replacedBy === null ? null : versionOf(replacedBy),
		keptUntil: lastDayKept(data),
		isErased: (await store.get("leads", data.lead)) === null,
	};
}
