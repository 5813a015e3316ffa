/** Why a photo was refused, by the code of the server or of the browser. */
const photoReasons: Readonly<Record<string, string>> = {
	"not-a-picture": "ce fichier n’est pas une photo JPEG, PNG, WebP ou AVIF. Choisissez-en un autre.",
	heic: "ce navigateur ne lit pas le format HEIC. Dans les réglages de l’appareil photo, choisissez « Le plus compatible », ou envoyez une capture d’écran.",
	"too-large": "ce fichier dépasse 8 Mo. Envoyez une version réduite.",
	"too-many-pixels":
		"cette photo est trop grande (plus de 40 millions de pixels, ou de 16 millions en AVIF). Réduisez-la, puis ajoutez-la de nouveau.",
	unreadable: "ce fichier est abîmé. Reprenez la photo.",
	"too-many": "six photos au plus à la fois. Ajoutez les autres ensuite.",
	busy: "le serveur reçoit trop de photos. Réessayez dans une minute.",
	"no-space":
		"le serveur n’a plus assez de place pour des photos. Avertissez le bureau, puis réessayez plus tard. Gardez aussi l’original : cet appareil efface après sept jours les photos qui ne sont pas parties.",
	full: "ce rendez-vous a déjà 60 photos. Retirez-en une d’abord.",
	closed: "ce rendez-vous est annulé ou manqué. Parlez-en au bureau.",
	gone: "ce rendez-vous n’existe plus, et cet appareil a effacé la photo. Parlez-en au bureau.",
	hidden: "vous n’avez plus accès à ce rendez-vous. Parlez-en au bureau, puis réessayez.",
	lost: "cet appareil n’a plus le fichier. Ajoutez la photo de nouveau.",
	failed: "le serveur ne l’a pas acceptée. Réessayez.",
};

/** Why the form was refused, by the code of the server. */
const faults: Readonly<Record<string, string>> = {
	"amount-wrong": "Écrivez un montant comme 425 ou 425,50.",
	"above-accepted":
		"Le montant dépasse le prix que le client a accepté. Écrivez un montant plus petit, ou parlez-en au bureau.",
	stale:
		"Le rendez-vous ou sa soumission a changé entre-temps. Ce que vous avez écrit est gardé : rechargez la page, vérifiez, puis terminez de nouveau.",
	conflict:
		"Quelqu’un a changé ce rendez-vous entre-temps. Ce que vous avez écrit est gardé : rechargez la page, vérifiez, puis terminez de nouveau.",
	"finished-before":
		"Ce rendez-vous est déjà terminé avec votre premier envoi, qui reste tel quel. Vos changements ne sont pas enregistrés, mais restent sur cet appareil. Parlez-en au bureau.",
	gone: "Ce rendez-vous n’existe plus. Parlez-en au bureau.",
	hidden: "Vous n’avez plus accès à ce rendez-vous. Parlez-en au bureau, puis réessayez.",
	failed: "Le serveur n’a pas accepté ce formulaire. Rechargez la page, puis réessayez.",
};

const moments = { before: "Avant", after: "Après" };

