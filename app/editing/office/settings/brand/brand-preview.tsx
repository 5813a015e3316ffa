import { useState } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type BrandPreviewName, brandPreviewNames } from "#app/model/brand/brand-preview.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { BrandView } from "../../../.server/office/settings/brand-view.ts";
import { PreviewFrame, type Screen } from "../../content/preview-frame.tsx";
import { useTyped } from "../use-typed.ts";

/** Not a form of the page: keeps the switches out of the form around them, which would send and keep them. */
const outside = "brand-preview-switches";

/**
 * Real pages and a mail with the saved draft. The style sheet shows the chosen language, so the switch works without
 * JavaScript; browsers load hidden frames only once they are shown.
 */
export function BrandPreview({
	data,
	typed,
	form,
}: {
	data: BrandView;
	typed: unknown;
	form: { current: HTMLFormElement | null };
}) {
	const { words, locale } = useStaffLanguage();
	const { preview } = words.settings.brand;
	const { description, value, hasDraft } = data.view;
	const [screen, setScreen] = useState<Screen>("desktop");
	const [loads, setLoads] = useState(0);
	const isUnsaved = fingerprint(useTyped(form, description, typed)) !== fingerprint(value);
	return (
		<section className="brand-preview" aria-labelledby="brand-preview-title">
			<header>
				<h2 id="brand-preview-title">{preview.title}</h2>
				<button type="button" className="office-action scripted" onClick={() => setLoads((count) => count + 1)}>
					<OfficeIcon name="eye" />
					{preview.reload}
				</button>
				<fieldset className="brand-switch">
					<legend className="sr-only">{preview.language}</legend>
					{locales.map((language) => (
						<label key={language}>
							<input
								type="radio"
								form={outside}
								name="preview-language"
								value={language}
								defaultChecked={language === locale}
							/>
							{preview.languages[language]}
						</label>
					))}
				</fieldset>
				<fieldset className="brand-switch scripted">
					<legend className="sr-only">{preview.screen}</legend>
					{(["desktop", "phone"] as const).map((name) => (
						<label key={name}>
							<input
								type="radio"
								form={outside}
								name="preview-screen"
								value={name}
								checked={screen === name}
								onChange={() => setScreen(name)}
							/>
							{preview.screens[name]}
						</label>
					))}
				</fieldset>
			</header>
			<p role="status" className="brand-preview-note" data-unsaved={isUnsaved ? true : undefined}>
				{isUnsaved ? preview.unsaved : hasDraft ? preview.saved : preview.published}
			</p>
			{locales.map((language) => (
				<div key={language} className="brand-frames" data-language={language} data-screen={screen}>
					{brandPreviewNames.map((name) => {
						const src = data.previews[language][name];
						return src && <Frame key={name} name={name} language={language} src={src} screen={screen} loads={loads} />;
					})}
				</div>
			))}
		</section>
	);
}

/** The small frames: at the width of a desktop, their page would be too small to read. */
const smallWidth = 720;

function Frame({
	name,
	language,
	src,
	screen,
	loads,
}: {
	name: BrandPreviewName;
	language: Locale;
	src: string;
	screen: Screen;
	loads: number;
}) {
	const { preview } = useStaffLanguage().words.settings.brand;
	const page = preview.pages[name];
	return (
		<figure className="brand-frame" data-page={name}>
			<figcaption>
				{page}
				<a href={src} target="_blank" rel="noreferrer" aria-label={preview.open(page)}>
					<OfficeIcon name="external" size={18} />
				</a>
			</figcaption>
			<PreviewFrame
				src={src}
				title={preview.frame(page, preview.frameLanguages[language])}
				screen={screen}
				saves={loads}
				isPicture
				{...(screen === "desktop" && name !== "home" && { width: smallWidth })}
			/>
		</figure>
	);
}
