import { type Locale, localeTags } from "#app/locale/locales.ts";
import type { MarketingConsent } from "#app/model/privacy/mail-address.ts";
import type { PromotionsView } from "#app/model/privacy/promotions-view.ts";
import { formatDate } from "#app/time/format.ts";
import { promotionsWords } from "#content/messages/promotions.ts";

/** The proof is shown in the words in which it was given, whatever the language of the page. */
export function promotionsView(
	consent: MarketingConsent | null,
	withdrawnAt: string | null,
	locale: Locale,
): PromotionsView {
	const { agreed, withdrawn, given, places, button, unavailable } = promotionsWords[locale];
	const proof = consent && {
		given: given(formatDate(consent.agreedAt, locale), places[consent.place]),
		sentence: consent.text,
		language: localeTags[consent.locale],
	};
	return withdrawnAt === null
		? { state: "agreed", ...agreed, proof, button, unavailable }
		: {
				state: "withdrawn",
				...withdrawn,
				text: withdrawn.text(formatDate(withdrawnAt, locale)),
				proof,
				button,
				unavailable,
			};
}
