import type { Localized } from "#app/locale/locales.ts";
import type { ContactWords } from "#app/model/leads/contact-words.ts";

export const contactWords: Localized<ContactWords> = {
	fr: {
		answerTime: {
			title: "Quand nous répondons",
			text: "Le jour même ou le jour ouvrable suivant, en français ou en anglais.",
		},
		opening: {
			open: "Ouvert jusqu’à {time}",
			closed: "Fermé en ce moment.",
			holiday: "Fermé aujourd’hui, jour férié.",
			reopens: {
				today: "Ouvre à {time}",
				tomorrow: "Ouvre demain à {time}",
				weekday: "Ouvre {day} à {time}",
				later: "Ouvre le {date} à {time}",
			},
		},
	},
	en: {
		answerTime: {
			title: "When we reply",
			text: "The same day or the next business day, in French or in English.",
		},
		opening: {
			open: "Open until {time}",
			closed: "Closed now.",
			holiday: "Closed today for a public holiday.",
			reopens: {
				today: "Opens at {time}",
				tomorrow: "Opens tomorrow at {time}",
				weekday: "Opens {day} at {time}",
				later: "Opens {date} at {time}",
			},
		},
	},
};
