import type { Localized } from "#app/locale/locales.ts";
import type { OnRequestReason } from "#app/model/appointments/free-windows.ts";
import type { ChoiceWords } from "#app/model/estimate/followed-choice.ts";
import { onePeriod } from "#app/time/one-period.ts";

/** The words of a request's page about a time that its customer booked or asked for. Members cannot edit them. */
export interface RequestTimeWords {
	/** Booked with the request, before there is a price. */
	instant: {
		heading: string;
		text: string;
		todo: string;
		/** Beside the appointment. */
		price: string;
	};
	/** The customer cancelled it, and nobody has answered yet. */
	cancelled: Standing;
	asked: {
		heading: string;
		tag: string;
		text: string;
		calendar: string;
		past: string;
		/** After the price was accepted. */
		todo: string;
	};
	choice: {
		words: ChoiceWords;
		ways: Record<"instant" | "on-request" | "again", ChoiceWay>;
		none: Pick<ChoiceWay, "heading" | "todo">;
		reasons: Record<OnRequestReason | "by-phone" | "full", string>;
	};
	notices: {
		booked: (when: string) => Notice;
		asked: (when: string) => Notice;
		taken: (when: string) => Notice;
		lastTaken: (when: string) => Notice;
		elsewhere: (when: string) => Notice;
		stale: Notice;
	};
}

interface ChoiceWay {
	heading: string;
	hint: string;
	submit: string;
	/** What is left for the customer to do. */
	todo: string;
}

interface Notice {
	title: string;
	text: string;
}

interface Standing extends Notice {
	todo: string;
}

const french = {
	confirms: "nous confirmons ce moment, ou nous vous en proposons un autre, le jour même ou le jour ouvrable suivant.",
	reach: "Écrivez-nous les jours qui vous conviennent, ou appelez-nous.",
};
const english = {
	confirms: "we confirm this time, or suggest another one, the same day or the next business day.",
	reach: "Write to us which days suit you, or call us.",
};

