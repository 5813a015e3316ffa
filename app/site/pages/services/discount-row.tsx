import type { ReactNode } from "react";
import { formatRange } from "#app/locale/format.ts";
import type { FittingPromotion } from "#app/model/estimate/engine/promotion-off.ts";
import { useLanguage } from "#app/ui/messages.tsx";

/** The promotion in a price, with its last day and conditions (`children`) under its name. */
export function DiscountRow({
	applied: { promotion, off },
	children,
}: {
	applied: FittingPromotion;
	children: ReactNode;
}) {
	const { locale } = useLanguage();
	return (
		<div className="tabular border-line border-t py-2.5 text-note">
			<p className="flex justify-between gap-4 font-semibold text-teal-700">
				<span>{promotion.words[locale].name}</span>
				<span className="whitespace-nowrap">− {formatRange(off, locale)}</span>
			</p>
			{children}
		</div>
	);
}
