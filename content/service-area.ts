import type { ServiceArea } from "#app/model/site/service-area.ts";

/** All valid letters for the third character: most of the island uses every one. */
const every = "ABCEGHJKLMNPRSTVWXYZ";

/** The postal codes served, by area, in the order of the areas in `company.ts`. Sources: `docs/sources.md`. */
export const serviceArea: ServiceArea = [
	// Montréal: the whole island, with Île des Sœurs (H3E) and Île Bizard (H9C, H9E).
	{ H1: every, H2: every, H3: every, H4: every, H5: "AB", H8: "NPRSTYZ", H9: "ABCEGHJKPRSWX" },
	// Laval: the whole island.
	{ H7: "ABCEGHJKLMNPRSTVWXY" },
	// South Shore: Saint-Bruno (J3V), Longueuil with Saint-Hubert (J3Y, J3Z, J4T) and Greenfield Park (J4V),
	// Boucherville (J4B), Saint-Lambert (J4P to J4S), Brossard (J4W to J4Z), La Prairie (J5R).
	{ J3: "VYZ", J4: "BGHJKLMNPRSTVWXYZ", J5: "R" },
];
