import type { ReactNode } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Locale } from "#app/locale/locales.ts";
import type { MailOrCall } from "../.server/office/mail-or-call.ts";

interface MailOrCallViewProps {
	told: MailOrCall;
	/** Of the customer. */
	name: string;
	language: Locale;
	/** Whether the mail has a file for the customer's calendar. */
	hasFile?: boolean;
	/** In a document that was asked for to show it. */
	autoFocus?: boolean;
	/** Shown when the customer gets neither a mail nor a call, or nobody knows it yet. */
	children?: ReactNode;
}

/** The part of it that takes the focus. */
export const mailOrCallFocus = ".booking-mail-text, .booking-mail[tabindex]";

/** What the customer gets: the mail as it will leave, or the words of the call that a member makes. */
export function MailOrCallView({
	told: { mail, call },
	name,
	language,
	hasFile = false,
	autoFocus = false,
	children,
}: MailOrCallViewProps) {
	const { booking: words } = useStaffLanguage().words;
	if (call !== null) {
		return (
			<section
				tabIndex={-1}
				// biome-ignore lint/a11y/noAutofocus: as with the mail.
				autoFocus={autoFocus}
				aria-label={words.callTitle}
				className="booking-mail"
			>
				<p>{words.callText}</p>
				<p lang={language} className="mt-2 font-semibold text-spruce">
					{call}
				</p>
			</section>
		);
	}
	if (!mail) return children;
	return (
		<div className="booking-mail">
			<dl>
				<dt>{words.mailTo}</dt>
				<dd>{mail.to}</dd>
				<dt>{words.mailSubject}</dt>
				<dd lang={language}>{mail.subject}</dd>
			</dl>
			{/* Scrolls, so that the page stays short: keyboards need to reach it. */}
			<section
				lang={language}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls.
				tabIndex={0}
				// biome-ignore lint/a11y/noAutofocus: without JavaScript, the mail may be below a long form.
				autoFocus={autoFocus}
				aria-label={words.mail(name)}
				className="booking-mail-text"
			>
				{mail.text}
			</section>
			<p className="mt-3 text-ink-600 text-small">
				{hasFile && `${words.mailFile}. `}
				{words.mailLanguage[language]}
			</p>
		</div>
	);
}

/** Shows the mail with what was typed. With JavaScript it follows each change by itself. */
export function CheckMail() {
	const { booking: words } = useStaffLanguage().words;
	return (
		<noscript>
			<button type="submit" name="do" value="check" className="button" data-look="light">
				{words.checkMail}
			</button>
		</noscript>
	);
}
