import type { ContentReader } from "#app/.server/content/reader.ts";
import { sampleLead } from "#app/.server/leads/sample-lead.ts";
import { estimateInWords } from "#app/.server/mail/lead-in-words.ts";
import { shownDocument } from "#app/.server/shown-document.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { ShownDocument } from "#app/model/quotes/shown-document.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { quoteTexts } from "../quote-texts.ts";
import { startingLines } from "../starting-lines.ts";

const daysValid = 14;

/** A quote for a person who does not exist, as a member would start it from an estimate. It is never stored. */
export function sampleQuote(locale: Locale, reader: ContentReader, now: Date): ShownDocument {
	const lead = sampleLead(locale, reader, now);
	const textIn = (language: Locale) => lead.estimate && estimateInWords(lead.estimate, language, reader).text;
	const [fr, en] = [textIn("fr"), textIn("en")];
	const content = {
		lines: fr && en ? startingLines(lead.estimate, { fr, en }) : [],
		discount: null,
		reason: { fr: "", en: "" },
		validUntil: addDays(dayInMontreal(now), daysValid),
	};
	const texts = quoteTexts({ content, version: 1, lead, replaces: null, proposal: null, now }, reader);
	return shownDocument(texts[locale]);
}
