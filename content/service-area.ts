import type { ServiceArea } from "#app/model/site/service-area.ts";

/** All the letters that a third character can be: most of the island has no gap. */
const every = "ABCEGHJKLMNPRSTVWXYZ";

/** Where we go, by postal code; the areas and their order are those of `company.ts`. Sources: `docs/sources.md`. */
export const serviceArea: ServiceArea = [
	// Montréal: the whole island, with Île des Sœurs (H3E) and Île Bizard (H9C, H9E).
	{ H1: every, H2: every, H3: every, H4: every, H5: "AB", H8: "NPRSTYZ", H9: "ABCEGHJKPRSWX" },
	// Laval: the whole island.
	{ H7: "ABCEGHJKLMNPRSTVWXY" },
	// South Shore: Saint-Bruno (J3V), Longueuil with Saint-Hubert (J3Y, J3Z, J4T) and Greenfield Park (J4V),
	// Boucherville (J4B), Saint-Lambert (J4P to J4S), Brossard (J4W to J4Z), La Prairie (J5R).
	{ J3: "VYZ", J4: "BGHJKLMNPRSTVWXYZ", J5: "R" },
];
