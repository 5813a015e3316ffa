import { Link } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { isOpenStatus } from "#app/model/leads/lead-status.ts";
import type { ListedLead } from "../.server/office/list-view.ts";
import { bulkForm } from "./bulk-bar.tsx";
import { DialLink } from "./dial-link.tsx";
import { AttemptsTag, ChannelMark } from "./lead-marks.tsx";
import { panelQuery } from "./list-query.ts";

interface LeadItemProps {
	lead: ListedLead;
	isOpen: boolean;
	/** The query of the list. */
	suffix: string;
	mayChoose: boolean;
	mayTake: boolean;
	/** Ticked from the start, for the link that ticks all without JavaScript. */
	isChosen: boolean;
}

/** One row of the inbox: the whole row is the link, with a box to tick and a button to take the lead. */
export function LeadItem({ lead, isOpen, suffix, mayChoose, mayTake, isChosen }: LeadItemProps) {
	const { words } = useStaffLanguage();
	const { list } = words.leads;
	const { take, takeLead, bulk } = words.inbox;
	const { id, name, place, outOfArea, price, isUnread, answer } = lead;
	const value = `${id}~${lead.revision}~${lead.heardAt}`;
	return (
		<li className="inbox-row">
			{mayChoose && (
				<label className="inbox-choice">
					{/* Another revision or message gets a new box: after a change, the row is no longer chosen. */}
					<input
						key={`${value} ${isChosen}`}
						type="checkbox"
						name="lead"
						value={value}
						form={bulkForm}
						defaultChecked={isChosen}
					/>
					<span className="sr-only">{bulk.choose(name)}</span>
				</label>
			)}
			<Link
				to={leadPath(id) + suffix}
				className="inbox-item"
				aria-current={isOpen ? "page" : undefined}
				data-unread={isUnread || undefined}
				data-lead={id}
			>
				<span className="inbox-name">
					{isUnread && (
						<>
							<span className="inbox-dot" aria-hidden="true" />
							<span className="sr-only">{list.unread}. </span>
						</>
					)}
					<ChannelMark channel={lead.channel} />
					<bdi>{name}</bdi>
				</span>
				<span className="inbox-price tabular">{price}</span>
				<Subject lead={lead} />
				<Aside lead={lead} />
				<span className="inbox-place">
					{place}
					{outOfArea && <span className="out-of-area">{list.outOfArea}</span>}
					<AttemptsTag attempts={lead.attempts} />
				</span>
				{answer && <span className="inbox-time tabular">{answer.at}</span>}
				{lead.chosen && <ChosenLine text={lead.chosen} />}
				{lead.quote && <QuoteLine quote={lead.quote} />}
			</Link>
			{lead.dial && (
				<DialLink
					href={lead.dial}
					log={mayChoose ? leadPath(id) + panelQuery(new URLSearchParams(suffix), "appel") : null}
					className="inbox-dial"
					aria-label={words.leads.callLog.dialName(name)}
				>
					<OfficeIcon name="phone" />
				</DialLink>
			)}
			{mayTake && !lead.assignee && isOpenStatus(lead.status) && (
				<button
					type="submit"
					form={bulkForm}
					name="take"
					value={value}
					className="inbox-take"
					aria-label={takeLead(name)}
					// The button leaves with the answer: the row keeps the focus.
					onClick={(event) => event.currentTarget.parentElement?.querySelector("a")?.focus({ preventScroll: true })}
				>
					{take}
				</button>
			)}
		</li>
	);
}

/** Where the quote of the lead stands. */
export function QuoteLine({ quote: { text, tone } }: { quote: NonNullable<ListedLead["quote"]> }) {
	return (
		<span className="listed-quote tabular" data-tone={tone}>
			<OfficeIcon name={tone === "won" ? "check" : "quote"} size={16} />
			<span>{text}</span>
		</span>
	);
}

/** The time that the customer chose. */
export function ChosenLine({ text }: { text: string }) {
	return (
		<span className="listed-quote tabular" data-tone="chosen">
			<OfficeIcon name="calendar" size={16} />
			<span>{text}</span>
		</span>
	);
}

/** The beginning of what the customer wrote last; otherwise the services. */
function Subject({ lead: { answer, services } }: { lead: ListedLead }) {
	const { locale, words } = useStaffLanguage();
	if (!answer || answer.text === null) return <span className="inbox-subject">{services}</span>;
	if (!answer.text) return <span className="inbox-subject">{words.inbox.photosOnly}</span>;
	const [before, after] = locale === "fr" ? ["«\u00a0", "\u00a0»"] : ["“", "”"];
	return (
		<span className="inbox-subject inbox-quote">
			{before}
			<bdi>{answer.text}</bdi>
			<span>{after}</span>
		</span>
	);
}

/** Shows the most important fact: an answer, the time left, the appointment or the assignee; otherwise the status. */
function Aside({ lead: { answer, clock, visit, assignee, status } }: { lead: ListedLead }) {
	const { words } = useStaffLanguage();
	const { list, statuses } = words.leads;
	if (answer) {
		return (
			<span className="inbox-answered">
				<OfficeIcon name="reply" size={14} />
				{list.answered}
			</span>
		);
	}
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
