import type { Localized } from "#app/locale/locales.ts";

interface LlmsWords {
	language: string;
	facts: readonly string[];
	headings: { services: string; pages: string; articles: string };
}

/** The fixed text of `llms.txt`: facts about the company for language models. */
export const llmsWords: Localized<LlmsWords> = {
	fr: {
		language: "Français",
		facts: [
			"Téléphone : {{phone}}. Courriel : {{email}}.",
			"Le site affiche des fourchettes de prix et en calcule une en ligne, sans engagement. Seules les taxes s’y ajoutent. L’estimation est une fourchette; la soumission que le client accepte est ferme; le travail à l’heure a un tarif ferme et un plafond.",
			"Les articles citent des sources publiques et disent aussi quand un nettoyage est inutile.",
		],
		headings: { services: "Services", pages: "Pages principales", articles: "Articles" },
	},
	en: {
		language: "English",
		facts: [
			"Phone: {{phone}}. E-mail: {{email}}.",
			"The site shows price ranges and works one out online, with no commitment. Only taxes are added to a range. The estimate is a range; the quote that the customer accepts is firm; hourly work has a firm rate and a ceiling.",
			"The articles cite public sources, and also say when a cleaning is not needed.",
		],
		headings: { services: "Services", pages: "Main pages", articles: "Articles" },
	},
};
