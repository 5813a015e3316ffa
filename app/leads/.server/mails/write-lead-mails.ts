import { type LeadTime, leadTime } from "#app/.server/mail/lead-time.ts";
import { unsubscribePath } from "#app/.server/mail/link-paths.ts";
import type { RenderedMail } from "#app/.server/mail/render.ts";
import type { MailWriterParts, WrittenMail } from "#app/.server/mail/write-mail.ts";
import { isSeriesOn } from "#app/.server/mailings/is-series-on.ts";
import { unsubscribeToken } from "#app/.server/marketing/address-id.ts";
import { marketingOf } from "#app/.server/marketing/consents.ts";
import { leadPath } from "#app/admin/paths.ts";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { additionsTo, messageOf } from "./lead-additions.ts";
import { renderGuessing, renderNotification, renderUpdate } from "./staff-mails.ts";
import { renderConfirmation, renderReply } from "./visitor-mails.ts";

/**
 * Confirms a lead to the visitor. Null for a form that a member marked as spam meanwhile: its address may be a stranger's. Mailers
 * reject an empty recipient permanently.
 */
export async function writeConfirmation({ leadId }: OutboxEntry, parts: MailWriterParts): Promise<WrittenMail | null> {
	const { store, content, clock } = parts;
	const lead = (await store.get("leads", leadId))?.data;
	if (!lead || (lead.spam.length > 0 && !lead.channel)) return null;
	const mail = await confirmationOf(lead, await leadTime(lead, store, clock.now()), parts);
	return { ...mail, to: lead.email ?? "", replyTo: content.reader().read("company").email };
}

/** The confirmation of a lead, also of one that is not saved yet. */
export async function confirmationOf(
	lead: Lead,
	time: LeadTime | null,
	{ store, content, origin, secret, clock }: Pick<MailWriterParts, "store" | "content" | "origin" | "secret" | "clock">,
): Promise<RenderedMail> {
	const { agreed } = await marketingOf(lead, { store, secret });
	const unsubscribe = agreed && lead.email ? unsubscribePath(lead.locale, unsubscribeToken(lead.email, secret)) : null;
	return renderConfirmation(lead, content.reader(), origin, {
		unsubscribeLink: unsubscribe && origin + unsubscribe,
		time,
		now: clock.now(),
	});
}

/** Tells the team of a new lead. */
export async function writeNotification(entry: OutboxEntry, parts: MailWriterParts): Promise<WrittenMail | null> {
	const { store, content, clock } = parts;
	const found = await store.get("leads", entry.leadId);
	if (!found) return null;
	const time = await leadTime(found.data, store, clock.now());
	const tellsWaiting = await isSeriesOn(store, "area-open");
	const mail = await renderNotification(found.data, officePage(found, parts), content.reader(), time, tellsWaiting);
	return toTeam(mail, entry, found.data, parts);
}

/** Tells the team what the customer did on the lead's page. */
export async function writeUpdate(entry: OutboxEntry, parts: MailWriterParts): Promise<WrittenMail | null> {
	const { store, content } = parts;
	const found = await store.get("leads", entry.leadId);
	if (!found) return null;
	const additions = await additionsTo(found, entry.entryId ?? "", store);
	const mail = await renderUpdate(found.data, officePage(found, parts), additions, content.reader());
	return toTeam(mail, entry, found.data, parts);
}

/** Warns the team of failed second checks. */
export async function writeGuessing({ leadId }: OutboxEntry, parts: MailWriterParts): Promise<WrittenMail | null> {
	const { store, content, company } = parts;
	const found = await store.get("leads", leadId);
	if (!found) return null;
	const mail = await renderGuessing(found.data, content.reader(), officePage(found, parts));
	return { ...mail, to: company.addresses.staff };
}

/** Renders a member's reply from the lead's history; returns null when it was undone. */
export async function writeReply(
	{ leadId, entryId = "" }: OutboxEntry,
	{ store, content, origin }: MailWriterParts,
): Promise<WrittenMail | null> {
	const found = await store.get("leads", leadId);
	const entry = found?.data.desk.history.find((candidate) => candidate.id === entryId);
	if (!found || !entry || entry.undone) return null;
	const reader = content.reader();
	const company = reader.read("company");
	const message = await messageOf(store, found, entryId);
	if (!message) return null;
	const mail = await renderReply(found.data, message, reader, origin);
	const first = await store.get("outbox", `${leadId}-lead-confirmation`);
	return {
		...mail,
		to: found.data.email ?? "",
		replyTo: company.email,
		isPersonal: true,
		...(first && { inReplyTo: first.data.messageId }),
	};
}

function officePage({ id }: StoredDocument<Lead>, { origin }: MailWriterParts): string {
	return origin + leadPath(id);
}

/** With the visitor's address, so that the team can reply to them. */
function toTeam(
	mail: RenderedMail,
	{ staff }: OutboxEntry,
	{ email }: Lead,
	{ company }: MailWriterParts,
): WrittenMail {
	return { ...mail, to: staff?.to ?? company.addresses.staff, ...(email && { replyTo: email }) };
}
