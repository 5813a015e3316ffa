import { Link, useSearchParams } from "react-router";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { leadFolders } from "#app/model/leads/lead-folders.ts";
import { folderOfFilter } from "#app/model/leads/quick-filters.ts";
import type { InboxData } from "../.server/office/inbox-view.ts";
import { changedQuery } from "./list-query.ts";

export function ListFolders({ inbox: { view, counts, quick } }: { inbox: InboxData }) {
	const { views } = useStaffLanguage().words.leads;
	const [query] = useSearchParams();
	return (
		<nav aria-label={views.label} className="inbox-views">
			{leadFolders.map((folder) => (
				<Link
					key={folder}
					// A filter that has its own folder would win over this one.
					to={`/admin${changedQuery(query, { vue: folder, ...(quick && folderOfFilter[quick] && { filtre: null }) })}`}
					aria-current={folder === view ? "page" : undefined}
					// Browsers do not scroll for a focused link of which a part is visible.
					onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
				>
					{views[folder]}
					{folder in counts && (
						<>
							{" "}
							<span className="tabular">{counts[folder as keyof typeof counts]}</span>
						</>
					)}
				</Link>
			))}
		</nav>
	);
}