export const doneFormWords = {
	title: "Terminer le rendez-vous",
	back: "Ma journée",
	backOffice: "Le rendez-vous",
	weak: "Réseau faible",
	offline: {
		title: "Pas de réseau.",
		text: "Continuez : tout est gardé sur ce téléphone et partira tout seul au retour.",
	},
	signedOut: {
		title: "Votre session est terminée.",
		text: "Tout est gardé sur cet appareil. Connectez-vous : l’envoi continuera tout seul.",
		link: "Se connecter",
	},
	notKept: {
		title: "Ce navigateur ne garde rien.",
		text: "Gardez cette page ouverte jusqu’à la fin de l’envoi.",
	},
	work: "Ce qui a été fait",
	noWork: "Cette demande ne nomme aucun service. Dites ce qui a été fait dans le mot au client.",
	/** In front of a list. */
	promised: "Ce que le site annonce comme compris",
	discount: "Rabais accepté",
	note: "Un mot pour le client",
	noteHint: "Le client le lit dans le courriel et sur la page de sa demande.",
	optional: "facultatif",
	photos: {
		title: "Photos",
		moments,
		received: (n: number) => (n < 2 ? `${n} reçue` : `${n} reçues`),
		onTheWay: (n: number) => `${n} en route`,
		waiting: (n: number) => `${n} en attente`,
		refused: (n: number) => (n < 2 ? `${n} refusée` : `${n} refusées`),
		none: "aucune",
		add: "Ajouter",
		addOf: { before: "Ajouter des photos d’avant", after: "Ajouter des photos d’après" },
		take: "Prendre une photo",
		takeOf: { before: "Prendre une photo d’avant", after: "Prendre une photo d’après" },
		send: "Ajouter les photos choisies",
		alt: (moment: "before" | "after", n: number) => `${moments[moment]} ${n}`,
		remove: (moment: "before" | "after", n: number) => `Retirer la photo ${moments[moment]} ${n}`,
		removeFailed: "La photo n’a pas pu être retirée. Vérifiez le réseau, puis réessayez.",
		retry: "Réessayer",
		retryOf: (moment: "before" | "after", n: number) => `Réessayer la photo ${moments[moment]} ${n}`,
		progressOf: (moment: "before" | "after", n: number) => `Envoi de la photo ${moments[moment]} ${n}`,
		states: { received: "Reçue", waiting: "En attente", refused: "Refusée" },
		share: (done: string, all: string) => `${done} sur ${all}`,
		why: (name: string, reason: string) => `${name} : ${reason}`,
		reasons: photoReasons,
		already: (n: number) => (n < 2 ? "Cette photo est déjà ajoutée." : `${n} photos étaient déjà ajoutées.`),
		seen: "Visibles par l’équipe et le client, personne d’autre.",
		all: (n: number) => (n < 2 ? "Photo reçue." : `${n} photos reçues.`),
	},
	amount: {
		title: "Montant final",
		beforeTaxes: "avant taxes",
		withTaxes: "avec taxes",
		less: (amount: string) => `${amount} de moins que le prix accepté.`,
		more: (amount: string) => `${amount} de plus que le prix accepté, dans les heures prévues.`,
		same: "C’est le prix accepté.",
		accepted: (amount: string) => `Le client a accepté ${amount} avant taxes.`,
		above: (most: string) =>
			`C’est plus que les ${most} avant taxes que le client a acceptés. Écrivez ${most} ou moins; pour plus, le client doit d’abord accepter une nouvelle version de la soumission.`,
		newVersion: "Faire une nouvelle version",
		use: (amount: string) => `Mettre ${amount}`,
		useWhy: "Le prix accepté sans ce qui n’est pas coché.",
		wrong: faults["amount-wrong"] ?? "",
		paid: "Déjà payé",
		paidHint:
			"Cette visite vient après le travail : le courriel ne parle pas d’argent. Changez ce montant seulement s’il est faux. Vide, ce montant reste tel quel.",
		empty: "Laissez vide si vous ne le connaissez pas : le bureau l’ajoutera.",
	},
	due: {
		title: "Prochain entretien",
		hint: "Un rappel part seulement si le client l’a demandé et si l’envoi des rappels est activé.",
		months: (n: number) => `${n} mois`,
		none: "Aucun",
	},
	/** In place of the mail. */
	mail: {
		unread: "Vérifiez le montant final, ou rechargez la page : le courriel s’affiche ensuite ici.",
		offline: "Le courriel s’affiche ici quand le réseau est revenu.",
	},
	bar: {
		submit: "Terminer le rendez-vous",
		later: "Terminer, envoyer plus tard",
		sending: "Envoi du formulaire…",
		progress: (done: number, all: number) => `${done} ${all < 2 ? "photo" : "photos"} sur ${all}`,
		kept: (hour: string, photos: number) =>
			`Gardé à ${hour}. Il reste ${photos === 0 ? "" : `${photos} ${photos < 2 ? "photo" : "photos"} et `}ce formulaire à envoyer.`,
		change: "Modifier le formulaire",
		reload: "Recharger la page",
	},
	faults,
	/** On the agenda of a crew, after the form was sent. */
	finished: {
		mail: "Rendez-vous terminé. Le client reçoit un courriel.",
		call: "Rendez-vous terminé. Le client n’a pas d’adresse courriel : une tâche demande au bureau de l’appeler.",
	},
	/** On other pages, while something waits on the device. */
	queue: {
		label: "Envois en attente",
		photos: (n: number) => (n < 2 ? "1 photo à envoyer." : `${n} photos à envoyer.`),
		form: (name: string) => `Le formulaire de ${name} est à envoyer.`,
		formRefused: (name: string) => `Le formulaire de ${name} n’a pas été accepté.`,
		photoRefused: (n: number) => (n < 2 ? "1 photo a été refusée." : `${n} photos ont été refusées.`),
		typed: (text: string) => `Vous aviez écrit : « ${text} »`,
		open: "Ouvrir",
		discard: "Effacer",
	},
	/** On the page of an appointment. */
	page: {
		link: "Terminer le rendez-vous",
		text: "Ce qui a été fait, les photos et le montant.",
		done: "Travail terminé",
		isDone: "Fait",
		isNotDone: "Pas fait",
		note: "Mot au client",
		amount: "Montant final avant taxes",
		due: "Prochain entretien",
		dueOn: (day: string) => `Le ${day}`,
	},
};

export type DoneFormWords = typeof doneFormWords;
