import { officeRoles, type Role, roles } from "#app/model/members/member.ts";
import { firstDayPath } from "./first-day-path.ts";
import { boardPath } from "./paths.ts";
import type { OfficeIconName } from "./ui/office-icon.tsx";

/** The navigation of the back office. A new page adds a line here and its words in `content/staff`. */
export const sections = [
	{ name: "firstDay", path: firstDayPath, icon: "flag", roles: ["administrator"] },
	{ name: "home", path: "/admin", icon: "inbox", roles: officeRoles },
	{ name: "agenda", path: "/admin/agenda", icon: "calendar", roles },
	{ name: "tasks", path: "/admin/taches", icon: "tasks", roles: officeRoles },
	{ name: "board", path: boardPath, icon: "columns", roles: officeRoles },
	{ name: "customers", path: "/admin/clients", icon: "contact", roles: officeRoles },
	{ name: "content", path: "/admin/contenu", icon: "pen", roles: ["administrator", "editor"] },
	{ name: "gallery", path: "/admin/realisations", icon: "image", roles: ["administrator", "editor"] },
	{ name: "figures", path: "/admin/statistiques", icon: "chart", roles: officeRoles },
	{ name: "settings", path: "/admin/reglages", icon: "sliders", roles: ["editor", "administrator"] },
	{ name: "redirects", path: "/admin/redirections", icon: "route", roles: ["administrator", "editor"] },
	{ name: "people", path: "/admin/personnes", icon: "shield", roles: ["administrator"] },
	{ name: "health", path: "/admin/sante", icon: "activity", roles: ["administrator"] },
	{ name: "members", path: "/admin/membres", icon: "users", roles: ["administrator"] },
	{ name: "audit", path: "/admin/journal", icon: "list", roles: ["administrator"] },
	{ name: "account", path: "/admin/compte", icon: "user", roles },
] as const satisfies readonly Section[];

interface Section {
	/** Key of its words: `sections.<name>` in `content/staff`. */
	name: string;
	path: string;
	icon: OfficeIconName;
	roles: readonly Role[];
}

export type OfficeSection = (typeof sections)[number];

/** The sections that the member may open. Only for display: every page checks the role itself. */
export function sectionsFor(role: Role): OfficeSection[] {
	return sections.filter((section) => (section.roles as readonly Role[]).includes(role));
}
