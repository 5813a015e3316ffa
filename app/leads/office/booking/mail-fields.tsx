import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { ownWordsLimit } from "#app/model/appointments/booking-fields.ts";
import { TextArea } from "#app/ui/field.tsx";
import type { BookingData } from "../../.server/office/booking/booking-panel.ts";
import { MailOrCallView } from "../mail-or-call.tsx";
import { Check } from "./check.tsx";

/** What the customer gets: the mail as it will leave, or the call that a member makes. */
export function MailFields({ booking, shown }: { booking: BookingData; shown: BookingData }) {
	const { booking: words } = useStaffLanguage().words;
	const { check } = shown;
	const { email, name, language } = booking;
	return (
		<fieldset>
			<legend>{email ? words.mail(name) : words.callTitle}</legend>
			{!check ? (
				<p className="flex items-center gap-2.5 text-ink-600">
					<OfficeIcon name={email ? "mail" : "phone"} size={18} />
					{email ? words.mailLater : words.callText}
				</p>
			) : (
				<MailOrCallView told={check} name={name} language={language} hasFile>
					<p className="flex items-center gap-2.5 text-ink-600">
						<OfficeIcon name="check" size={18} />
						{words.keptMail}
					</p>
				</MailOrCallView>
			)}
			<div className="booking-checks">
				<Check name="tells" defaultChecked={booking.tells}>
					{email ? words.send : words.callSend}
				</Check>
				{check?.isReminderLate ? (
					<p className="text-ink-600 text-small">{words.remindLate}</p>
				) : (
					<Check name="reminds" defaultChecked={booking.reminds}>
						{words.remind}
					</Check>
				)}
			</div>
			{email && (
				<details className="booking-words" open={booking.text !== "" || undefined}>
					<summary className="office-action">
						<OfficeIcon name="pen" size={17} />
						{words.ownWords}
					</summary>
					<TextArea
						name="text"
						label={words.ownWordsLabel}
						optional={words.optional}
						hint={words.ownWordsHint}
						rows={3}
						maxLength={ownWordsLimit}
						defaultValue={booking.text}
						lang={language}
					/>
				</details>
			)}
		</fieldset>
	);
}
