import { Form, Link, useSearchParams } from "react-router";
import { FormAlert } from "../../admin/ui/form-parts.tsx";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { leadStatuses } from "../../model/leads/lead-status.ts";
import { replyLimits, replyNames } from "../../model/leads/reply.ts";
import { Button } from "../../ui/button.tsx";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import type { LeadData } from "../.server/office/lead-page.ts";
import { FormBasics } from "./form-basics.tsx";
import { listQuery } from "./lead-list.tsx";
import { useSentForm } from "./use-sent-form.ts";

/** A mail to the customer, in their language. Keeps the typed text when sending fails. */
export function ReplyForm({
	loaded: { request },
	letter,
	answer,
}: {
	loaded: LeadData;
	letter: NonNullable<LeadData["composer"]>;
	answer: LeadAnswer | undefined;
}) {
	const { words } = useStaffLanguage();
	const { reply, statuses } = words.leads;
	const [query] = useSearchParams();
	const { form, isSending } = useSentForm("reply", answer);
	const typed = answer?.intent === "reply" ? answer.typed : null;
	return (
		<Form ref={form} method="post" preventScrollReset className="composer-form">
			<FormBasics intent="reply" revision={request.revision} />
			{answer?.fault === "reply-missing" && <FormAlert>{reply.missing}</FormAlert>}
			<p className="text-ink-600 text-small">
				{reply.to(request.email ?? "")}. {reply.language[request.locale]}
			</p>
			<label className="composer-subject">
				<span>{reply.subject}</span>
				<input
					key={letter.template}
					name="subject"
					defaultValue={typed?.subject ?? letter.subject}
					maxLength={replyLimits.subject}
					lang={request.locale}
					autoComplete="off"
				/>
			</label>
			<textarea
				key={letter.template}
				name="text"
				rows={7}
				maxLength={replyLimits.text}
				aria-label={reply.text}
				placeholder={reply.text}
				lang={request.locale}
				defaultValue={typed?.text ?? letter.text}
			/>
			<nav aria-label={reply.templates} className="flex flex-wrap gap-2">
				{replyNames.map((name) => {
					const next = new URLSearchParams(listQuery(query));
					next.set("volet", "ecrire");
					next.set("modele", name);
					return (
						<Link key={name} to={`?${next}`} preventScrollReset className="template-pill">
							{reply.names[name]}
						</Link>
					);
				})}
			</nav>
			<div className="composer-foot">
				<label className="composer-status">
					<span className="sr-only">{reply.after}</span>
					<select name="status" defaultValue={typed?.status ?? ""}>
						<option value="">{request.status === "new" ? reply.becomesContacted : reply.unchanged}</option>
						{leadStatuses.map((status) => (
							<option key={status} value={status}>
								{statuses[status]}
							</option>
						))}
					</select>
				</label>
				<Button type="submit" busy={isSending}>
					<OfficeIcon name="send" size={18} />
					{reply.send}
				</Button>
			</div>
		</Form>
	);
}
