import type { Localized } from "#app/locale/locales.ts";
import type { TrustFacts } from "#app/model/company.ts";

/** The days of the guarantee are in the text of the pages. */
export type TrustRow = Exclude<keyof TrustFacts, "guaranteeDays">;

export type TrustLabels = Readonly<Record<TrustRow | "title", string>>;

/** The names of the company's trust facts, as visitors read them. */
export const trustLabels: Localized<TrustLabels> = {
	fr: {
		title: "L’entreprise en bref",
		legalName: "Nom légal",
		neq: "Numéro d’entreprise du Québec (NEQ)",
		insurance: "Assurance responsabilité",
		payment: "Paiement",
		arrival: "Plages d’arrivée",
		crew: "Qui vient chez vous",
		damage: "Si quelque chose est brisé",
		redo: "Si reprendre le travail ne suffit pas",
	},
	en: {
		title: "The company at a glance",
		legalName: "Legal name",
		neq: "Québec enterprise number (NEQ)",
		insurance: "Liability insurance",
		payment: "Payment",
		arrival: "Arrival windows",
		crew: "Who comes to your home",
		damage: "If something gets broken",
		redo: "If redoing the work is not enough",
	},
};
