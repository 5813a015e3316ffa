import type { RenderedMail } from "./render.ts";

/** A mail as a member reads it before it leaves. */
export interface ShownMail {
	to: string;
	subject: string;
	text: string;
}

/** Without the empty lines that the layout of the mail leaves in its text. */
export function shownText({ text }: Pick<RenderedMail, "text">): string {
	return text.trim().replace(/\n{3,}/g, "\n\n");
}

export function shownMail(to: string, mail: RenderedMail): ShownMail {
	return { to, subject: mail.subject, text: shownText(mail) };
}
