/** The settings pages, in the order of their tabs. */
export const settingsPages = {
	overview: "/admin/reglages",
	identity: "/admin/reglages/entreprise",
	trust: "/admin/reglages/confiance",
	hours: "/admin/reglages/horaire",
	areas: "/admin/reglages/secteurs",
	prices: "/admin/reglages/prix",
	promotions: "/admin/reglages/promotions",
	appointments: "/admin/reglages/rendez-vous",
	closing: "/admin/reglages/fermeture",
	letters: "/admin/reglages/modeles",
} as const;

export type SettingsPage = keyof typeof settingsPages;

/** Pages that have a history: all but the overview. */
export type SettingsSubject = Exclude<SettingsPage, "overview">;

export const settingsSubjects = [
	"identity",
	"trust",
	"hours",
	"areas",
	"prices",
	"promotions",
	"appointments",
	"closing",
	"letters",
] as const;

/** `/admin/reglages/historique/prix` */
export function historyPath(subject: SettingsSubject): string {
	return settingsPages[subject].replace("/reglages/", "/reglages/historique/");
}

/** The subject that the last segment of a history path names. */
export function subjectAt(end: string | undefined): SettingsSubject | undefined {
	return settingsSubjects.find((subject) => settingsPages[subject].endsWith(`/${end}`));
}
