import { formatMoney } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { OfferedPromotion } from "./promotion.ts";

/** `40 $`, `10 %`; in English `$40`, `10%`. */
export function promotionAmount({ amount }: Pick<OfferedPromotion, "amount">, locale: Locale): string {
	if (amount.kind === "fixed") return formatMoney(amount.cents, locale);
	return `${amount.percent}${locale === "fr" ? "\u00a0" : ""}%`;
}
