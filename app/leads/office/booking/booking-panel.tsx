import { useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { noteLimit } from "#app/model/appointments/booking-fields.ts";
import { bookingFaults } from "#app/model/appointments/booking-form.ts";
import { baseOf } from "#app/model/leads/details-fields.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { TextArea } from "#app/ui/field.tsx";
import type { BookingData } from "../../.server/office/booking/booking-panel.ts";
import type { BookingStart } from "../../.server/office/booking/booking-start.ts";
import type { LeadAnswer } from "../../.server/office/handle-lead.ts";
import type { LeadData } from "../../.server/office/lead-page.ts";
import { FormConflict } from "../conflict-notice.tsx";
import { FormBasics } from "../form-basics.tsx";
import { Panel } from "../panel.tsx";
import { AddressFields } from "./address-fields.tsx";
import { BookingBar } from "./booking-bar.tsx";
import { MailFields } from "./mail-fields.tsx";
import { TimeChoices } from "./time-choices.tsx";
import { usePreview } from "./use-preview.ts";
import { Warnings } from "./warnings.tsx";

/** Books the appointment of a lead, or moves it. The fields keep what was typed; the rest follows it. */
export function BookingPanel({
	loaded: { lead },
	booking,
	answer,
}: {
	loaded: LeadData;
	booking: BookingData;
	answer: LeadAnswer | undefined;
}) {
	const { booking: words } = useStaffLanguage().words;
	const [query] = useSearchParams();
	const form = useRef<HTMLFormElement>(null);
	const { shown, onClick } = usePreview(form, `${leadPath(lead.id)}/reservation`, booking);
	const sent = answer?.intent === "appointment" ? answer : undefined;
	const fault = bookingFaults.find((one) => one === sent?.fault);
	const busy = useBooking();
	// A reload of the page's data shows no other note in a field that was edited, and no other length.
	const [firstNote] = useState(booking.base.note);
	const [firstLength] = useState(booking.base.minutes);
	const baseNote = answer?.booking ? booking.base.note : firstNote;
	return (
		<Panel title={booking.isMove ? words.moveTitle : words.title} close={words.close}>
			<KeptForm
				ref={form}
				// Another time that is pressed in the agenda is not overwritten by what was typed before.
				keep={query.has("jour") ? `appointment ${query.get("jour")} ${query.get("de")}` : "appointment"}
				revision="seen"
				isUnsaved={sent !== undefined}
				method="post"
				noValidate
				isBusy={busy}
				onClick={onClick}
				className="booking"
			>
				{/* Enter presses the first button: it checks and never books. */}
				<button type="submit" name="do" value="check" hidden />
				<FormBasics intent="appointment" revision={lead.revision} heardAt={lead.heardAt} />
				<input type="hidden" name="of" value={booking.of} />
				<input type="hidden" name={"base.minutes" satisfies keyof BookingStart} value={firstLength} />
				<input type="hidden" name="since" value={shown.since} />
				{sent && fault && <Fault answer={sent}>{words.faults[fault]}</Fault>}
				<FormConflict intent="appointment" />
				<p className="text-ink-600">
					{booking.work} {booking.wishes}
				</p>
				{booking.current && !booking.isMove && (
					<p className="booking-current">
						<OfficeIcon name="calendar" size={18} />
						{booking.current}
					</p>
				)}
				<TimeChoices booking={booking} shown={shown} />
				<AddressFields booking={booking} errors={sent?.errors} />
				<TextArea
					name="note"
					label={words.note}
					optional={words.optional}
					hint={words.noteHint}
					rows={2}
					maxLength={noteLimit}
					autoComplete="off"
					defaultValue={booking.note}
					{...(fault === "note-changed" && { error: words.storedNote(baseNote) })}
				/>
				<input type="hidden" name={baseOf("note")} value={baseNote} />
				<Warnings shown={shown} />
				<MailFields booking={booking} shown={shown} />
				<BookingBar shown={shown} busy={busy} />
			</KeptForm>
		</Panel>
	);
}

/** Whether the appointment is being booked. Not while a refused form loads the page again: it may be sent again at once. */
function useBooking(): boolean {
	const { state, formData, location } = useNavigation();
	const isSent = formData?.get("intent") === "appointment" && formData.get("do") === "book";
	return isSent && (state === "submitting" || !new URLSearchParams(location?.search).has("volet"));
}

/** Why the form was refused. Takes the focus after each refusal; `autofocus` does so without JavaScript. */
function Fault({ answer, children }: { answer: LeadAnswer; children: string }) {
	const box = useAnswerFocus(answer);
	return (
		// biome-ignore lint/a11y/noAutofocus: without JavaScript, the reason of a refused form would be off-screen.
		<div ref={box} tabIndex={-1} autoFocus className="scroll-my-28">
			<FormAlert>{children}</FormAlert>
		</div>
	);
}
