import type { Locale } from "#app/locale/locales.ts";

/** Mails with a single-use link. */
const staffMailTemplates = ["staff-invitation", "staff-reset", "staff-sign-in"] as const;

export type StaffMailTemplate = (typeof staffMailTemplates)[number];

/** The data of such a mail. The link is derived from the token id when the mail is sent, and is never stored. */
export interface StaffMail {
	to: string;
	name: string;
	locale: Locale;
	/** Empty in a mail without such a link. */
	tokenId: string;
	/** The page that the member asked for before the link. */
	returnTo?: string;
}

export function isStaffMailTemplate(template: string): template is StaffMailTemplate {
	return (staffMailTemplates as readonly string[]).includes(template);
}
