import type { Locale } from "#app/locale/locales.ts";
import type { Caveat } from "#app/model/estimate/result.ts";
import type { QuoteFaultCode } from "#app/model/quotes/read-quote.ts";

/** At the field, and after the number of the line in the summary. */
const faults: Readonly<Record<QuoteFaultCode, (typed: string) => string>> = {
	"no-lines": () => "Ajoutez au moins une ligne.",
	"text-missing": () => "Écrivez ce que le client lira.",
	"price-missing": () => "Écrivez un prix, par exemple 429,00.",
	"quantity-wrong": (typed) => `${shown(typed)} n’est pas une quantité. Écrivez par exemple 2 ou 2,5.`,
	"price-wrong": (typed) => `${shown(typed)} n’est pas un montant. Écrivez par exemple 429,00.`,
	"ceiling-wrong": (typed) => `${shown(typed)} n’est pas un nombre d’heures. Écrivez le plafond, par exemple 4.`,
	"ceiling-low": () => "Le plafond est plus bas que les heures prévues. Écrivez au moins autant d’heures.",
	"promotion-gone": () => "Ce rabais ne s’applique pas à ces lignes. Choisissez-en un autre.",
	"off-wrong": (typed) => `${shown(typed)} n’est pas un montant de rabais. Écrivez par exemple 25,00.`,
	"off-more": () => "Le rabais dépasse la somme des lignes. Écrivez un montant plus petit.",
	"off-text-missing": () => "Dites pourquoi ce rabais. Le client le lira.",
	"reason-missing": () => "Une phrase suffit. Le client la lira.",
	"date-wrong": () => "Choisissez le dernier jour où le prix peut être accepté.",
	"date-past": () => "Ce jour est passé. Choisissez aujourd’hui ou un jour à venir.",
	"date-far": () => "C’est dans plus d’un an. Choisissez un jour plus proche.",
};

function shown(typed: string): string {
	return typed === "" ? "Un champ vide" : `« ${typed} »`;
}

/** Why a promotion does not apply. */
const refusedPromotions: Partial<Readonly<Record<Caveat, string>>> = {
	"promotion-not-current": "La demande n’est pas arrivée pendant la promotion.",
	"promotion-needs-services": "Il manque un des services de la promotion.",
	"promotion-needs-two-rugs": "Il faut au moins deux lignes de tapis.",
	"promotion-after-inspection": "Écrivez d’abord le prix de ces services.",
	"promotion-below-minimum": "La commande de tapis est déjà au prix minimum.",
};

