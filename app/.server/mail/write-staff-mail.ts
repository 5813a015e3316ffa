import type { OutboxEntry } from "#app/model/leads/lead.ts";
import { withReturn } from "#app/model/members/return-address.ts";
import { isStaffMailTemplate } from "#app/model/members/staff-mail.ts";
import { staffLinkPaths } from "#app/model/members/staff-paths.ts";
import type { SiteContent } from "../content/site-content.ts";
import { tokenOf } from "../one-time-token.ts";
import { renderStaffMail } from "./staff-mails.ts";
import type { WrittenMail } from "./write-mail.ts";

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
