/** About text that was typed and not sent. */
export const keptWords = {
	today: (hour: string) => `Pas envoyé, gardé à ${hour}`,
	earlier: (day: string, hour: string) => `Pas envoyé, gardé le ${day} à ${hour}`,
	discard: "Effacer",
	discardWhat: "cette saisie",
	discarded: "Saisie effacée.",
	ended: {
		what: "Votre session a pris fin : rien n’a été envoyé.",
		kept: "Votre saisie est gardée dans ce navigateur. Connectez-vous, puis envoyez de nouveau.",
		lost: "Connectez-vous, puis recommencez.",
	},
	failed: {
		what: "Le serveur n’a pas répondu.",
		kept: "Votre saisie est gardée dans ce navigateur. Rechargez la page pour voir si l’envoi a abouti; sinon, envoyez de nouveau.",
		lost: "Rechargez la page pour voir si l’envoi a abouti; sinon, recommencez.",
	},
	signIn: "Se connecter",
	unsent: {
		title: "Votre session a pris fin",
		text: "Rien n’a été enregistré, mais ce que vous avez écrit est encore sur cette page. Connectez-vous dans un nouvel onglet, revenez à celui-ci, puis envoyez de nouveau.",
		/** The store does not answer. */
		waiting:
			"Rien n’a été enregistré, mais ce que vous avez écrit est encore sur cette page. Envoyez-le de nouveau dans une minute. Si cela continue, prévenez un administrateur.",
		signIn: "Se connecter dans un nouvel onglet",
		again: "Envoyer de nouveau",
		written: "Ce que vous avez écrit",
		left: "Les mots de passe et les fichiers ne sont pas repris.",
	},
};
