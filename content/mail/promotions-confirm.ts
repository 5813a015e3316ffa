import type { Localized } from "#app/locale/locales.ts";

/** The mail that asks a caller to confirm their yes to promotions and reminders. */
export interface PromotionsConfirmWords {
	subject: string;
	preview: string;
	heading: string;
	/** Above the sentence that was read aloud. */
	said: (member: string, day: string, hour: string) => string;
	ask: string;
	button: string;
	nothing: (until: string) => string;
	others: string;
	why: string;
}

export const promotionsConfirmWords: Localized<PromotionsConfirmWords> = {
	fr: {
		subject: "Promotions et rappels par courriel : à confirmer",
		preview: "Vous avez dit oui au téléphone. Sans votre confirmation, nous n’envoyons ni promotions ni rappels.",
		heading: "Confirmez que vous voulez nos promotions et nos rappels",
		said: (member, day, hour) =>
			`Le ${day} à ${hour}, pendant votre appel, ${member} vous a lu la phrase qui suit. Vous avez répondu oui.`,
		ask: "Ce oui compte seulement si vous le confirmez. Le lien ouvre une page de notre site, avec un seul bouton à presser.",
		button: "Aller à la confirmation",
		nothing: (until) =>
			`Vous n’en voulez pas? Ne faites rien : sans confirmation, nous n’envoyons ni promotions ni rappels d’entretien. Le lien fonctionne jusqu’au ${until}.`,
		others: "Les courriels au sujet de votre demande ne changent pas.",
		why: "Vous recevez ce courriel parce que cette adresse nous a été donnée au téléphone. Ce n’était pas vous? Ne pressez pas le bouton, et répondez-nous : nous retirerons votre adresse.",
	},
	en: {
		subject: "Promotions and reminders by e-mail: please confirm",
		preview: "You said yes on the phone. Unless you confirm, we send no promotions and no reminders.",
		heading: "Confirm that you want our promotions and reminders",
		said: (member, day, hour) =>
			`On ${day} at ${hour}, during your call, ${member} read you the sentence below. You answered yes.`,
		ask: "That yes counts only if you confirm it. The link opens a page of our website with a single button to press.",
		button: "Go to the confirmation",
		nothing: (until) =>
			`You don’t want them? Do nothing: unless you confirm, we send no promotions and no maintenance reminders. The link works until ${until}.`,
		others: "You will still receive e-mails about your request.",
		why: "You are getting this e-mail because this address was given to us by phone. Wasn’t it you? Don’t press the button, and reply to us: we will remove your address.",
	},
};
