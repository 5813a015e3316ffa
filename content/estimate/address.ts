import type { Localized } from "#app/locale/locales.ts";
import type { AddressWords } from "#app/model/estimate/step-content.ts";

/** The words of the form where a customer completes the address, on the page of a request. */
export const addressWords: Localized<AddressWords> = {
	fr: {
		heading: "Votre adresse",
		link: "Compléter l’adresse",
		lead: "Où se feront les travaux? Vous pouvez le noter ici si vous le voulez, ou nous le dire plus tard. Seule notre équipe voit cette adresse.",
		known: "Les travaux se feront ici. Corrigez l’adresse au besoin : seule notre équipe la voit.",
		fields: {
			street: "Numéro et rue",
			unit: "Appartement ou bureau",
			city: "Ville",
			postalCode: "Code postal",
		},
		save: "Enregistrer l’adresse",
		saved: "L’adresse est enregistrée. Notre équipe la voit aussi.",
		errors: {
			"postal-wrong": "Ce code postal semble incorrect. Exemple : {{postal}}.",
			"too-long": "C’est trop long. Raccourcissez un peu, ou appelez-nous.",
			full: "Cette adresse a été changée souvent. Pour la corriger encore, écrivez-nous un message ou appelez-nous.",
		},
	},
	en: {
		heading: "Your address",
		link: "Complete the address",
		lead: "Where will the work be done? You can note it here if you like, or tell us later. Only our team sees this address.",
		known: "The work will be done here. Correct the address if you need to: only our team sees it.",
		fields: {
			street: "Number and street",
			unit: "Apartment or office",
			city: "City",
			postalCode: "Postal code",
		},
		save: "Save the address",
		saved: "The address is saved. Our team sees it too.",
		errors: {
			"postal-wrong": "That postal code looks incorrect. Example: {{postal}}.",
			"too-long": "That is too long. Shorten it a little, or call us.",
			full: "This address has been changed often. To correct it again, send us a message or call us.",
		},
	},
};
