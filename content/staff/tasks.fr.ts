import { type TaskFaults, taskLimits } from "#app/model/leads/task-form.ts";
import type { SuggestedTime, TaskGroup } from "#app/model/leads/task-times.ts";

type Faults = { readonly [Field in keyof TaskFaults]-?: Readonly<Record<NonNullable<TaskFaults[Field]>, string>> };

const faults: Faults = {
	text: {
		missing: "Écrivez ce qu’il y a à faire.",
		long: `Raccourcissez le texte à ${taskLimits.text} caractères au plus.`,
	},
	when: {
		missing: "Choisissez un jour et une heure.",
		wrong: "Choisissez un jour du calendrier et une heure.",
		past: "Ce moment est passé. Choisissez-en un à venir.",
		far: "Choisissez un jour dans les deux prochaines années.",
	},
	assignee: { unknown: "Choisissez une personne de la liste." },
};

const groups: Readonly<Record<TaskGroup, string>> = {
	late: "En retard",
	today: "Aujourd’hui",
	week: "Les six prochains jours",
	later: "Plus tard",
};

const suggested: Readonly<Record<SuggestedTime["name"], (hour: string, weekday: string) => string>> = {
	today: (hour) => `Aujourd’hui ${hour}`,
	tomorrow: (hour) => `Demain ${hour}`,
	weekday: (hour, weekday) => `${weekday} ${hour}`,
	week: () => "Dans une semaine",
};

/** The words of tasks: on a lead, above the list of leads, and on their own page. */
export const taskWords = {
	title: "Tâches",
	one: "Tâche",
	lead: "Ce qu’il y a à faire pour les demandes, par échéance.",
	todo: "À faire aujourd’hui",
	others: (n: number) => (n < 2 ? "1 tâche d’une autre personne" : `${n} tâches d’autres personnes`),
	moreMine: (n: number) => (n < 2 ? "1 autre tâche à vous" : `${n} autres tâches à vous`),
	own: "Mes tâches",
	whose: { label: "Tâches affichées", mine: "Les miennes", everyone: "Toute l’équipe" },
	groups,
	empty: "Aucune tâche.",
	emptyMine: "Vous n’avez aucune tâche à faire.",
	emptyAll: "L’équipe n’a aucune tâche à faire.",
	emptyHint: "Ajoutez une tâche à partir d’une demande.",
	more: "Tâches suivantes",
	first: "Retour aux premières",
	add: "Ajouter une tâche",
	addTo: (name: string) => `Ajouter une tâche pour ${name}`,
	change: "Modifier la tâche",
	back: "Retour à la demande",
	text: "À faire",
	when: "Échéance",
	suggested,
	otherTime: "Autre moment",
	day: "Jour",
	time: "Heure",
	assignee: "Pour",
	me: (name: string) => `Moi (${name})`,
	suggestions: ["Rappeler", "Envoyer le prix", "Demander des photos", "Demander l’adresse", "Confirmer le rendez-vous"],
	faults,
	full: "Cette demande a déjà cent tâches. Supprimez-en une pour en ajouter une autre.",
	close: "Fermer",
	save: "Enregistrer",
	done: (text: string) => `Tâche faite : ${text}`,
	open: (text: string) => `Tâche à faire : ${text}`,
	edit: (text: string) => `Modifier : ${text}`,
	calendar: "Ajouter à l’agenda",
	calendarOf: (text: string) => `Ajouter à l’agenda : ${text}`,
	deleteHeading: "Supprimer la tâche",
	deleteText: "Elle disparaît pour toute l’équipe, sans retour possible.",
	delete: "Supprimer",
	conflict: {
		title: "Quelqu’un a modifié la tâche avant vous",
		now: (text: string, when: string) => `Elle est maintenant : « ${text} », ${when}.`,
		again: "Ce que vous avez écrit est encore ci-dessous. Vérifiez, puis enregistrez si c’est encore utile.",
	},
	due: {
		today: (hour: string) => `aujourd’hui à ${hour}`,
		tomorrow: (hour: string) => `demain à ${hour}`,
		yesterday: (hour: string) => `hier à ${hour}`,
		weekday: (weekday: string, hour: string) => `${weekday} à ${hour}`,
		day: (day: string, hour: string) => `le ${day} à ${hour}`,
	},
	late: "en retard",
	toMe: "à moi",
	to: (name: string) => `à ${name}`,
	doneBy: (name: string, when: string) => `faite par ${name}, ${when}`,
	addedBy: (name: string, when: string) => `Ajoutée par ${name}, ${when}`,
	timeline: {
		added: (text: string) => `a ajouté la tâche « ${text} »`,
		done: (text: string) => `a fait la tâche « ${text} »`,
	},
	event: (text: string, name: string) => `${text} (${name})`,
};

export type TaskWords = typeof taskWords;
