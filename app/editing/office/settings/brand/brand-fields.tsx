import { Link } from "react-router";
import { firstDayPath } from "#app/admin/first-day-path.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { BrandView } from "../../../.server/office/settings/brand-view.ts";
import type { NamedBrand } from "../../../.server/parts/brand-part.ts";
import { useTyped } from "../use-typed.ts";
import { BrandSection } from "./brand-section.tsx";
import { ColorFields } from "./color-fields.tsx";
import { FontCards } from "./font-cards.tsx";
import { LogoFields } from "./logo-fields.tsx";
import { NameFields } from "./name-fields.tsx";
import { shownBrand } from "./shown-brand.ts";

/** The sections of the brand's form. Palette, logo and example follow what is typed; the server renders them too. */
export function BrandFields({
	data,
	typed,
	form,
}: {
	data: BrandView;
	typed: unknown;
	form: { current: HTMLFormElement | null };
}) {
	const own = useStaffLanguage().words.settings.brand;
	const shown = shownBrand(useTyped(form, data.view.description, typed), data);
	const value = typed as Partial<NamedBrand>;
	return (
		<>
			<BrandSection title={own.sections.names}>
				<NameFields value={value} prefix={shown.prefix} />
			</BrandSection>
			<BrandSection title={own.sections.logo}>
				<LogoFields value={value} brand={shown} changed={data.picture} />
			</BrandSection>
			<BrandSection title={own.sections.colors}>
				<ColorFields value={value.colors} checked={shown.checked} />
			</BrandSection>
			<BrandSection title={own.sections.fonts}>
				<FontCards chosen={value.fonts} />
			</BrandSection>
			<section className="office-panel" aria-labelledby="brand-rest">
				<h2 id="brand-rest">{own.sections.rest}</h2>
				<p className="mt-1.5 text-ink-600 text-small">{own.rest.text}</p>
				<Link to={firstDayPath} className="office-action mt-2">
					<OfficeIcon name="list" />
					{own.rest.link}
				</Link>
			</section>
		</>
	);
}