export const requestTimeWords: Localized<RequestTimeWords> = {
	fr: {
		instant: {
			heading: "Merci, votre rendez-vous est pris",
			text: "L’équipe lira votre demande et vous enverra un prix le jour même ou le jour ouvrable suivant. Le travail commence seulement quand vous l’avez accepté.",
			todo: "Vérifiez l’adresse et dites comment entrer. Un empêchement? Déplacez ou annulez au moins 24 h avant.",
			price:
				"Le moment est pris, mais rien n’est à payer : le travail commence seulement quand vous avez accepté notre prix.",
		},
		cancelled: {
			title: "Rendez-vous annulé",
			text: "Votre demande reste ouverte. L’équipe vous répondra le jour même ou le jour ouvrable suivant.",
			todo: "Écrivez-nous les jours qui vous conviendraient, ou dites-nous que vous n’avez plus besoin de nous.",
		},
		asked: {
			heading: "Moment demandé",
			tag: "Demandé",
			text: `Ce n’est pas encore un rendez-vous : ${french.confirms}`,
			calendar: "Noter ce moment, à confirmer",
			past: "Le moment que vous aviez demandé est passé : nous vous en proposerons un autre.",
			todo: "Rien pour l’instant : attendez notre confirmation.",
		},
		choice: {
			words: {
				legend: "À quel moment l’équipe peut-elle arriver?",
				missing: "Choisissez un moment dans la liste.",
				instant:
					"Rien n’est encore envoyé. Depuis l’ouverture de cette page, ce moment peut être pris tout de suite : envoyer votre choix prend le rendez-vous.",
				write: "Écrire un message",
			},
			ways: {
				instant: {
					heading: "Prendre rendez-vous",
					hint: "Le rendez-vous est pris quand vous envoyez votre choix. Vous pourrez le déplacer ou l’annuler sans frais jusqu’à 24 h avant.",
					submit: "Prendre ce rendez-vous",
					todo: "Choisissez le moment de votre rendez-vous.",
				},
				"on-request": {
					heading: "Demander un moment",
					hint: `C’est une demande : ${french.confirms}`,
					submit: "Demander ce moment",
					todo: "Choisissez le moment qui vous convient.",
				},
				again: {
					heading: "Demander un autre moment",
					hint: `Il remplacera celui que vous avez demandé. C’est une demande : ${french.confirms}`,
					submit: "Demander ce moment",
					todo: "Rien pour l’instant : attendez notre confirmation, ou demandez un autre moment.",
				},
			},
			none: {
				heading: "Convenir du moment",
				todo: "Convenez du jour avec nous.",
			},
			reasons: {
				"by-phone": "Pour ce travail, nous fixons le moment au téléphone. Attendez notre appel, ou appelez-nous.",
				"length-unknown": `La durée de ce travail se fixe avec vous. ${french.reach}`,
				"longer-than-day": `Ce travail prend plus d’une journée : le moment se fixe avec vous. ${french.reach}`,
				"no-crew": `Pour ce travail, le moment se fixe avec vous. ${french.reach}`,
				full: `Aucun moment n’est libre ici pour l’instant. ${french.reach}`,
			},
		},
		notices: {
			booked: (when) => ({ title: "Votre rendez-vous est pris.", text: `L’équipe arrivera ${when}.` }),
			asked: (when) => ({
				title: "Votre demande est envoyée.",
				text: `Moment demandé : ${when}. Ce n’est pas encore un rendez-vous : ${french.confirms}`,
			}),
			taken: (when) => ({
				title: "Ce moment n’est plus libre.",
				text: `Vous aviez choisi ${when}. Rien n’est envoyé. Choisissez un autre moment ci-dessous.`,
			}),
			lastTaken: (when) => ({
				title: "Ce moment n’est plus libre.",
				text: `Vous aviez choisi ${when}. Rien n’est envoyé, et aucun autre moment ne peut être choisi ici. ${french.reach}`,
			}),
			elsewhere: (when) => ({
				title: "Un moment est déjà fixé.",
				text: `C’est le ${when}. Votre dernier envoi n’a rien modifié.`,
			}),
			stale: {
				title: "Votre demande avait changé depuis l’ouverture de cette page.",
				text: "Votre dernier envoi n’a rien modifié. Regardez où elle en est, puis écrivez-nous au besoin.",
			},
		},
	},
	en: {
		instant: {
			heading: "Thank you, your appointment is booked",
			text: "Our team will read your request and send you a price the same day or the next business day. Work starts only once you have accepted it.",
			todo: "Check the address and say how to get in. Something came up? Move or cancel at least 24 hours before.",
			price: "The time is booked, but there is nothing to pay: work starts only once you have accepted our price.",
		},
		cancelled: {
			title: "Appointment cancelled",
			text: "Your request stays open. Our team will answer you the same day or the next business day.",
			todo: "Write to us which days would suit you, or tell us that you no longer need us.",
		},
		asked: {
			heading: "Time asked for",
			tag: "Asked for",
			text: `This is not an appointment yet: ${english.confirms}`,
			calendar: "Note this time, to be confirmed",
			past: "The time that you asked for has passed: we will suggest another one.",
			todo: "Nothing for now: wait for our confirmation.",
		},
		choice: {
			words: {
				legend: "When can the crew arrive?",
				missing: "Choose a time in the list.",
				instant:
					"Nothing was sent yet. Since you opened this page, this time can be booked at once: sending your choice books the appointment.",
				write: "Write a message",
			},
			ways: {
				instant: {
					heading: "Book an appointment",
					hint: "The appointment is booked when you send your choice. You can move or cancel it free of charge up to 24 hours before.",
					submit: "Book this appointment",
					todo: "Choose the time of your appointment.",
				},
				"on-request": {
					heading: "Ask for a time",
					hint: `This is a request: ${english.confirms}`,
					submit: "Ask for this time",
					todo: "Choose the time that suits you.",
				},
				again: {
					heading: "Ask for another time",
					hint: `It will replace the one that you asked for. This is a request: ${english.confirms}`,
					submit: "Ask for this time",
					todo: "Nothing for now: wait for our confirmation, or ask for another time.",
				},
			},
			none: {
				heading: "Agree on a time",
				todo: "Agree on the day with us.",
			},
			reasons: {
				"by-phone": "For this work, we set the time by phone. Wait for our call, or call us.",
				"length-unknown": `We set the length of this work with you. ${english.reach}`,
				"longer-than-day": `This work takes more than a day: we set the time with you. ${english.reach}`,
				"no-crew": `For this work, we set the time with you. ${english.reach}`,
				full: `No time is free here for now. ${english.reach}`,
			},
		},
		notices: {
			booked: (when) => ({ title: "Your appointment is booked.", text: onePeriod(`The crew will arrive on ${when}.`) }),
			asked: (when) => ({
				title: "Your request is sent.",
				text: onePeriod(`Time asked for: ${when}. This is not an appointment yet: ${english.confirms}`),
			}),
			taken: (when) => ({
				title: "That time is no longer free.",
				text: onePeriod(`You chose ${when}. Nothing was sent. Choose another time below.`),
			}),
			lastTaken: (when) => ({
				title: "That time is no longer free.",
				text: onePeriod(`You chose ${when}. Nothing was sent, and no other time can be chosen here. ${english.reach}`),
			}),
			elsewhere: (when) => ({
				title: "A time is already set.",
				text: onePeriod(`It is ${when}. What you just sent changed nothing.`),
			}),
			stale: {
				title: "Your request had changed since this page was opened.",
				text: "What you just sent changed nothing. See where it stands, then write to us if you need to.",
			},
		},
	},
};
