import type { Localized } from "#app/locale/locales.ts";
import type { OfferState, QuotePartWords } from "#app/model/estimate/followed-quote.ts";
import { onePeriod } from "#app/time/one-period.ts";
import { requestPageWords } from "./request-page.ts";

/** The words of a request's page about its quote. Those of the quote itself are in `content/quotes.ts`. */
export interface QuotePageWords {
	part: QuotePartWords;
	button: (total: string) => string;
	copy: (email: string) => string;
	/** The words between the brackets lead to the terms. */
	read: (terms: string, version: string) => string;
	kept: (moment: string) => string;
	keptUntilEnd: (day: string) => string;
	until: (day: string) => string;
	states: {
		expired: (day: string) => Titled;
		declined: (day: string) => Titled;
		closed: Titled;
	};
	/** Above a newer version of an accepted quote. */
	replaces: (version: number) => Titled;
	facts: {
		by: string;
		signed: (name: string, moment: string) => string;
		document: string;
		version: (identity: string, terms: string) => string;
		language: string;
		french: string;
		english: (given: string, chosen: string) => string;
	};
	moment: (day: string, hour: string) => string;
	/** Where the lead stands, by the state of its quote. An open one keeps the title of the lead's status. */
	standing: Record<Exclude<OfferState, "closed"> | "accepted", (total: string, day: string) => Standing>;
	/** In place of the words that call the total firm: hours may lead to the second amount. */
	hourly: {
		panel: string;
		until: (most: string, day: string) => string;
		open: (total: string, most: string, day: string) => string;
		accepted: string;
	};
	notices: {
		accepted: Titled;
		booked: (when: string) => string;
		mailed: (email: string) => string;
		declined: Titled;
	};
}

interface Titled {
	title: string;
	text: string;
}

interface Standing {
	title?: string;
	text: string;
	todo: string;
}

/** Each in its own language, whatever the page is in. */
const languages = { fr: "Lire cette soumission en français", en: "Read this quote in English" };

