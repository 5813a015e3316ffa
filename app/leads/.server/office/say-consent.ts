import type { MarketingState } from "#app/.server/marketing/consents.ts";
import { kindsInWords } from "#app/.server/marketing/kinds-in-words.ts";
import type { Locale } from "#app/locale/locales.ts";
import { kindsOf } from "#app/model/privacy/mail-kinds.ts";
import { formatDate } from "#app/time/format.ts";
import { leadWordsIn } from "./staff-words.ts";

/** Which kinds of mail an address receives, in one line. */
export function sayConsent(
	{ agreed, withdrawnAt }: Pick<MarketingState, "agreed" | "withdrawnAt">,
	locale: Locale,
): string {
	const { promotions } = leadWordsIn(locale).page;
	const kinds = agreed ? kindsInWords(kindsOf(agreed), locale) : "";
	return promotions(kinds, formatDate(agreed?.agreedAt, locale), formatDate(withdrawnAt, locale));
}
