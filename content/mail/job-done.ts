import type { Localized } from "#app/locale/locales.ts";

/** The mail to a customer once the work is done. It is about their own request, and advertises nothing. */
export interface JobMailWords {
	subject: (day: string) => string;
	preview: string;
	previewWithoutAmount: string;
	heading: string;
	intro: string;
	done: string;
	notDone: string;
	ask: string;
	open: string;
	phone: (phone: string) => string;
	why: string;
}

export const jobMailWords: Localized<JobMailWords> = {
	fr: {
		subject: (day) => `Le travail du ${day} est terminé`,
		preview: "Ce qui a été fait, le montant final et une question.",
		previewWithoutAmount: "Ce qui a été fait et une question.",
		heading: "Le travail est terminé",
		intro: "Merci de votre confiance. Voici le résumé de notre passage.",
		done: "Fait",
		notDone: "Pas fait",
		ask: "Répondez sur la page de votre demande. Si l’équipe a pris des photos, elles s’y affichent aussi. Quelque chose ne va pas? Dites-le-nous dans les {{guarantee}} jours : nous revenons sans frais.",
		open: "Voir le travail et répondre",
		phone: (phone) => `Vous pouvez aussi répondre à ce courriel ou nous appeler au ${phone}.`,
		why: "Vous recevez ce courriel parce que nous avons travaillé chez vous. Ce n’était pas vous? Répondez-nous.",
	},
	en: {
		subject: (day) => `The work of ${day} is done`,
		preview: "What was done, the final amount and one question.",
		previewWithoutAmount: "What was done and one question.",
		heading: "The work is done",
		intro: "Thank you for your trust. Here is a summary of our visit.",
		done: "Done",
		notDone: "Not done",
		ask: "Answer on your request’s page. If the crew took photos, they appear there too. Something not right? Tell us within {{guarantee}} days, and we will come back free of charge.",
		open: "See the work and answer",
		phone: (phone) => `You can also reply to this e-mail or call us at ${phone}.`,
		why: "You are getting this e-mail because we worked at your place. Not you? Reply and tell us.",
	},
};
