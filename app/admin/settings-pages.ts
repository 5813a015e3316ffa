import type { Role } from "#app/model/members/member.ts";

/** The settings pages, in the order of their tabs. */
export const settingsPages = {
	overview: "/admin/reglages",
	brand: "/admin/reglages/marque",
	identity: "/admin/reglages/entreprise",
	trust: "/admin/reglages/confiance",
	hours: "/admin/reglages/horaire",
	areas: "/admin/reglages/secteurs",
	services: "/admin/reglages/services",
	prices: "/admin/reglages/prix",
	promotions: "/admin/reglages/promotions",
	appointments: "/admin/reglages/rendez-vous",
	crews: "/admin/reglages/equipes",
	closing: "/admin/reglages/fermeture",
	letters: "/admin/reglages/modeles",
} as const;

export type SettingsPage = keyof typeof settingsPages;

/** Pages of content that is published and has a history. The crews are neither. */
export type SettingsSubject = Exclude<SettingsPage, "overview" | "crews">;

export const settingsSubjects = [
	"brand",
	"identity",
	"trust",
	"hours",
	"areas",
	"services",
	"prices",
	"promotions",
	"appointments",
	"closing",
	"letters",
] as const;

/** Only for display: every page checks the role itself. */
export function isOpenTo(page: SettingsPage, role: Role | null): boolean {
	return page !== "crews" || role === "administrator";
}

/** `/admin/reglages/historique/prix` */
export function historyPath(subject: SettingsSubject): string {
	return settingsPages[subject].replace("/reglages/", "/reglages/historique/");
}

/** The subject that the last segment of a history path names. */
export function subjectAt(end: string | undefined): SettingsSubject | undefined {
	return settingsSubjects.find((subject) => settingsPages[subject].endsWith(`/${end}`));
}
