import type { PageName } from "#app/locale/pages.ts";

/** Names of pages that members cannot edit, for the statistics. French is the original; `counted-pages.en.ts` matches it. */
export const countedPageNames = {
	"estimate-details": "Estimation, étape 2 : détails",
	"estimate-appointment": "Estimation, étape 3 : où et quand",
	"estimate-person": "Estimation, étape 4 : coordonnées",
	"estimate-follow": "Suivi d’une demande",
} as const satisfies Partial<Record<PageName, string>>;

export type CountedPageNames = Readonly<Record<keyof typeof countedPageNames, string>>;
