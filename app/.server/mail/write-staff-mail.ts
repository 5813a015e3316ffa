import type { Company } from "#app/model/company.ts";
import type { OutboxEntry } from "#app/model/lead.ts";
import type { Mail } from "#app/model/ports.ts";
import { isStaffMailTemplate } from "#app/model/staff-mail.ts";
import { staffLinkPaths } from "#app/model/staff-paths.ts";
import { tokenOf } from "../one-time-token.ts";
import { renderStaffMail } from "./staff-mails.ts";

const purposes = { "staff-invitation": "invitation", "staff-reset": "reset", "staff-sign-in": "sign-in" } as const;

/** The link exists from this moment on, in this mail only. */
export async function writeStaffMail(
	{ template, staff }: OutboxEntry,
	{ readCompany, origin, secret }: { readCompany: () => Company | Promise<Company>; origin: string; secret: string },
): Promise<Omit<Mail, "messageId" | "from"> | null> {
	if (!isStaffMailTemplate(template) || !staff) return null;
	const purpose = purposes[template];
	const url = `${origin}${staffLinkPaths[purpose]}/${tokenOf(staff.tokenId, purpose, secret)}`;
	return { ...(await renderStaffMail(template, staff, await readCompany(), url)), to: staff.to };
}
