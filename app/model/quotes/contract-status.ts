import type { Locale } from "#app/locale/locales.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import type { Contract } from "./contract.ts";

export type ContractStatus = "accepted" | "replaced" | "done";

export function contractStatus({ replacedBy, doneAt }: Pick<Contract, "replacedBy" | "doneAt">): ContractStatus {
	if (replacedBy) return "replaced";
	return doneAt ? "done" : "accepted";
}

/** The day on which the books count a contract, in Montréal: of its final amount, or of the acceptance until then. */
export function accountingDay({ acceptance, doneAt }: Pick<Contract, "acceptance" | "doneAt">): string {
	return dayInMontreal(new Date(doneAt ?? acceptance.at));
}

/** The last day on which it is kept, in Montréal. */
export function lastDayKept({ purgeAfter }: Pick<Contract, "purgeAfter">): string {
	return dayInMontreal(new Date(Date.parse(purgeAfter) - 1));
}

/** Who the quote was prepared for, as it says: the lines of its customer without phone number and e-mail. */
export function customerOf(
	{ texts, acceptance }: Pick<Contract, "texts" | "acceptance">,
	locale: Locale,
): { name: string; address: string } {
	const lines = texts[locale].customer.lines.filter((line) => !line.includes("@") && !phone.test(line));
	const [name = acceptance.name, ...address] = lines;
	return { name, address: address.join(", ") };
}

/** As `formatPhone` writes it. */
const phone = /^\d{3}[-\u00a0]\d{3}-\d{4}$/;
