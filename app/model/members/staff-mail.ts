import type { Locale } from "../../locale/locales.ts";

/** Mails that carry a link which works once. */
export const staffMailTemplates = ["staff-invitation", "staff-reset", "staff-sign-in"] as const;

export type StaffMailTemplate = (typeof staffMailTemplates)[number];

/** What such a mail is written from. The link is made from the id when the mail leaves: the store never holds it. */
export interface StaffMail {
	to: string;
	name: string;
	locale: Locale;
	tokenId: string;
}

export function isStaffMailTemplate(template: string): template is StaffMailTemplate {
	return (staffMailTemplates as readonly string[]).includes(template);
}
