import { shownDocument } from "#app/.server/shown-document.ts";
import type { Locale } from "#app/locale/locales.ts";
import { addTaxes } from "#app/model/estimate/taxes.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contractStatus, lastDayKept } from "#app/model/quotes/contract-status.ts";
import { versionOf } from "#app/model/quotes/quote.ts";
import { textsHash } from "../texts-hash.ts";

/** A contract as its page shows it. Null when there is none. */
export async function contractPage(store: DocumentStore, id: string) {
	const found = await store.get("contracts", id);
	if (!found) return null;
	const { reference, version, acceptance, amounts, finalAmount, doneAt, sentAt, texts, hash, replacedBy } = found.data;
	const languages: readonly Locale[] = acceptance.locale === "fr" ? ["fr", "en"] : ["en", "fr"];
	return {
		id,
		reference,
		version,
		acceptance,
		finalAmount,
		doneAt,
		sentAt,
		hash,
		total: amounts.total,
		/** Null when it cannot cost more than the total. */
		most: amounts.most.total > amounts.total ? amounts.most.total : null,
		finalTotal: finalAmount === null ? null : addTaxes(finalAmount).total,
		status: contractStatus(found.data),
		replacedBy: replacedBy && { id: replacedBy, version: versionOf(replacedBy) },
		keptUntil: lastDayKept(found.data),
		isIntact: textsHash(texts) === hash,
		/** Null when it is erased or expired. */
		lead: (await store.get("leads", found.data.lead)) ? found.data.lead : null,
		/** The text that binds comes first. */
		documents: languages.map((locale) => ({ locale, document: shownDocument(texts[locale]) })),
	};
}
