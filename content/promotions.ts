import type { Promotion } from "#app/model/estimate/promotion.ts";

export const promotions: readonly Promotion[] = [
	{
		code: "DUO-AUTOMNE",
		amount: { kind: "fixed", cents: 40_00 },
		starts: "2026-10-01",
		ends: "2026-11-30",
		services: ["ventilation-ducts", "dryer-ducts"],
		words: {
			fr: {
				name: "Duo d’automne",
				title: "de moins sur le duo ventilation et sécheuse",
				summary: "Les conduits de ventilation et celui de la sécheuse, nettoyés le même jour à la même adresse.",
				conditions: [
					"Un rabais par foyer, appliqué avant les taxes.",
					"Les deux services doivent être faits pendant la même visite.",
					"La visite peut avoir lieu après la fin de la promotion si la demande est envoyée avant.",
				],
			},
			en: {
				name: "Autumn duo",
				title: "off ventilation and dryer ducts done together",
				summary: "Your ventilation ducts and your dryer duct, cleaned on the same day at the same address.",
				conditions: [
					"One discount per household, taken off before taxes.",
					"Both services must be done during the same visit.",
					"The visit may take place after the promotion ends, as long as you send your request before then.",
				],
			},
		},
	},
	{
		code: "TAPIS-10",
		amount: { kind: "percent", percent: 10 },
		starts: "2026-11-01",
		ends: "2026-12-20",
		services: ["oriental-rugs"],
		words: {
			fr: {
				name: "Deuxième tapis",
				title: "de rabais sur le deuxième tapis",
				summary: "Deux tapis confiés le même jour : le moins cher des deux coûte dix pour cent de moins.",
				conditions: [
					"S’applique au tapis le moins cher des deux, avant les taxes.",
					"Laine, soie, coton ou synthétique, lavé chez vous ou à l’atelier.",
					"Ne s’ajoute pas à une autre promotion.",
				],
			},
			en: {
				name: "Second rug",
				title: "off your second rug",
				summary: "Give us two rugs on the same day, and the less expensive one costs ten per cent less.",
				conditions: [
					"Applies to the less expensive of the two rugs, before taxes.",
					"Wool, silk, cotton or synthetic, washed at your home or at our workshop.",
					"Cannot be combined with another promotion.",
				],
			},
		},
	},
	{
		code: "GRAND-AIR",
		amount: { kind: "fixed", cents: 25_00 },
		starts: "2026-11-10",
		ends: "2027-01-31",
		services: ["air-exchanger-ducts", "ventilation-ducts"],
		words: {
			fr: {
				name: "Grand air",
				title: "de moins en ajoutant l’échangeur à la ventilation",
				summary: "Ajoutez l’échangeur d’air à un nettoyage de conduits de ventilation : l’équipe est déjà sur place.",
				conditions: [
					"L’échangeur est nettoyé pendant la même visite que les conduits.",
					"Un rabais par adresse, appliqué avant les taxes.",
					"Ne s’ajoute pas au duo ventilation et sécheuse.",
				],
			},
			en: {
				name: "Fresh air",
				title: "off when you add the air exchanger",
				summary: "Have your air exchanger cleaned while the crew is already there for the ventilation ducts.",
				conditions: [
					"The exchanger is cleaned during the same visit as the ducts.",
					"One discount per address, taken off before taxes.",
					"Cannot be combined with the ventilation and dryer offer.",
				],
			},
		},
	},
];
