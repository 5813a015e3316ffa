/** The words of the mails to visitors. French is the original; `en.ts` must have the same shape. */
export const mailWords = {
	confirmation: {
		subject: (reference: string) => `Nous avons reçu votre demande ${reference}`,
		preview: "Une personne de l’équipe vous répondra. Gardez cette référence.",
		heading: "Merci, nous avons reçu votre demande",
		greeting: (name: string) => `Bonjour ${name},`,
		/** The greeting when the name is unknown. */
		hello: "Bonjour,",
		intro: "Nous l’avons enregistrée et une personne de l’équipe va la lire. Vous n’avez rien d’autre à faire.",
		reference: "Votre référence",
		referenceHint: "Donnez-la si vous nous appelez : nous retrouverons votre demande tout de suite.",
		nextHeading: "Ce qui se passe ensuite",
		writtenHeading: "Votre demande en bref",
		notRepeated: "Votre message nous est bien parvenu. Par prudence, ce courriel ne le répète pas.",
		callText: "Un détail à ajouter, ou une urgence?",
		call: (phone: string) => `Appeler au ${phone}`,
		replyText: "Vous pouvez aussi répondre à ce courriel.",
		why: "Vous recevez ce courriel parce que cette adresse a été inscrite dans le formulaire de notre site. Ce n’était pas vous? Répondez-nous et nous effacerons la demande.",
		withdraw: (date: string) =>
			`Pour consulter, corriger ou faire effacer ce que vous nous avez confié, ou pour retirer votre consentement, répondez simplement à ce courriel. Sans autre échange, votre demande sera effacée le ${date}.`,
		privacy: "Confidentialité",
		promotions: "Vous avez aussi accepté nos promotions ou nos rappels d’entretien par courriel.",
		unsubscribe: "Choisir vos courriels, ou ne plus en recevoir",
	},
	estimate: {
		subject: (reference: string) => `Nous avons reçu votre demande d’estimation ${reference}`,
		preview: "La même fourchette que sur notre site, et ce qui se passe maintenant.",
		heading: "Merci, nous avons reçu votre demande d’estimation",
		intro:
			"Voici la fourchette que vous avez vue sur notre site. Une personne de l’équipe lira vos réponses et vous répondra.",
		urgent: {
			title: "Après un sinistre, n’attendez pas notre réponse",
			text: "Appelez-nous tout de suite : les premières heures comptent, et nous vous disons quoi faire en attendant.",
		},
		outside: {
			title: "Votre code postal est hors de notre secteur habituel",
			text: "Nous y allons parfois : notre réponse vous dira oui ou non. La fourchette vaut pour notre secteur. Si le déplacement change le prix, vous le saurez avant de décider.",
		},
		caveatsHeading: "Bon à savoir",
		wishesHeading: "Vos disponibilités",
		date: "Jour",
		part: "Moment",
		days: "Autres jours possibles",
		notYet: "Ce n’est pas encore un rendez-vous : nous confirmons le jour et l’heure avec vous.",
		calendar: "Le fichier joint l’ajoute à votre agenda, comme visite à confirmer.",
		calendarName: "visite.ics",
		next: [
			{
				title: "Nous lisons",
				text: "Une personne, pas un robot, lit vos réponses et regarde vos photos pendant les heures d’ouverture.",
			},
			{
				title: "Nous répondons",
				text: "Le jour même ou le jour ouvrable suivant, par le moyen que vous préférez, avec une date possible.",
			},
			{
				title: "Vous décidez",
				text: "L’estimation est une fourchette; la soumission que vous acceptez est ferme. Si vous dites non, nous ne vous relançons pas.",
			},
		],
		follow: "Suivre ma demande",
		followText:
			"Cette page montre où en est votre demande. Vous pouvez y ajouter un message ou des photos. Le lien est personnel : gardez-le pour vous.",
		writtenHeading: "Vos réponses et vos coordonnées",
		photos: (n: number) => (n < 2 ? `${n} photo` : `${n} photos`),
	},
	draft: {
		subject: "Le lien pour reprendre votre estimation",
		preview: "Il ouvre votre estimation sur n’importe quel appareil, là où vous l’avez laissée.",
		heading: "Votre lien pour reprendre l’estimation",
		intro:
			"Voici le lien demandé sur notre site. Il ouvre l’estimation là où elle a été laissée, sur n’importe quel appareil.",
		button: "Reprendre l’estimation",
		copy: "Le bouton ne fonctionne pas? Copiez cette adresse dans votre navigateur :",
		keptHeading: "Ce que nous gardons",
		services: "Services choisis",
		kept: "Vos réponses, vos photos et les coordonnées que vous avez déjà inscrites, pour que vous n’ayez rien à refaire. Personne de l’équipe ne reçoit de demande tant que vous ne l’envoyez pas.",
		lifeHeading: "Durée du lien",
		life: (date: string) =>
			`Le lien fonctionne pendant 30 jours après votre dernière modification, tant qu’il n’a pas servi. Sans autre modification, tout sera effacé le ${date}, photos comprises.`,
		secret:
			"Toute personne qui a ce lien peut reprendre l’estimation : ne le donnez qu’à quelqu’un que vous connaissez bien. Une fois l’estimation reprise, il ne fonctionne plus, et chaque étape en offre un nouveau.",
		why: "Vous recevez ce courriel parce que cette adresse a été inscrite sur notre site pour recevoir ce lien. Ce n’était pas vous? Ignorez ce courriel : votre adresse sera effacée avec l’estimation.",
	},
	labels: {
		received: "Reçue",
		service: "Service",
		noService: "Aucun service précisé",
		services: "Services",
		message: "Message",
		photos: "Photos",
		name: "Nom",
		email: "Courriel",
		phone: "Téléphone",
		postalCode: "Code postal",
		reachBy: "Moyen de réponse préféré",
		at: (date: string, hour: string) => `Le ${date} à ${hour}`,
	},
	reachBy: { email: "Par courriel", phone: "Par téléphone" },
};

export type MailWords = typeof mailWords;
