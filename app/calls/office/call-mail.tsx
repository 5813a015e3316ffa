import { type RefObject, useEffect, useState } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useFormPreview } from "#app/admin/ui/use-form-preview.ts";
import { CheckMail, MailOrCallView } from "#app/leads/office/mail-or-call.tsx";
import { languageOf } from "#app/model/calls/call-form.ts";
import { type CallValues, firstOf } from "#app/model/calls/call-values.ts";
import type { CallMail } from "../.server/call-mail.ts";

interface CallMailFoldProps {
	form: RefObject<HTMLFormElement | null>;
	/** What is in the fields now. */
	typed: CallValues;
	/** The page that is shown: another object when it is rendered anew. */
	rendered: object;
	/** Without JavaScript, of the page that answers the button which shows the mail. */
	checked: CallMail | undefined;
}

/** The confirmation as it will leave. It is rendered while the fold is open. */
export function CallMailFold({ form, typed, rendered, checked }: CallMailFoldProps) {
	const { showMail } = useStaffLanguage().words.booking.asked;
	const [isOpen, setOpen] = useState(checked !== undefined);
	return (
		<details open={isOpen} className="booking-words" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className="office-action">
				<OfficeIcon name="mail" size={17} />
				{showMail}
			</summary>
			{isOpen && <LiveMail form={form} typed={typed} rendered={rendered} checked={checked} />}
			<CheckMail />
		</details>
	);
}

/** Follows what is typed. */
function LiveMail({ form, typed, rendered, checked }: CallMailFoldProps) {
	const { mailLater } = useStaffLanguage().words.calls.contact;
	const { preview, ask } = useFormPreview<CallMail>(form, "/admin/appel/courriel", rendered);
	useEffect(() => {
		if (form.current) ask(new FormData(form.current));
	}, [form, ask]);
	const shown = preview ?? checked;
	return (
		<MailOrCallView
			told={{ mail: shown?.mail ?? null, call: null }}
			name={firstOf(typed, "name")}
			language={languageOf(typed)}
			hasFile={shown?.hasFile ?? false}
			autoFocus={checked !== undefined}
		>
			<p className="text-ink-600 text-small">{mailLater}</p>
		</MailOrCallView>
	);
}
