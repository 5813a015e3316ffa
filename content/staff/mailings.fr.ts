import type { NotMailedReason, SeriesName } from "#app/model/mailings/mail-series.ts";

interface SeriesWords {
	name: string;
	/** What happens while it is on. */
	text: string;
	/** Which day the lists show beside each person. */
	on: string;
	/** Above the list, from now on. */
	heading: string;
	empty: string;
}

const series: Readonly<Record<SeriesName, SeriesWords>> = {
	"due-again": {
		name: "Rappel d’entretien",
		text: "Quand un travail est à refaire, le client reçoit un rappel : ce qui a été fait, quand, et un lien vers l’estimation. Seulement s’il a accepté les rappels, s’il n’est pas revenu de lui-même, et au plus un courriel par saison.",
		on: "À refaire le",
		heading: "Qui le recevra d’ici 60 jours",
		empty: "Personne d’ici 60 jours.",
	},
	"area-open": {
		name: "Secteur ouvert",
		text: "Quand un code postal de la liste d’attente est desservi, la personne reçoit un seul courriel. Ensuite, son inscription est effacée.",
		on: "Inscription le",
		heading: "Qui le recevra maintenant",
		empty: "Personne pour l’instant.",
	},
};

const reasons: Readonly<Record<NotMailedReason, string>> = {
	"no-consent": "N’a pas accepté les rappels",
	withdrawn: "A retiré son consentement",
	season: "A déjà reçu un courriel cette saison",
	returned: "Est revenu entre-temps",
	"no-address": "Pas d’adresse de courriel",
	flagged: "Demande parmi les indésirables",
	late: "Trop tard : dû depuis plus de 60 jours",
	handled: "L’équipe s’en occupe déjà (soumission ou rendez-vous)",
	outside: "Hors de notre secteur",
	leaving: "Courriel en route",
	undelivered: "Courriel non livré : appelez, ou corrigez l’adresse et réessayez dans l’état du système",
};

const mails = (count: number) => (count === 1 ? "1 courriel" : `${count} courriels`);

/** The screen of the mails that leave by themselves. `mailings.en.ts` must have the same shape. */
export const mailingWords = {
	title: "Envois",
	lead: "Les courriels qui partent d’eux-mêmes. Ils sont préparés entre 9 h et 19 h. Rien ne part avant que vous activiez un envoi.",
	series,
	reasons,
	on: "Activé",
	off: "Arrêté",
	changedOn: (name: string) => `Activé par ${name}`,
	changedOff: (name: string) => `Arrêté par ${name}`,
	never: "Jamais activé",
	made: (count: number) => (count === 0 ? "Aucun courriel jusqu’ici" : `${mails(count)} jusqu’ici`),
	turnOn: "Activer…",
	turnOff: "Arrêter",
	/** Read after a button that both series have. */
	about: (name: string) => ` : ${name}`,
	confirm: {
		heading: (name: string) => `Activer « ${name} »?`,
		none: "Aucun courriel ne part tout de suite. Les prochains partiront d’eux-mêmes.",
		some: (count: number) =>
			count === 1
				? "1 courriel part tout de suite. Les suivants partiront d’eux-mêmes."
				: `${count} courriels partent tout de suite. Les suivants partiront d’eux-mêmes.`,
		hours: "Entre 19 h et 9 h, ils attendent le matin.",
		submit: (count: number) => (count === 0 ? "Activer" : `Activer et envoyer ${mails(count)}`),
		cancel: "Ne pas activer",
		changed: "Le nombre de courriels a changé pendant que vous lisiez. Vérifiez-le, puis confirmez de nouveau.",
	},
	turnedOn: (name: string) => `« ${name} » est activé.`,
	turnedOff: (name: string) => `« ${name} » est arrêté. Les courriels qui attendaient encore ne partiront pas.`,
	leaves: "Départ",
	now: "Maintenant",
	nowOff: "Dès l’activation",
	reason: "Raison",
	not: (count: number) => (count === 1 ? "Ne le recevra pas : 1 personne" : `Ne le recevront pas : ${count} personnes`),
	outside: (count: number) =>
		count === 1
			? "1 autre inscription attend : son code postal est hors de notre secteur."
			: `${count} autres inscriptions attendent : leur code postal est hors de notre secteur.`,
	cut: "La liste s’arrête ici : il y en a d’autres.",
	preview: "Aperçu du courriel",
	previewOf: (name: string) =>
		`Le courriel tel qu’il partira pour ${name}, dans les deux langues. Chaque personne le reçoit dans la sienne.`,
	example: "Un exemple, dans les deux langues. Chaque personne reçoit le courriel dans la sienne.",
	languages: { fr: "Français", en: "Anglais" },
	subject: "Objet",
};
