import type { Localized } from "#app/locale/locales.ts";
import type { OnRequestReason } from "#app/model/appointments/free-windows.ts";
import type { NearReason } from "#app/model/appointments/nearest-windows.ts";
import type { StepWindowWords, TimeChangeWords } from "#app/model/estimate/step-windows.ts";
import type { TitledText } from "#app/model/site/service-words.ts";

/** The words about arrival windows on the steps of the estimate. Members cannot edit them. */
export interface WindowWords {
	step: StepWindowWords;
	found: (days: number) => string;
	pending: TitledText;
	/** What choosing a window means, by mode. */
	chosen: Record<"instant" | "on-request", TitledText>;
	/** Why no window can be chosen. */
	reasons: Record<OnRequestReason | "by-phone" | "outside" | "full", TitledText>;
	gone: Record<"taken" | "changed", (when: string) => TitledText>;
	near: Record<NearReason, string>;
	/** On the step that sends the request. */
	send: Record<"instant" | "on-request", { text: string; button: string }>;
	change: string;
	timeChange: TimeChangeWords;
}

export const windowWords: Localized<WindowWords> = {
	fr: {
		step: {
			legend: "À quel moment l’équipe peut-elle arriver?",
			hint: "Facultatif. L’équipe arrive pendant la plage choisie. L’heure de fin tient compte de la durée la plus longue de votre estimation.",
			show: "Voir les moments libres",
			none: "Aucun moment ne me convient",
			noneHint: "Dites-nous vos souhaits : nous vous proposons une date.",
			nearest: "Les plus proches encore libres",
			allDays: "Voir tous les jours",
		},
		found: (days) => `Les moments libres sont affichés : ${days === 1 ? "un jour" : `${days} jours`} au choix.`,
		pending: {
			title: "Les moments libres s’affichent ici après le code postal.",
			text: "Ils dépendent du secteur.",
		},
		chosen: {
			instant: {
				title: "Le rendez-vous est pris quand vous envoyez la demande.",
				text: "D’ici là, le moment reste offert à tout le monde. Ensuite, vous pourrez le déplacer ou l’annuler sans frais jusqu’à 24 h avant. Le travail commence seulement quand vous avez accepté le prix.",
			},
			"on-request": {
				title: "C’est une demande : nous la confirmons.",
				text: "Le moment est demandé quand vous envoyez la demande. Nous le confirmons, ou nous en proposons un autre, le jour même ou le jour ouvrable suivant.",
			},
		},
		reasons: {
			"by-phone": {
				title: "Nous fixons le moment au téléphone.",
				text: "Pour ce travail, une personne de l’équipe convient du moment avec vous. Laissez un numéro à l’étape suivante et dites-nous ici ce qui vous conviendrait.",
			},
			"no-crew": {
				title: "Nous vous proposons un moment.",
				text: "Aucune de nos équipes ne peut être choisie en ligne pour ce travail dans votre secteur. Dites-nous ce qui vous conviendrait : nous vous répondons le jour même ou le jour ouvrable suivant.",
			},
			"length-unknown": {
				title: "Nous vous proposons un moment.",
				text: "Nous ne connaissons pas encore la durée du travail. Dites-nous ce qui vous conviendrait : nous vous répondons le jour même ou le jour ouvrable suivant.",
			},
			"longer-than-day": {
				title: "Nous planifions les jours avec vous.",
				text: "Ce travail peut prendre plus d’une journée. Dites-nous ce qui vous conviendrait : nous vous répondons le jour même ou le jour ouvrable suivant.",
			},
			outside: {
				title: "Le moment est fixé avec vous.",
				text: "Hors de notre secteur habituel, nous vérifions d’abord si une équipe peut se déplacer. Dites-nous ce qui vous conviendrait.",
			},
			full: {
				title: "Tous les moments des prochaines semaines sont pris.",
				text: "Dites-nous ce qui vous conviendrait : nous cherchons une place et vous répondons le jour même ou le jour ouvrable suivant.",
			},
		},
		gone: {
			taken: (when) => ({
				title: "Ce moment vient d’être pris.",
				text: `Vous aviez choisi ${when}. Rien n’a été envoyé et vos réponses sont gardées : il reste à choisir un autre moment.`,
			}),
			changed: (when) => ({
				title: "Ce moment n’est plus offert.",
				text: `Vous aviez choisi ${when}. Rien n’a été envoyé et vos réponses sont gardées : il reste à choisir un autre moment.`,
			}),
		},
		near: { "same-day": "Le même jour", "same-hour": "La même heure", soonest: "Parmi les plus tôt" },
		send: {
			instant: {
				text: "L’envoi prend ce rendez-vous. Vous pourrez le déplacer ou l’annuler sans frais jusqu’à 24 h avant, et le travail commence seulement quand vous avez accepté le prix. Si vous avez déjà un rendez-vous pris en ligne, ou si la journée est très demandée, l’envoi demande ce moment et nous le confirmons.",
				button: "Envoyer et prendre le rendez-vous",
			},
			"on-request": {
				text: "L’envoi demande ce moment. Nous le confirmons, ou nous en proposons un autre, le jour même ou le jour ouvrable suivant.",
				button: "Envoyer la demande",
			},
		},
		change: "Changer de moment",
		timeChange: {
			titles: {
				other: "Rien n’est encore envoyé : le moment a changé entre-temps.",
				none: "Rien n’est encore envoyé : aucun moment n’est plus choisi.",
				instant: "Rien n’est encore envoyé : l’envoi prend maintenant le rendez-vous.",
			},
			none: { text: "L’envoi part sans moment choisi, et nous vous en proposons un.", change: "Choisir un moment" },
		},
	},
	en: {
		step: {
			legend: "When can the crew arrive?",
			hint: "Optional. The crew arrives within the window you choose. The finishing time allows for the longest duration in your estimate.",
			show: "Show the free times",
			none: "None of these times suits me",
			noneHint: "Tell us what would suit you, and we will suggest a date.",
			nearest: "The nearest times still free",
			allDays: "See all days",
		},
		found: (days) => `The free times are shown: ${days === 1 ? "one day" : `${days} days`} to choose from.`,
		pending: {
			title: "The free times appear here after the postal code.",
			text: "They depend on the area.",
		},
		chosen: {
			instant: {
				title: "The appointment is booked when you send the request.",
				text: "Until then, anybody may take the time. Afterwards you can move or cancel it free of charge up to 24 hours before. The work starts only after you have accepted the price.",
			},
			"on-request": {
				title: "This is a request: we will confirm it.",
				text: "Sending your request asks for this time. We will confirm it, or suggest another one, the same day or the next business day.",
			},
		},
		reasons: {
			"by-phone": {
				title: "We set the time by phone.",
				text: "For this work, someone on our team agrees on the time with you. Leave a number in the next step, and tell us here what would suit you.",
			},
			"no-crew": {
				title: "We will suggest a time.",
				text: "None of our crews can be chosen online for this work in your area. Tell us what would suit you, and we will answer the same day or the next business day.",
			},
			"length-unknown": {
				title: "We will suggest a time.",
				text: "We do not know yet how long the work will take. Tell us what would suit you, and we will answer the same day or the next business day.",
			},
			"longer-than-day": {
				title: "We will plan the days with you.",
				text: "This work may take more than one day. Tell us what would suit you, and we will answer the same day or the next business day.",
			},
			outside: {
				title: "We will agree on the time with you.",
				text: "Outside our usual area, we first check whether a crew can make the trip. Tell us what would suit you.",
			},
			full: {
				title: "All times of the coming weeks are taken.",
				text: "Tell us what would suit you: we will look for a place and answer the same day or the next business day.",
			},
		},
		gone: {
			taken: (when) => ({
				title: "That time has just been taken.",
				text: `You had chosen ${when.replace(/\.$/, "")}. Nothing was sent and your answers are kept: you only have to choose another time.`,
			}),
			changed: (when) => ({
				title: "That time is no longer offered.",
				text: `You had chosen ${when.replace(/\.$/, "")}. Nothing was sent and your answers are kept: you only have to choose another time.`,
			}),
		},
		near: { "same-day": "Same day", "same-hour": "Same time", soonest: "Among the soonest" },
		send: {
			instant: {
				text: "Sending books this appointment. You can move or cancel it free of charge up to 24 hours before, and the work starts only after you have accepted the price. If you already have an appointment booked online, or on a very busy day, sending asks for this time and we confirm it.",
				button: "Send and book the appointment",
			},
			"on-request": {
				text: "Sending asks for this time. We will confirm it, or suggest another one, the same day or the next business day.",
				button: "Send the request",
			},
		},
		change: "Change the time",
		timeChange: {
			titles: {
				other: "Nothing has been sent yet: the time has changed in the meantime.",
				none: "Nothing has been sent yet: no time is chosen any more.",
				instant: "Nothing has been sent yet: sending now books the appointment.",
			},
			none: { text: "Your request will be sent without a time, and we will suggest one.", change: "Choose a time" },
		},
	},
};
