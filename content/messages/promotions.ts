import type { Localized } from "#app/locale/locales.ts";
import type { ConsentPlace } from "#app/model/privacy/mail-address.ts";

interface PromotionsWords {
	title: string;
	description: string;
	agreed: { heading: string; text: string; note: string };
	withdrawn: { heading: string; text: (date: string) => string; note: string };
	given: (date: string, place: string) => string;
	places: Readonly<Record<ConsentPlace, string>>;
	button: string;
	unavailable: string;
}

/** Promotions by e-mail: the page of the link in mails, and the part of the request's page. */
export const promotionsWords: Localized<PromotionsWords> = {
	fr: {
		title: "Promotions par courriel | Airelle",
		description: "Retirez votre consentement aux promotions d’Airelle, sans vous connecter.",
		agreed: {
			heading: "Promotions par courriel",
			text: "Cette adresse est inscrite à nos promotions. Vous pouvez la retirer ici, tout de suite.",
			note: "Les courriels au sujet de vos demandes ne changent pas.",
		},
		withdrawn: {
			heading: "Vous ne recevez plus nos promotions",
			text: (date) => `C’est fait : depuis le ${date}, nous n’envoyons plus de promotions à cette adresse.`,
			note: "Les courriels au sujet de vos demandes ne changent pas. Pour recevoir de nouveau nos promotions, cochez la case dans un prochain formulaire.",
		},
		given: (date, place) => `Vous avez accepté nos promotions le ${date}, ${place} :`,
		places: {
			contact: "dans le formulaire de contact",
			estimate: "dans l’estimation",
			phone: "au téléphone, puis par le lien d’un courriel",
			import: "avant que nous ayons ce site",
			"request-page": "sur la page de votre demande",
			preferences: "sur cette page",
		},
		button: "Ne plus recevoir de promotions",
		unavailable:
			"Votre retrait n’a pas pu être enregistré. Réessayez dans une minute, ou appelez-nous : nous le ferons pour vous.",
	},
	en: {
		title: "Promotions by e-mail | Airelle",
		description: "Withdraw your consent to Airelle’s promotions, without signing in.",
		agreed: {
			heading: "Promotions by e-mail",
			text: "This address is signed up for our promotions. You can remove it here, right away.",
			note: "You will still receive e-mails about your requests.",
		},
		withdrawn: {
			heading: "You no longer receive our promotions",
			text: (date) => `Done: since ${date}, we no longer send promotions to this address.`,
			note: "You will still receive e-mails about your requests. To receive our promotions again, check the box in your next form.",
		},
		given: (date, place) => `You agreed to our promotions on ${date}, ${place}:`,
		places: {
			contact: "in the contact form",
			estimate: "in the estimate",
			phone: "by phone, then with the link in an e-mail",
			import: "before we had this site",
			"request-page": "on the page of your request",
			preferences: "on this page",
		},
		button: "Stop receiving promotions",
		unavailable: "Your withdrawal could not be saved. Try again in a minute, or call us: we will do it for you.",
	},
};
