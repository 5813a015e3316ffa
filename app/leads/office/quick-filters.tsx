import { Link, useSearchParams } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { folderOfFilter, type QuickFilter, quickFilters } from "#app/model/leads/quick-filters.ts";
import type { InboxData } from "../.server/office/inbox-view.ts";
import { changedQuery } from "./list-query.ts";

const ofQuotes: readonly QuickFilter[] = ["toPlan", "ending"];
const ofOthers: readonly QuickFilter[] = ["late", "week", "outOfArea"];
const ofAsked: readonly QuickFilter[] = ["late", "asked", "week", "outOfArea"];

/** Filters that one press sets, and one more press removes. They keep the search, and the folder if it has all of them. */
export function QuickFilters({ inbox: { filter, quick, glance, member, view } }: { inbox: InboxData }) {
	const { quick: own } = useStaffLanguage().words.inbox;
	const [query] = useSearchParams();
	// No more than four fit into a line of the column.
	const others = quick === "asked" || glance.asked > 0 ? ofAsked : ofOthers;
	const shown = view === "quoted" || quick === "toPlan" || quick === "ending" ? ofQuotes : others;
	const isMine = filter.assignee === member;
	// The counts are of the folder "to do".
	const isCounted = view === "todo" && filter.search === "";
	const items = [
		{
			name: "mine",
			isOn: isMine,
			count: isCounted ? glance.mine : 0,
			query: changedQuery(query, { responsable: isMine ? null : member }),
		},
		...shown.map((name) => ({
			name,
			isOn: quick === name,
			count: name === "toPlan" || name === "asked" ? glance[name] : name === "late" && isCounted ? glance.late : 0,
			query: changedQuery(query, {
				filtre: quick === name ? null : quickFilters[name],
				...(folderOfFilter[name] && { vue: null }),
			}),
		})),
	] as const;
	return (
		<nav aria-label={own.label} className="inbox-quick">
			{items.map(({ name, isOn, count, query: next }) => (
				<Link key={name} to={`/admin${next}`} aria-current={isOn ? "true" : undefined} data-name={name}>
					{own[name]}
					{count > 0 && (
						<>
							{" "}
							<span className="tabular">{count}</span>
						</>
					)}
					{isOn && (
						<>
							<OfficeIcon name="close" size={15} />
							<span className="sr-only">{own.remove}</span>
						</>
					)}
				</Link>
			))}
		</nav>
	);
}
