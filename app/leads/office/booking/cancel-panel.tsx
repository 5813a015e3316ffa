import { type RefObject, useRef } from "react";
import { Link, useNavigation, useSearchParams } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useFormPreview } from "#app/admin/ui/use-form-preview.ts";
import { ownWordsLimit } from "#app/model/appointments/booking-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import type { LeadAnswer } from "../../.server/office/handle-lead.ts";
import type { LeadData } from "../../.server/office/lead-page.ts";
import type { MailOrCall } from "../../.server/office/mail-or-call.ts";
import { FormConflict } from "../conflict-notice.tsx";
import { FormBasics } from "../form-basics.tsx";
import { listQuery } from "../list-query.ts";
import { CheckMail, MailOrCallView } from "../mail-or-call.tsx";
import { Panel } from "../panel.tsx";
import { Check } from "./check.tsx";

interface CancelPanelProps {
	loaded: LeadData;
	cancels: NonNullable<LeadData["cancels"]>;
	answer: LeadAnswer | undefined;
}

/** Asks before an appointment is cancelled, or a proposal is withdrawn. */
export function CancelPanel({ loaded, cancels, answer }: CancelPanelProps) {
	const { booking } = useStaffLanguage().words;
	const { cancel: own, close, faults } = booking;
	const [query] = useSearchParams();
	const { state, formData } = useNavigation();
	const form = useRef<HTMLFormElement>(null);
	const { lead } = loaded;
	const { appointment } = lead;
	if (!appointment) return null;
	const sent = answer?.intent === "appointment-cancel" ? answer : undefined;
	const isProposed = appointment.status === "proposed";
	const busy = state !== "idle" && formData?.get("intent") === "appointment-cancel";
	return (
		<Panel title={isProposed ? own.withdrawTitle : own.title} close={close}>
			<KeptForm
				ref={form}
				keep="cancel"
				revision="seen"
				isUnsaved={sent !== undefined}
				method="post"
				isBusy={busy}
				className="booking"
			>
				<FormBasics intent="appointment-cancel" revision={lead.revision} heardAt={lead.heardAt} />
				<input type="hidden" name="of" value={appointment.of} />
				{sent?.fault === "stale" && <FormAlert>{faults.stale}</FormAlert>}
				<p>{isProposed ? own.withdrawText(appointment.when) : own.text(appointment.when, appointment.isReturn)}</p>
				{/* Nothing was booked: the page of the customer shows the price without the time. */}
				{!isProposed && <ToldFields loaded={loaded} cancels={cancels} answer={sent} form={form} />}
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

/** The member's words, what the customer gets with them, and whether they are told. */
function ToldFields({
	loaded: { lead },
	cancels,
	answer,
	form,
}: CancelPanelProps & { form: RefObject<HTMLFormElement | null> }) {
	const { booking: words } = useStaffLanguage().words;
	const { id, name, email, locale } = lead;
	const rendered = answer?.told ?? cancels.told;
	const { preview } = useFormPreview<MailOrCall>(form, `${leadPath(id)}/annulation`, rendered);
	const told = preview ?? rendered;
	const isTold = told.mail !== null || told.call !== null;
	const isChecked = answer?.typed.do === "check";
	return (
		<>
			{email && (
				<TextArea
					name="text"
					label={words.cancel.words}
					optional={words.optional}
					hint={words.ownWordsHint}
					rows={3}
					maxLength={ownWordsLimit}
					defaultValue={answer?.typed.text ?? cancels.text}
					lang={locale}
				/>
			)}
			<fieldset>
				<legend>{email ? words.mail(name) : words.callTitle}</legend>
				<MailOrCallView told={told} name={name} language={locale} hasFile autoFocus={isChecked}>
					<p className="flex items-center gap-2.5 text-ink-600">
						<OfficeIcon name="check" size={18} />
						{words.cancel.neverTold}
					</p>
				</MailOrCallView>
				<div className="booking-checks">
					{isTold && (
						<Check name="tells" defaultChecked={answer ? "tells" in answer.typed : true}>
							{email ? words.send : words.callSend}
						</Check>
					)}
					{/* Before the button that cancels: Enter presses the first one. */}
					{told.mail && <CheckMail />}
				</div>
			</fieldset>
		</>
	);
}
