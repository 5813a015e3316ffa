import type { Locale } from "#app/locale/locales.ts";
import { codeFields } from "#app/model/editing/prose-fields.ts";
import {
	applyCorrections,
	checkTypography,
	fixTypography,
	type TypographyProblem,
} from "#app/model/editing/typography.ts";

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface FieldTypo {
	control: TextControl;
	label: string;
	problem: TypographyProblem;
}

/** All typography corrections for the fields of a form, in the order of the fields. */
export function typosIn(form: HTMLFormElement, locale: Locale): FieldTypo[] {
	return textControls(form, locale).flatMap((control) =>
		checkTypography(control.value, locale).map((problem) => ({
			control,
			label: control.labels?.[0]?.textContent ?? "",
			problem,
		})),
	);
}

export function fixTypo({ control, problem }: FieldTypo): void {
	write(control, applyCorrections(control.value, [problem]));
}

export function fixAllTypos(form: HTMLFormElement, locale: Locale): void {
	for (const control of textControls(form, locale)) {
		const fixed = fixTypography(control.value, locale);
		if (fixed !== control.value) write(control, fixed);
	}
}

/** Fields with text for people in one language: not slugs, dates or codes. */
function textControls(form: HTMLFormElement, locale: Locale): TextControl[] {
	return [...form.elements].filter((control): control is TextControl => {
		const isText =
			control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === "text");
		if (!isText || (control.lang || locale) !== locale) return false;
		return control.name !== "" && !codeFields.has(control.name.split(".").at(-1) ?? "");
	});
}

/** Dispatches an input event as typing does, so that counters, previews and the draft saver update. */
function write(control: TextControl, text: string): void {
	control.value = text;
	control.dispatchEvent(new Event("input", { bubbles: true }));
}
