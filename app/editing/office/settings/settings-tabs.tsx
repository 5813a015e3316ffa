import { NavLink } from "react-router";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type SettingsPage, settingsPages } from "./settings-pages.ts";

export function SettingsTabs() {
	const { settings } = useStaffLanguage().words;
	return (
		<nav aria-label={settings.tabs} className="office-subnav mb-5">
			{(Object.keys(settingsPages) as SettingsPage[]).map((page) => (
				<NavLink key={page} to={settingsPages[page]} end={page === "overview"} className="office-subtab">
					{settings.names[page]}
				</NavLink>
			))}
		</nav>
	);
}
