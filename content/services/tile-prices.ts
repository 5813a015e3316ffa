import type { Localized } from "#app/locale/locales.ts";
import type { ServiceName } from "#app/model/service-names.ts";

type PriceWords = Localized<Partial<Record<ServiceName, string>>>;

/** The advertised price of each service on its tile, with the job that it buys (`app/model/estimate/advertised.ts`). */
export const tilePrices: PriceWords = {
	fr: {
		"ventilation-ducts": "{range}, jusqu’à {vents} bouches",
		"duct-cleaning": "{range}, les trois conduits",
		"dryer-ducts": "{range}, sortie au mur",
		"air-exchanger-ducts": "{range}, avec ses conduits",
		"oriental-rugs": "Laine, 5 pi sur 8 pi : {range}",
		"furniture-mattresses": "Sofa, {seats} places : {range}",
		"house-cleaning": "Pour {area} pi² : {range}",
		"condo-building": "{units} logements : {range}",
		"factory-shop-office": "Pour {floor} pi² : {range}",
	},
	en: {
		"ventilation-ducts": "{range}, up to {vents} vents",
		"duct-cleaning": "{range}, all three ducts",
		"dryer-ducts": "{range}, wall vent",
		"air-exchanger-ducts": "{range}, with its ducts",
		"oriental-rugs": "Wool, 5 ft by 8 ft: {range}",
		"furniture-mattresses": "{seats}-seat sofa: {range}",
		"house-cleaning": "For {area} sq ft: {range}",
		"condo-building": "{units} units: {range}",
		"factory-shop-office": "For {floor} sq ft: {range}",
	},
};

/** The same job in full, above the large figure of a service page and in structured data. */
export const priceLabels: PriceWords = {
	fr: {
		"ventilation-ducts": "Les conduits de ventilation, jusqu’à {vents} bouches",
		"duct-cleaning": "Ventilation jusqu’à {vents} bouches, sécheuse à sortie au mur et échangeur d’air",
		"dryer-ducts": "Un conduit de sécheuse, sortie au mur",
		"air-exchanger-ducts": "Un échangeur et ses conduits",
		"oriental-rugs": "Un tapis de laine de 5 pi sur 8 pi",
		"furniture-mattresses": "Un sofa de {seats} places",
		"house-cleaning": "Un logement de {area} pi², {rooms} pièces et {bathrooms} salle de bain, en état ordinaire",
		"condo-building": "Les conduits de sécheuse d’un immeuble de {units} logements, sans garage à laver",
		"factory-shop-office": "Un local de {floor} pi²",
	},
	en: {
		"ventilation-ducts": "Ventilation ducts, up to {vents} vents",
		"duct-cleaning": "Ventilation with up to {vents} vents, dryer with a wall vent, and air exchanger",
		"dryer-ducts": "One dryer duct, wall vent",
		"air-exchanger-ducts": "One air exchanger and its ducts",
		"oriental-rugs": "One 5 ft by 8 ft wool rug",
		"furniture-mattresses": "One {seats}-seat sofa",
		"house-cleaning": "A {area} sq ft home with {rooms} rooms and {bathrooms} bathroom, in ordinary condition",
		"condo-building": "The dryer ducts of a building with {units} units, no garage to wash",
		"factory-shop-office": "Premises of {floor} sq ft",
	},
};
