import type { Localized } from "#app/locale/locales.ts";
import type { PageName } from "#app/locale/pages.ts";

/** Words that visitors search for and that the page does not say. Never shown; members cannot edit them. */
export const otherNames: Localized<Partial<Record<PageName, string>>> = {
	fr: {
		"services-furniture-mattresses": "Divan, canapé",
		estimate: "Devis",
		contact: "Contact, contactez-nous, horaire",
		blog: "Blogue, blog",
		privacy: "Cookies",
	},
	en: {
		"services-furniture-mattresses": "Couch",
		blog: "Blog",
	},
};
