import type { Role } from "../model/members/member.ts";
import { roles } from "../model/members/member.ts";
import type { OfficeIconName } from "./ui/office-icon.tsx";

/** What the back office's navigation offers. A page that exists adds its line here, its words in `content/staff`. */
export const sections = [
	{ name: "home", path: "/admin", icon: "inbox", roles },
	{ name: "board", path: "/admin/tableau", icon: "columns", roles },
	{ name: "content", path: "/admin/contenu", icon: "pen", roles: ["administrator", "editor"] },
	{ name: "figures", path: "/admin/chiffres", icon: "chart", roles },
	{ name: "settings", path: "/admin/reglages", icon: "sliders", roles: ["editor", "administrator"] },
	{ name: "redirects", path: "/admin/redirections", icon: "route", roles: ["administrator", "editor"] },
	{ name: "people", path: "/admin/personnes", icon: "shield", roles: ["administrator"] },
	{ name: "health", path: "/admin/sante", icon: "activity", roles: ["administrator"] },
	{ name: "members", path: "/admin/membres", icon: "users", roles: ["administrator"] },
	{ name: "audit", path: "/admin/journal", icon: "list", roles: ["administrator"] },
	{ name: "account", path: "/admin/compte", icon: "user", roles },
] as const satisfies readonly Section[];

interface Section {
	/** Its words: `sections.<name>` in `content/staff`. */
	name: string;
	path: string;
	icon: OfficeIconName;
	roles: readonly Role[];
}

export type OfficeSection = (typeof sections)[number];

/** Only what the member may open. Each page checks by itself: this is courtesy, not protection. */
export function sectionsFor(role: Role): OfficeSection[] {
	return sections.filter((section) => (section.roles as readonly Role[]).includes(role));
}
