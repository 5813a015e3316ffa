import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { FormAlert } from "../../admin/ui/form-parts.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { replyLimits, replyStatuses } from "../../model/leads/reply.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import type { LeadData } from "../.server/office/lead-page.ts";
import { FormConflict } from "./conflict-notice.tsx";
import { FormBasics } from "./controls.tsx";
import { InsertLetter } from "./insert-letter.tsx";
import { Panel } from "./panel.tsx";

/** A mail to the visitor, with letters to insert. Keeps the typed text when sending fails. */
export function ReplyPanel({
	loaded: { request },
	start,
	answer,
}: {
	loaded: LeadData;
	start: NonNullable<LeadData["reply"]>;
	answer: LeadAnswer | undefined;
}) {
	const { words } = useStaffLanguage();
	const { reply } = words.leads;
	const { state, formData } = useNavigation();
	const subjectField = useRef<HTMLInputElement>(null);
	const textField = useRef<HTMLTextAreaElement>(null);
	const typed = answer?.intent === "reply" ? answer.typed : null;
	if (!request.email) {
		return (
			<Panel title={reply.title} close={reply.close}>
				<p>{reply.noAddress}</p>
			</Panel>
		);
	}
	return (
		<Panel title={reply.title} close={reply.close}>
			<p className="text-ink-600 text-small">
				{reply.to(request.email)}. {reply.language[request.locale]}
			</p>
			<Form method="post" className="mt-4 grid gap-4">
				<FormBasics intent="reply" revision={request.revision} />
				{answer?.fault === "reply-missing" && <FormAlert>{reply.missing}</FormAlert>}
				<TextField
					ref={subjectField}
					name="subject"
					label={reply.subject}
					defaultValue={typed?.subject ?? start.subject}
					maxLength={replyLimits.subject}
					lang={request.locale}
					autoComplete="off"
				/>
				<InsertLetter {...start} subjectField={subjectField} textField={textField} />
				<TextArea
					ref={textField}
					name="text"
					label={reply.text}
					defaultValue={typed?.text}
					maxLength={replyLimits.text}
					lang={request.locale}
					rows={11}
				/>
				<StatusChoice key={request.revision} status={request.status} answer={answer} />
				<FormConflict intent="reply" />
				<Button
					type="submit"
					className="justify-self-start max-sm:w-full"
					busy={state !== "idle" && formData?.get("intent") === "reply"}
				>
					{reply.send}
				</Button>
			</Form>
		</Panel>
	);
}

/** Keeps the current status by default. Another revision resets it: sending again must not undo a colleague's choice. */
function StatusChoice({ status, answer }: { status: LeadData["request"]["status"]; answer: LeadAnswer | undefined }) {
	const { reply, statuses } = useStaffLanguage().words.leads;
	const error = answer?.fault === "reply-status" ? reply.wrongStatus : undefined;
	const chosen = answer?.intent === "reply" && !answer.conflict && !error ? answer.typed.status : "";
	return (
		<SelectField name="status" label={reply.after} defaultValue={chosen} {...(error && { error })}>
			<option value="">
				{status === "new" ? reply.becomes(statuses.contacted) : reply.unchanged(statuses[status])}
			</option>
			{replyStatuses.map((each) => (
				<option key={each} value={each}>
					{statuses[each]}
				</option>
			))}
		</SelectField>
	);
}
