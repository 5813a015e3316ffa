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

/** Everything that the linter would mend in the fields of a form, in their order. */
export function typosIn(form: HTMLFormElement, locale: Locale): FieldTypo[] {
	return textControls(form).flatMap((control) =>
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
	for (const control of textControls(form)) {
		const fixed = fixTypography(control.value, locale);
		if (fixed !== control.value) write(control, fixed);
	}
}

/** The fields that hold words for visitors: not addresses, dates or codes. */
function textControls(form: HTMLFormElement): TextControl[] {
	return [...form.elements].filter((control): control is TextControl => {
		const isText =
			control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === "text");
		return isText && control.name !== "" && !codeFields.has(control.name.split(".").at(-1) ?? "");
	});
}

/** As if it had been typed: counters, previews and the draft hear of it. */
function write(control: TextControl, text: string): void {
	control.value = text;
	control.dispatchEvent(new Event("input", { bubbles: true }));
}
