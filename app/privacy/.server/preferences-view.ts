import { expandText } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { kindsInWords } from "#app/.server/marketing/kinds-in-words.ts";
import { proofView } from "#app/.server/marketing/promotions-view.ts";
import type { Locale } from "#app/locale/locales.ts";
import { allowsMail, type MailAddress, standingConsent } from "#app/model/privacy/mail-address.ts";
import { kindsOf, type MailKind, mailKinds } from "#app/model/privacy/mail-kinds.ts";
import type { PreferencesContent } from "#app/model/privacy/promotions-view.ts";
import { formatDate } from "#app/time/format.ts";
import { preferencesWords } from "#content/messages/preferences.ts";

/** `savedAt`: when the form was sent that the page answers; null when the page was opened. */
export function preferencesView(
	address: MailAddress | null,
	savedAt: number | null,
	locale: Locale,
	reader: ContentReader,
): PreferencesContent {
	const words = preferencesWords[locale];
	const { anytime, save, note, unavailable } = words;
	return {
		heading: words.title,
		legend: legendIn(locale, reader),
		anytime,
		save,
		note,
		unavailable,
		outcome: savedAt === null ? null : { at: savedAt, text: outcomeOf(address, locale) },
		// The outcome says it already.
		status: savedAt === null ? statusOf(address, locale) : [],
		kinds: mailKinds.map((name) => ({ name, label: words.kinds[name], isChosen: allowsMail(address, name) })),
		stop: address?.withdrawnAt ? null : words.stop,
		proofs: {
			heading: words.proofs,
			list: (address?.consents ?? []).map((consent) => proofView(consent, locale)).toReversed(),
		},
	};
}

function outcomeOf(address: MailAddress | null, locale: Locale): string {
	const { saved, stopped } = preferencesWords[locale];
	const standing = standingConsent(address);
	return standing ? saved(kindsInWords(kindsOf(standing), locale)) : stopped;
}

function statusOf(address: MailAddress | null, locale: Locale): string[] {
	const words = preferencesWords[locale];
	const standing = standingConsent(address);
	if (standing) return [words.agreed(kindsInWords(kindsOf(standing), locale))];
	if (!address?.withdrawnAt) return [words.unknown];
	const isErased = /^(?:erased|expired)$/.test(address.consents.at(-1)?.ended?.by ?? "");
	return [words.withdrawn(formatDate(address.withdrawnAt, locale)), ...(isErased ? [words.erased] : [])];
}

/** The sentence that the chosen boxes make, as the page shows it: the proof of the consent. */
export function chosenSentence(kinds: readonly MailKind[], locale: Locale, reader: ContentReader): string {
	const words = preferencesWords[locale];
	const chosen = mailKinds.filter((kind) => kinds.includes(kind)).map((kind) => words.kinds[kind]);
	return `${legendIn(locale, reader)} ${chosen.join("; ")}. ${words.anytime}`;
}

function legendIn(locale: Locale, reader: ContentReader): string {
	return expandText(preferencesWords[locale].legend, locale, reader);
}
