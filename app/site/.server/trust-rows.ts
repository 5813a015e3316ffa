import { formatMoney } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { TrustFacts } from "#app/model/company.ts";
import type { TrustBox } from "#app/model/site/page-contents.ts";
import { type TrustRow, trustLabels } from "#content/pages/trust-labels.ts";

/** The trust facts that a page shows, in their order. Pages that are not listed show none. */
const shownOn: Readonly<Record<string, readonly TrustRow[]>> = {
	terms: ["legalName", "neq", "insurance", "payment", "arrival", "damage", "redo"],
	about: ["legalName", "neq", "insurance", "crew", "arrival", "payment"],
	guarantee: ["redo", "damage", "insurance", "payment", "arrival", "crew"],
};

/** Returns null when the owner has filled in none of the facts of this page. */
export function trustBox(page: string, trust: TrustFacts, locale: Locale): TrustBox | null {
	const labels = trustLabels[locale];
	const rows = (shownOn[page] ?? []).flatMap((fact) => {
		const value = textOf(fact, trust, locale);
		return value === undefined ? [] : [{ label: labels[fact], value }];
	});
	return rows.length > 0 ? { title: labels.title, rows } : null;
}

function textOf(fact: TrustRow, trust: TrustFacts, locale: Locale): string | undefined {
	switch (fact) {
		case "legalName":
		case "neq":
			return trust[fact];
		case "insurance":
			return trust.insurance && `${trust.insurance.insurer}, ${formatMoney(trust.insurance.amount, locale)}`;
		default:
			return trust[fact]?.[locale];
	}
}
