import { Form } from "react-router";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { leadStatuses } from "../../model/leads/lead-status.ts";
import { SelectField } from "../../ui/field.tsx";
import type { LeadData } from "../.server/office/lead-page.ts";
import { FormConflict } from "./conflict-notice.tsx";
import { Part } from "./part.tsx";

export function FormBasics({ intent, revision }: { intent: string; revision: number }) {
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="seen" value={revision} />
		</>
	);
}

export function StatusPart({ loaded: { request, mayAct } }: { loaded: LeadData }) {
	const { words } = useStaffLanguage();
	const { statuses, request: own } = words.leads;
	return (
		<Part title={own.state} className="request-status">
			<Form method="post" preventScrollReset className="status-pills">
				<FormBasics intent="status" revision={request.revision} />
				{leadStatuses.map((status) => (
					<button
						key={status}
						type="submit"
						name="to"
						value={status}
						aria-pressed={status === request.status}
						disabled={!mayAct}
					>
						{status === request.status && <OfficeIcon name="check" size={17} />}
						{statuses[status]}
					</button>
				))}
			</Form>
			<FormConflict intent="status" className="mt-2" />
			<p className="mt-2 text-ink-600 text-small">{own.stateHint}</p>
		</Part>
	);
}

export function AssigneePart({ loaded: { request, mayAct, members, member } }: { loaded: LeadData }) {
	const { words } = useStaffLanguage();
	const { request: own, filters } = words.leads;
	const { assignee, revision } = request;
	if (!mayAct)
		return (
			<Part title={own.assignee} className="request-facts">
				{assignee?.name ?? own.nobody}
			</Part>
		);
	return (
		<Part title={own.assignee} className="request-facts">
			<Form method="post" preventScrollReset className="flex items-end gap-2">
				<FormBasics intent="assignee" revision={revision} />
				<SelectField
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
			<FormConflict intent="assignee" className="mt-2" />
		</Part>
	);
}

export function SpamPart({ revision }: { revision: number }) {
	const { words } = useStaffLanguage();
	return (
		<Form method="post" className="request-last">
			<FormBasics intent="spam" revision={revision} />
			<FormConflict intent="spam" className="mb-2" />
			<button type="submit" className="office-quiet">
				<OfficeIcon name="flag" size={18} />
				{words.leads.request.markSpam}
			</button>
		</Form>
	);
}
