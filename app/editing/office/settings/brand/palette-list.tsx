import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Palette } from "#app/model/brand/palette.ts";
import { Swatch } from "./swatch.tsx";

export function PaletteList({ palette }: { palette: Palette }) {
	const { colors } = useStaffLanguage().words.settings.brand;
	const tokens = Object.entries(colors.tokens) as [keyof typeof colors.tokens, string][];
	return (
		<div>
			<h3 className="brand-caption">{colors.palette}</h3>
			<ul className="brand-palette">
				{tokens.map(([token, name]) => (
					<li key={token}>
						<Swatch color={palette[token]} className="brand-tile" />
						<span className="brand-token">{name}</span> <span className="sr-only">{palette[token]}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
