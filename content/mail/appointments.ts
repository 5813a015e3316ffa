import type { Localized } from "#app/locale/locales.ts";

/** The mails to a customer about an appointment. `when` is such as "jeudi 19 novembre 2026, entre 8 h et 10 h". */
export interface AppointmentMailWords {
	subjects: Record<AppointmentNews, (when: string) => string>;
	headings: Record<AppointmentNews, string>;
	/** In place of the member's own words. */
	intros: Record<AppointmentNews, string>;
	previews: Record<AppointmentNews, string>;
	/** The arrival window below the day. */
	arrival: (window: string) => string;
	/** The time before it moved. */
	previous: (when: string) => string;
	services: string;
	length: string;
	onSite: (length: string) => string;
	crew: string;
	address: string;
	addAddress: string;
	complete: string;
	open: string;
	/** Under the link to the request's page. */
	moveThere: string;
	moveByPhone: (phone: string) => string;
	again: string;
	calendar: Record<Exclude<AppointmentNews, "reminder">, string>;
	calendarName: string;
	why: string;
	/** The event in the customer's calendar. */
	event: {
		summary: (company: string, window: string) => string;
		page: (link: string) => string;
		phone: (phone: string) => string;
	};
}

export type AppointmentNews = "booked" | "moved" | "cancelled" | "reminder";

export const appointmentMailWords: Localized<AppointmentMailWords> = {
	fr: {
		subjects: {
			booked: (when) => `Votre rendez-vous du ${when}`,
			moved: (when) => `Votre rendez-vous est déplacé au ${when}`,
			cancelled: (when) => `Votre rendez-vous du ${when} est annulé`,
			reminder: (when) => `Rappel de votre rendez-vous du ${when}`,
		},
		headings: {
			booked: "Votre rendez-vous est pris",
			moved: "Votre rendez-vous est déplacé",
			cancelled: "Votre rendez-vous est annulé",
			reminder: "Rappel de votre rendez-vous",
		},
		intros: {
			booked: "Nous avons réservé ce moment pour vous.",
			moved: "Voici le nouveau moment de votre rendez-vous.",
			cancelled: "L’équipe ne viendra pas ce jour-là.",
			reminder: "L’équipe vient bientôt chez vous.",
		},
		previews: {
			booked: "Le jour, l’heure d’arrivée et ce qu’il faut savoir.",
			moved: "Le nouveau jour et la nouvelle heure d’arrivée.",
			cancelled: "L’équipe ne viendra pas ce jour-là.",
			reminder: "Le jour, l’heure d’arrivée et l’adresse.",
		},
		arrival: (window) => `Arrivée ${window}`,
		previous: (when) => `Auparavant : ${when}`,
		services: "Services",
		length: "Durée prévue",
		onSite: (length) => `${length} sur place`,
		crew: "Équipe",
		address: "Adresse",
		addAddress: "Pour que l’équipe vous trouve, ajoutez votre adresse sur la page de votre demande.",
		complete: "Compléter mon rendez-vous",
		open: "Voir mon rendez-vous",
		moveThere:
			"Sur cette page, vous pouvez déplacer ou annuler le rendez-vous sans frais jusqu’à 24 h avant. Après, appelez-nous.",
		moveByPhone: (phone) => `Pour le déplacer ou l’annuler, appelez-nous au ${phone}.`,
		again: "Pour choisir un autre moment, répondez à ce courriel ou appelez-nous.",
		calendar: {
			booked: "Le fichier joint ajoute le rendez-vous à votre agenda.",
			moved: "Le fichier joint remplace l’ancien rendez-vous dans votre agenda.",
			cancelled: "Le fichier joint retire le rendez-vous de votre agenda. S’il y reste, vous pouvez l’effacer.",
		},
		calendarName: "rendez-vous.ics",
		why: "Vous recevez ce courriel parce que vous avez pris rendez-vous avec nous. Ce n’était pas vous? Répondez-nous.",
		event: {
			summary: (company, window) => `${company}, arrivée ${window}`,
			page: (link) => `Voir, déplacer ou annuler : ${link}`,
			phone: (phone) => `Téléphone : ${phone}`,
		},
	},
	en: {
		subjects: {
			booked: (when) => `Your appointment on ${when}`,
			moved: (when) => `Your appointment has moved to ${when}`,
			cancelled: (when) => `Your appointment on ${when} is cancelled`,
			reminder: (when) => `Reminder of your appointment on ${when}`,
		},
		headings: {
			booked: "Your appointment is booked",
			moved: "Your appointment has moved",
			cancelled: "Your appointment is cancelled",
			reminder: "A reminder of your appointment",
		},
		intros: {
			booked: "We have reserved this time for you.",
			moved: "Here is the new time of your appointment.",
			cancelled: "The crew will not come that day.",
			reminder: "The crew is coming to your place soon.",
		},
		previews: {
			booked: "The day, the arrival time and what to know.",
			moved: "The new day and the new arrival time.",
			cancelled: "The crew will not come that day.",
			reminder: "The day, the arrival time and the address.",
		},
		arrival: (window) => `Arrival ${window}`,
		previous: (when) => `Previously: ${when}`,
		services: "Services",
		length: "Planned length",
		onSite: (length) => `${length} at your place`,
		crew: "Crew",
		address: "Address",
		addAddress: "To help the crew find you, please add your address on your request’s page.",
		complete: "Complete my appointment",
		open: "See my appointment",
		moveThere:
			"On that page you can move or cancel the appointment free of charge until 24 hours before. After that, please call us.",
		moveByPhone: (phone) => `To move or cancel it, please call us at ${phone}.`,
		again: "To choose another time, reply to this e-mail or call us.",
		calendar: {
			booked: "The attached file adds the appointment to your calendar.",
			moved: "The attached file replaces the earlier appointment in your calendar.",
			cancelled: "The attached file removes the appointment from your calendar. If it stays there, you can delete it.",
		},
		calendarName: "appointment.ics",
		why: "You are getting this e-mail because you have an appointment with us. Not you? Reply and tell us.",
		event: {
			summary: (company, window) => `${company}, arrival ${window}`,
			page: (link) => `See, move or cancel: ${link}`,
			phone: (phone) => `Phone: ${phone}`,
		},
	},
};
