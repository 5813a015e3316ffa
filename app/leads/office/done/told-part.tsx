import type { RefObject } from "react";
import { appointmentPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useFormPreview } from "#app/admin/ui/use-form-preview.ts";
import type { DonePageData } from "../../.server/office/done/done-page.ts";
import type { MailOrCall } from "../../.server/office/mail-or-call.ts";
import { Check } from "../booking/check.tsx";
import { CheckMail, MailOrCallView } from "../mail-or-call.tsx";

interface ToldPartProps {
	loaded: DonePageData;
	form: RefObject<HTMLFormElement | null>;
	/** For what the page was rendered with. */
	rendered: MailOrCall;
	/** Whether the member asked for the mail, without JavaScript. */
	isChecked: boolean;
	isOffline: boolean;
	tells: boolean;
}

/** What the customer gets: it follows the form. The office may leave it out; a crew always tells the customer. */
export function ToldPart({ loaded, form, rendered, isChecked, isOffline, tells }: ToldPartProps) {
	const { booking: words, doneForm } = useStaffLanguage().words;
	const { id, name, language, hasEmail, isOffice } = loaded;
	const { preview } = useFormPreview<MailOrCall>(form, `${appointmentPath(id)}/fin/apercu`, rendered);
	// A mail for what was typed before would be another one than the mail that leaves.
	const told = isOffline && hasEmail ? { mail: null, call: null } : (preview ?? rendered);
	return (
		<fieldset className="done-part">
			<legend>{hasEmail ? words.mail(name) : words.callTitle}</legend>
			<MailOrCallView told={told} name={name} language={language} autoFocus={isChecked}>
				<p className="flex items-center gap-2.5 text-ink-600">
					<OfficeIcon name="mail" size={18} />
					{isOffline ? doneForm.mail.offline : doneForm.mail.unread}
				</p>
			</MailOrCallView>
			<div className="booking-checks">
				{isOffice && (
					<Check name="tells" defaultChecked={tells}>
						{hasEmail ? words.send : words.callSend}
					</Check>
				)}
				{hasEmail && <CheckMail />}
			</div>
		</fieldset>
	);
}
