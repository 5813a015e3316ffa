import type { ComposerWay } from "#app/model/leads/composer-ways.ts";

/** The panels of a lead's page. */
export type LeadPanel =
	| ComposerWay
	| "annuler"
	| "coordonnees"
	| "courriel-demande"
	| "perdre"
	| "rendez-vous"
	| "tache"
	| "terminer"
	| "voir-soumission";

export const boardPath = "/admin/tableau";

/** The page of a lead. `values` are those that the open panel starts with. */
export function leadPath(id: string, panel?: LeadPanel, values: Readonly<Record<string, string>> = {}): string {
	const page = `/admin/demandes/${encodeURIComponent(id)}`;
	return panel ? `${page}?${new URLSearchParams({ volet: panel, ...values })}` : page;
}

export function appointmentPath(id: string): string {
	return `/admin/rendez-vous/${encodeURIComponent(id)}`;
}

/** The file of a customer, by any of their leads. */
export function customerPath(lead: string): string {
	return `/admin/clients/${encodeURIComponent(lead)}`;
}

export function taskPath(id: string): string {
	return `/admin/taches/${encodeURIComponent(id)}`;
}
