import type { ClosingReason } from "#app/model/leads/closing.ts";

/** Why leads are lost, as the team chooses when it closes one. Members edit the list in the settings. */
export const closingReasons: readonly ClosingReason[] = [
	{ id: "prix-trop-eleve", name: { fr: "Prix trop élevé", en: "Price too high" } },
	{ id: "pas-de-reponse", name: { fr: "Pas de réponse", en: "No answer" } },
	{ id: "autre-entreprise", name: { fr: "A choisi une autre entreprise", en: "Chose another company" } },
	{ id: "ne-veut-plus", name: { fr: "Ne veut plus le service", en: "No longer wants the service" } },
	{ id: "hors-secteur", name: { fr: "Hors secteur", en: "Outside our area" } },
	{ id: "pas-de-date", name: { fr: "Aucune date ne convenait", en: "No suitable date" } },
	{ id: "service-non-offert", name: { fr: "Service non offert", en: "Service not offered" } },
	{ id: "doublon", name: { fr: "Doublon", en: "Duplicate" } },
	{ id: "autre", name: { fr: "Autre raison", en: "Other reason" } },
];
