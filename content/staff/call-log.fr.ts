import type { CallOutcome } from "#app/model/leads/call-outcomes.ts";

const outcomes: Readonly<Record<CallOutcome, string>> = {
	reached: "Joint",
	"no-answer": "Pas de réponse",
	"message-left": "Message laissé",
};

/** What each outcome changes. */
const hints: Readonly<Record<CallOutcome, string>> = {
	reached: "L’appel compte comme une réponse.",
	"no-answer":
		"La personne attend encore : le délai de réponse repart de cet appel. Le statut et le dernier échange ne changent pas. Le texte est facultatif.",
	"message-left": "Le message compte comme une réponse. Le texte est facultatif.",
};

/** The words of a lead's call log. */
export const callLogWords = {
	/** The link to the phone number, above the form. */
	dial: (phone: string) => `Appeler ${phone}`,
	dialName: (name: string) => `Appeler ${name}`,
	outcome: "Résultat de l’appel",
	outcomes,
	hints,
	label: "Ce qui a été dit",
	missing: "Écrivez ce qui a été dit avant de noter l’appel.",
	save: "Noter l’appel",
	/** After the name of the member. */
	noted: (outcome: string, attempt: string) => `a noté un appel : ${outcome}${attempt && ` (${attempt})`}`,
	attempt: (n: number) => `tentative ${n}`,
	attempts: (n: number) => (n < 2 ? `${n} tentative` : `${n} tentatives`),
	attemptsAt: (n: number, when: string) =>
		n < 2 ? `1 tentative d’appel, ${when}` : `${n} tentatives d’appel, la dernière ${when}`,
	again: {
		label: "Rappeler",
		none: "Pas de tâche",
		"two-hours": (hour: string) => `Dans 2 heures, à ${hour}`,
		/** The name of the day; null is tomorrow. */
		morning: (day: string | null, hour: string) => (day ? `${day} matin, à ${hour}` : `Demain matin, à ${hour}`),
		other: "Un autre jour",
		day: "Jour du rappel",
		hint: "Une tâche est ajoutée pour vous.",
		faults: {
			missing: "Choisissez le jour du rappel.",
			wrong: "Choisissez le jour du rappel.",
			past: "Choisissez un jour à venir.",
			far: "Choisissez un jour dans les deux prochaines années.",
		},
		/** The text of the task. */
		task: (outcome: string) => `Rappeler (${outcome})`,
	},
};

export type CallLogWords = typeof callLogWords;
