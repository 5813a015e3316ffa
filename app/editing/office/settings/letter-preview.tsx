import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import type { Letter } from "#app/model/leads/letter.ts";
import { letterBlanks } from "#app/model/leads/letter-blanks.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import type { LetterSamples } from "../../.server/office/settings/letter-samples.ts";
import { TypographyBar } from "../content/typography-bar.tsx";
import { useTyped } from "./use-typed.ts";

interface Props {
	samples: LetterSamples;
	typed: unknown;
	form: { current: HTMLFormElement | null };
	description: FieldDescription;
}

/** The letter as a customer would read it in both languages, and the blanks that can be written. */
export function LetterPreview({ samples, typed, form, description }: Props) {
	const { words, locale: shownIn } = useStaffLanguage();
	const { letters } = words.settings;
	const letter = useTyped(form, description, typed) as Partial<Letter>;
	return (
		<div className="grid gap-4">
			<section className="office-panel" aria-labelledby="letter-preview">
				<h2 id="letter-preview">{letters.preview}</h2>
				<p className="mt-1.5 text-ink-600 text-small">{letters.previewText}</p>
				{locales.map((locale) => (
					<Mail key={locale} locale={locale} words={letter[locale]} values={samples[locale]} />
				))}
			</section>
			{locales.map((locale) => (
				<TypographyBar key={locale} form={form} part={locale} />
			))}
			<section className="office-panel" aria-labelledby="letter-blanks">
				<h2 id="letter-blanks">{letters.blanks}</h2>
				<p className="mt-1.5 text-ink-600 text-small">{letters.blanksText}</p>
				<dl className="letter-blanks">
					{letterBlanks.map((name) => (
						<div key={name}>
							<dt>
								<code translate="no">{`{${name}}`}</code> {letters.meanings[`{${name}}`]}
							</dt>
							<dd>{samples[shownIn][name]}</dd>
						</div>
					))}
				</dl>
			</section>
		</div>
	);
}

function Mail({
	locale,
	words,
	values,
}: {
	locale: Locale;
	words: Letter["fr"] | undefined;
	values: LetterSamples["fr"];
}) {
	const { letters } = useStaffLanguage().words.settings;
	const { subject = "", text = "" } = words ?? {};
	return (
		<article className="letter-mail" aria-label={letters.languages[locale]}>
			<h3>{letters.languages[locale]}</h3>
			{subject || text ? (
				<div lang={locale}>
					<p className="font-semibold text-spruce">{fillIn(subject, values)}</p>
					<p className="mt-2 whitespace-pre-line">{fillIn(text, values)}</p>
				</div>
			) : (
				<p className="text-ink-600">{letters.empty}</p>
			)}
		</article>
	);
}
