import type { ServiceName } from "#app/model/service-names.ts";

interface WordsInTexts {
	/** The words are about these services together: a company that offers one of them may use the words. */
	services: readonly ServiceName[];
	/** In both languages, in any case. `s?` is a plural. */
	words: readonly string[];
}

/** The words by which texts name services, to find the texts that name a service which the company left out. */
export const wordsInTexts: readonly WordsInTexts[] = [
	{
		services: ["ventilation-ducts", "duct-cleaning", "dryer-ducts", "air-exchanger-ducts", "condo-building"],
		words: ["conduits?", "ducts?"],
	},
	{ services: ["ventilation-ducts", "duct-cleaning"], words: ["conduits? de ventilation", "ventilation ducts?"] },
	{ services: ["dryer-ducts", "duct-cleaning", "condo-building"], words: ["sécheuses?", "dryers?"] },
	{ services: ["air-exchanger-ducts", "duct-cleaning"], words: ["échangeurs?", "air exchangers?"] },
	{ services: ["oriental-rugs"], words: ["tapis", "rugs?"] },
	{ services: ["furniture-mattresses"], words: ["meubles", "matelas", "moquettes?", "furniture", "mattress(?:es)?"] },
	{ services: ["house-cleaning"], words: ["grand ménage", "house cleaning"] },
	{ services: ["condo-building"], words: ["immeubles?", "copropriétés?", "co-ownerships?", "condo buildings?"] },
	{
		services: ["factory-shop-office"],
		words: [
			"usines?",
			"commerces",
			"bureaux",
			"lieux de travail",
			"factor(?:y|ies)",
			"shops?",
			"offices",
			"workplaces?",
		],
	},
	{ services: ["post-disaster"], words: ["sinistres?", "disasters?"] },
];
