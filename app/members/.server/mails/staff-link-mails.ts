import { createElement } from "react";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { type RenderedMail, renderMail } from "#app/.server/mail/render.ts";
import type { StaffMail, StaffMailTemplate } from "#app/model/members/staff-mail.ts";
import { staffMails } from "#content/mail/staff.ts";

export async function renderStaffMail(
	template: StaffMailTemplate,
	mail: StaffMail,
	reader: ContentReader,
	url: string,
): Promise<RenderedMail> {
	const company = reader.read("company");
	const { StaffLink } = await import("./staff-link.tsx");
	return renderMail(
		staffMails[mail.locale][template].subject(company.name),
		createElement(StaffLink, { template, mail, company, url }),
		{ reader, origin: new URL(url).origin },
	);
}
