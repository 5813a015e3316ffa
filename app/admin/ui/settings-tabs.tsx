import { NavLink } from "react-router";
import { isOpenTo, type SettingsPage, settingsPages } from "../settings-pages.ts";
import { useMemberRole } from "./member-role.ts";
import { useStaffLanguage } from "./staff-language.tsx";

export function SettingsTabs() {
	const { settings } = useStaffLanguage().words;
	const role = useMemberRole();
	const pages = (Object.keys(settingsPages) as SettingsPage[]).filter((page) => isOpenTo(page, role));
	return (
		<nav aria-label={settings.tabs} className="office-subnav mb-5">
			{pages.map((page) => (
				<NavLink key={page} to={settingsPages[page]} end={page === "overview"} className="office-subtab">
					{settings.names[page]}
				</NavLink>
			))}
		</nav>
	);
}
