import type { Localized } from "#app/locale/locales.ts";
import type { JobPageWords } from "#app/model/estimate/followed-job.ts";
import type { PhotoMoment } from "#app/model/leads/lead.ts";

interface Said {
	title: string;
	text: string;
}

/** The words of a request's page once the work is done. Members cannot edit them. */
export interface JobWords {
	part: JobPageWords;
	tag: string;
	taxes: (beforeTaxes: string) => string;
	moments: Record<PhotoMoment, string>;
	photo: Record<PhotoMoment, (number: number) => string>;
	/** Replaces the usual words of a request that is done. */
	standing: Record<"open" | "fine" | "notFine", { text: string; todo: string }>;
	todo: { question: string; photos: string };
	answered: { fine: (day: string) => Said; called: (day: string) => Said; written: (day: string) => Said };
	/** The beginning of the message that a "no" sends to the team. */
	notFine: string;
	publication: {
		consent: (company: string) => string;
		photos: (count: number) => string;
		sentence: string;
		and: (photos: string, sentence: string) => string;
		allowed: (what: string) => string;
		waiting: string;
		shown: (what: string) => string;
	};
	reminder: {
		due: (month: string) => string;
		label: (month: string) => string;
		alone: (company: string) => string;
		withPromotions: (company: string) => string;
	};
	notices: Record<"fine" | "not-fine" | "allowed" | "withdrawn" | "reminded" | "stale", Said>;
}

