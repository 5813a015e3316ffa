import type { Localized } from "#app/locale/locales.ts";

type Say = (date: string, kinds: string) => string;

interface PromotionsConfirmWords {
	title: string;
	description: string;
	asked: { heading: string; text: string; note: string };
	/** Above the sentence that was read aloud. */
	said: (member: string, date: string) => string;
	button: string;
	unavailable: string;
	confirmed: { heading: string; text: Say; note: string };
	/** The link to the page that chooses the kinds of mail. */
	choose: string;
	/** Other kinds of mail were chosen after the call. */
	chosen: { heading: string; text: Say; note: string };
	withdrawn: { heading: string; text: Say; note: string };
	expired: { heading: string; text: Say; note: string };
	corrected: { heading: string; text: string; note: string };
	gone: { heading: string; text: string; note: string };
}

const again = {
	fr: "Vous voulez ces courriels? Cochez la case dans un prochain formulaire, ou dites-le-nous au téléphone.",
	en: "Would you like these e-mails? Check the box in your next form, or tell us by phone.",
};

/** The page of the link that confirms a yes to promotions and reminders said by phone. */
export const promotionsConfirmWords: Localized<PromotionsConfirmWords> = {
	fr: {
		title: "Confirmer les promotions et les rappels",
		description: "Confirmez que vous voulez recevoir nos courriels, demandés au téléphone.",
		asked: {
			heading: "Inscription par téléphone : à confirmer",
			text: "Rien n’est encore enregistré. Nous vous enverrons ces courriels seulement si vous pressez le bouton.",
			note: "Vous pourrez vous désabonner en tout temps. Les courriels au sujet de vos demandes ne changent pas.",
		},
		said: (member, date) => `Le ${date}, au téléphone, ${member} vous a lu cette phrase, et vous avez répondu oui :`,
		button: "Oui, je veux ces courriels",
		unavailable:
			"Votre confirmation n’a pas pu être enregistrée. Réessayez dans une minute : le lien fonctionne toujours.",
		confirmed: {
			heading: "Votre inscription est confirmée",
			text: (date, kinds) => `C’est confirmé : depuis le ${date}, cette adresse est inscrite pour recevoir ${kinds}.`,
			note: "Les courriels au sujet de vos demandes ne changent pas.",
		},
		choose: "Choisir vos courriels",
		chosen: {
			heading: "Vous avez choisi vos courriels depuis l’appel",
			text: (date, kinds) => `Votre choix du ${date} vaut : vous recevez ${kinds}. Ce lien n’y change rien.`,
			note: "Les courriels au sujet de vos demandes ne changent pas.",
		},
		withdrawn: {
			heading: "Vous ne recevez plus ces courriels",
			text: (date) => `Votre consentement a été retiré le ${date}. Ce lien ne le rétablit pas.`,
			note: again.fr,
		},
		expired: {
			heading: "Ce lien a expiré",
			text: (date) => `Il fonctionnait jusqu’au ${date}. Rien n’a été enregistré : votre oui ne compte pas.`,
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
		title: "Confirm promotions and reminders",
		description: "Confirm that you want to receive our e-mails that you asked for by phone.",
		asked: {
			heading: "Sign-up by phone: please confirm",
			text: "Nothing is saved yet. We will send you these e-mails only if you press the button.",
			note: "You can unsubscribe at any time. You will still receive e-mails about your requests.",
		},
		said: (member, date) => `On ${date}, on the phone, ${member} read you this sentence, and you answered yes:`,
		button: "Yes, I want these e-mails",
		unavailable: "Your confirmation could not be saved. Try again in a minute: the link still works.",
		confirmed: {
			heading: "You are signed up",
			text: (date, kinds) => `Confirmed: since ${date}, this address is signed up to receive ${kinds}.`,
			note: "You will still receive e-mails about your requests.",
		},
		choose: "Choose your e-mails",
		chosen: {
			heading: "You have chosen your e-mails since the call",
			text: (date, kinds) => `Your choice of ${date} stands: you receive ${kinds}. This link does not change it.`,
			note: "You will still receive e-mails about your requests.",
		},
		withdrawn: {
			heading: "You no longer receive these e-mails",
			text: (date) => `Your consent was withdrawn on ${date}. This link does not bring it back.`,
			note: again.en,
		},
		expired: {
			heading: "This link has expired",
			text: (date) => `It worked until ${date}. Nothing was saved: your yes does not count.`,
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
