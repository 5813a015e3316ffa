import { type RefObject, useState } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useFormInput } from "#app/editing/office/content/use-form-input.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type GalleryValues, galleryValues } from "#app/model/jobs/gallery-form.ts";
import type { PhotoMoment } from "#app/model/leads/lead.ts";
import type { EntryView } from "../.server/office/entry-view.ts";

interface PreviewProps {
	form: RefObject<HTMLFormElement | null>;
	view: EntryView;
	typed: GalleryValues;
}

/** The card of the public gallery in both languages, updated while the member types. */
export function EntryPreview({ form, view, typed }: PreviewProps) {
	const { editor } = useStaffLanguage().words.gallery;
	const [values, setValues] = useState(typed);
	useFormInput(form, () => form.current && setValues(galleryValues(new FormData(form.current))));
	return (
		<section className="office-panel" aria-labelledby="entry-preview">
			<h2 id="entry-preview">{editor.preview}</h2>
			<p className="mt-1.5 text-ink-600 text-small">{editor.previewText}</p>
			{locales.map((locale) => (
				<Card key={locale} locale={locale} view={view} values={values} />
			))}
		</section>
	);
}

function Card({ locale, view, values }: { locale: Locale; view: EntryView; values: GalleryValues }) {
	const { editor } = useStaffLanguage().words.gallery;
	const isFrench = locale === "fr";
	const title = isFrench ? values.titleFr : values.titleEn;
	const text = isFrench ? values.textFr : values.textEn;
	const place = [
		view.services.find(({ id }) => id === values.service)?.name[locale],
		view.areas.find(({ id }) => id === values.area)?.name[locale],
		view.month[locale],
	];
	const isQuoted = values.quotes === "on" && view.sentence !== "";
	return (
		<article className="gallery-card" aria-label={editor.languages[locale]}>
			<h3>{editor.languages[locale]}</h3>
			<div>
				<div className="gallery-duo">
					<Shown
						locale={locale}
						view={view}
						photo={values.before}
						alt={isFrench ? values.beforeAltFr : values.beforeAltEn}
						tag="before"
					/>
					<Shown
						view={view}
						locale={locale}
						photo={values.after}
						alt={isFrench ? values.afterAltFr : values.afterAltEn}
						tag="after"
					/>
				</div>
				<p className="gallery-card-title" lang={title ? locale : undefined}>
					{title || editor.noTitle}
				</p>
				<p className="text-ink-600 text-small" lang={locale}>
					{place.filter(Boolean).join(" · ")}
				</p>
				{text && (
					<p className="mt-1 whitespace-pre-line text-small" lang={locale}>
						{text}
					</p>
				)}
				{isQuoted && (
					<blockquote className="gallery-quote" lang={view.consent.locale}>
						{view.sentence}
					</blockquote>
				)}
			</div>
		</article>
	);
}

interface ShownProps {
	locale: Locale;
	view: EntryView;
	photo: string;
	alt: string;
	tag: PhotoMoment;
}

function Shown({ locale, view, photo, alt, tag }: ShownProps) {
	const { editor } = useStaffLanguage().words.gallery;
	const found = view.photos.find(({ id }) => id === photo);
	if (!found && tag === "before") return null;
	return (
		<figure>
			{found ? (
				<img src={found.path} alt={alt} width={found.width} height={found.height} />
			) : (
				<span>{editor.noPhoto}</span>
			)}
			<figcaption lang={locale}>{editor.tags[locale][tag]}</figcaption>
		</figure>
	);
}
