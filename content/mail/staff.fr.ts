import type { Lead } from "#app/model/leads/lead.ts";
import type { SpamFlag } from "#app/model/leads/lead-status.ts";
import { leadWords } from "#content/staff/leads.fr.ts";

/** The words of the mails to the team. French only: the team works in French. */
export const staffWords = {
	notification: {
		/** Prefixes of the subject: for an urgent lead, for one that may be spam, and for one from outside the service area. */
		urgent: "URGENT, sinistre. ",
		doubtful: "À vérifier. ",
		outOfArea: "Hors secteur. ",
		subjects: {
			contact: (reference: string, services: string) => `Nouvelle demande ${reference} : ${services}`,
			estimate: (reference: string, services: string) => `Estimation ${reference} : ${services}`,
			"waiting-list": (reference: string, services: string) => `Liste d’attente ${reference} : ${services}`,
		} satisfies Record<Lead["kind"], unknown>,
		/** `short` is such as "jeu. 19 nov., 10 h", `when` such as "jeudi 19 novembre 2026, entre 10 h et 12 h". */
		times: {
			online: {
				subject: (short: string) => `Pris en ligne : ${short}. `,
				title: (when: string) => `Rendez-vous pris en ligne : ${when}`,
				text: "Il est à l’agenda. Le prix reste à envoyer : le travail commence seulement quand le client l’a accepté.",
				open: "Ouvrir la demande et envoyer le prix",
			},
			booked: {
				subject: (short: string) => `Rendez-vous pris : ${short}. `,
				title: (when: string) => `Rendez-vous pris : ${when}`,
				text: "Une personne de l’équipe l’a pris depuis la réception de la demande.",
				open: "Ouvrir la demande",
			},
			asked: {
				subject: (short: string) => `Moment demandé : ${short}. `,
				title: (when: string) => `Moment demandé : ${when}`,
				text: "Ce n’est pas un rendez-vous : rien n’est à l’agenda. Confirmez ce moment ou proposez-en un autre, le jour même ou le jour ouvrable suivant.",
				open: "Confirmer le moment demandé",
			},
			cancelled: {
				subject: (short: string) => `Annulé depuis : ${short}. `,
				title: (when: string) => `Pris en ligne, puis annulé : ${when}`,
				text: "Le moment est de nouveau libre dans l’agenda.",
				open: "Ouvrir la demande",
			},
		},
		crew: (name: string) => `Équipe : ${name}.`,
		/** Without an e-mail address nobody has confirmed the appointment to the customer in writing. */
		noMail: "Le client n’a pas donné de courriel : la veille, une tâche demande de l’appeler.",
		/** Shown after the services that fit into the subject. */
		andOthers: (n: number) => `et ${n} de plus`,
		preview: (services: string, reachBy: string) => `${services}. Répondre ${reachBy}.`,
		headings: {
			contact: "Nouvelle demande",
			estimate: "Nouvelle demande d’estimation",
			"waiting-list": "Nouvelle inscription à la liste d’attente",
		} satisfies Record<Lead["kind"], string>,
		urgentTitle: "Sinistre : à appeler dans l’heure",
		urgentText: "Le site a demandé à la personne d’appeler d’abord. Si elle ne l’a pas fait, appelez-la.",
		waiting:
			"L’adresse est hors de nos secteurs. Cette personne veut être avertie si nous commençons à desservir son secteur.",
		/** While the series is off; a link to it follows. */
		waitingOff: "Pour l’instant, aucun courriel ne l’avertira : l’envoi « Secteur ouvert » est désactivé.",
		waitingTurnOn: "Activer l’envoi",
		outOfAreaTitle: "Hors secteur",
		outOfAreaText:
			"La personne l’a lu avant d’envoyer sa demande. Dites-lui oui ou non le jour même ou le jour ouvrable suivant, et le prix du déplacement s’il y en a un.",
		reference: "Référence",
		montrealTime: "heure de Montréal",
		call: (phone: string) => `Appeler au ${phone}`,
		open: "Ouvrir la demande",
		write: "Répondre par courriel",
		replySubject: { fr: "Votre demande", en: "Your request" },
		place: "Lieu",
		noPlace: "Non précisé",
		outside: "hors de nos secteurs",
		language: "Langue",
		languages: { fr: "Français", en: "Anglais" },
		promotions: "Promotions et rappels d’entretien",
		agreed: (date: string) => `A accepté d’en recevoir, le ${date}`,
		notAgreed: "N’a pas demandé à en recevoir",
		linked: "La même personne a déjà envoyé ce formulaire, avec un autre texte : cette demande complète la première.",
		doubtHeading: "À vérifier avant de répondre",
		doubts: {
			...leadWords.flags,
			marked: "Un membre de l’équipe l’a classée parmi les indésirables.",
		} satisfies Record<SpamFlag, string>,
		rangeHeading: "Fourchette donnée au visiteur",
		pricesVersion: (version: string) => `Calculée avec les prix « ${version} ».`,
		noCode: "Aucun",
		code: "Code promotionnel",
		codeApplied: (code: string) => `${code}, appliqué`,
		codeRefused: (code: string) => `${code}, sans effet`,
		caveatsHeading: "Mises en garde affichées avec la fourchette",
		wishesHeading: "Visite souhaitée",
		/** The time itself is at the top of the mail. */
		extrasHeading: "Photos et code promotionnel",
		noWishes: "Sans préférence de jour",
		answersHeading: "Réponses du visiteur",
		noPhotos: "Aucune",
		why: "Envoyé par le site à l’équipe. Contient des renseignements personnels : ne le transférez pas hors de l’équipe.",
	},
	update: {
		subject: (reference: string) => `Ajout à la demande ${reference}`,
		preview: "Le visiteur a complété sa demande.",
		heading: "Une demande a été complétée",
		intro: (name: string) => `${name} a ajouté quelque chose à sa demande depuis la page de suivi.`,
		nameless: "Le visiteur",
		firstReceived: (date: string) => `Reçue le ${date}`,
		lastMessage: (moment: string) => `Dernier message, ${moment}`,
		photosHeading: "Photos ajoutées",
		photos: (count: string, moment: string) => `${count} depuis l’envoi de la demande, la dernière ${moment}.`,
		photosInAll: "Photos en tout",
		address: (moment: string) => `Adresse, ${moment}`,
		noAddress: "Adresse retirée",
		moment: (date: string, hour: string) => `le ${date} à ${hour}`,
		/** The customer changed the appointment on the page of the lead. */
		appointment: {
			booked: {
				subject: (reference: string) => `Rendez-vous pris par le client, demande ${reference}`,
				preview: "Le client a choisi un moment. Il est à l’agenda.",
				heading: "Un rendez-vous a été pris",
				intro: (name: string) => `${name} a pris rendez-vous depuis la page de suivi. L’agenda est à jour.`,
			},
			moved: {
				subject: (reference: string) => `Rendez-vous déplacé par le client, demande ${reference}`,
				preview: "Le client a choisi un autre moment.",
				heading: "Un rendez-vous a été déplacé",
				intro: (name: string) => `${name} a déplacé son rendez-vous depuis la page de suivi. L’agenda est à jour.`,
			},
			cancelled: {
				subject: (reference: string) => `Rendez-vous annulé par le client, demande ${reference}`,
				preview: "Le moment est de nouveau libre dans l’agenda.",
				heading: "Un rendez-vous a été annulé",
				intro: (name: string) =>
					`${name} a annulé son rendez-vous depuis la page de suivi. Le moment est de nouveau libre dans l’agenda.`,
			},
			chosen: "Moment choisi",
			was: "Moment prévu",
			now: "Nouveau moment",
		},
		/** The customer answered a quote on the page of the lead. */
		quote: {
			booked: {
				subject: (reference: string) => `Soumission acceptée et rendez-vous pris, demande ${reference}`,
				preview: "Le client a accepté le prix et le moment proposé.",
				heading: "Une soumission a été acceptée",
				intro: (name: string) =>
					`${name} a accepté la soumission et le moment proposé depuis la page de suivi. Le rendez-vous est à l’agenda.`,
			},
			kept: {
				subject: (reference: string) => `Soumission acceptée, demande ${reference}`,
				preview: "Le client a accepté le prix. Son rendez-vous est déjà pris.",
				heading: "Une soumission a été acceptée",
				intro: (name: string) =>
					`${name} a accepté la soumission depuis la page de suivi. Le rendez-vous déjà pris ne change pas.`,
			},
			unplanned: {
				subject: (reference: string) => `Soumission acceptée, rendez-vous à fixer, demande ${reference}`,
				preview: "Le client a accepté le prix. Il reste à convenir du jour.",
				heading: "Une soumission a été acceptée",
				intro: (name: string) =>
					`${name} a accepté la soumission depuis la page de suivi et attend que vous conveniez du jour.`,
			},
			declined: {
				subject: (reference: string) => `Soumission refusée, demande ${reference}`,
				preview: "Le client a refusé le prix.",
				heading: "Une soumission a été refusée",
				intro: (name: string) => `${name} a refusé la soumission depuis la page de suivi.`,
			},
			label: "Soumission",
			version: (version: number, total: string) => `Version ${version}, ${total} avec les taxes`,
			appointment: "Rendez-vous",
			toAgree: "À convenir avec le client",
			freed: "Moment proposé, de nouveau libre",
			reason: "Raison du client",
			noReason: "Aucune raison donnée",
		},
	},
};
