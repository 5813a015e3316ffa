import type { Localized } from "#app/locale/locales.ts";

interface TaskMailWords {
	subject: (count: number) => string;
	preview: (first: string) => string;
	heading: string;
	late: string;
	today: string;
	/** The due time of an overdue task, which may be on another day. */
	at: (day: string, hour: string) => string;
	others: (count: number) => string;
	button: string;
	notice: string;
}

/** The mail in the morning with the tasks of a member. */
export const taskMail: Localized<TaskMailWords> = {
	fr: {
		subject: (count) => (count === 1 ? "1 tâche à faire aujourd’hui" : `${count} tâches à faire aujourd’hui`),
		preview: (first) => `La première : ${first}`,
		heading: "Vos tâches d’aujourd’hui",
		late: "En retard",
		today: "Aujourd’hui",
		at: (day, hour) => `${day}, ${hour}`,
		others: (count) => (count === 1 ? "Et une autre tâche." : `Et ${count} autres tâches.`),
		button: "Voir mes tâches",
		notice:
			"Vous recevez cette liste à 7 h 30, les jours où vous avez quelque chose à faire. Pour ne plus la recevoir, ouvrez « Mon compte » dans l’espace de l’équipe.",
	},
	en: {
		subject: (count) => (count === 1 ? "1 task to do today" : `${count} tasks to do today`),
		preview: (first) => `The first one: ${first}`,
		heading: "Your tasks for today",
		late: "Overdue",
		today: "Today",
		at: (day, hour) => `${day}, ${hour}`,
		others: (count) => (count === 1 ? "And one more task." : `And ${count} more tasks.`),
		button: "See my tasks",
		notice:
			"You get this list at 7:30 a.m. on days when you have something to do. To stop getting it, open “My account” in the back office.",
	},
};
