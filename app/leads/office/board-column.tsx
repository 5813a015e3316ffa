import { Link } from "react-router";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import type { ListedLead } from "../.server/office/list-view.ts";
import { BoardCard } from "./board-card.tsx";
import type { DraggedCard } from "./use-dragged-card.ts";

export function BoardColumn({
	column: { status, count, cards },
	mayAct,
	drag,
	conflict,
}: {
	/** `count`: null when there are more than the cards, and nobody needs to know how many. */
	column: { status: LeadStatus; count: number | null; cards: readonly ListedLead[] };
	mayAct: boolean;
	/** Null for members who may not move cards. */
	drag: DraggedCard | null;
	conflict: { id: string; changes: readonly string[] } | null;
}) {
	const { words } = useStaffLanguage();
	const { board, statuses } = words.leads;
	return (
		<section
			id={`colonne-${status}`}
			aria-labelledby={`titre-${status}`}
			className="board-column"
			{...drag?.target(status)}
		>
			<h2 id={`titre-${status}`}>
				<span className="whitespace-nowrap">{statuses[status]}</span>{" "}
				<span className="tabular font-medium text-ink-600">{count ?? board.moreThan(cards.length)}</span>
			</h2>
			<ul className="grid grid-cols-1 gap-2.5">
				{cards.map((card) => (
					<BoardCard
						key={card.id}
						card={card}
						mayAct={mayAct}
						drag={drag}
						conflict={conflict?.id === card.id ? conflict.changes : null}
					/>
				))}
			</ul>
			{count === 0 && <p className="text-ink-600 text-small">{board.empty}</p>}
			{(count === null || count > cards.length) && (
				<Link to={`/admin?statut=${status}`} className="mt-2 block text-small text-teal-700 underline">
					{count === null ? board.older : board.more(count - cards.length)}
				</Link>
			)}
		</section>
	);
}
