import type { QuoteRecord } from "#app/model/leads/lead-history.ts";
import type { LeadQuoteState } from "#app/model/quotes/lead-quote-state.ts";

const states: Readonly<Record<LeadQuoteState, string>> = {
	sent: "Soumission envoyée",
	expired: "Soumission expirée",
	accepted: "Soumission acceptée",
	declined: "Soumission refusée",
};

/** In a sentence, after the name of the person who did it. */
const steps: Readonly<Record<QuoteRecord["step"], string>> = {
	sent: "a envoyé la soumission",
	accepted: "a accepté la soumission",
	declined: "a refusé la soumission",
};

/** The words about quotes in the office, outside of the screen that makes one. */
export const quoteCardWords = {
	title: "Soumission",
	states,
	steps,
	/** In lists. */
	listed: {
		until: (state: string, total: string, day: string) => `${state}, ${total}, jusqu’au ${day}`,
		since: (state: string, total: string, day: string) => `${state} le ${day}, ${total}`,
		plain: (state: string, total: string) => `${state}, ${total}`,
	},
	/** In the history, after the step. */
	history: {
		version: (step: string, version: number, total: string) => `${step}, version ${version} : ${total}`,
		until: (day: string) => `, valable jusqu’au ${day}`,
		proposed: (when: string) => `, avec un rendez-vous proposé : ${when}`,
		booked: (when: string) => `, et le rendez-vous proposé est pris : ${when}`,
		freed: ", et le moment proposé redevient libre",
	},
	none: "Aucune soumission pour cette demande.",
	make: "Faire une soumission",
	draft: (version: number, name: string, when: string) =>
		`Version ${version} commencée par ${name}, enregistrée ${when}. Le client ne la voit pas encore.`,
	draftTitle: "Soumission en préparation",
	resume: "Continuer la soumission",
	newVersion: "Nouvelle version",
	plan: "Prendre rendez-vous",
	view: "Voir comme le client",
	viewTitle: (version: number) => `Soumission, version ${version}`,
	viewText: "Mot pour mot ce que le client voit, dans sa langue.",
	close: "Fermer",
	contract: "Ouvrir le contrat",
	withTaxes: "avec taxes",
	sentOn: (version: number, name: string, when: string) => `Version ${version}, envoyée par ${name} ${when}.`,
	validUntil: (day: string) => `Valable jusqu’au ${day}.`,
	lastDay: "Valable jusqu’à ce soir.",
	expiredSince: (day: string) =>
		`Valable jusqu’au ${day} : le client ne peut plus l’accepter. Envoyez une nouvelle version.`,
	acceptedBy: (version: number, name: string, when: string) => `Version ${version}, acceptée par ${name} ${when}.`,
	declinedOn: (version: number, when: string) => `Version ${version}, refusée ${when}.`,
	most: (beforeTaxes: string, withTaxes: string) =>
		`Le travail coûte au plus ${beforeTaxes} avant taxes, ${withTaxes} avec.`,
	closed: "La demande est fermée : le client ne peut plus accepter cette soumission.",
	/** A newer version beside the accepted one. */
	binds: (version: number, total: string) =>
		`La version ${version}, de ${total}, reste acceptée tant que le client n’en accepte pas une autre.`,
	mail: {
		pending: "Le courriel part dans quelques secondes.",
		sent: "Courriel envoyé.",
		dead: "Le courriel n’a pas pu être livré : appelez le client.",
	},
	byCall:
		"Ce client n’a pas de courriel : la tâche d’appel a les mots à dire. Dès que vous ajoutez son adresse, la soumission part.",
	/** In the form that corrects the contact details. */
	mailsLater: "Si vous ajoutez un courriel, la soumission envoyée part aussi à cette adresse.",
	earlier: (n: number) => (n < 2 ? "1 version précédente" : `${n} versions précédentes`),
	earlierItem: (version: number, total: string, state: string, day: string) =>
		`Version ${version}, ${total}, ${state}, envoyée le ${day}`,
	versionStates: {
		sent: "envoyée",
		accepted: "acceptée",
		declined: "refusée",
		superseded: "remplacée",
		expired: "expirée",
	},
	/** Beside the field of the final amount. */
	amount: {
		accepted: (amount: string) => `Le client a accepté ${amount} avant taxes.`,
		acceptedMost: (amount: string, most: string) => `Le client a accepté ${amount} avant taxes, au plus ${most}.`,
		above: (most: string) =>
			`C’est plus que les ${most} avant taxes que le client a acceptés. Écrivez ${most} ou moins, ou envoyez-lui d’abord une nouvelle version à accepter.`,
		newVersion: "Faire une nouvelle version",
	},
	/** Before a lead with a sent quote is closed. */
	ends: (total: string) => `La soumission de ${total} ne pourra plus être acceptée par le client.`,
	endsInBulk: "Une soumission envoyée ne pourra plus être acceptée.",
	news: {
		accepted: (n: number) => (n < 2 ? "Un client a accepté sa soumission" : `${n} clients ont accepté leur soumission`),
		declined: (n: number) => (n < 2 ? "Un client a refusé sa soumission" : `${n} clients ont refusé leur soumission`),
	},
};

export type QuoteCardWords = typeof quoteCardWords;
