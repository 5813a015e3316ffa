import type { SiteContent } from "#app/.server/content/site-content.ts";
import type { WrittenMail } from "#app/.server/mail/write-mail.ts";
import { tokenOf } from "#app/.server/one-time-token.ts";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import { withReturn } from "#app/model/members/return-address.ts";
import { isStaffMailTemplate } from "#app/model/members/staff-mail.ts";
import { staffLinkPaths } from "#app/model/members/staff-paths.ts";
import { renderStaffMail } from "./staff-link-mails.ts";

const purposes = { "staff-invitation": "invitation", "staff-reset": "reset", "staff-sign-in": "sign-in" } as const;

/** Creates the link when the mail is rendered: it is in this mail only and stored nowhere. */
export async function writeStaffMail(
	{ template, staff }: OutboxEntry,
	{ content, origin, secret }: { content: SiteContent; origin: string; secret: string },
): Promise<WrittenMail | null> {
	if (!isStaffMailTemplate(template) || !staff) return null;
	const purpose = purposes[template];
	const path = `${staffLinkPaths[purpose]}/${tokenOf(staff.tokenId, purpose, secret)}`;
	const url = origin + withReturn(path, staff.returnTo);
	const reader = content.reader();
	return { ...(await renderStaffMail(template, staff, reader, url)), to: staff.to };
}
