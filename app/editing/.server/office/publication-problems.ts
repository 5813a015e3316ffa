import type { PublicationProblem } from "#app/editing/.server/check-publication.ts";
import { isLocale, type Locale, type Localized } from "#app/locale/locales.ts";
import { refusalText } from "#app/model/editing/schemas/refusals.ts";
import { contentWordsIn } from "./content-words-in.ts";
import { refusalWordsIn } from "./field-problems.ts";

/** One thing that a publication waits for, and the language where it can be put right. */
export interface ToldProblem {
	part: Locale | null;
	text: string;
}

/** Why something could not be published, in the member's words. Which fields are to blame, the forms themselves say. */
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
			// Facts, which are published elsewhere.
			case "areas-differ":
				return [];
			default:
				return [{ part: null, text: words[problem.kind] }];
		}
	});
}

/** What is wrong by field, for the form of each language. */
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
