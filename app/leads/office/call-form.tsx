import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { phoneLink } from "#app/locale/format.ts";
import { callOutcomes } from "#app/model/leads/call-outcomes.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, SelectField, TextField } from "#app/ui/field.tsx";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import type { LeadData } from "../.server/office/lead-page.ts";
import { FormConflict } from "./conflict-notice.tsx";
import { FormBasics } from "./form-basics.tsx";
import { useComposerForm } from "./use-composer-form.ts";

type CallStart = NonNullable<LeadData["composer"]>["call"];
type Typed = Readonly<Record<string, string>> | null;

/** A call to the customer: how it ended, what was said, and when to call again. */
export function CallForm({
	loaded: { lead },
	start,
	formKey,
	answer,
}: {
	loaded: LeadData;
	start: CallStart;
	formKey: string;
	answer: LeadAnswer | undefined;
}) {
	const own = useStaffLanguage().words.leads.callLog;
	const { form, empty, isSending } = useComposerForm("call");
	const typed = answer?.intent === "call" ? answer.typed : null;
	const missing = answer?.fault === "call-missing";
	return (
		<KeptForm
			ref={form}
			keep="call"
			revision="seen"
			isUnsaved={typed !== null}
			onAccepted={empty}
			isBusy={isSending}
			method="post"
			preventScrollReset
			className="composer-form call-form"
		>
			<FormBasics intent="call" revision={lead.revision} heardAt={lead.heardAt} formKey={formKey} />
			{lead.phone && (
				<a href={phoneLink(lead.phone)} className="office-action justify-self-start">
					<OfficeIcon name="phone" size={17} />
					{own.dial(lead.phoneText ?? "")}
				</a>
			)}
			<fieldset>
				<legend className="font-semibold text-spruce">{own.outcome}</legend>
				<div className="task-times">
					{callOutcomes.map((outcome) => (
						<label key={outcome}>
							<input
								type="radio"
								name="outcome"
								value={outcome}
								defaultChecked={outcome === (typed?.outcome ?? callOutcomes[0])}
							/>
							{own.outcomes[outcome]}
						</label>
					))}
				</div>
			</fieldset>
			<textarea
				name="call"
				rows={3}
				maxLength={2000}
				aria-label={own.label}
				placeholder={own.label}
				aria-invalid={missing || undefined}
				aria-describedby={missing ? "call-error call-hint" : "call-hint"}
				defaultValue={typed?.call}
			/>
			<FieldError id="call-error">{missing ? own.missing : undefined}</FieldError>
			<CallAgain start={start} typed={typed} fault={answer?.intent === "call" ? answer.fault : null} />
			<FormConflict intent="call" />
			<div className="composer-foot">
				<p id="call-hint" className="grow text-ink-600 text-small">
					{callOutcomes.map((outcome) => (
						<span key={outcome} data-outcome={outcome}>
							{own.hints[outcome]}{" "}
						</span>
					))}
				</p>
				<Button type="submit" look="dark" busy={isSending}>
					{own.save}
				</Button>
			</div>
		</KeptForm>
	);
}

/** Offered when the customer was not reached. The styles hide it otherwise; the server ignores it then. */
function CallAgain({
	start: { choices, tomorrow },
	typed,
	fault,
}: {
	start: CallStart;
	typed: Typed;
	fault: LeadAnswer["fault"];
}) {
	const { again } = useStaffLanguage().words.leads.callLog;
	const wrong = (["missing", "wrong", "past", "far"] as const).find((each) => fault === `again-${each}`);
	return (
		<div className="call-again">
			<SelectField name="again" label={again.label} hint={again.hint} defaultValue={typed?.again ?? ""}>
				<option value="">{again.none}</option>
				{choices.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</SelectField>
			<TextField
				name="againDay"
				type="date"
				className="call-again-day"
				label={again.day}
				min={tomorrow}
				defaultValue={typed?.againDay ?? tomorrow}
				{...(wrong && { error: again.faults[wrong] })}
			/>
		</div>
	);
}
