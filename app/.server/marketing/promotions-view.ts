import { type Locale, localeTags } from "#app/locale/locales.ts";
import type { MarketingConsent } from "#app/model/privacy/mail-address.ts";
import { kindsOf } from "#app/model/privacy/mail-kinds.ts";
import type { ConsentProofView, PromotionsView } from "#app/model/privacy/promotions-view.ts";
import { formatDate } from "#app/time/format.ts";
import { consentProofWords } from "#content/messages/consent-proof.ts";
import { promotionsWords } from "#content/messages/promotions.ts";
import type { MarketingState } from "./consents.ts";
import { kindsInWords } from "./kinds-in-words.ts";

/** The part of the follow page. Null for a customer who never agreed to any of it. */
export function promotionsView({ agreed, ended, withdrawnAt }: MarketingState, locale: Locale): PromotionsView | null {
	const words = promotionsWords[locale];
	const consent = agreed ?? ended;
	const shared = {
		proof: consent && proofView(consent, locale),
		button: words.button,
		unavailable: words.unavailable,
	};
	if (agreed) {
		const text = words.agreed.text(kindsInWords(kindsOf(agreed), locale));
		return { state: "agreed", ...words.agreed, text, ...shared };
	}
	if (withdrawnAt === null) return null;
	return {
		state: "withdrawn",
		...words.withdrawn,
		...shared,
		text: words.withdrawn.text(formatDate(withdrawnAt, locale)),
	};
}

/** The proof is shown in the words in which it was given, whatever the language of the page. */
export function proofView(consent: MarketingConsent, locale: Locale): ConsentProofView {
	const { given, givenWithoutSentence, places, ended } = consentProofWords[locale];
	const say = consent.text === null ? givenWithoutSentence : given;
	return {
		given: say(formatDate(consent.agreedAt, locale), places[consent.place], kindsInWords(kindsOf(consent), locale)),
		sentence: consent.text,
		language: localeTags[consent.locale],
		ended: consent.ended && ended[consent.ended.by](formatDate(consent.ended.at, locale)),
	};
}
