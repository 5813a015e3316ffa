import { Link } from "react-router";
import { firstDayPath } from "#app/admin/first-day-path.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Role } from "#app/model/members/member.ts";

/** Where a role sees or replaces the facts of the example. Dispatchers and crews cannot. */
function linkFor(role: Role): { to: string; label: "list" | "settings" } | null {
	if (role === "administrator") return { to: `${firstDayPath}#exemple`, label: "list" };
	return role === "editor" ? { to: settingsPages.identity, label: "settings" } : null;
}

/** On every office screen while facts of the example are online. Not a live region: it says nothing new. */
export function ExampleBanner({ facts, role }: { facts: number; role: Role }) {
	const { banner } = useStaffLanguage().words.firstDay;
	const link = linkFor(role);
	if (facts === 0) return null;
	return (
		<aside aria-label={banner.label} className="print:hidden">
			<div role="note" className="office-banner">
				<OfficeIcon name="alert" size={18} />
				<p>
					{banner.facts(facts)}{" "}
					{link && (
						<Link to={link.to} className="font-bold underline underline-offset-2">
							{banner[link.label]}
						</Link>
					)}
				</p>
			</div>
		</aside>
	);
}

/** A picture of the banner, for the page that explains it. */
export function ExampleLine({ facts }: { facts: number }) {
	const { banner } = useStaffLanguage().words.firstDay;
	return (
		<div className="office-banner">
			<OfficeIcon name="alert" size={18} />
			<p>
				{banner.facts(facts)} <b className="underline underline-offset-2">{banner.list}</b>
			</p>
		</div>
	);
}
