import { everything } from "#app/.server/store/everything.ts";
import { formatPhone } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { writeMoney } from "#app/model/editing/schemas/written-values.ts";
import { addTaxes } from "#app/model/estimate/taxes.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { Contract } from "#app/model/quotes/contract.ts";
import { accountingDay, contractStatus, customerOf } from "#app/model/quotes/contract-status.ts";
import { csvOf, separators } from "#app/model/text/csv.ts";
import { dayInMontreal, endOfDay, startOfDay } from "#app/time/montreal.ts";
import { contractWords as english } from "#content/staff/contracts.en.ts";
import { type AccountingColumn, contractWords as french } from "#content/staff/contracts.fr.ts";

/** Each contract counts once: on the day of its final amount, or on the day it was accepted until it has one. */
export async function contractsToAccount(
	store: DocumentStore,
	{ from, to }: { from: string; to: string },
): Promise<Contract[]> {
	const [start, end] = [startOfDay(from).toISOString(), endOfDay(to).toISOString()];
	const [accepted, done] = await Promise.all([
		everything(store, "contracts", {
			where: [
				{ field: "acceptance.at", is: ">=", value: start },
				{ field: "acceptance.at", is: "<", value: end },
			],
		}),
		everything(store, "contracts", {
			where: [
				{ field: "doneAt", is: ">=", value: start },
				{ field: "doneAt", is: "<", value: end },
			],
		}),
	]);
	const contracts = [...accepted.filter(({ data }) => data.doneAt === null), ...done].map(({ data }) => data);
	return contracts.sort((one, other) => (countedAt(one) < countedAt(other) ? -1 : 1));
}

function countedAt({ doneAt, acceptance }: Contract): string {
	return doneAt ?? acceptance.at;
}

/** In the member's language and Montréal's days. French spreadsheets split at semicolons, English ones at commas. */
export function contractsAsCsv(contracts: readonly Contract[], locale: Locale): string {
	const { file } = locale === "fr" ? french : english;
	const columns = columnsIn(locale);
	const keys = Object.keys(columns) as AccountingColumn[];
	const rows = contracts.map((contract) => keys.map((key) => columns[key](contract)));
	return csvOf([keys.map((key) => file.columns[key]), ...rows], separators[locale]);
}

type Columns = Readonly<Record<AccountingColumn, (contract: Contract) => unknown>>;

/** The columns, in order. Add new ones at the end: accountants' spreadsheets address columns by position. */
function columnsIn(locale: Locale): Columns {
	const { statuses } = locale === "fr" ? french : english;
	const dollars = (cents: number) => writeMoney(cents, locale);
	const final = ({ finalAmount }: Contract, amount: (beforeTaxes: number) => number) =>
		finalAmount === null ? null : dollars(amount(finalAmount));
	return {
		countedOn: accountingDay,
		acceptedOn: ({ acceptance }) => dayInMontreal(new Date(acceptance.at)),
		reference: ({ reference }) => reference,
		version: ({ version }) => version,
		customer: (contract) => customerOf(contract, locale).name,
		acceptedBy: ({ acceptance }) => acceptance.name,
		email: ({ acceptance }) => acceptance.email,
		phone: ({ phoneKey }) => phoneKey && formatPhone(phoneKey, locale),
		address: (contract) => customerOf(contract, locale).address,
		work: ({ content }) => content.lines.map(({ text }) => text[locale]).join("\n"),
		lines: ({ amounts }) => dollars(amounts.lines),
		discount: ({ amounts }) => dollars(amounts.discount),
		beforeTaxes: ({ amounts }) => dollars(amounts.beforeTaxes),
		gst: ({ amounts }) => dollars(amounts.gst),
		qst: ({ amounts }) => dollars(amounts.qst),
		total: ({ amounts }) => dollars(amounts.total),
		most: ({ amounts }) => dollars(amounts.most.total),
		status: (contract) => statuses[contractStatus(contract)],
		doneOn: ({ doneAt }) => doneAt && dayInMontreal(new Date(doneAt)),
		finalBeforeTaxes: (contract) => final(contract, (cents) => cents),
		finalGst: (contract) => final(contract, (cents) => addTaxes(cents).gst),
		finalQst: (contract) => final(contract, (cents) => addTaxes(cents).qst),
		finalTotal: (contract) => final(contract, (cents) => addTaxes(cents).total),
	};
}
