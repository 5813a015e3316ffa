import type { Localized } from "#app/locale/locales.ts";
import type { PriceKey } from "#app/model/prices.ts";

/** How a tile words a price; a bare range where none is given. */
export const tilePrices: Localized<Partial<Record<PriceKey, string>>> = {
	fr: {
		ducts: "{range}, jusqu’à 10 bouches",
		"wool-rug-square-foot": "Laine : {range} le pi²",
		armchair: "Fauteuil : {range}",
		"cleaning-hour": "{range} de l’heure, par personne",
		"condo-unit": "{range} par logement",
		"commercial-square-foot": "{range} le pi²",
	},
	en: {
		ducts: "{range}, up to 10 vents",
		"wool-rug-square-foot": "Wool: {range} a sq ft",
		armchair: "Armchair: {range}",
		"cleaning-hour": "{range} an hour, per person",
		"condo-unit": "{range} a unit",
		"commercial-square-foot": "{range} a sq ft",
	},
};
