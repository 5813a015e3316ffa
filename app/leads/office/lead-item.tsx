import { Link } from "react-router";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import type { ListedLead } from "../.server/office/list-view.ts";

/** One row of the inbox; the whole row is the link. */
export function LeadItem({ request, isOpen, suffix }: { request: ListedLead; isOpen: boolean; suffix: string }) {
	const { words } = useStaffLanguage();
	const { list } = words.leads;
	const { id, name, services, place, outOfArea, price, isUnread } = request;
	return (
		<li className="border-line border-b">
			<Link
				to={`/admin/demandes/${id}${suffix}`}
				className="inbox-item"
				aria-current={isOpen ? "page" : undefined}
				data-unread={isUnread || undefined}
			>
				<span className="inbox-name">
					{isUnread && (
						<>
							<span className="inbox-dot" aria-hidden="true" />
							<span className="sr-only">{list.unread}. </span>
						</>
					)}
					{name}
				</span>
				<span className="tabular text-right font-semibold text-ink text-small">{price}</span>
				<span className="truncate text-ink text-small">{services}</span>
				<Aside request={request} />
				<span className="flex flex-wrap items-center gap-x-2 text-ink-600 text-small">
					{place}
					{outOfArea && <span className="out-of-area">{list.outOfArea}</span>}
				</span>
			</Link>
		</li>
	);
}

/** Shows the most important fact: the time left to respond, the appointment or the assignee; otherwise the status. */
function Aside({ request: { clock, visit, assignee, status } }: { request: ListedLead }) {
	const { words } = useStaffLanguage();
	const { list, statuses } = words.leads;
	if (clock) {
		return (
			<span className="inbox-aside tabular" data-tone={clock.tone}>
				<OfficeIcon name="clock" size={16} />
				{clock.short}
			</span>
		);
	}
	if (visit) {
		return (
			<span className="inbox-aside">
				<OfficeIcon name="calendar" size={16} />
				{visit}
			</span>
		);
	}
	return (
		<span className="inbox-aside">
			{assignee ? (
				<>
					<OfficeIcon name="user" size={16} />
					{list.assigned(assignee)}
				</>
			) : (
				statuses[status]
			)}
		</span>
	);
}
