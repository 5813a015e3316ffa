import { useRef } from "react";
import { useNavigation } from "react-router";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { TypographyBar } from "#app/editing/office/content/typography-bar.tsx";
import { locales } from "#app/locale/locales.ts";
import { type GalleryErrors, type GalleryField, galleryFields, longestOf } from "#app/model/jobs/gallery-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { EntryAnswer } from "../.server/office/entry-page.ts";
import type { EntryView } from "../.server/office/entry-view.ts";
import { Confirmation, PhotoFields, PlaceFields, QuoteField, type Typed, WordFields } from "./entry-fields.tsx";
import { EntryPreview } from "./entry-preview.tsx";

/** Chooses and describes what the gallery shows of a job. What was typed stays after an error or a conflict. */
export function EntryForm({ view, answer }: { view: EntryView; answer: EntryAnswer | undefined }) {
	const { editor } = useStaffLanguage().words.gallery;
	const form = useRef<HTMLFormElement>(null);
	const { state, formData } = useNavigation();
	const isBusy = state !== "idle" && formData?.get("intent") === "publish";
	const errors = useErrors(answer?.errors);
	const summary = galleryFields.flatMap((field) =>
		errors[field] ? [{ field: idOf(field), text: errors[field] }] : [],
	);
	const values = answer?.values ?? view.values;
	const typed: Typed = { view, values, errors, idOf };
	return (
		<KeptForm
			keep="entry"
			revision="seen"
			isUnsaved={answer !== undefined}
			ref={form}
			isBusy={isBusy}
			method="post"
			noValidate
			className="office-form gallery-form"
		>
			<input type="hidden" name="intent" value="publish" />
			<input type="hidden" name="seen" value={answer?.seen ?? view.seen} />
			<div className="grid min-w-0 gap-4">
				{answer?.kind === "refused" && <ErrorSummary title={editor.summary} errors={summary} attempt={answer} />}
				<PhotoFields {...typed} place="after" />
				<PhotoFields {...typed} place="before" />
				<WordFields {...typed} />
				<PlaceFields {...typed} />
				<QuoteField {...typed} />
				<Confirmation {...typed} />
			</div>
			<div className="office-form-preview gallery-preview">
				<EntryPreview form={form} view={view} typed={values} />
				{locales.map((locale) => (
					<TypographyBar key={locale} form={form} part={locale} />
				))}
			</div>
			{view.photos.length > 0 && (
				<div className="office-form-buttons">
					<Button type="submit" look="primary" busy={isBusy}>
						{view.published ? editor.save : editor.submit}
					</Button>
				</div>
			)}
		</KeptForm>
	);
}

/** Unlike the names, unique on the page. */
function idOf(field: GalleryField): string {
	return `entry-${field}`;
}

/** The text of each error in a rejected form. */
function useErrors(errors: GalleryErrors | undefined): Partial<Record<GalleryField, string>> {
	const { editor } = useStaffLanguage().words.gallery;
	const say = (field: GalleryField, fault: GalleryErrors[GalleryField]): string => {
		const { missing, tooLong, notAllowed, samePhoto } = editor.errors;
		if (fault === "same-photo") return samePhoto;
		if (fault === "not-allowed" && (field === "after" || field === "before")) return notAllowed[field];
		if (fault === "too-long" && field in longestOf) {
			const long = field as keyof typeof longestOf;
			return tooLong(editor.fields[long], longestOf[long]);
		}
		return missing[field];
	};
	const entries = Object.entries(errors ?? {}) as [GalleryField, GalleryErrors[GalleryField]][];
	return Object.fromEntries(entries.map(([field, fault]) => [field, say(field, fault)]));
}
