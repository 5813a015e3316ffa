import { isAppointmentMail, isQuoteMail, type OutboxEntry } from "#app/model/leads/lead.ts";
import { isSeriesName } from "#app/model/mailings/mail-series.ts";
import { isStaffMailTemplate } from "#app/model/members/staff-mail.ts";
import type { Clock, DocumentStore, Mail } from "#app/model/ports.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { CurrentCompany } from "../current-company.ts";
import { isSeriesOn } from "../mailings/is-series-on.ts";
import { unsubscribeToken } from "../marketing/address-id.ts";
import { marketingOf } from "../marketing/consents.ts";
import { unsubscribePath } from "./follow-path.ts";
import { additionsTo, messageOf } from "./lead-additions.ts";
import { leadTime } from "./lead-time.ts";
import { writePromotionsMail } from "./promotions-mail.ts";
import { renderGuessing, renderNotification, renderUpdate } from "./staff-mails.ts";
import { renderConfirmation, renderDraftLink, renderReply } from "./visitor-mails.ts";
import { writeAppointmentMail } from "./write-appointment-mail.ts";
import { writeJobMail } from "./write-job-mail.ts";
import { writeQuoteMail } from "./write-quote-mail.ts";
import { writeSeriesMail } from "./write-series-mail.ts";
import { writeStaffMail } from "./write-staff-mail.ts";
import { writeTaskMail } from "./write-task-mail.ts";

export interface MailWriterParts {
	store: DocumentStore;
	/** Read when a mail is rendered, not when it is queued. */
	content: SiteContent;
	/** Read when a mail is sent, like the content. */
	company: Pick<CurrentCompany, "addresses">;
	origin: string;
	/** Signs the links in mails to members. */
	secret: string;
	clock: Clock;
}

type Written = Omit<Mail, "messageId" | "from">;

/** Renders the mail of an outbox entry; returns null when its lead, draft or reply no longer exists. */
export async function writeMail(entry: OutboxEntry, parts: MailWriterParts): Promise<Mail | null> {
	const { messageId } = entry;
	const written = await writeByTemplate(entry, parts);
	return written && { ...written, messageId, from: parts.company.addresses.from };
}

function writeByTemplate(entry: OutboxEntry, parts: MailWriterParts): Promise<Written | null> {
	const { template, leadId } = entry;
	if (isStaffMailTemplate(template)) return writeStaffMail(entry, parts);
	if (isAppointmentMail(template)) return writeAppointmentMail(entry, parts);
	if (isQuoteMail(template)) return writeQuoteMail(entry, parts);
	if (isSeriesName(template)) return writeSeriesMail(template, entry, parts);
	if (template === "draft-link") return aboutDraft(leadId, parts);
	if (template === "promotions-confirm") return writePromotionsMail(entry, parts);
	if (template === "job-done") return writeJobMail(entry, parts);
	if (template === "tasks-due") return writeTaskMail(entry, parts);
	if (template === "lead-reply") return replyTo(leadId, entry.entryId ?? "", parts);
	return aboutLead(template, entry, parts);
}

/** Named one by one: a new template without its own function is a type error. */
type LeadMail = "lead-notification" | "lead-confirmation" | "lead-update" | "follow-guessing";

/** Reply-To lets the team and the visitor reply to each other. Mailers reject an empty recipient permanently. */
async function aboutLead(
	template: LeadMail,
	{ leadId: id, entryId = "", staff }: OutboxEntry,
	{ store, content, company: { addresses }, origin, secret, clock }: MailWriterParts,
): Promise<Written | null> {
	const found = await store.get("leads", id);
	if (!found) return null;
	const lead = found.data;
	const now = clock.now();
	const reader = content.reader();
	const company = reader.read("company");
	if (template === "lead-confirmation") {
		const { agreed } = await marketingOf(lead, { store, secret });
		const unsubscribe =
			agreed && lead.email ? unsubscribePath(lead.locale, unsubscribeToken(lead.email, secret)) : null;
		const mail = await renderConfirmation(lead, reader, origin, {
			unsubscribeLink: unsubscribe && origin + unsubscribe,
			time: await leadTime(lead, store, now),
			now,
		});
		return { ...mail, to: lead.email ?? "", replyTo: company.email };
	}
	const url = `${origin}/admin/demandes/${id}`;
	if (template === "follow-guessing") {
		return { ...(await renderGuessing(lead, reader, url)), to: addresses.staff };
	}
	const mail =
		template === "lead-update"
			? await renderUpdate(lead, url, await additionsTo(found, entryId, store), reader)
			: await renderNotification(
					lead,
					url,
					reader,
					await leadTime(lead, store, now),
					await isSeriesOn(store, "area-open"),
				);
	return { ...mail, to: staff?.to ?? addresses.staff, ...(lead.email && { replyTo: lead.email }) };
}

/** Renders a member's reply from the lead's history; returns null when it was undone. */
async function replyTo(
	id: string,
	entryId: string,
	{ store, content, origin }: MailWriterParts,
): Promise<Written | null> {
	const found = await store.get("leads", id);
	const entry = found?.data.desk.history.find((candidate) => candidate.id === entryId);
	if (!found || !entry || entry.undone) return null;
	const reader = content.reader();
	const company = reader.read("company");
	const message = await messageOf(store, found, entryId);
	if (!message) return null;
	const mail = await renderReply(found.data, message, reader, origin);
	const first = await store.get("outbox", `${id}-lead-confirmation`);
	return {
		...mail,
		to: found.data.email ?? "",
		replyTo: company.email,
		isPersonal: true,
		...(first && { inReplyTo: first.data.messageId }),
	};
}

async function aboutDraft(id: string, { store, content, origin }: MailWriterParts): Promise<Written | null> {
	const draft = await store.get("drafts", id);
	if (!draft || "movedTo" in draft.data) return null;
	const reader = content.reader();
	const mail = await renderDraftLink({ id, data: draft.data }, reader, origin);
	return { ...mail, to: draft.data.email ?? "", replyTo: reader.read("company").email };
}
