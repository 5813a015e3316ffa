import { Link, useNavigation, useSearchParams } from "react-router";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { ownWordsLimit } from "#app/model/appointments/booking-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import type { LeadAnswer } from "../../.server/office/handle-lead.ts";
import type { LeadData } from "../../.server/office/lead-page.ts";
import { FormConflict } from "../conflict-notice.tsx";
import { FormBasics } from "../form-basics.tsx";
import { listQuery } from "../list-query.ts";
import { Panel } from "../panel.tsx";
import { Check } from "./check.tsx";

/** Asks before an appointment is cancelled: the customer's words, and whether they are told. */
export function CancelPanel({
	loaded: { request, cancels },
	answer,
}: {
	loaded: LeadData;
	answer: LeadAnswer | undefined;
}) {
	const { booking } = useStaffLanguage().words;
	const { cancel: own, close, optional, faults } = booking;
	const [query] = useSearchParams();
	const { state, formData } = useNavigation();
	const { appointment } = request;
	if (!appointment) return null;
	const sent = answer?.intent === "appointment-cancel" ? answer : null;
	const isProposed = appointment.status === "proposed";
	const busy = state !== "idle" && formData?.get("intent") === "appointment-cancel";
	return (
		<Panel title={isProposed ? own.withdrawTitle : own.title} close={close}>
			<KeptForm keep="cancel" revision="seen" method="post" isBusy={busy} className="grid gap-4">
				<FormBasics intent="appointment-cancel" revision={request.revision} heardAt={request.heardAt} />
				<input type="hidden" name="of" value={appointment.of} />
				{sent?.fault === "stale" && <FormAlert>{faults.stale}</FormAlert>}
				<p>{(isProposed ? own.withdrawText : own.text)(appointment.when)}</p>
				{/* Nothing was booked: the page of the customer shows the price without the time. */}
				{!isProposed && (
					<Check name="tells" defaultChecked={sent ? "tells" in sent.typed : true}>
						{request.email ? own.tell : own.tellCall}
					</Check>
				)}
				{request.email && !isProposed && (
					<TextArea
						name="text"
						label={own.words}
						optional={optional}
						rows={3}
						maxLength={ownWordsLimit}
						defaultValue={sent?.typed.text ?? cancels?.text}
					/>
				)}
				<FormConflict intent="appointment-cancel" />
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<Button type="submit" busy={busy}>
						{isProposed ? own.withdraw : own.submit}
					</Button>
					<Link to={listQuery(query) || "."} preventScrollReset className="office-action">
						{isProposed ? own.keepProposal : own.keep}
					</Link>
				</div>
			</KeptForm>
		</Panel>
	);
}
