import { NavLink } from "react-router";
import { useStaffLanguage } from "./staff-language.tsx";

const tabs = [
	{ name: "find", path: "/admin/personnes" },
	{ name: "exports", path: "/admin/personnes/exports" },
	{ name: "retention", path: "/admin/personnes/conservation" },
	{ name: "incidents", path: "/admin/personnes/incidents" },
	{ name: "consents", path: "/admin/personnes/consentements" },
	{ name: "mailings", path: "/admin/envois" },
	{ name: "contracts", path: "/admin/contrats" },
] as const;

/** Navigation of the pages about people and what is kept of them. On phones it wraps, so that no tab is hidden. */
export function PeopleTabs() {
	const { people } = useStaffLanguage().words.office;
	return (
		<nav aria-label={people.tabs} className="office-subnav mb-5 print:hidden">
			{tabs.map(({ name, path }) => (
				<NavLink key={name} to={path} end={name === "find"} className="office-subtab">
					{people[name]}
				</NavLink>
			))}
		</nav>
	);
}
