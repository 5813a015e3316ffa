import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type Localized, locales } from "#app/locale/locales.ts";
import { TextField } from "#app/ui/field.tsx";
import { CoverFrame } from "./cover-frame.tsx";

/** The file with its crop, and its description in the languages of `alt`. */
export function CoverFields({ alt }: { alt: Partial<Localized<string>> }) {
	const { cover } = useStaffLanguage().words;
	return (
		<>
			<CoverFrame />
			{locales
				.filter((locale) => alt[locale] !== undefined)
				.map((locale) => (
					<TextField
						key={locale}
						id={`alt-${locale}`}
						name={`alt-${locale}`}
						label={cover.alt[locale]}
						hint={cover.altHint}
						defaultValue={alt[locale]}
						maxLength={250}
						lang={locale}
						required
					/>
				))}
		</>
	);
}
