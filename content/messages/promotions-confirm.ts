import type { Localized } from "#app/locale/locales.ts";

interface PromotionsConfirmWords {
	title: string;
	description: string;
	asked: { heading: string; text: string; note: string };
	/** Above the sentence that was read aloud. */
	said: (member: string, date: string) => string;
	button: string;
	unavailable: string;
	confirmed: { heading: string; text: (date: string) => string; note: string };
	/** The link to the page that withdraws the consent. */
	withdraw: string;
	withdrawn: { heading: string; text: (date: string) => string; note: string };
	expired: { heading: string; text: (date: string) => string; note: string };
	corrected: { heading: string; text: string; note: string };
	gone: { heading: string; text: string; note: string };
}

const again = {
	fr: "Vous voulez nos promotions? Cochez la case dans un prochain formulaire, ou dites-le-nous au téléphone.",
	en: "Would you like our promotions? Check the box in your next form, or tell us by phone.",
};

/** The page of the link that confirms a yes to promotions said by phone. */
export const promotionsConfirmWords: Localized<PromotionsConfirmWords> = {
	fr: {
		title: "Confirmer les promotions par courriel | Airelle",
		description: "Confirmez que vous voulez recevoir les promotions d’Airelle par courriel.",
		asked: {
			heading: "Inscription à nos promotions",
			text: "Rien n’est encore enregistré. Nous vous enverrons des promotions seulement si vous pressez le bouton.",
			note: "Vous pourrez vous désabonner en tout temps. Les courriels au sujet de vos demandes ne changent pas.",
		},
		said: (member, date) => `Le ${date}, au téléphone, ${member} vous a lu cette phrase, et vous avez répondu oui :`,
		button: "Oui, je veux les promotions",
		unavailable:
			"Votre confirmation n’a pas pu être enregistrée. Réessayez dans une minute : le lien fonctionne toujours.",
		confirmed: {
			heading: "Vous recevrez nos promotions",
			text: (date) => `C’est confirmé : cette adresse est inscrite à nos promotions depuis le ${date}.`,
			note: "Les courriels au sujet de vos demandes ne changent pas.",
		},
		withdraw: "Ne plus recevoir de promotions",
		withdrawn: {
			heading: "Vous ne recevez plus nos promotions",
			text: (date) => `Votre consentement a été retiré le ${date}. Ce lien ne le rétablit pas.`,
			note: again.fr,
		},
		expired: {
			heading: "Ce lien a expiré",
			text: (date) => `Il fonctionnait jusqu’au ${date}. Rien n’a été enregistré : vous ne recevez pas nos promotions.`,
			note: again.fr,
		},
		corrected: {
			heading: "Ce lien ne fonctionne plus",
			text: "L’adresse courriel de la demande a changé depuis l’envoi de ce lien. Rien n’a été enregistré pour l’ancienne adresse.",
			note: again.fr,
		},
		gone: {
			heading: "Ce lien ne fonctionne plus",
			text: "La demande d’où vient ce lien a été effacée ou mise de côté. Rien n’a été enregistré.",
			note: again.fr,
		},
	},
	en: {
		title: "Confirm promotions by e-mail | Airelle",
		description: "Confirm that you want to receive Airelle’s promotions by e-mail.",
		asked: {
			heading: "Confirm that you want our promotions",
			text: "Nothing is saved yet. We will send you promotions only if you press the button.",
			note: "You can unsubscribe at any time. You will still receive e-mails about your requests.",
		},
		said: (member, date) => `On ${date}, on the phone, ${member} read you this sentence, and you answered yes:`,
		button: "Yes, I want the promotions",
		unavailable: "Your confirmation could not be saved. Try again in a minute: the link still works.",
		confirmed: {
			heading: "You will receive our promotions",
			text: (date) => `Confirmed: this address has been signed up for our promotions since ${date}.`,
			note: "You will still receive e-mails about your requests.",
		},
		withdraw: "Stop receiving promotions",
		withdrawn: {
			heading: "You no longer receive our promotions",
			text: (date) => `Your consent was withdrawn on ${date}. This link does not bring it back.`,
			note: again.en,
		},
		expired: {
			heading: "This link has expired",
			text: (date) => `It worked until ${date}. Nothing was saved: you do not receive our promotions.`,
			note: again.en,
		},
		corrected: {
			heading: "This link no longer works",
			text: "The e-mail address of the request has changed since this link was sent. Nothing was saved for the former address.",
			note: again.en,
		},
		gone: {
			heading: "This link no longer works",
			text: "The request that this link came from was erased or set aside. Nothing was saved.",
			note: again.en,
		},
	},
};
