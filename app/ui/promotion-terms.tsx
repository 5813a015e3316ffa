import type { OfferedPromotion } from "#app/model/estimate/promotion.ts";
import type { PanelWords } from "#app/model/estimate/words.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { formatDate } from "#app/time/format.ts";
import { useLanguage } from "./messages.tsx";

/** The last day of a promotion and its conditions, which unfold in place: a link would leave a half-filled form. */
export function PromotionTerms({
	promotion: { ends, words: texts },
	words,
}: {
	promotion: OfferedPromotion;
	words: Pick<PanelWords["offers"], "until" | "conditions">;
}) {
	const { locale } = useLanguage();
	return (
		<details className="text-small">
			<summary className="-my-1.5 min-h-11 cursor-pointer py-2.5">
				{fillIn(words.until, { date: formatDate(ends, locale) })}{" "}
				<span className="font-semibold underline underline-offset-3">{words.conditions}</span>
			</summary>
			<ul className="mb-2 grid list-disc gap-1 pl-5 leading-snug">
				{texts[locale].conditions.map((condition) => (
					<li key={condition}>{condition}</li>
				))}
			</ul>
		</details>
	);
}
