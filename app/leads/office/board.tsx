import {
	type ActionFunctionArgs,
	data,
	Form,
	Link,
	type LoaderFunctionArgs,
	redirect,
	type ShouldRevalidateFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "../../.server/read-form.ts";
import { servicesContext } from "../../.server/services.ts";
import { requireMember } from "../../admin/.server/require-member.ts";
import type { FrameHandle } from "../../admin/frame.tsx";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { type LeadStatus, leadStatuses } from "../../model/leads/lead-status.ts";
import { countListed, listLeads, noFilter } from "../.server/inbox/list-leads.ts";
import { handleLead } from "../.server/office/handle-lead.ts";
import { handlers, mayHandle } from "../.server/office/handlers.ts";
import { changeText } from "../.server/office/lead-view.ts";
import { type ListedLead, listView } from "../.server/office/list-view.ts";
import { leadWordsIn } from "../.server/office/staff-words.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { FormBasics } from "./controls.tsx";
import { ListNews } from "./list-news.tsx";

export const meta = officeMeta((words) => words.leads.board.title);

export const handle: FrameHandle = { wide: true };

const mostCards = 25;

export async function loader({ context }: LoaderFunctionArgs) {
	const member = requireMember(context);
	const { store, clock, content } = context.get(servicesContext);
	const [now, reader] = [clock.now(), content.reader()];
	return {
		member: member.id,
		mayAct: mayHandle(member.role),
		columns: await Promise.all(
			leadStatuses.map(async (status) => {
				const { leads } = await listLeads(store, { view: "all", filter: { ...noFilter, status } }, mostCards);
				return {
					status,
					count: await countListed(store, "all", { status }),
					cards: listView(leads, member.locale, now, reader),
				};
			}),
		),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const form = await readForm(request);
	const outcome = await handleLead(context, member, String(form.get("id") ?? ""), form);
	if (outcome.kind === "conflict") {
		const words = leadWordsIn(member.locale);
		const conflict = outcome.changes.map(
			(entry) => `${outcome.lead.reference}, ${entry.by.name} ${changeText(entry, words, member.locale)}`,
		);
		return data({ conflict }, { status: 409 });
	}
	if (outcome.kind !== "done") throw data(null, { status: outcome.kind === "missing" ? 404 : 422 });
	return redirect("/admin/tableau", 303);
}

export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus === 409 || defaultShouldRevalidate;
}

/** All leads by status. Cards move with buttons instead of drag and drop, so touch, mouse and keyboard all work. */
export default function Board() {
	const { columns, mayAct, member } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	const { board, statuses } = words.leads;
	return (
		<div className="pt-5 md:pt-7">
			<div className="px-4 md:px-8">
				<h1>{board.title}</h1>
				{answer?.conflict && (
					<div className="mt-4 max-w-2xl">
						<ConflictNotice answer={answer} changes={answer.conflict} />
					</div>
				)}
				<nav aria-label={board.columns} className="board-tabs">
					{columns.map(({ status, count }) => (
						<a key={status} href={`#colonne-${status}`}>
							{statuses[status]} <span className="tabular font-normal">{count}</span>
						</a>
					))}
				</nav>
			</div>
			<ListNews leads={columns.flatMap(({ cards }) => cards)} member={member} />
			<div className="board">
				{columns.map(({ status, count, cards }) => (
					<section key={status} id={`colonne-${status}`} aria-labelledby={`titre-${status}`} className="board-column">
						<h2 id={`titre-${status}`}>
							<span className="whitespace-nowrap">{statuses[status]}</span>{" "}
							<span className="tabular font-medium text-ink-600">{count}</span>
						</h2>
						<ul className="grid grid-cols-1 gap-2.5">
							{cards.map((card) => (
								<Card key={card.id} card={card} mayAct={mayAct} />
							))}
						</ul>
						{count === 0 && <p className="text-ink-600 text-small">{board.empty}</p>}
						{count > cards.length && (
							<Link to={`/admin?statut=${status}`} className="mt-2 block text-small text-teal-700 underline">
								{board.more(count - cards.length)}
							</Link>
						)}
					</section>
				))}
			</div>
		</div>
	);
}

function Card({ card, mayAct }: { card: ListedLead; mayAct: boolean }) {
	const { words } = useStaffLanguage();
	const { list } = words.leads;
	return (
		<li className="board-card">
			<Link to={`/admin/demandes/${card.id}`} className="block">
				<span className="flex items-center gap-2 font-semibold text-spruce leading-snug">
					{card.isUnread && (
						<>
							<span className="inbox-dot" aria-hidden="true" />
							<span className="sr-only">{list.unread}. </span>
						</>
					)}
					{card.name}
				</span>
				<span className="block text-ink text-small leading-snug">{card.services}</span>
				<span className="mt-1 flex flex-wrap gap-x-3 text-ink-600 text-small">
					{card.price && <span className="tabular font-semibold text-ink">{card.price}</span>}
					{card.place}
					{card.outOfArea && <span className="out-of-area">{list.outOfArea}</span>}
				</span>
				{(card.clock || card.visit || card.assignee) && (
					<span className="inbox-aside mt-1" data-tone={card.clock?.tone}>
						<OfficeIcon name={card.clock ? "clock" : card.visit ? "calendar" : "user"} size={16} />
						{card.clock?.short ?? card.visit ?? list.assigned(card.assignee ?? "")}
					</span>
				)}
			</Link>
			{mayAct && <Moves card={card} />}
		</li>
	);
}

/** Buttons to the previous status, to the next one, and to "lost". */
function Moves({ card: { id, status, revision, name } }: { card: ListedLead }) {
	const index = leadStatuses.indexOf(status);
	const open = status !== "done" && status !== "lost";
	return (
		<Form method="post" preventScrollReset className="board-moves">
			<FormBasics intent="status" revision={revision} />
			<input type="hidden" name="id" value={id} />
			<Move to={leadStatuses[index - 1]} icon="back" of={name} />
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
