import type { Locale } from "#app/locale/locales.ts";
import { refusalText } from "#app/model/editing/schemas/refusals.ts";
import { refusalWords as english } from "#content/staff/refusals.en.ts";
import { refusalWords as french } from "#content/staff/refusals.fr.ts";
import type { FactProblem } from "../../fact-problem.ts";
import type { SettingsForm } from "./settings-form.ts";

const words = { fr: french, en: english } as const;

/** Error messages by field of the form, in the member's language. */
export function errorsOf(
	form: SettingsForm,
	problems: readonly FactProblem[],
	locale: Locale,
): Readonly<Record<string, string>> {
	const refusals = problems.flatMap(({ id, facts, problem }) =>
		problem.kind === "wrong" ? problem.refusals.map((refusal) => ({ id, facts, refusal })) : [],
	);
	const errors: Record<string, string> = {};
	for (const { id, facts, refusal } of refusals) {
		const field = form.fieldOf(id, refusal.path, facts) ?? "";
		errors[field] ??= refusalText(refusal, words[locale]);
	}
	return errors;
}
