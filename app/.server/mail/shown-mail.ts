import type { RenderedMail } from "./render.ts";

/** A mail as a member reads it before it leaves. */
export interface ShownMail {
	to: string;
	subject: string;
	text: string;
}

/** Without the empty lines that the layout of the mail leaves in its text. */
export function shownMail(to: string, { subject, text }: RenderedMail): ShownMail {
	return { to, subject, text: text.trim().replace(/\n{3,}/g, "\n\n") };
}
