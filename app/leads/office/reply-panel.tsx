import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { FormAlert } from "../../admin/ui/form-parts.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { openStatuses } from "../../model/leads/lead-status.ts";
import { replyLimits, replyNames } from "../../model/leads/reply.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import type { LeadData } from "../.server/office/lead-page.ts";
import { FormBasics } from "./form-basics.tsx";
import { listQuery } from "./list-query.ts";
import { Panel } from "./panel.tsx";

/** A mail to the visitor from a template in their language. Keeps the typed text when sending fails. */
export function ReplyPanel({
	loaded: { request },
	letter,
	answer,
}: {
	loaded: LeadData;
	letter: NonNullable<LeadData["letter"]>;
	answer: LeadAnswer | undefined;
}) {
	const { words } = useStaffLanguage();
	const { reply, statuses } = words.leads;
	const [query] = useSearchParams();
	const { state, formData } = useNavigation();
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
			<nav aria-label={reply.templates} className="mt-3 flex flex-wrap gap-2">
				{replyNames.map((name) => {
					const next = new URLSearchParams(listQuery(query));
					next.set("volet", "ecrire");
					next.set("modele", name);
					return (
						<Link
							key={name}
							to={`?${next}`}
							preventScrollReset
							className="template-pill"
							aria-current={name === letter.template ? "true" : undefined}
						>
							{reply.names[name]}
						</Link>
					);
				})}
			</nav>
			<Form method="post" className="mt-4 grid gap-4">
				<FormBasics intent="reply" revision={request.revision} />
				{answer?.fault === "reply-missing" && <FormAlert>{reply.missing}</FormAlert>}
				<TextField
					name="subject"
					label={reply.subject}
					defaultValue={typed?.subject ?? letter.subject}
					maxLength={replyLimits.subject}
					lang={request.locale}
					autoComplete="off"
				/>
				<TextArea
					name="text"
					label={reply.text}
					defaultValue={typed?.text ?? letter.text}
					maxLength={replyLimits.text}
					lang={request.locale}
					rows={11}
				/>
				<SelectField name="status" label={reply.after} defaultValue={typed?.status ?? letter.status ?? ""}>
					<option value="">{reply.unchanged}</option>
					{openStatuses
						.filter((status) => status !== "booked")
						.map((status) => (
							<option key={status} value={status}>
								{statuses[status]}
							</option>
						))}
				</SelectField>
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
