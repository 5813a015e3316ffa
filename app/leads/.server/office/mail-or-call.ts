import type { ShownMail } from "#app/.server/mail/shown-mail.ts";

/** What a customer gets after a change: a mail, or without an e-mail address the words of a call. */
export interface MailOrCall {
	mail: ShownMail | null;
	/** The text of the task. */
	call: string | null;
}

export const nothingTold: MailOrCall = { mail: null, call: null };
