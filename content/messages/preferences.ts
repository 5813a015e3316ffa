import type { Localized } from "#app/locale/locales.ts";
import type { MailKind } from "#app/model/privacy/mail-kinds.ts";

interface PreferencesWords {
	title: string;
	description: string;
	/** What the address receives now. */
	agreed: (kinds: string) => string;
	withdrawn: (date: string) => string;
	/** Added when the person or their last lead was erased. */
	erased: string;
	unknown: string;
	/** Begins the sentence of the consent, above the boxes: with the name of the company, as the law asks. */
	legend: string;
	/** The boxes: the rest of the sentence. */
	kinds: Readonly<Record<MailKind, string>>;
	/** Ends the sentence of the consent, below the boxes. */
	anytime: string;
	save: string;
	stop: string;
	note: string;
	/** After the form was sent. */
	saved: (kinds: string) => string;
	stopped: string;
	proofs: string;
	unavailable: string;
}

/** The page of the link in mails, where the owner of an address chooses which kinds of mail it receives. */
export const preferencesWords: Localized<PreferencesWords> = {
	fr: {
		title: "Vos courriels",
		description: "Choisissez les courriels que vous recevez de notre part, sans vous connecter.",
		agreed: (kinds) => `Vous recevez à cette adresse ${kinds}.`,
		withdrawn: (date) => `Depuis le ${date}, vous ne recevez à cette adresse ni promotions ni rappels d’entretien.`,
		erased:
			"Votre dossier est effacé. Il reste une empreinte de cette adresse, avec laquelle nous ne pouvons pas vous écrire. Un choix fait ici vaudra si vous nous envoyez une nouvelle demande.",
		unknown:
			"Nous n’avons aucun choix enregistré pour cette adresse. Cochez ce que vous voulez recevoir, ou pressez « Ne plus rien recevoir ».",
		legend: "J’autorise {{company}} à m’envoyer par courriel :",
		kinds: {
			promotions: "les promotions, quelques fois par année",
			"due-again": "un rappel quand un entretien est dû, au plus un par saison",
		},
		anytime: "Je peux changer d’avis en tout temps.",
		save: "Enregistrer",
		stop: "Ne plus rien recevoir",
		note: "Les courriels au sujet de vos demandes ne changent pas. « Ne plus rien recevoir » vaut aussi pour la liste d’attente d’un secteur : votre inscription est alors effacée.",
		saved: (kinds) => `C’est enregistré : vous recevrez à cette adresse ${kinds}.`,
		stopped: "C’est fait : vous ne recevrez à cette adresse ni promotions ni rappels d’entretien.",
		proofs: "Preuves de vos accords",
		unavailable:
			"Votre choix n’a pas pu être enregistré. Il est encore sur cette page : réessayez dans une minute, ou appelez-nous, et nous le ferons pour vous.",
	},
	en: {
		title: "Your e-mails",
		description: "Choose which e-mails you receive from us, without signing in.",
		agreed: (kinds) => `You receive ${kinds} at this address.`,
		withdrawn: (date) => `Since ${date}, you receive no promotions and no maintenance reminders at this address.`,
		erased:
			"Your file is erased. A fingerprint of this address remains, which we cannot use to write to you. A choice made here will apply if you send us a new request.",
		unknown:
			"We have no choice on record for this address. Check what you would like to receive, or press “Stop all of these e-mails”.",
		legend: "I would like to receive from {{company}}, by e-mail:",
		kinds: {
			promotions: "promotions, a few times a year",
			"due-again": "a reminder when maintenance is due, at most one a season",
		},
		anytime: "I can change my mind at any time.",
		save: "Save",
		stop: "Stop all of these e-mails",
		note: "You will still receive e-mails about your requests. “Stop all of these e-mails” also covers the waiting list of an area: your entry is then deleted.",
		saved: (kinds) => `Saved: you will receive ${kinds} at this address.`,
		stopped: "Done: you will receive no promotions and no maintenance reminders at this address.",
		proofs: "Proof of your consents",
		unavailable:
			"Your choice could not be saved. It is still on this page: try again in a minute, or call us and we will do it for you.",
	},
};