export const quotePageWords: Localized<QuotePageWords> = {
	fr: {
		part: {
			panel: { title: "Votre prix ferme", button: "Lire et accepter", todo: "Accepter le prix" },
			accept: {
				heading: "Accepter cette soumission",
				books: "Prendre aussi le rendez-vous proposé",
				signature: "Votre nom complet",
				signatureHint: "Écrit ici, il vaut votre signature.",
				email: "Votre courriel",
				emailHint: "Nous y envoyons tout de suite la copie de ce que vous acceptez.",
				free: "Rien à payer maintenant.",
				wrong: "Il reste à corriger :",
			},
			errors: {
				signature: "Écrivez votre nom complet, prénom et nom.",
				"signature-long": "Ce nom est trop long : 100 caractères au plus. Raccourcissez-le.",
				terms: "Cochez la case des conditions pour accepter.",
				email: "Écrivez votre courriel pour recevoir la copie.",
				"email-wrong": "Vérifiez ce courriel. Il ressemble à nom@exemple.ca.",
				binding: "Choisissez la version qui vous lie.",
			},
			binding: null,
			decline: {
				button: "Refuser, ou demander un changement",
				lead: "Un détail à changer? Écrivez-nous : nous préparerons une nouvelle version, et celle-ci reste valable en attendant. Si vous refusez, nous ne vous relançons pas.",
				change: "Demander un changement",
				reason: "Raison du refus",
				optional: "Facultatif",
				hint: "L’équipe la lira avec votre demande.",
				submit: "Refuser la soumission",
				tooLong: "Cette raison est trop longue : 2 000 caractères au plus. Raccourcissez-la un peu.",
			},
			accepted: {
				heading: "Soumission acceptée",
				tag: "Acceptée",
				note: "Total, taxes comprises.",
				detail: "Voir le détail",
			},
			languages,
			acceptInEnglish: "Open this page in English to accept it there",
			ended: "Voir cette soumission",
			frenchFirst: "",
			said: requestPageWords.fr.notices.said,
			refusals: {
				superseded: {
					title: "La soumission a changé depuis l’ouverture de cette page.",
					text: "Rien n’a été enregistré. La version actuelle est ci-dessous : relisez-la, puis cochez de nouveau la case. Le reste de ce que vous avez écrit est gardé.",
				},
				withdrawn: {
					title: "Cette soumission n’est plus offerte.",
					text: "Rien n’a été enregistré. Écrivez-nous ou appelez-nous pour savoir où en est votre prix.",
				},
				accepted: {
					title: "Cette soumission est déjà acceptée.",
					text: "Elle reste acceptée. Pour y changer quelque chose, écrivez-nous ou appelez-nous.",
				},
				expired: {
					title: "Cette soumission n’est plus valable.",
					text: "Son dernier jour est passé et rien n’a été enregistré. Demandez-nous-en une nouvelle, par message ou par téléphone.",
				},
				declined: {
					title: "Vous avez déjà refusé cette soumission.",
					text: "Rien d’autre n’a été enregistré. Vous avez changé d’idée? Écrivez-nous ou appelez-nous : nous vous en enverrons une nouvelle.",
				},
				closed: {
					title: "Cette demande est fermée.",
					text: "Rien n’a été enregistré : la soumission ne peut plus être acceptée ici. Pour la reprendre, écrivez-nous ou appelez-nous.",
				},
				"proposal-ended": {
					title: "Le moment proposé n’est plus gardé pour vous.",
					text: "Rien n’a été accepté, et tout ce que vous avez écrit est encore là. Vous pouvez accepter le prix seul : nous conviendrons du jour avec vous.",
				},
			},
			write: "Écrire un message",
			print: "Imprimer",
			estimate: "Votre estimation de départ",
		},
		button: (total) => `Accepter pour ${total}`,
		copy: (email) => `Une copie de tout ce document part aussitôt à ${email}.`,
		read: (terms, version) => `J’ai lu cette soumission et les [${terms}] (${version}).`,
		kept: (moment) => `Gardé pour vous jusqu’au ${moment}.`,
		keptUntilEnd: (day) => `Gardé pour vous jusqu’à la fin de la journée du ${day}.`,
		until: (day) => `taxes comprises, à accepter jusqu’au ${day}`,
		states: {
			expired: (day) => ({
				title: "Cette soumission n’est plus valable.",
				text: `Elle pouvait être acceptée jusqu’au ${day}. Demandez-nous-en une nouvelle, par message ou par téléphone.`,
			}),
			declined: (day) => ({
				title: `Vous avez refusé cette soumission le ${day}.`,
				text: "Vous avez changé d’idée? Écrivez-nous ou appelez-nous : nous vous en enverrons une nouvelle.",
			}),
			closed: {
				title: "Cette demande est fermée.",
				text: "La soumission ne peut plus être acceptée ici. Pour la reprendre, écrivez-nous ou appelez-nous.",
			},
		},
		replaces: (version) => ({
			title: `La version ${version}, que vous avez acceptée, reste valable.`,
			text: "Cette nouvelle version la remplace seulement si vous l’acceptez aussi.",
		}),
		facts: {
			by: "Par",
			signed: (name, moment) => `${name}, le ${moment}`,
			document: "Document",
			version: (identity, terms) => `${identity}. ${terms}.`,
			language: "Langue du contrat",
			french: "La version française vous lie.",
			english: (given, chosen) =>
				`La version anglaise vous lie, à votre demande du ${chosen}. La version française vous a été remise le ${given}.`,
		},
		moment: (day, hour) => `${day} à ${hour}`,
		standing: {
			open: (total, day) => ({
				text: `Votre prix ferme est de ${total}, taxes comprises. Vous pouvez l’accepter ici jusqu’au ${day}.`,
				todo: "Lisez la soumission, puis acceptez-la ou refusez-la. Si vous dites non, nous ne vous relançons pas.",
			}),
			accepted: (total) => ({
				title: "Prix accepté",
				text: `Vous avez accepté le prix de ${total}, taxes comprises. Il reste à convenir du jour.`,
				todo: "Écrivez-nous les jours qui vous conviennent, ou attendez notre proposition.",
			}),
			expired: (_, day) => ({
				title: "Soumission expirée",
				text: `Notre prix pouvait être accepté jusqu’au ${day}.`,
				todo: "Demandez une nouvelle soumission, par message ou par téléphone.",
			}),
			declined: () => ({
				title: "Soumission refusée",
				text: "Merci de nous l’avoir dit. Nous ne vous relançons pas.",
				todo: "Rien. Vous avez changé d’idée? Écrivez-nous ou appelez-nous.",
			}),
		},
		hourly: {
			panel: "Votre prix",
			until: (most, day) => `taxes comprises, ${most} au plus selon les heures, à accepter jusqu’au ${day}`,
			open: (total, most, day) =>
				`Votre prix est de ${total}, et de ${most} au plus selon les heures, taxes comprises. Vous pouvez l’accepter ici jusqu’au ${day}.`,
			accepted: "Le tarif à l’heure est ferme, et le plafond aussi.",
		},
		notices: {
			accepted: { title: "C’est accepté, merci.", text: "Le prix est ferme." },
			booked: (when) => `Votre rendez-vous est pris : ${when}.`,
			mailed: (email) => `La copie complète part à ${email}.`,
			declined: {
				title: "La soumission est refusée.",
				text: "Merci de nous l’avoir dit. Nous ne vous relançons pas, et votre demande reste ici si vous changez d’idée.",
			},
		},
	},
	en: {
		part: {
			panel: { title: "Your firm price", button: "Read and accept", todo: "Accept the price" },
			accept: {
				heading: "Accept this quote",
				books: "Also take the proposed appointment",
				signature: "Your full name",
				signatureHint: "Typed here, it counts as your signature.",
				email: "Your e-mail",
				emailHint: "We send the copy of what you accept there right away.",
				free: "Nothing to pay now.",
				wrong: "Still to correct:",
			},
			errors: {
				signature: "Type your full name, first and last.",
				"signature-long": "This name is too long: 100 characters at most. Shorten it.",
				terms: "Check the box about the terms to accept.",
				email: "Type your e-mail to get the copy.",
				"email-wrong": "Check this e-mail. It looks like name@example.ca.",
				binding: "Choose the version that binds you.",
			},
			binding: {
				legend: "Language of the contract",
				hint: "The French version is at the top of this quote. In Québec you must be given it before you choose.",
				fr: "The French version binds me",
				en: "I have been given the French version, and I ask to be bound by the English version",
			},
			decline: {
				button: "Decline, or ask for a change",
				lead: "Something to change? Write to us: we will prepare a new version, and this one stays valid in the meantime. If you decline, we will not follow up.",
				change: "Ask for a change",
				reason: "Reason for declining",
				optional: "Optional",
				hint: "Our team will read it with your request.",
				submit: "Decline the quote",
				tooLong: "This reason is too long: 2,000 characters at most. Shorten it a little.",
			},
			accepted: {
				heading: "Accepted quote",
				tag: "Accepted",
				note: "Total with taxes.",
				detail: "See the details",
			},
			languages,
			acceptInEnglish: "",
			ended: "See this quote",
			frenchFirst: "The French version, which you are given first",
			said: requestPageWords.en.notices.said,
			refusals: {
				superseded: {
					title: "The quote has changed since this page was opened.",
					text: "Nothing was saved. The current version is below: read it again, then choose again and check the box again. The rest of what you typed is kept.",
				},
				withdrawn: {
					title: "This quote is no longer offered.",
					text: "Nothing was saved. Write to us or call us to find out where your price stands.",
				},
				accepted: {
					title: "This quote is already accepted.",
					text: "It stays accepted. To change something about it, write to us or call us.",
				},
				expired: {
					title: "This quote is no longer valid.",
					text: "Its last day is over, and nothing was saved. Ask us for a new one, by message or by phone.",
				},
				declined: {
					title: "You have already declined this quote.",
					text: "Nothing else was saved. Changed your mind? Write to us or call us, and we will send you a new one.",
				},
				closed: {
					title: "This request is closed.",
					text: "Nothing was saved: the quote can no longer be accepted here. To pick it up again, write to us or call us.",
				},
				"proposal-ended": {
					title: "The proposed time is no longer kept for you.",
					text: "Nothing was accepted, and all that you typed is still here. You can accept the price alone: we will agree on the day with you.",
				},
			},
			write: "Write a message",
			print: "Print",
			estimate: "The estimate that you started with",
		},
		button: (total) => `Accept for ${total}`,
		copy: (email) => `A copy of this whole document goes to ${email} right away.`,
		read: (terms, version) => `I have read this quote and the [${terms}] (${version}).`,
		kept: (moment) => onePeriod(`Kept for you until ${moment}.`),
		keptUntilEnd: (day) => `Kept for you until the end of ${day}.`,
		until: (day) => `taxes included, to be accepted by ${day}`,
		states: {
			expired: (day) => ({
				title: "This quote is no longer valid.",
				text: `It could be accepted until ${day}. Ask us for a new one, by message or by phone.`,
			}),
			declined: (day) => ({
				title: `You declined this quote on ${day}.`,
				text: "Changed your mind? Write to us or call us, and we will send you a new one.",
			}),
			closed: {
				title: "This request is closed.",
				text: "The quote can no longer be accepted here. To pick it up again, write to us or call us.",
			},
		},
		replaces: (version) => ({
			title: `Version ${version}, which you accepted, stays valid.`,
			text: "This new version replaces it only if you accept it too.",
		}),
		facts: {
			by: "By",
			signed: (name, moment) => `${name}, on ${moment}`,
			document: "Document",
			version: (identity, terms) => `${identity}. ${terms}.`,
			language: "Language of the contract",
			french: "The French version binds you.",
			english: (given, chosen) =>
				onePeriod(
					`The English version binds you, as you asked on ${chosen}. The French version was given to you on ${given}.`,
				),
		},
		moment: (day, hour) => `${day} at ${hour}`,
		standing: {
			open: (total, day) => ({
				text: `Your firm price is ${total}, taxes included. You can accept it here until ${day}.`,
				todo: "Read the quote, then accept or decline it. If you say no, we will not follow up.",
			}),
			accepted: (total) => ({
				title: "Price accepted",
				text: `You accepted the price of ${total}, taxes included. The day is still to be agreed.`,
				todo: "Write to us which days suit you, or wait for our suggestion.",
			}),
			expired: (_, day) => ({
				title: "Quote expired",
				text: `Our price could be accepted until ${day}.`,
				todo: "Ask for a new quote, by message or by phone.",
			}),
			declined: () => ({
				title: "Quote declined",
				text: "Thank you for telling us. We will not follow up.",
				todo: "Nothing. Changed your mind? Write to us or call us.",
			}),
		},
		hourly: {
			panel: "Your price",
			until: (most, day) => `taxes included, ${most} at most depending on the hours, to be accepted by ${day}`,
			open: (total, most, day) =>
				`Your price is ${total}, and ${most} at most depending on the hours, taxes included. You can accept it here until ${day}.`,
			accepted: "The hourly rate is firm, and so is the ceiling.",
		},
		notices: {
			accepted: { title: "It is accepted, thank you.", text: "The price is firm." },
			booked: (when) => onePeriod(`Your appointment is booked: ${when}.`),
			mailed: (email) => `The complete copy is on its way to ${email}.`,
			declined: {
				title: "The quote is declined.",
				text: "Thank you for telling us. We will not follow up, and your request stays here if you change your mind.",
			},
		},
	},
};
