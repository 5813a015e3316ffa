import type { Localized } from "#app/locale/locales.ts";

/** The mails of the series `due-again` and `area-open`. */
export interface SeriesMailWords {
	dueAgain: {
		subject: (day: string) => string;
		preview: string;
		heading: string;
		/** Above the list of what was done. */
		done: (day: string) => string;
		/** Without such a list. */
		came: (day: string) => string;
		advised: (months: number) => string;
		nothing: string;
		estimate: string;
		why: (day: string) => string;
		stop: string;
	};
	areaOpen: {
		subject: string;
		preview: string;
		heading: string;
		asked: (day: string) => string;
		askedFor: (day: string, postalCode: string) => string;
		estimate: string;
		deletion: string;
		why: string;
		stop: string;
	};
	call: (phone: string) => string;
}

export const seriesMailWords: Localized<SeriesMailWords> = {
	fr: {
		dueAgain: {
			subject: (day) => `Votre rappel d’entretien : nos travaux du ${day}`,
			preview: "Ce que nous avons fait chez vous, et quand l’équipe conseillait de le refaire.",
			heading: "Votre rappel d’entretien",
			done: (day) => `Le ${day}, nous avons fait ceci pour vous :`,
			came: (day) => `Nous avons travaillé pour vous le ${day}.`,
			advised: (months) => `L’équipe avait conseillé de refaire ce travail après ${months} mois.`,
			nothing: "Si ce n’est pas nécessaire chez vous, vous n’avez rien à faire.",
			estimate: "Estimer le prix",
			why: (day) =>
				`Vous avez accepté le ${day} de recevoir un rappel quand un entretien est dû. Vous en recevez au plus un par saison.`,
			stop: "Ne plus recevoir ces courriels",
		},
		areaOpen: {
			subject: "Nous desservons maintenant votre secteur",
			preview: "Vous nous aviez demandé de vous écrire. C’est notre seul courriel à ce sujet.",
			heading: "Nous desservons maintenant votre secteur",
			asked: (day) =>
				`Le ${day}, vous nous avez demandé de vous écrire si nous commencions à desservir votre secteur. C’est fait.`,
			askedFor: (day, postalCode) =>
				`Le ${day}, vous nous avez demandé de vous écrire si nous commencions à desservir le code postal ${postalCode}. C’est fait.`,
			estimate: "Estimer le prix",
			deletion:
				"C’est le seul courriel que vous recevez à ce sujet. Maintenant qu’il est parti, nous effaçons votre adresse de la liste d’attente, avec tout ce que vous y aviez écrit.",
			why: "Vous recevez ce courriel parce que cette adresse a été inscrite à notre liste d’attente.",
			stop: "Ne plus recevoir de courriels de notre part",
		},
		call: (phone) => `Vous préférez en parler? Appelez-nous au ${phone}.`,
	},
	en: {
		dueAgain: {
			subject: (day) => `Your maintenance reminder: our work of ${day}`,
			preview: "What we did for you, and when the crew suggested doing it again.",
			heading: "Your maintenance reminder",
			done: (day) => `On ${day}, we did this for you:`,
			came: (day) => `We worked for you on ${day}.`,
			advised: (months) => `Our crew suggested doing this work again after ${months} months.`,
			nothing: "If your home doesn’t need it, there is nothing to do.",
			estimate: "Estimate the price",
			why: (day) =>
				`On ${day}, you agreed to receive a reminder when maintenance is due. You get at most one per season.`,
			stop: "Stop receiving these e-mails",
		},
		areaOpen: {
			subject: "We now serve your area",
			preview: "You asked us to write to you. This is our only e-mail about it.",
			heading: "We now serve your area",
			asked: (day) => `On ${day}, you asked us to write to you if we started serving your area. We now do.`,
			askedFor: (day, postalCode) =>
				`On ${day}, you asked us to write to you if we started serving the postal code ${postalCode}. We now do.`,
			estimate: "Estimate the price",
			deletion:
				"This is the only e-mail you get about it. Now that it is sent, we are deleting your address from the waiting list, along with everything you entered there.",
			why: "You are getting this e-mail because this address was put on our waiting list.",
			stop: "Stop receiving e-mails from us",
		},
		call: (phone) => `Would you rather talk? Call us at ${phone}.`,
	},
};
