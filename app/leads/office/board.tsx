import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import type { FrameHandle } from "#app/admin/frame.tsx";
import { boardPath, leadPath } from "#app/admin/paths.ts";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { boardView, questionPath } from "../.server/office/board-view.ts";
import { changeText } from "../.server/office/change-text.ts";
import { handleLead, isOvertaken } from "../.server/office/handle-lead.ts";
import { handlers } from "../.server/office/handlers.ts";
import { leadWordsIn } from "../.server/office/staff-words.ts";
import { BoardColumn } from "./board-column.tsx";
import { BoardDialog } from "./board-dialog.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { ListNews } from "./list-news.tsx";
import { useCardFocus } from "./use-card-focus.ts";
import { useDraggedCard } from "./use-dragged-card.ts";

export const meta = officeMeta((words) => words.leads.board.title);

export const handle: FrameHandle = { wide: true };

export function loader({ request, context }: LoaderFunctionArgs) {
	const member = requireMember(context);
	return boardView(context.get(servicesContext), member, new URL(request.url).searchParams);
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const form = await readForm(request);
	const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
	const { id = "", to = "booked" } = typed;
	const outcome = await handleLead(context, member, id, form);
	if (outcome.kind === "missing") throw data(null, { status: 404 });
	if (outcome.kind === "fault") {
		if (outcome.fault === "unreadable") throw data(null, { status: 422 });
		if (outcome.fault === "plan-missing") return redirect(leadPath(id, "rendez-vous"), 303);
		// A card was moved to a status that needs more: the board asks for it.
		if (!new URL(request.url).searchParams.has("carte")) return redirect(questionPath(id, to), 303);
		return data(
			{ id, typed, fault: outcome.fault, conflict: null },
			{ status: isOvertaken(outcome.fault) ? 409 : 422 },
		);
	}
	if (outcome.kind === "conflict") {
		const words = leadWordsIn(member.locale);
		const conflict = outcome.changes.map((entry) => `${entry.by.name} ${changeText(entry, words, member.locale)}`);
		return data({ id, typed, fault: null, conflict }, { status: 409 });
	}
	return redirect(boardPath, 303);
}

export { shouldRevalidate } from "#app/admin/ui/after-conflict.ts";

/** All leads by status. Cards move with buttons, by keyboard and touch, and with the mouse. */
export default function Board() {
	const { columns, mayAct, member, question } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	const { board, statuses } = words.leads;
	const drag = useDraggedCard();
	const cards = columns.flatMap((column) => column.cards);
	// Beside its card; at the top only when the card is no longer on the board.
	const conflict = answer?.conflict && !question ? { id: answer.id, changes: answer.conflict } : null;
	useCardFocus(question?.id ?? null, conflict?.id ?? null);
	return (
		<div className="pt-5 md:pt-7">
			<div className="px-4 md:px-8">
				<h1>{board.title}</h1>
				{conflict && !cards.some(({ id }) => id === conflict.id) && (
					<div className="mt-4 max-w-2xl">
						<ConflictNotice answer={answer ?? conflict} changes={conflict.changes} />
					</div>
				)}
				<nav aria-label={board.columns} className="board-tabs">
					{columns.map(({ status, count, cards }) => (
						<a key={status} href={`#colonne-${status}`}>
							{statuses[status]} <span className="tabular font-normal">{count ?? board.moreThan(cards.length)}</span>
						</a>
					))}
				</nav>
			</div>
			<ListNews leads={cards} member={member} />
			<div className="board">
				{columns.map((column) => (
					<BoardColumn
						key={column.status}
						column={column}
						mayAct={mayAct}
						drag={mayAct ? drag : null}
						conflict={conflict}
					/>
				))}
			</div>
			{question && (
				<BoardDialog
					key={`${question.id} ${question.to}`}
					question={question}
					answer={answer?.id === question.id ? answer : undefined}
				/>
			)}
		</div>
	);
}
