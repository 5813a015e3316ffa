import { useRef } from "react";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { replyLimits, replyStatuses } from "#app/model/leads/reply.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import type { LeadData } from "../.server/office/lead-page.ts";
import { FormConflict } from "./conflict-notice.tsx";
import { FormBasics } from "./form-basics.tsx";
import { InsertLetter } from "./insert-letter.tsx";
import { useComposerForm } from "./use-composer-form.ts";

/** A mail to the customer, in their language. Keeps the typed text when sending fails. */
export function ReplyForm({
	loaded: { lead },
	start,
	answer,
}: {
	loaded: LeadData;
	start: NonNullable<LeadData["composer"]>;
	answer: LeadAnswer | undefined;
}) {
	const { reply } = useStaffLanguage().words.leads;
	const { form, empty, isSending } = useComposerForm("reply");
	const subjectField = useRef<HTMLInputElement>(null);
	const textField = useRef<HTMLTextAreaElement>(null);
	const typed = answer?.intent === "reply" ? answer.typed : start.unsent;
	return (
		<KeptForm
			ref={form}
			keep="reply"
			revision="seen"
			isUnsaved={answer?.intent === "reply"}
			onAccepted={empty}
			isBusy={isSending}
			method="post"
			preventScrollReset
			className="composer-form"
		>
			<FormBasics intent="reply" revision={lead.revision} heardAt={lead.heardAt} formKey={start.key} />
			{answer?.fault === "reply-missing" && <FormAlert>{reply.missing}</FormAlert>}
			<p className="text-ink-600 text-small">
				{reply.to(lead.email ?? "")}. {reply.language[lead.locale]}
			</p>
			<label className="composer-subject">
				<span>{reply.subject}</span>
				<input
					ref={subjectField}
					name="subject"
					defaultValue={typed?.subject ?? start.subject}
					maxLength={replyLimits.subject}
					lang={lead.locale}
					autoComplete="off"
				/>
			</label>
			<textarea
				ref={textField}
				name="text"
				rows={7}
				maxLength={replyLimits.text}
				aria-label={reply.text}
				placeholder={reply.text}
				lang={lead.locale}
				defaultValue={typed?.text}
			/>
			<InsertLetter letters={start.letters} subject={start.subject} subjectField={subjectField} textField={textField} />
			<FormConflict intent="reply" />
			<div className="composer-foot">
				<StatusChoice key={lead.revision} status={lead.status} answer={answer} />
				<Button type="submit" busy={isSending}>
					<OfficeIcon name="send" size={18} />
					{reply.send}
				</Button>
			</div>
		</KeptForm>
	);
}

/** Keeps the current status by default. Another revision resets it: sending again must not undo a colleague's choice. */
function StatusChoice({ status, answer }: { status: LeadData["lead"]["status"]; answer: LeadAnswer | undefined }) {
	const { reply, statuses } = useStaffLanguage().words.leads;
	const error = answer?.fault === "reply-status" ? reply.wrongStatus : undefined;
	const chosen = answer?.intent === "reply" && !answer.conflict && !error ? answer.typed.status : "";
	return (
		<label className="composer-status">
			<span className="sr-only">{reply.after}</span>
			<select
				name="status"
				defaultValue={chosen}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? "status-error" : undefined}
			>
				<option value="">
					{status === "new" ? reply.becomes(statuses.contacted) : reply.unchanged(statuses[status])}
				</option>
				{replyStatuses.map((each) => (
					<option key={each} value={each}>
						{statuses[each]}
					</option>
				))}
			</select>
			<FieldError id="status-error">{error}</FieldError>
		</label>
	);
}
