import type { Localized } from "#app/locale/locales.ts";

interface LlmsWords {
	language: string;
	summary: string;
	facts: readonly string[];
	headings: { services: string; pages: string; articles: string };
}

/** The fixed text of `llms.txt`: facts about the company for language models. */
export const llmsWords: Localized<LlmsWords> = {
	fr: {
		language: "Français",
		summary:
			"{{company}} nettoie les conduits, les tapis, les meubles et les maisons à Montréal, à Laval et sur la Rive-Sud. Le site affiche des fourchettes de prix et en calcule une en ligne, sans engagement.",
		facts: [
			"Téléphone : {{phone}}. Courriel : {{email}}.",
			"Seules les taxes s’ajoutent aux fourchettes. L’estimation est une fourchette; la soumission que le client accepte est ferme; le travail à l’heure a un tarif ferme et un plafond.",
			"Les articles citent des sources publiques et disent aussi quand un nettoyage est inutile.",
		],
		headings: { services: "Services", pages: "Pages principales", articles: "Articles" },
	},
	en: {
		language: "English",
		summary:
			"{{company}} cleans ducts, rugs, furniture and homes in Montréal, Laval and on the South Shore. The site shows price ranges and works one out online, with no commitment.",
		facts: [
			"Phone: {{phone}}. E-mail: {{email}}.",
			"Only taxes are added to the ranges. The estimate is a range; the quote that the customer accepts is firm; hourly work has a firm rate and a ceiling.",
			"The articles cite public sources, and also say when a cleaning is not needed.",
		],
		headings: { services: "Services", pages: "Main pages", articles: "Articles" },
	},
};