/** The words of the screen that makes a quote. */
export const quoteEditorWords = {
	title: "Soumission",
	draft: "Brouillon",
	version: (n: number) => `Version ${n}`,
	keptAt: (when: string, by: string) => `Brouillon gardé ${when} par ${by}`,
	saved: "Brouillon gardé.",
	languages: { fr: "Français", en: "Anglais" } as Readonly<Record<Locale, string>>,
	inLanguage: { fr: "en français", en: "en anglais" } as Readonly<Record<Locale, string>>,
	optional: "facultatif",
	earlier: {
		sent: (version: number, total: string, day: string) =>
			`La version ${version}, de ${total}, est partie le ${day} et n’est pas encore acceptée. L’envoi de celle-ci la remplace, et la page du client le dira.`,
		accepted: (version: number, total: string, day: string) =>
			`Le client a accepté la version ${version}, de ${total}, le ${day}. Elle reste valable jusqu’à ce qu’il accepte celle-ci.`,
		alsoSent: (version: number) => `La version ${version}, envoyée depuis, sera remplacée.`,
		declined: (version: number, total: string, day: string) =>
			`Le client a refusé la version ${version}, de ${total}, le ${day}.`,
		expired: (version: number, total: string, day: string) =>
			`La version ${version}, de ${total}, était valable jusqu’au ${day}. Le client ne peut plus l’accepter.`,
	},
	keptDiscount: (name: string) =>
		`La promotion « ${name} » ne s’applique plus à ces lignes. Son montant est gardé comme un autre rabais : vérifiez-le avant l’envoi.`,
	noEstimate: "Cette demande n’a pas d’estimation : ajoutez les lignes de la soumission.",
	spam: "Cette demande est marquée indésirable : une soumission ne peut pas partir. Retirez d’abord la marque sur la page de la demande.",
	spamLink: "Ouvrir la demande",
	noMail:
		"Ce client n’a pas de courriel : l’envoi crée une tâche d’appel avec les mots à dire. Pour accepter en ligne, il devra donner une adresse.",
	lines: {
		title: "Lignes",
		language: "Langue des textes",
		missing: (n: number) => (n === 1 ? "1 texte à écrire" : `${n} textes à écrire`),
		one: (n: number) => `Ligne ${n}`,
		text: "Description",
		detail: "Détail",
		detailOptional: "Détail, facultatif",
		quantity: "Quantité",
		hours: "Heures",
		unit: "Unité",
		units: { each: "À l’unité", hour: "À l’heure" },
		price: "Prix",
		hourlyPrice: "Prix de l’heure",
		amount: "Montant",
		toCorrect: "à corriger",
		estimated: (range: string) => `Estimé : ${range}`,
		listed: (range: string) => `Liste : ${range}`,
		listedHour: (range: string) => `Liste : ${range} l’heure`,
		ceiling: "Plafond en heures",
		ceilingBefore: "Travail à l’heure : jamais plus de",
		ceilingAfter: (amount: string) => `heures, soit ${amount}. Le client lit ce plafond.`,
		remove: "Retirer",
		removed: "Ligne retirée",
		restore: "Remettre",
		choose: "Choisir dans la liste de prix",
		fromList: "Ligne de la liste de prix",
		add: "Ajouter",
		free: "Ligne libre",
		said: { add: "Ligne ajoutée.", remove: "Ligne retirée.", restore: "Ligne remise." },
	},
	discount: {
		title: "Rabais",
		none: "Aucun",
		holds: "Les conditions sont remplies :",
		other: "Un autre montant, avec sa raison",
		amount: "Montant du rabais",
		text: (language: string) => `Raison du rabais, ${language}`,
		refused: refusedPromotions,
	},
	totals: {
		title: "Total",
		lines: "Lignes",
		beforeTaxes: "Avant taxes",
		gst: "TPS (5 %)",
		qst: "TVQ (9,975 %)",
		total: "Total",
		most: "Au plus, si les heures vont au plafond",
		withTaxes: "avec taxes",
		last: "Totaux des dernières valeurs correctes.",
	},
	scale: {
		inside: (price: string, range: string) => `Le prix avant taxes, ${price}, est dans la fourchette de ${range}.`,
		above: (by: string) => `${by} au-dessus de la fourchette de l’estimation.`,
		below: (by: string) => `${by} au-dessous de la fourchette de l’estimation.`,
		aboveMost: (by: string) => `Au plafond des heures, ${by} au-dessus de la fourchette de l’estimation.`,
		why: "Dites pourquoi : le client lit cette phrase sous le prix.",
		reason: (language: string) => `Raison, ${language}`,
	},
	sending: {
		title: "Envoi",
		validUntil: "Valable jusqu’au",
		validHint: "30 jours par défaut, un an au plus. Ensuite, la page du client dit que le prix a expiré.",
		length: "Durée du rendez-vous",
		ownWords: "Vos mots dans le courriel",
		ownWordsHint: "Ils remplacent la première phrase, après la salutation.",
	},
	proposal: {
		label: "Rendez-vous proposé",
		none: "Aucun",
		hint: "Le moment est gardé trois jours, jusqu’à son début au plus tard. Accepter le prix peut le réserver.",
		choice: (day: string, window: string, crew: string, reason: string) => `${day}, ${window}, ${crew} (${reason})`,
		current: "proposé maintenant",
		own: "votre choix",
		nothing: "Aucun moment libre à proposer. Vous en conviendrez une fois le prix accepté.",
		booked: (when: string) => `Rendez-vous déjà pris : ${when}. Il reste tel quel.`,
	},
	preview: {
		title: "Ce que le client voit",
		show: "Aperçu",
		choose: "Version de l’aperçu",
		mail: "Courriel",
		mailTo: "À",
		mailSubject: "Objet",
		last: (hour: string) => `Aperçu de ${hour}, avec les dernières valeurs correctes.`,
		none: "Corrigez les champs signalés : l’aperçu s’affichera ici.",
	},
	send: "Envoyer la soumission",
	sendShort: "Envoyer",
	save: "Garder en brouillon",
	leaves: "Le courriel part dix secondes après.",
	calls: "Une tâche d’appel est créée.",
	discard: "Effacer le brouillon",
	discardText: "Le brouillon et ce qui est écrit ici seront effacés pour toute l’équipe.",
	discardConfirm: "Oui, effacer le brouillon",
	faults,
	/** In the summary: where, then what. */
	faultPlace: (where: string, text: string) => `${where} : ${text}`,
	faultsTitle: (n: number) =>
		n === 1
			? "La soumission n’est pas partie. Une chose à corriger :"
			: `La soumission n’est pas partie. ${n} choses à corriger :`,
	faultsOnSave: (n: number) =>
		n === 1
			? "Le brouillon n’est pas gardé. Une chose à corriger :"
			: `Le brouillon n’est pas gardé. ${n} choses à corriger :`,
	conflicts: {
		draft: (by: string, at: string) => `${by} a gardé un autre brouillon ${at}.`,
		draftText: "Rien n’est perdu : ce que vous avez écrit est encore dans le formulaire. Voici l’autre brouillon :",
		gone: "Le brouillon a été effacé entre-temps. Ce que vous avez écrit est encore là : gardez-le de nouveau, ou envoyez-le.",
		total: "Total avec taxes",
		keepMine: "Garder la mienne",
		takeTheirs: "Reprendre l’autre",
		sent: (version: number, by: string, at: string) => `${by} a envoyé la version ${version} ${at}.`,
		sentText:
			"Ce que vous avez écrit est encore là et devient la version suivante. L’envoyer remplacera celle qui vient de partir.",
		accepted: (version: number, total: string) => `Le client vient d’accepter la version ${version}, de ${total}.`,
		acceptedText:
			"Rien n’est parti. Si vous envoyez quand même celle-ci, la version acceptée reste valable jusqu’à ce qu’il accepte la nouvelle.",
		taken: "Ce moment n’est plus libre.",
		takenText: "Rien n’est parti, et tout ce que vous avez écrit est encore là. Choisissez un autre moment, ou aucun.",
		booked: "Un rendez-vous vient d’être pris pour cette demande.",
		bookedText: "Rien n’est parti. Le rendez-vous reste tel quel : vous pouvez envoyer le prix seul.",
	},
};

export type QuoteEditorWords = typeof quoteEditorWords;
