import type { Localized } from "#app/locale/locales.ts";

interface ResultPagesWords {
	label: string;
	current: (page: number, pages: number) => string;
	previous: string;
	next: string;
}

/** Below the results of a search that has more than one page of them. Not editable, like the same words of the gallery. */
export const resultPagesWords: Localized<ResultPagesWords> = {
	fr: {
		label: "Pages de résultats",
		current: (page, pages) => `Page ${page} de ${pages}`,
		previous: "Précédents",
		next: "Suivants",
	},
	en: {
		label: "Pages of results",
		current: (page, pages) => `Page ${page} of ${pages}`,
		previous: "Previous",
		next: "Next",
	},
};
