import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Correction } from "#app/model/brand/checked-palette.ts";
import { formatRatio } from "./format-ratio.ts";
import { Swatch } from "./swatch.tsx";

/** Says which colour was too light, and which one replaces it. */
export function CorrectionNote({ id, correction }: { id: string; correction: Correction }) {
	const { words, locale } = useStaffLanguage();
	const { color, chosen, used, ratio, least } = correction;
	const own = words.settings.brand.colors.corrected[color];
	return (
		<p id={id} className="brand-corrected">
			<OfficeIcon name="alert" />
			<span>
				{own.before} <Swatch color={chosen} className="brand-swatch" />
				{chosen} {own.between(formatRatio(ratio, locale), formatRatio(least, locale))}{" "}
				<Swatch color={used} className="brand-swatch" />
				<strong>{used}</strong>
				{own.after}
			</span>
		</p>
	);
}
