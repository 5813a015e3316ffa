/** The part of the figures about what happens after the work. */
export const jobFigureWords = {
	title: "Après le travail",
	none: "Aucun travail terminé et aucun rappel d’entretien prévu dans cette période.",
	tooMany: "Période trop longue",
	tooManyText: "Choisissez une période plus courte pour ce nombre.",
	work: "Travaux terminés",
	workText: "Comptés au jour où l’équipe les a terminés. Les réponses sont celles à « Tout est-il en ordre? ».",
	done: "Terminés",
	photos: "Avec photos",
	withoutPhotos: (count: number) => (count === 0 ? "Tous en ont." : `${count} sans photo.`),
	withoutPhotosLabel: "Sans photo",
	fine: "En ordre",
	notFine: "Pas en ordre",
	unanswered: "Sans réponse",
	answered: "Taux de réponse",
	shown: "Dans les réalisations",
	due: "Rappels d’entretien",
	dueText:
		"Comptés au jour prévu pour le prochain entretien. Rien n’est envoyé sans accord, ni quand les envois automatiques sont arrêtés.",
	planned: "Prévus",
	mailed: "Envoyés",
	returned: "Clients revenus",
	returnedText: (count: number) => (count === 0 ? "Aucun après un rappel." : `Dont ${count} après un rappel.`),
	returnedAfterMail: "Clients revenus après un rappel",
	passed: "Non envoyés",
	open: "À venir",
};

export type JobFigureWords = typeof jobFigureWords;
