import { Form, Link, useSearchParams } from "react-router";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { isClosedStatus, type LeadStatus, leadStatuses } from "#app/model/leads/lead-status.ts";
import { SelectField } from "#app/ui/field.tsx";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import type { LeadData } from "../.server/office/lead-page.ts";
import type { LeadView } from "../.server/office/lead-view.ts";
import { StillOpen } from "./booking/still-open.tsx";
import { ClosingForm, closingPanels } from "./closing-form.tsx";
import { FormConflict } from "./conflict-notice.tsx";
import { FormBasics } from "./form-basics.tsx";
import { listQuery, panelQuery } from "./list-query.ts";
import { Part } from "./part.tsx";

/** A status that needs a day, a reason or an amount opens the form for it; the others are set at once. */
export function StatusPart({ loaded, answer }: { loaded: LeadData; answer: LeadAnswer | undefined }) {
	const { lead, mayAct } = loaded;
	const { words } = useStaffLanguage();
	const { statuses, page: own } = words.leads;
	const [query] = useSearchParams();
	const typed = answer?.intent === "status" ? answer.typed : null;
	const closing = isClosedStatus(typed?.to) ? typed.to : loaded.closing;
	const isStillOpen =
		lead.appointment !== null && (closing === "lost" || (closing && lead.appointment.status === "proposed"));
	const panelOf = (status: LeadStatus) => {
		const panel =
			status === "booked" && lead.appointment?.status !== "booked"
				? "rendez-vous"
				: isClosedStatus(status) && closingPanels[status];
		return panel && mayAct ? panelQuery(query, panel) : null;
	};
	return (
		<Part title={own.state}>
			<Form method="post" preventScrollReset className="status-pills">
				<FormBasics intent="status" revision={lead.revision} heardAt={lead.heardAt} />
				{leadStatuses.map((status) => {
					const panel = panelOf(status);
					return panel ? (
						<Link
							key={status}
							to={panel}
							preventScrollReset
							aria-current={status === lead.status ? "true" : undefined}
							data-open={status === closing || undefined}
						>
							{status === lead.status && <OfficeIcon name="check" size={17} />}
							{statuses[status]}
						</Link>
					) : (
						<button
							key={status}
							type="submit"
							name="to"
							value={status}
							aria-pressed={status === lead.status}
							disabled={!mayAct}
						>
							{status === lead.status && <OfficeIcon name="check" size={17} />}
							{statuses[status]}
						</button>
					);
				})}
			</Form>
			{isStillOpen && <StillOpen lead={lead.id} />}
			{closing && mayAct && !isStillOpen && (
				<ClosingForm
					key={closing}
					status={closing}
					lead={lead}
					answer={typed ? answer : undefined}
					back={listQuery(query) || "."}
				/>
			)}
			<FormConflict intent="status" className="mt-2" />
			<p className="mt-2 text-ink-600 text-small">{own.stateHint}</p>
		</Part>
	);
}

/** How a closed lead ended, with a link to correct it. */
export function Ending({ loaded: { lead, mayAct } }: { loaded: LeadData }) {
	const { closing } = useStaffLanguage().words.leads;
	const [query] = useSearchParams();
	const { status } = lead;
	if (!isClosedStatus(status)) return null;
	return (
		<p className="lead-ending">
			<span className="font-semibold text-spruce">{lead.closing.text || closing.unknown[status]}</span>
			{mayAct && (
				<Link to={panelQuery(query, closingPanels[status])} preventScrollReset className="office-action">
					{closing.correct}
				</Link>
			)}
		</p>
	);
}

export function AssigneePart({
	loaded: { lead, mayAct, members, member },
	answer,
}: {
	loaded: LeadData;
	answer: LeadAnswer | undefined;
}) {
	const { words } = useStaffLanguage();
	const { page: own, filters } = words.leads;
	const { assignee, revision, heardAt } = lead;
	if (!mayAct) return <Part title={own.assignee}>{assignee?.name ?? own.nobody}</Part>;
	return (
		<Part title={own.assignee}>
			{assignee?.id !== member && (
				<Form method="post" preventScrollReset className="mb-3">
					<FormBasics intent="assignee" revision={revision} heardAt={heardAt} />
					<button type="submit" name="to" value={member} className="button" data-look="dark" data-key="take">
						<OfficeIcon name="user" size={18} />
						{own.take}
					</button>
				</Form>
			)}
			<Form method="post" preventScrollReset className="flex items-end gap-2">
				<FormBasics intent="assignee" revision={revision} heardAt={heardAt} />
				<SelectField
					data-key="assign"
					key={assignee?.id ?? ""}
					name="to"
					aria-label={own.assignee}
					label=""
					defaultValue={assignee?.id ?? ""}
					className="grow [&>label]:hidden"
				>
					<option value="">{own.nobody}</option>
					{members.map(({ id, name }) => (
						<option key={id} value={id}>
							{id === member ? `${filters.me} (${name})` : name}
						</option>
					))}
					{assignee && !members.some(({ id }) => id === assignee.id) && (
						<option value={assignee.id}>{assignee.name}</option>
					)}
				</SelectField>
				<button type="submit" className="button" data-look="light">
					{own.assign}
				</button>
			</Form>
			{answer?.fault === "assignee-left" && <FormAlert>{own.assigneeLeft}</FormAlert>}
			<FormConflict intent="assignee" className="mt-2" />
		</Part>
	);
}

/** An appointment ahead is cancelled in the same press: a robot's booking takes the time of a crew. */
export function SpamPart({ lead, answer }: { lead: LeadView; answer: LeadAnswer | undefined }) {
	const { words } = useStaffLanguage();
	const { markSpam, cancelAndMarkSpam, cancelAndMarkSpamHint } = words.leads.page;
	const { appointment } = lead;
	const fault = answer?.intent === "spam" ? answer.fault : null;
	return (
		<Form method="post">
			<FormBasics intent="spam" revision={lead.revision} heardAt={lead.heardAt} />
			<FormConflict intent="spam" className="mb-2" />
			{fault === "appointment-open" && <StillOpen lead={lead.id} />}
			{fault === "stale" && <FormAlert>{words.booking.faults.stale}</FormAlert>}
			{appointment && <input type="hidden" name="cancels" value={appointment.of} />}
			{lead.closing.ends && <p className="mb-1 text-ink-600 text-small">{lead.closing.ends}</p>}
			<button type="submit" className="office-quiet text-left">
				<OfficeIcon name="flag" size={18} />
				{appointment ? cancelAndMarkSpam : markSpam}
			</button>
			{appointment && <p className="text-ink-600 text-small">{cancelAndMarkSpamHint}</p>}
		</Form>
	);
}
