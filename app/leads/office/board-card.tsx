import { Form, Link } from "react-router";
import { boardPath, leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { isClosedStatus, type LeadStatus, leadStatuses } from "#app/model/leads/lead-status.ts";
import type { ListedLead } from "../.server/office/list-view.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { FormBasics } from "./form-basics.tsx";
import { ChosenLine, QuoteLine } from "./lead-item.tsx";
import { AttemptsTag, ChannelMark } from "./lead-marks.tsx";
import type { DraggedCard } from "./use-dragged-card.ts";

export function BoardCard({
	card,
	mayAct,
	drag,
	conflict,
}: {
	card: ListedLead;
	mayAct: boolean;
	drag: DraggedCard | null;
	/** Changes by other members that prevented a move of this card. */
	conflict: readonly string[] | null;
}) {
	const { list } = useStaffLanguage().words.leads;
	return (
		<li id={`carte-${card.id}`} className="board-card" {...drag?.source(card)}>
			{/* A link is dragged by itself unless told otherwise. */}
			<Link to={leadPath(card.id)} className="block" draggable={false}>
				<span className="flex items-center gap-2 font-semibold text-spruce leading-snug">
					{card.isUnread && (
						<>
							<span className="inbox-dot" aria-hidden="true" />
							<span className="sr-only">{list.unread}. </span>
						</>
					)}
					<ChannelMark channel={card.channel} />
					{card.name}
				</span>
				<span className="block text-ink text-small leading-snug">{card.services}</span>
				<span className="mt-1 flex flex-wrap gap-x-3 text-ink-600 text-small">
					{card.price && <span className="tabular font-semibold text-ink">{card.price}</span>}
					{card.place}
					{card.outOfArea && <span className="out-of-area">{list.outOfArea}</span>}
					<AttemptsTag attempts={card.attempts} />
				</span>
				{card.chosen && <ChosenLine text={card.chosen} />}
				{card.quote && <QuoteLine quote={card.quote} />}
				{(card.clock || card.visit || card.assignee) && (
					<span className="inbox-aside mt-1" data-tone={card.clock?.tone}>
						<OfficeIcon name={card.clock ? "clock" : card.visit ? "calendar" : "user"} size={16} />
						{card.clock?.short ?? card.visit ?? list.assigned(card.assignee ?? "")}
					</span>
				)}
			</Link>
			{conflict && <ConflictNotice answer={conflict} changes={conflict} />}
			{mayAct && <Moves card={card} />}
		</li>
	);
}

/** Buttons to the previous status, to the next one, and to "lost". A status that needs more is asked for afterwards. */
function Moves({ card: { id, status, revision, heardAt, name } }: { card: ListedLead }) {
	const index = leadStatuses.indexOf(status);
	const open = !isClosedStatus(status);
	return (
		<Form method="post" action={boardPath} preventScrollReset className="board-moves">
			<FormBasics intent="status" revision={revision} heardAt={heardAt} />
			<input type="hidden" name="id" value={id} />
			{/* A lost lead was never done. */}
			<Move to={status === "lost" ? "contacted" : leadStatuses[index - 1]} icon="back" of={name} />
			{open && <Move to="lost" icon="close" of={name} />}
			<Move to={open ? leadStatuses[index + 1] : undefined} icon="next" of={name} />
		</Form>
	);
}

function Move({ to, icon, of }: { to: LeadStatus | undefined; icon: "back" | "next" | "close"; of: string }) {
	const { words } = useStaffLanguage();
	const { board, statuses } = words.leads;
	if (!to) return <span />;
	const label = board.move(statuses[to]);
	return (
		<button type="submit" name="to" value={to} title={label} aria-label={`${label}, ${of}`}>
			<OfficeIcon name={icon} size={18} />
		</button>
	);
}
