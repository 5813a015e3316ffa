import type { Localized } from "#app/locale/locales.ts";
import type { PageName } from "#app/locale/pages.ts";

/** Words that visitors search for and that the page does not say. Never shown; members cannot edit them. */
export const otherNames: Localized<Partial<Record<PageName, string>>> = {
	fr: {
		"services-furniture-mattresses": "Divan, canapé, causeuse",
		"services-house-cleaning": "Après construction",
		gallery: "Galerie, portfolio",
		estimate: "Devis",
		contact: "Contact, contactez-nous, rejoindre, horaire, numéro de téléphone, email, mail, territoire desservi",
		discounts: "Coupon, code promo, solde",
		blog: "Blogue, blog, trucs, astuces",
		index: "FAQ, foire aux questions",
		guarantee: "Satisfaction",
		privacy: "Vie privée, cookies, désabonnement, se désabonner, infolettre",
	},
	en: {
		"services-furniture-mattresses": "Couch, loveseat",
		"services-house-cleaning": "Post-construction",
		gallery: "Gallery, portfolio",
		contact: "Email, email address, telephone, phone number, location, opening hours",
		discounts: "Coupon, promo code",
		blog: "Blog, tips, tricks",
		index: "FAQ",
		guarantee: "Warranty, satisfaction",
		privacy: "Unsubscribe, newsletter",
	},
};
