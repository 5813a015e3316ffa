import { type ReactNode, useId } from "react";
import { Link, useNavigation } from "react-router";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { ClosedStatus } from "#app/model/leads/lead-status.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import type { AcceptedAmount } from "../.server/office/quotes/accepted-amount.ts";
import { FormBasics } from "./form-basics.tsx";
import { AmountField } from "./quotes/amount-field.tsx";

/** The panel that asks for what a status needs. */
export const closingPanels = { done: "terminer", lost: "perdre" } as const satisfies Record<ClosedStatus, string>;

/** The fields of a lead that its closing form shows. */
interface ClosableLead {
	id: string;
	revision: number;
	heardAt: string;
	closing: {
		reasons: readonly { id: string; name: string }[];
		reason: string;
		amount: string;
		accepted: AcceptedAmount | null;
		/** The quote that can no longer be accepted once the lead is lost. */
		ends: string | null;
	};
}

/** Asks for the reason of a lost lead, or for the final amount of a done one. The URL opens it: no script is needed. */
export function ClosingForm({
	status,
	lead,
	answer,
	back,
	children,
}: {
	status: ClosedStatus;
	lead: ClosableLead;
	answer: Pick<LeadAnswer, "typed" | "fault"> | undefined;
	/** Where the link leads that leaves the lead as it is. */
	back: string;
	/** Above the button. */
	children?: ReactNode;
}) {
	const { closing } = useStaffLanguage().words.leads;
	const { state, formData } = useNavigation();
	const title = useId();
	// Also when it opens, but not after a conflict, whose notice takes the focus. `autoFocus` would be too early: the dialog
	// of the board has to note first what had the focus.
	const form = useAnswerFocus<HTMLFormElement>(
		answer ? answer.fault && answer : status,
		"select, input:not([type=hidden])",
	);
	return (
		<KeptForm
			ref={form}
			// The board shows the forms of many leads under one address.
			keep={`${status} ${lead.id}`}
			revision="seen"
			isUnsaved={answer !== undefined}
			method="post"
			noValidate
			preventScrollReset
			aria-labelledby={title}
			className="closing-form"
		>
			<FormBasics intent="status" revision={lead.revision} heardAt={lead.heardAt} />
			<input type="hidden" name="id" value={lead.id} />
			<input type="hidden" name="to" value={status} />
			<h3 id={title}>{closing.titles[status]}</h3>
			{status === "lost" ? (
				<SelectField
					name="reason"
					label={closing.reason}
					defaultValue={answer?.typed.reason ?? lead.closing.reason}
					required
					{...(answer?.fault === "reason-missing" && { error: closing.reasonMissing })}
				>
					<option value="">{closing.choose}</option>
					{lead.closing.reasons.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
			) : (
				<AmountField
					lead={lead.id}
					amount={answer?.typed.amount ?? lead.closing.amount}
					accepted={lead.closing.accepted}
					fault={answer?.fault ?? null}
				/>
			)}
			{status === "lost" && lead.closing.ends && <p className="text-small">{lead.closing.ends}</p>}
			{children}
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<Button type="submit" look="dark" busy={state !== "idle" && formData?.get("to") === status}>
					{closing.submit[status]}
				</Button>
				<Link to={back} preventScrollReset className="office-action">
					{closing.cancel}
				</Link>
			</div>
		</KeptForm>
	);
}
