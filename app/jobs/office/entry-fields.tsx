import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type GalleryField, type GalleryValues, longestOf } from "#app/model/jobs/gallery-form.ts";
import type { PhotoMoment } from "#app/model/leads/lead.ts";
import { FieldError, SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import type { EntryView } from "../.server/office/entry-view.ts";

/** The fields with what was typed, or what they start with. */
export interface Typed {
	view: EntryView;
	values: GalleryValues;
	errors: Partial<Record<GalleryField, string>>;
	idOf: (field: GalleryField) => string;
}

const endings = { fr: "Fr", en: "En" } as const satisfies Record<Locale, string>;

/** The photos that the customer allows, those of the moment first, and what can be seen on the chosen one. */
export function PhotoFields({ place, ...typed }: Typed & { place: PhotoMoment }) {
	const { view, values, errors, idOf } = typed;
	const { editor } = useStaffLanguage().words.gallery;
	const photos = view.photos.toSorted((one, other) => Number(other.moment === place) - Number(one.moment === place));
	const described = errors[place] ? `${idOf(place)}-error` : undefined;
	return (
		<fieldset className="office-panel" aria-describedby={described}>
			<legend className="gallery-legend">{editor[place]}</legend>
			<div className="gallery-choices">
				{place === "before" && (
					<label className="gallery-choice" data-none>
						<input
							type="radio"
							id={idOf("before")}
							name="before"
							value=""
							defaultChecked={!photos.some(({ id }) => id === values.before)}
						/>
						<span>{editor.noBefore}</span>
					</label>
				)}
				{photos.map(({ id, moment, number, path, width, height }, index) => (
					<label key={id} className="gallery-choice">
						<img src={path} alt="" width={width} height={height} loading="lazy" />
						<input
							type="radio"
							id={place === "after" && index === 0 ? idOf("after") : undefined}
							name={place}
							value={id}
							defaultChecked={values[place] === id}
						/>
						<span>{editor.photo[moment](number)}</span>
					</label>
				))}
			</div>
			<FieldError id={`${idOf(place)}-error`}>{errors[place]}</FieldError>
			<p className="mt-4 text-ink-600 text-small">{editor.altHint}</p>
			<div className="gallery-pair">
				{locales.map((locale) => (
					<Words key={locale} typed={typed} field={`${place}Alt${endings[locale]}`} locale={locale} />
				))}
			</div>
		</fieldset>
	);
}

export function WordFields(typed: Typed) {
	const { words } = useStaffLanguage();
	const { editor } = words.gallery;
	return (
		<fieldset className="office-panel">
			<legend className="gallery-legend">{editor.wordsHeading}</legend>
			<div className="gallery-pair">
				{locales.map((locale) => (
					<Words key={locale} typed={typed} field={`title${endings[locale]}`} locale={locale} />
				))}
				{locales.map((locale) => {
					const field = `text${endings[locale]}` as const;
					return (
						<TextArea
							key={field}
							id={typed.idOf(field)}
							name={field}
							lang={locale}
							label={editor.fields[field]}
							optional={words.optional}
							error={typed.errors[field]}
							defaultValue={typed.values[field]}
							maxLength={longestOf[field]}
							rows={3}
						/>
					);
				})}
			</div>
		</fieldset>
	);
}

function Words({ typed, field, locale }: { typed: Typed; field: keyof typeof longestOf; locale: Locale }) {
	const { editor } = useStaffLanguage().words.gallery;
	return (
		<TextField
			id={typed.idOf(field)}
			name={field}
			lang={locale}
			label={editor.fields[field]}
			error={typed.errors[field]}
			defaultValue={typed.values[field]}
			maxLength={longestOf[field]}
			autoComplete="off"
		/>
	);
}

export function PlaceFields({ view, values, errors, idOf }: Typed) {
	const { words, locale } = useStaffLanguage();
	const { editor } = words.gallery;
	return (
		<fieldset className="office-panel">
			<legend className="gallery-legend">{editor.placeHeading}</legend>
			<p className="mb-3 text-ink-600 text-small">{editor.placeHint}</p>
			<div className="gallery-pair">
				<SelectField
					id={idOf("service")}
					name="service"
					label={editor.fields.service}
					error={errors.service}
					defaultValue={values.service}
				>
					<option value="">{editor.choose}</option>
					{view.services.map(({ id, name }) => (
						<option key={id} value={id}>
							{name[locale]}
						</option>
					))}
				</SelectField>
				<SelectField
					id={idOf("area")}
					name="area"
					label={editor.fields.area}
					error={errors.area}
					defaultValue={values.area}
				>
					<option value="">{editor.noArea}</option>
					{view.areas.map(({ id, name }) => (
						<option key={id} value={id}>
							{name[locale]}
						</option>
					))}
				</SelectField>
			</div>
			<p className="mt-4 font-semibold text-spruce">{editor.month}</p>
			<p>{editor.monthOf(view.month[locale])}</p>
		</fieldset>
	);
}

/** The customer's words cannot be changed: they are quoted or not. */
export function QuoteField({ view: { sentence, consent }, values, idOf }: Typed) {
	const { editor } = useStaffLanguage().words.gallery;
	if (sentence === "") return null;
	return (
		<fieldset className="office-panel">
			<legend className="gallery-legend">{editor.quoteHeading}</legend>
			<blockquote className="gallery-quote" lang={consent.locale}>
				{sentence}
			</blockquote>
			<p className="mt-2 text-ink-600 text-small">{editor.quoteHint}</p>
			<label className="gallery-box">
				<input type="checkbox" id={idOf("quotes")} name="quotes" defaultChecked={values.quotes === "on"} />
				<span>{editor.fields.quotes}</span>
			</label>
		</fieldset>
	);
}

export function Confirmation({ errors, idOf, values }: Typed) {
	const { editor } = useStaffLanguage().words.gallery;
	const error = `${idOf("confirm")}-error`;
	return (
		<fieldset className="office-panel">
			<legend className="gallery-legend">{editor.reminder}</legend>
			<p>{editor.reminderHint}</p>
			<ul className="gallery-reminders">
				{editor.reminders.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
			<label className="gallery-box">
				<input
					type="checkbox"
					id={idOf("confirm")}
					name="confirm"
					defaultChecked={values.confirm === "on"}
					aria-invalid={errors.confirm ? true : undefined}
					aria-describedby={errors.confirm ? error : undefined}
				/>
				<span>{editor.fields.confirm}</span>
			</label>
			<FieldError id={error}>{errors.confirm}</FieldError>
		</fieldset>
	);
}
