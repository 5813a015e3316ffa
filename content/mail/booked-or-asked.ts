import type { Localized } from "#app/locale/locales.ts";
import type { TitledText } from "#app/model/site/service-words.ts";

/**
 * The words of a lead's confirmation about its time: a booked appointment, or a window that was asked for. `when` is
 * such as "jeudi 19 novembre 2026, entre 8 h et 10 h".
 */
export interface BookedOrAskedWords {
	booked: {
		subject: (when: string) => string;
		heading: string;
		preview: string;
		intro: string;
		noAddress: string;
		/** The street was typed by somebody whom nobody knows yet: a mail does not repeat it. */
		knownAddress: string;
		/** Of an appointment that was booked online, until a price is sent. */
		price: string;
		/** In place of the usual next steps; null keeps the usual one. */
		next: readonly (TitledText | null)[];
	};
	asked: {
		subject: (reference: string) => string;
		preview: string;
		intro: string;
		label: string;
		arrival: (window: string) => string;
		/** Has to promise the same as the site about when the team answers. */
		notYet: string;
		calendar: string;
		calendarName: string;
		next: readonly (TitledText | null)[];
		event: { summary: (company: string, window: string) => string; description: string };
	};
	/** Booked online, and cancelled before the mail was sent. */
	cancelled: { title: (when: string) => string; text: string };
	/** In mails about an appointment whose price the customer has not accepted. */
	unpriced: { unsent: string; sent: string };
}

export const bookedOrAskedWords: Localized<BookedOrAskedWords> = {
	fr: {
		booked: {
			subject: (when) => `Votre rendez-vous est pris : ${when}`,
			heading: "Votre rendez-vous est pris",
			preview: "Le jour, l’heure d’arrivée et comment le déplacer.",
			intro: "Nous avons reçu votre demande d’estimation, et l’équipe viendra à ce moment.",
			noAddress: "À compléter",
			knownAddress: "Celle que vous avez ajoutée sur la page de votre demande",
			price:
				"Ce rendez-vous n’est pas un contrat. Nous vous envoyons un prix ferme, et le travail commence seulement quand vous l’avez accepté.",
			next: [
				null,
				{
					title: "Nous répondons",
					text: "Le jour même ou le jour ouvrable suivant, par le moyen que vous préférez. Le prix ferme vous parvient avant le début du travail.",
				},
				{
					title: "Vous décidez",
					text: "Rien ne commence sans votre accord sur le prix. S’il ne vous convient pas, annulez le rendez-vous sans frais jusqu’à 24 h avant.",
				},
			],
		},
		asked: {
			subject: (reference) => `Nous avons reçu votre demande ${reference} : moment à confirmer`,
			preview: "Le moment demandé n’est pas encore un rendez-vous. Nous vous répondons bientôt.",
			intro: "Une personne de l’équipe lira vos réponses et vous répondra. Voici le moment que vous avez demandé.",
			label: "Moment demandé",
			arrival: (window) => `Arrivée ${window}, à confirmer`,
			notYet:
				"Ce n’est pas encore un rendez-vous. Le jour même ou le jour ouvrable suivant, nous le confirmons ou nous vous proposons un autre moment.",
			calendar: "Le fichier joint l’ajoute à votre agenda comme moment à confirmer.",
			calendarName: "moment-a-confirmer.ics",
			next: [
				null,
				{
					title: "Nous répondons",
					text: "Le jour même ou le jour ouvrable suivant, par le moyen que vous préférez, au sujet du moment demandé.",
				},
				null,
			],
			event: {
				summary: (company, window) => `${company} : à confirmer, arrivée demandée ${window}`,
				description:
					"Vous avez demandé ce moment. Ce n’est pas encore un rendez-vous : il sera pris quand nous vous l’aurons confirmé.",
			},
		},
		cancelled: {
			title: (when) => `Le rendez-vous du ${when} est annulé`,
			text: "L’équipe ne viendra pas ce jour-là. Pour choisir un autre moment, répondez à ce courriel ou appelez-nous.",
		},
		unpriced: {
			unsent: "Le prix ferme suit. Le travail commence seulement quand vous l’avez accepté.",
			sent: "Le travail commence seulement quand vous avez accepté le prix, sur la page de votre demande.",
		},
	},
	en: {
		booked: {
			subject: (when) => `Your appointment is booked: ${when}`,
			heading: "Your appointment is booked",
			preview: "The day, the arrival time and how to move it.",
			intro: "We have received your estimate request, and the crew will come at this time.",
			noAddress: "To be completed",
			knownAddress: "The one you added on your request’s page",
			price:
				"This appointment is not a contract. We will send you a firm price, and work starts only once you have accepted it.",
			next: [
				null,
				{
					title: "We answer",
					text: "The same day or the next business day, whichever way you prefer. The firm price reaches you before any work starts.",
				},
				{
					title: "You decide",
					text: "Nothing starts before you agree to the price. If it does not suit you, cancel the appointment free of charge until 24 hours before.",
				},
			],
		},
		asked: {
			subject: (reference) => `We have received your request ${reference}: time to be confirmed`,
			preview: "The time you asked for is not an appointment yet. We will answer you soon.",
			intro: "Someone on our team will read your answers and get back to you. Here is the time you asked for.",
			label: "The time you asked for",
			arrival: (window) => `Arrival ${window}, to be confirmed`,
			notYet:
				"This is not an appointment yet. The same day or the next business day, we will confirm it or suggest another time.",
			calendar: "The attached file adds it to your calendar as a time to be confirmed.",
			calendarName: "time-to-confirm.ics",
			next: [
				null,
				{
					title: "We answer",
					text: "The same day or the next business day, whichever way you prefer, about the time you asked for.",
				},
				null,
			],
			event: {
				summary: (company, window) => `${company}: to be confirmed, arrival asked for ${window}`,
				description:
					"You asked for this time. It is not an appointment yet: it will be booked once we have confirmed it with you.",
			},
		},
		cancelled: {
			title: (when) => `The appointment on ${when} is cancelled`,
			text: "The crew will not come that day. To choose another time, reply to this e-mail or call us.",
		},
		unpriced: {
			unsent: "The firm price follows. Work starts only once you have accepted it.",
			sent: "Work starts only once you have accepted the price, on your request’s page.",
		},
	},
};
