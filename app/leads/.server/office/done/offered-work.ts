import type { ContentReader } from "#app/.server/content/reader.ts";
import { servicesOf } from "#app/.server/mail/lead-in-words.ts";
import type { OfferedWork } from "#app/model/jobs/done-form.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { lineAmount } from "#app/model/quotes/quote-amounts.ts";

/** What a member ticks at the end of an appointment. */
export async function offeredWork(store: DocumentStore, lead: Lead, reader: ContentReader): Promise<OfferedWork> {
	const accepted = lead.desk.quote?.accepted;
	const contract = accepted && (await store.get("contracts", accepted.id))?.data;
	if (accepted && contract) {
		const { lines, discount } = contract.content;
		return {
			version: accepted.version,
			lines: lines.map((line) => ({ text: line.text, cents: lineAmount(line) })),
			accepted: { amount: contract.amounts.beforeTaxes, most: accepted.most, discount: discount?.cents ?? 0 },
		};
	}
	const english = servicesOf(lead, "en", reader);
	const lines = servicesOf(lead, "fr", reader).map((fr, index) => ({
		text: { fr, en: english[index] ?? fr },
		cents: null,
	}));
	return { version: 0, lines, accepted: null };
}
