import type { SpamFlag } from "#app/model/lead.ts";

/** The words of the mails to visitors, in French, the original. `en.ts` must have the same shape. */
export const mailWords = {
	confirmation: {
		subject: (reference: string) => `Votre demande ${reference} est bien reçue`,
		preview: "Une personne de l’équipe vous répondra. Gardez cette référence.",
		heading: "Merci, votre demande est bien reçue.",
		greeting: (name: string) => `Bonjour ${name},`,
		intro: "Nous l’avons enregistrée et une personne de l’équipe va la lire. Vous n’avez rien d’autre à faire.",
		reference: "Votre référence",
		referenceHint: "Donnez-la si vous nous appelez : nous retrouverons votre demande tout de suite.",
		nextHeading: "Et maintenant?",
		writtenHeading: "Ce que vous nous avez écrit",
		callText: "Un détail à ajouter, ou une urgence?",
		call: (phone: string) => `Appeler au ${phone}`,
		replyText: "Vous pouvez aussi répondre à ce courriel.",
		why: "Vous recevez ce courriel parce que cette adresse a été inscrite dans le formulaire de notre site. Ce n’était pas vous? Répondez-nous et nous effacerons la demande.",
		withdraw: (date: string) =>
			`Pour consulter, corriger ou faire effacer ce que vous nous avez confié, ou pour retirer votre consentement, répondez simplement à ce courriel. Sans autre échange, votre demande sera effacée le ${date}.`,
		privacy: "Confidentialité",
	},
	labels: {
		received: "Reçue",
		service: "Service",
		noService: "Aucun service précisé",
		message: "Message",
		name: "Nom",
		email: "Courriel",
		phone: "Téléphone",
		postalCode: "Code postal",
		reachBy: "Moyen préféré",
		at: (date: string, hour: string) => `Le ${date} à ${hour}`,
	},
	reachBy: { email: "Par courriel", phone: "Par téléphone" },
};

export type MailWords = typeof mailWords;

/** The words of the mails to the team, who work in French. */
export const staffWords = {
	notification: {
		subject: (reference: string, service: string) => `Nouvelle demande ${reference} : ${service}`,
		doubtfulSubject: (reference: string, service: string) => `À vérifier, demande ${reference} : ${service}`,
		preview: (service: string, reachBy: string) => `${service}. Répondre ${reachBy}.`,
		heading: "Nouvelle demande",
		reference: "Référence",
		montrealTime: "heure de Montréal",
		call: (phone: string) => `Appeler au ${phone}`,
		write: "Répondre par courriel",
		replySubject: { fr: "Votre demande", en: "Your request" },
		place: "Lieu",
		noPlace: "Non précisé",
		outside: "hors de nos secteurs",
		language: "Langue",
		languages: { fr: "Français", en: "Anglais" },
		promotions: "Promotions",
		agreed: (date: string) => `A accepté d’en recevoir, le ${date}`,
		notAgreed: "N’a pas demandé à en recevoir",
		linked: "La même personne a déjà envoyé ce formulaire, avec d’autres mots : cette demande complète la première.",
		doubtHeading: "À vérifier avant de répondre",
		doubts: {
			honeypot: "Un champ invisible pour les visiteurs a été rempli.",
			"too-fast": "Le formulaire a été rempli plus vite qu’une personne ne peut le faire.",
			"rate-limit": "Beaucoup de demandes sont venues du même endroit en peu de temps.",
			duplicate: "Le même message a déjà été reçu.",
			"captcha-low": "La vérification contre les robots a donné une note basse.",
			"captcha-refused": "La vérification contre les robots a refusé cet envoi.",
			"stale-key": "Le formulaire a été ouvert très longtemps avant l’envoi.",
		} satisfies Record<SpamFlag, string>,
		why: "Envoyé par le site à l’équipe. Contient des renseignements personnels : ne le transférez pas hors de l’équipe.",
	},
};
