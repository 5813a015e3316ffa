import type { CallError } from "#app/model/calls/call-form.ts";
import type { Kind } from "#app/model/estimate/questions.ts";

/** Short, for the choice of the services. */
const services: Readonly<Record<Kind, string>> = {
	"ventilation-ducts": "Ventilation",
	"dryer-ducts": "Sécheuse",
	"air-exchanger-ducts": "Échangeur",
	"oriental-rugs": "Tapis",
	"furniture-mattresses": "Meubles, matelas",
	"house-cleaning": "Grand ménage",
	"condo-building": "Immeuble",
	"factory-shop-office": "Commerce, bureau",
	"post-disaster": "Sinistre",
};

/** `{max}` is the most characters. */
const errors: Readonly<Record<CallError, string>> = {
	"name-missing": "Inscrivez le nom.",
	"phone-missing": "Inscrivez le téléphone.",
	"what-missing": "Cochez un service, ou écrivez quelques mots.",
	"promotions-email":
		"Demandez le courriel : les promotions et les rappels s’envoient par courriel, après une confirmation.",
	"note-alone": "La note d’accès va avec un rendez-vous : réservez un moment, ou videz ce champ.",
	"message-missing": "Écrivez quelques mots.",
	"reach-missing": "Inscrivez le téléphone.",
	"email-wrong": "Cette adresse courriel semble incorrecte. Exemple : nom@exemple.ca.",
	"phone-wrong": "Ce numéro semble incorrect. Inscrivez les dix chiffres : 514 555-0123.",
	"postal-wrong": "Ce code postal semble incorrect. Exemple : H2T 2S9.",
	"too-long": "C’est trop long : {max} caractères au plus. Raccourcissez le texte.",
	"choice-wrong": "Choisissez une des réponses proposées.",
};

/** The screen where a member notes a call. */
export const callWords = {
	title: "Un appel",
	/** The links that lead to it. */
	open: "Noter un appel",
	back: "Demandes",
	essential: {
		title: "L’essentiel",
		enough: "Ces trois réponses suffisent",
		name: "Nom",
		phone: "Téléphone",
		what: "De quoi s’agit-il?",
		services,
		words: "En quelques mots",
		wordsHint: "En quelques mots, si utile",
		wordsRead: "Le client lit ces mots dans la confirmation et sur la page de sa demande.",
		save: "Enregistrer tout de suite",
		rest: "La suite est facultative.",
		keys: "Ctrl + Entrée enregistre aussi.",
	},
	alike: {
		title: "Déjà client?",
		nothing: "Les fiches semblables apparaissent ici pendant que vous écrivez.",
		none: "Aucune fiche ne ressemble à ce qui est inscrit.",
		found: (n: number) =>
			n < 2 ? "Une fiche ressemble à ce qui est inscrit." : `${n} fiches ressemblent à ce qui est inscrit.`,
		/** On phones, below the number. */
		jump: (name: string) => `Déjà client? ${name}`,
		legend: "Cette personne est",
		likeness: { phone: "Même téléphone", email: "Même courriel", name: "Nom semblable" },
		stranger: "Une nouvelle personne",
		strangerHint: "Elle aura sa propre fiche, même avec ce téléphone ou ce courriel.",
		open: "Ouvrir sa fiche",
		opensTab: "(nouvel onglet)",
		filled: {
			email: "son courriel",
			postalCode: "son code postal",
			street: "son adresse",
		},
		/** After the list of what was filled in. */
		filledIn: (what: string) => `Repris de sa fiche, plus bas : ${what}.`,
		kept: "Rien à reprendre de sa fiche : les champs sont déjà remplis, ou elle est vide.",
	},
	contact: {
		title: "Suite",
		email: "Courriel",
		language: "Langue du client",
		languages: { fr: "Français", en: "Anglais" },
		heardFrom: "Comment nous a-t-on connus?",
		notAsked: "Pas demandé",
		confirms: "Envoyer la confirmation, avec le lien pour suivre la demande",
		confirmsHint: "Sans courriel, rien n’est envoyé.",
		mailLater: "Le courriel paraît ici quand l’appel peut être enregistré et que la case est cochée.",
	},
	spoken: {
		title: "À lire à voix haute",
		legends: { details: "Noter les coordonnées", marketing: "Promotions et rappels par courriel" },
		yes: "Oui",
		no: "Non",
		notAsked: "Pas demandé",
		refused:
			"La personne ne veut pas que ses coordonnées soient notées : n’inscrivez que ce qu’elle accepte, ou abandonnez cet appel.",
		confirmed:
			"Il faut un courriel. Le oui compte seulement quand le client l’a confirmé par le lien qui lui est envoyé.",
		heard: (name: string) =>
			`Réponses entendues par ${name}. La phrase exacte et l’heure sont gardées avec chaque réponse.`,
	},
	/** Below the figures of the bar. */
	range: "avant taxes",
	rangeFold: "Détail de la fourchette",
	bar: {
		label: "Enregistrer l’appel",
		update: "Mettre à jour",
		save: "Enregistrer",
		without: "Enregistrer sans rendez-vous",
		book: (when: string) => `Enregistrer et réserver ${when}`,
		bookShort: "Enregistrer et réserver",
		leave: "Abandonner",
	},
	summary: "Il reste à corriger :",
	errors,
	gone: "Le moment choisi n’est plus libre. Rien n’est enregistré encore.",
	goneText: "Tout ce que vous avez écrit est encore ici. Choisissez un autre moment, ou enregistrez sans rendez-vous.",
	/** Of several services without an estimate, before what the caller said. */
	asked: (names: string) => `Services demandés : ${names}`,
	said: {
		"call-saved": "Appel enregistré.",
		"call-booked": "Appel enregistré, rendez-vous réservé.",
		"call-known": "Cet appel était déjà enregistré, sans rendez-vous : réservez-le ici.",
		"call-again":
			"Cet appel était déjà enregistré, avec d’autres réponses : celles-ci sont dans cette deuxième demande.",
	},
};

export type CallWords = typeof callWords;
