import { formatWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { addTaxes } from "#app/model/estimate/taxes.ts";
import type { Job } from "#app/model/jobs/job.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { jobWords } from "#content/estimate/job-page.ts";

/** What was done and what was not, in the customer's language. */
export function sayLines({ lines }: Pick<Job, "lines">, locale: Locale): { done: string[]; notDone: string[] } {
	const said = (isDone: boolean) => lines.filter((line) => line.isDone === isDone).map(({ text }) => text[locale]);
	return { done: said(true), notDone: said(false) };
}

/** The final amount with taxes, and a sentence with the one before taxes; null when no amount is known. */
export function sayFinalAmount(
	{ finalAmount }: Pick<Lead, "finalAmount">,
	locale: Locale,
): { total: string; taxes: string } | null {
	if (finalAmount == null) return null;
	return {
		total: formatWithCents(addTaxes(finalAmount).total, locale),
		taxes: jobWords[locale].taxes(formatWithCents(finalAmount, locale)),
	};
}
