/** A finished job on the pages of a lead, an appointment and a customer. French is the original. */
export const jobPanelWords = {
	title: "Travail terminé",
	several: "Travaux terminés",
	done: (date: string, by: string) => `Terminé le ${date} par ${by}`,
	work: "Ce qui a été fait",
	isDone: "Fait",
	notDone: "Pas fait",
	note: "Mot au client",
	amount: "Montant final",
	beforeTaxes: "avant taxes",
	reminder: "Prochain entretien",
	due: {
		/** `month`: « novembre 2027 ». */
		planned: (month: string) => `Rappel d’entretien prévu en ${month}`,
		/** While the series is off. */
		advised: (month: string) => `Entretien conseillé en ${month}`,
		off: "L’envoi des rappels est désactivé : rien ne part.",
		turnOn: "Ouvrir les envois",
		agreed: "le client a accepté de le recevoir",
		notAgreed: "le client ne l’a pas accepté : sans son accord, rien ne part",
		mailed: (date: string) => `Rappel d’entretien envoyé le ${date}`,
		returned: (date: string) => `Le client est revenu de lui-même avant le rappel d’entretien, le ${date}`,
		passed: (date: string) => `Rappel d’entretien non envoyé : le temps en était passé le ${date}`,
	},
	question: "Tout est-il en ordre?",
	answer: {
		fine: "Tout est en ordre",
		notFine: "Pas en ordre",
		none: "Pas encore de réponse",
		/** After one of the answers above. */
		at: (answer: string, when: string) => `${answer}, ${when}`,
	},
	photos: "Photos de l’équipe",
	photo: { before: (n: number) => `Avant ${n}`, after: (n: number) => `Après ${n}` },
	photoCount: (n: number) => (n === 1 ? "1 photo" : `${n} photos`),
	gallery: "Réalisations",
	publication: {
		none: "Le client n’a rien permis de montrer",
		allowed: (photos: number, hasSentence: boolean) => {
			const named = photos === 1 ? "1 photo" : `${photos} photos`;
			return hasSentence
				? `Le client permet de montrer ${named} et une phrase`
				: `Le client permet de montrer ${named}`;
		},
		published: (date: string) => `Publié le ${date}`,
		ended: (date: string) => `Le client a retiré son accord le ${date}`,
		publish: "Publier dans les réalisations",
		change: "Changer la réalisation",
	},
	open: "Ouvrir le rendez-vous",
};

export type JobPanelWords = typeof jobPanelWords;
