import type { Localized } from "#app/locale/locales.ts";
import type { ConsentEnding, ConsentPlace } from "#app/model/privacy/mail-address.ts";

interface ConsentProofWords {
	/** Above the sentence. */
	given: (date: string, place: string, kinds: string) => string;
	/** Where only a hash of the sentence is kept. */
	givenWithoutSentence: (date: string, place: string, kinds: string) => string;
	places: Readonly<Record<ConsentPlace, string>>;
	ended: Readonly<Record<ConsentEnding, (date: string) => string>>;
}

/** The proof of a consent to mails, as the owner of the address reads it. */
export const consentProofWords: Localized<ConsentProofWords> = {
	fr: {
		given: (date, place, kinds) => `Le ${date}, ${place}, vous avez accepté ${kinds} :`,
		givenWithoutSentence: (date, place, kinds) => `Le ${date}, ${place}, vous avez accepté ${kinds}.`,
		places: {
			contact: "dans le formulaire de contact",
			estimate: "dans l’estimation",
			phone: "au téléphone, puis par le lien d’un courriel",
			import: "avant que nous ayons ce site",
			"request-page": "sur la page de votre demande",
			preferences: "sur la page « Vos courriels »",
		},
		ended: {
			"follow-page": (date) => `Vous avez retiré cet accord le ${date}, sur la page de votre demande.`,
			link: (date) => `Vous avez retiré cet accord le ${date}, par le lien d’un courriel.`,
			office: (date) => `L’équipe a retiré cet accord pour vous le ${date}.`,
			erased: (date) => `Cet accord a pris fin le ${date}, avec l’effacement de votre dossier.`,
			expired: (date) => `Cet accord a pris fin le ${date}, avec l’effacement de votre dernière demande.`,
			corrected: (date) => `Cet accord a pris fin le ${date} : l’équipe a corrigé l’adresse de votre demande.`,
			spam: (date) => `Cet accord a pris fin le ${date} : l’équipe a classé la demande parmi les indésirables.`,
			"import-undone": (date) => `Cet accord a pris fin le ${date} : nous avons annulé son importation.`,
			changed: (date) => `Un autre choix l’a remplacé le ${date}.`,
		},
	},
	en: {
		given: (date, place, kinds) => `On ${date}, ${place}, you agreed to ${kinds}:`,
		givenWithoutSentence: (date, place, kinds) => `On ${date}, ${place}, you agreed to ${kinds}.`,
		places: {
			contact: "in the contact form",
			estimate: "in the estimate",
			phone: "by phone, then with the link in an e-mail",
			import: "before we had this site",
			"request-page": "on the page of your request",
			preferences: "on the “Your e-mails” page",
		},
		ended: {
			"follow-page": (date) => `You withdrew this consent on ${date}, on the page of your request.`,
			link: (date) => `You withdrew this consent on ${date}, with the link in an e-mail.`,
			office: (date) => `The team withdrew this consent for you on ${date}.`,
			erased: (date) => `This consent ended on ${date}, when your file was erased.`,
			expired: (date) => `This consent ended on ${date}, when your last request was erased.`,
			corrected: (date) => `This consent ended on ${date}: the team corrected the address of your request.`,
			spam: (date) => `This consent ended on ${date}: the team marked the request as spam.`,
			"import-undone": (date) => `This consent ended on ${date}: we undid the import it came from.`,
			changed: (date) => `Another choice replaced it on ${date}.`,
		},
	},
};
