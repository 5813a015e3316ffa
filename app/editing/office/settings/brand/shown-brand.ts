import { brandPath } from "#app/model/brand/brand-files.ts";
import { type CheckedPalette, checkedPalette } from "#app/model/brand/checked-palette.ts";
import { type FontPairName, fontPairNames } from "#app/model/brand/font-pairs.ts";
import { initialsOf } from "#app/model/brand/initials.ts";
import { isColor } from "#app/model/brand/read-color.ts";
import { prefixPattern } from "#app/model/brand/reference-prefix.ts";
import type { BrandView } from "../../../.server/office/settings/brand-view.ts";
import type { NamedBrand } from "../../../.server/parts/brand-part.ts";

/** The brand as the form shows it while the member types. A value that cannot be read is shown as it was saved. */
export interface ShownBrand {
	name: string;
	prefix: string;
	fonts: FontPairName;
	checked: CheckedPalette;
	/** The URL of the uploaded mark or logo. */
	mark: string | null;
	logo: string | null;
	icon: string | null;
	/** Instead of a mark; null while the name is the one of the mark that ships. */
	initials: string | null;
}

export function shownBrand(value: unknown, { view, version, shippedName }: BrandView): ShownBrand {
	const saved = view.value as NamedBrand;
	const typed = value as Partial<Record<keyof NamedBrand, unknown>>;
	const colors = (typed.colors ?? {}) as Readonly<Record<string, unknown>>;
	const color = (name: "main" | "accent") => (isColor(colors[name]) ? colors[name] : saved.colors[name]);
	const name = String(typed.name ?? "") || saved.name;
	return {
		name,
		prefix: prefixPattern.test(String(typed.prefix)) ? String(typed.prefix) : saved.prefix,
		fonts: fontPairNames.find((pair) => pair === typed.fonts) ?? saved.fonts,
		checked: checkedPalette({ main: color("main"), accent: color("accent") }),
		mark: saved.mark ? brandPath(version, "mark.png") : null,
		logo: saved.logo ? brandPath(version, "logo.png") : null,
		icon: saved.mark ? brandPath(version, "icon-192.png") : null,
		initials: saved.mark || name === shippedName ? null : initialsOf(name),
	};
}