export const jobWords: Localized<JobWords> = {
	fr: {
		part: {
			heading: "Travail terminé",
			thanks: "Merci de votre confiance!",
			crew: "Équipe",
			done: "Ce qui a été fait",
			notDone: "Ce qui n’a pas été fait",
			note: "Un mot de l’équipe",
			amount: "Montant final",
			photos: {
				heading: "Photos",
				none: "Si l’équipe a pris des photos, elles s’afficheront ici dès leur arrivée.",
			},
			question: {
				heading: "Tout est-il en ordre?",
				lead: "Quelque chose ne va pas? Dites-le-nous dans les {{guarantee}} jours : nous revenons sans frais.",
				yes: "Oui, tout est en ordre",
				no: "Non, quelque chose ne va pas",
				label: "Ce qui ne va pas",
				optional: "Facultatif",
				hint: "Une personne de l’équipe vous joindra dans tous les cas.",
				submit: "Prévenir l’équipe",
				tooLong: "Ce texte est trop long : 2 000 caractères au plus. Raccourcissez-le, ou appelez-nous.",
				resolved: "Tout est maintenant en ordre",
				write: "Ajouter un message",
			},
			reviews: {
				heading: "Votre avis en public",
				text: "Le même lien pour tout le monde, quelle que soit votre réponse. Nous n’offrons rien en échange.",
				newTab: "(nouvel onglet)",
			},
			publication: {
				heading: "Vos photos dans nos réalisations",
				lead: "Rien n’est montré sans votre accord. Avec lui, nos réalisations indiquent le service, le secteur et le mois, jamais votre nom ni votre adresse. Il n’y a rien en échange, et vous pouvez changer d’avis ici n’importe quand.",
				open: "Choisir ce que vous voulez bien montrer",
				change: "Changer ce que vous permettez",
				photos: "Photos à montrer",
				photosHint: "Cochez seulement celles que vous voulez bien montrer.",
				noPhotos: "Il n’y a pas encore de photos à choisir.",
				withdraw: "Retirer mes photos",
				gallery: "Voir nos réalisations",
				sentence: "Votre phrase",
				optional: "Facultatif",
				sentenceHint: "Elle serait citée telle quelle à côté des photos, sans votre nom. 300 caractères au plus.",
				submit: "Donner mon accord",
				nothing: "Cochez au moins une photo : une phrase seule n’est pas montrée.",
				noConsent: "Cochez la case si vous êtes d’accord. Sinon, laissez tout tel quel : rien ne sera montré.",
				tooLong: "Cette phrase est trop longue : 300 caractères au plus. Raccourcissez-la un peu.",
			},
			reminder: {
				heading: "Rappel d’entretien",
				submit: "Demander le rappel",
				missing: "Cochez la case si vous voulez un rappel. Sinon, il n’y a rien à faire.",
				stands:
					"Vous acceptez un rappel par courriel à ce moment-là, sauf si vous êtes revenu d’ici là. Vous pouvez changer d’avis plus bas, n’importe quand.",
			},
		},
		tag: "Terminé",
		taxes: (beforeTaxes) => `Taxes comprises. Avant taxes : ${beforeTaxes}.`,
		moments: { before: "Avant", after: "Après" },
		photo: {
			before: (number) => `Photo ${number} avant le travail`,
			after: (number) => `Photo ${number} après le travail`,
		},
		standing: {
			open: {
				text: "Le travail est fait. Vous trouverez ci-dessous ce qui a été fait.",
				todo: "Une seule question : tout est-il en ordre?",
			},
			fine: {
				text: "Le travail est fait et vous nous avez dit que tout est en ordre. Merci!",
				todo: "Rien. Si quelque chose change, dites-le-nous dans les {{guarantee}} jours.",
			},
			notFine: {
				text: "Le travail est fait, mais tout n’est pas en ordre. L’équipe le sait et vous joindra.",
				todo: "Rien : l’équipe vous joindra. Un détail à ajouter? Écrivez-nous ci-dessous.",
			},
		},
		todo: { question: "Dire si tout est en ordre", photos: "Voir les photos" },
		answered: {
			fine: (day) => ({ title: `Vous avez répondu oui le ${day}.`, text: "Merci de nous l’avoir dit." }),
			called: (day) => ({
				title: `Vous avez répondu non le ${day}.`,
				text: "L’appel est déjà dans les tâches de l’équipe : une personne vous téléphonera le jour même ou le jour ouvrable suivant. Votre message se trouve plus bas, dans la conversation. Vous pouvez aussi nous appeler tout de suite.",
			}),
			written: (day) => ({
				title: `Vous avez répondu non le ${day}.`,
				text: "C’est déjà dans les tâches de l’équipe : une personne vous écrira le jour même ou le jour ouvrable suivant. Votre message se trouve plus bas, dans la conversation. Vous pouvez aussi nous appeler tout de suite.",
			}),
		},
		notFine: "Non, tout n’est pas en ordre.",
		publication: {
			consent: (company) =>
				`Je permets à ${company} de montrer sur son site les photos que j’ai cochées et la phrase que j’ai écrite, avec le service, le secteur et le mois. Je peux retirer mon accord sur cette page, n’importe quand.`,
			photos: (count) => (count === 1 ? "1 photo" : `${count} photos`),
			sentence: "votre phrase",
			and: (photos, sentence) => `${photos} et ${sentence}`,
			allowed: (what) => `Vous permettez : ${what}.`,
			waiting: "Rien n’est montré en ce moment : une personne de l’équipe doit d’abord le publier.",
			shown: (what) => `Montré en ce moment dans nos réalisations : ${what}.`,
		},
		reminder: {
			due: (month) => `L’équipe conseille de refaire ce travail en ${month}.`,
			label: (month) => `Rappelez-moi en ${month}`,
			alone: (company) =>
				`Oui, ${company} peut m’envoyer un rappel par courriel quand un entretien est dû, au plus un par saison. Je peux me désabonner en tout temps.`,
			withPromotions: (company) =>
				`En plus des promotions que j’ai déjà acceptées, ${company} peut m’envoyer un rappel par courriel quand un entretien est dû, au plus un par saison. Je peux me désabonner en tout temps.`,
		},
		notices: {
			fine: { title: "C’est noté : tout est en ordre.", text: "Vous pouvez encore changer votre réponse ici." },
			"not-fine": {
				title: "L’équipe est prévenue.",
				text: "C’est dans ses tâches, et un courriel lui est envoyé.",
			},
			allowed: { title: "Votre accord est enregistré.", text: "Vous pouvez le changer ou le retirer ici." },
			withdrawn: {
				title: "C’est retiré.",
				text: "Nos pages ne le montrent plus. Un navigateur qui avait déjà affiché une photo peut en garder une copie pendant une heure au plus.",
			},
			reminded: { title: "Le rappel est demandé.", text: "Vous n’avez rien d’autre à faire." },
			stale: {
				title: "Rien n’a été modifié.",
				text: "Vos choix de courriels ont changé depuis l’ouverture de cette page. Vérifiez, puis recommencez au besoin.",
			},
		},
	},
	en: {
		part: {
			heading: "Work done",
			thanks: "Thank you for your trust!",
			crew: "Crew",
			done: "What was done",
			notDone: "What was not done",
			note: "A word from the crew",
			amount: "Final amount",
			photos: {
				heading: "Photos",
				none: "If the crew took photos, they will appear here as soon as they arrive.",
			},
			question: {
				heading: "Is everything in order?",
				lead: "Something not right? Tell us within {{guarantee}} days, and we will come back free of charge.",
				yes: "Yes, everything is in order",
				no: "No, something is not right",
				label: "What is not right",
				optional: "Optional",
				hint: "Someone on our team will reach you either way.",
				submit: "Tell the team",
				tooLong: "This text is too long: 2,000 characters at most. Shorten it, or call us.",
				resolved: "Everything is in order now",
				write: "Add a message",
			},
			reviews: {
				heading: "Your review in public",
				text: "The same link for everyone, whatever you answered. We offer nothing in return.",
				newTab: "(new tab)",
			},
			publication: {
				heading: "Your photos in our work",
				lead: "Nothing is shown without your consent. With it, our work shows the service, the area and the month, never your name or address. There is nothing in return, and you can change your mind here at any time.",
				open: "Choose what you agree to show",
				change: "Change what you allow",
				photos: "Photos to show",
				photosHint: "Check only those that you agree to show.",
				noPhotos: "There are no photos to choose from yet.",
				withdraw: "Withdraw my photos",
				gallery: "See our work",
				sentence: "Your sentence",
				optional: "Optional",
				sentenceHint: "It would be quoted as it is beside the photos, without your name. 300 characters at most.",
				submit: "Give my consent",
				nothing: "Check at least one photo: a sentence is not shown alone.",
				noConsent: "Check the box if you agree. Otherwise leave everything as it is: nothing will be shown.",
				tooLong: "This sentence is too long: 300 characters at most. Shorten it a little.",
			},
			reminder: {
				heading: "Maintenance reminder",
				submit: "Ask for the reminder",
				missing: "Check the box if you want a reminder. Otherwise there is nothing to do.",
				stands:
					"You agreed to a reminder by e-mail at that time, unless you have come back by then. You can change your mind further down, whenever you like.",
			},
		},
		tag: "Done",
		taxes: (beforeTaxes) => `Taxes included. Before taxes: ${beforeTaxes}.`,
		moments: { before: "Before", after: "After" },
		photo: {
			before: (number) => `Photo ${number} before the work`,
			after: (number) => `Photo ${number} after the work`,
		},
		standing: {
			open: {
				text: "The work is done. Below you will find what was done.",
				todo: "Just one question: is everything in order?",
			},
			fine: {
				text: "The work is done, and you told us that everything is in order. Thank you!",
				todo: "Nothing. If something changes, tell us within {{guarantee}} days.",
			},
			notFine: {
				text: "The work is done, but not everything is in order. The team knows and will reach you.",
				todo: "Nothing: the team will reach you. A detail to add? Write to us below.",
			},
		},
		todo: { question: "Say whether everything is in order", photos: "See the photos" },
		answered: {
			fine: (day) => ({ title: `You answered yes on ${day}.`, text: "Thank you for telling us." }),
			called: (day) => ({
				title: `You answered no on ${day}.`,
				text: "The call is already on the team’s task list: someone will phone you the same day or the next business day. Your message is further down, in the conversation. You can also call us right away.",
			}),
			written: (day) => ({
				title: `You answered no on ${day}.`,
				text: "It is already on the team’s task list: someone will write to you the same day or the next business day. Your message is further down, in the conversation. You can also call us right away.",
			}),
		},
		notFine: "No, not everything is in order.",
		publication: {
			consent: (company) =>
				`I allow ${company} to show on its site the photos I checked and the sentence I wrote, with the service, the area and the month. I can withdraw my consent on this page at any time.`,
			photos: (count) => (count === 1 ? "1 photo" : `${count} photos`),
			sentence: "your sentence",
			and: (photos, sentence) => `${photos} and ${sentence}`,
			allowed: (what) => `You allow: ${what}.`,
			waiting: "Nothing is shown at the moment: someone on the team has to publish it first.",
			shown: (what) => `Shown in our work at the moment: ${what}.`,
		},
		reminder: {
			due: (month) => `The crew suggests doing this work again in ${month}.`,
			label: (month) => `Remind me in ${month}`,
			alone: (company) =>
				`Yes, ${company} may send me a reminder by e-mail when maintenance is due, at most one a season. I can unsubscribe at any time.`,
			withPromotions: (company) =>
				`Besides the promotions that I already agreed to, ${company} may send me a reminder by e-mail when maintenance is due, at most one a season. I can unsubscribe at any time.`,
		},
		notices: {
			fine: { title: "Noted: everything is in order.", text: "You can still change your answer here." },
			"not-fine": {
				title: "The team has been told.",
				text: "It is on their task list, and an e-mail is on its way to them.",
			},
			allowed: { title: "Your consent is saved.", text: "You can change or withdraw it here." },
			withdrawn: {
				title: "Withdrawn.",
				text: "Our pages no longer show it. A browser that had already shown a photo may keep a copy for an hour at most.",
			},
			reminded: { title: "Your reminder is requested.", text: "There is nothing else to do." },
			stale: {
				title: "Nothing was changed.",
				text: "Your choice of e-mails has changed since this page was opened. Check it, then try again if you need to.",
			},
		},
	},
};
