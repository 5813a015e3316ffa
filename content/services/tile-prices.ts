import type { Localized } from "#app/locale/locales.ts";
import type { PriceKey } from "#app/model/estimate/prices.ts";
import type { ServiceName } from "#app/model/service-names.ts";

/** The wording of prices on tiles; prices that are not listed show only the range. */
export const tilePrices: Localized<Partial<Record<PriceKey, string>>> = {
	fr: {
		ducts: "{range}, jusqu’à 10 bouches",
		"wool-rug-square-foot": "Laine : {range} le pi²",
		armchair: "Fauteuil : {range}",
		"cleaning-hour": "{range} de l’heure, par personne",
		"condo-unit": "{range} par logement",
		"commercial-square-foot": "{range} le pi²",
	},
	en: {
		ducts: "{range}, up to 10 vents",
		"wool-rug-square-foot": "Wool: {range} per sq ft",
		armchair: "Armchair: {range}",
		"cleaning-hour": "{range} an hour, per person",
		"condo-unit": "{range} per unit",
		"commercial-square-foot": "{range} per sq ft",
	},
};

/** Tiles whose figure is not the price of their page: the two duct services would show the same one. */
export const ownTilePrices: Localized<Partial<Record<ServiceName, string>>> = {
	fr: { "duct-cleaning": "{{price:all-ducts}}, les trois conduits" },
	en: { "duct-cleaning": "{{price:all-ducts}}, all three ducts" },
};

/** The unit of a price range, shown above the large figure of a service page. */
export const priceLabels: Localized<Partial<Record<PriceKey, string>>> = {
	fr: {
		dryer: "Un conduit de sécheuse, sortie au mur",
		exchanger: "Un échangeur et ses conduits",
		"wool-rug-square-foot": "Le pied carré, tapis de laine",
		armchair: "Un fauteuil",
		"cleaning-hour": "L’heure, par personne",
		"condo-unit": "Par logement, à partir de huit logements",
		"commercial-square-foot": "Le pied carré",
	},
	en: {
		dryer: "One dryer duct, wall vent",
		exchanger: "One air exchanger and its ducts",
		"wool-rug-square-foot": "Per square foot, wool rug",
		armchair: "One armchair",
		"cleaning-hour": "Per hour, per person",
		"condo-unit": "Per unit, for eight units or more",
		"commercial-square-foot": "Per square foot",
	},
};
