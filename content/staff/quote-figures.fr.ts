/** The part of the figures about quotes. */
export const quoteFigureWords = {
	title: "Soumissions",
	text: "Celles envoyées dans la période. Une version remplacée ne compte pas.",
	none: "Aucune soumission envoyée dans cette période.",
	sent: "Envoyées",
	accepted: "Acceptées",
	declined: "Refusées",
	expired: "Expirées",
	waiting: "En attente",
	rate: "Taux d’acceptation",
	rateText: "Acceptées, parmi celles acceptées, refusées ou expirées.",
	dollarsSent: "Montant proposé",
	dollarsAccepted: "Montant accepté",
	beforeTaxes: "Avant taxes.",
	days: "Délai médian",
	daysText: "De l’envoi à l’acceptation.",
	dayCount: (days: number, text: string) => `${text} ${days < 2 ? "jour" : "jours"}`,
	final: "Montant final",
	finalText: (count: number, accepted: string) =>
		count === 1
			? `Avant taxes, pour ${accepted} acceptés et un travail terminé.`
			: `Avant taxes, pour ${accepted} acceptés et ${count} travaux terminés.`,
	finalNone: "Aucun travail accepté n’est encore terminé avec son montant.",
	/** In the file. */
	acceptedOfDone: "Montant accepté des travaux terminés",
	daysUnit: "jours",
};

export type QuoteFigureWords = typeof quoteFigureWords;
