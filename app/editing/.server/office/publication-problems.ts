import { isLocale, type Locale, type Localized } from "#app/locale/locales.ts";
import { refusalText } from "#app/model/editing/schemas/refusals.ts";
import type { PublicationProblem } from "../check-publication.ts";
import { contentWordsIn } from "./content-words-in.ts";
import { refusalWordsIn } from "./field-problems.ts";

/** A problem that prevents a publication, with the language in which to correct it. */
export interface ToldProblem {
	part: Locale | null;
	text: string;
}

/** Describes publication problems to the member. Errors of single fields are shown by the forms. */
export function tellProblems(problems: readonly PublicationProblem[], locale: Locale): ToldProblem[] {
	const { languages, publication } = contentWordsIn(locale);
	const words = publication.problems;
	return problems.flatMap((problem): ToldProblem[] => {
		switch (problem.kind) {
			case "wrong":
			case "empty":
			case "slug-taken": {
				const { part } = problem;
				if (!isLocale(part)) return [];
				if (problem.kind === "wrong") return [{ part, text: words.wrong(languages[part], problem.refusals.length) }];
				return [{ part, text: problem.kind === "empty" ? words.empty[part] : words["slug-taken"](problem.slug) }];
			}
			// Concerns facts, which have forms of their own.
			case "areas-differ":
				return [];
			default:
				return [{ part: null, text: words[problem.kind] }];
		}
	});
}

export function fieldErrors(
	problems: readonly PublicationProblem[],
	locale: Locale,
): Localized<Readonly<Record<string, string>>> {
	const words = contentWordsIn(locale).publication.problems;
	const errors: Record<Locale, Record<string, string>> = { fr: {}, en: {} };
	for (const problem of problems) {
		if (problem.kind === "slug-taken") errors[problem.part]["matter.slug"] = words["slug-taken"](problem.slug);
		if (problem.kind !== "wrong" || !isLocale(problem.part)) continue;
		for (const refusal of problem.refusals) {
			errors[problem.part][refusal.path] = refusalText(refusal, refusalWordsIn(locale));
		}
	}
	return errors;
}
