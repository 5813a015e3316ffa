import { unsubscribePath } from "#app/.server/mail/link-paths.ts";
import type { RenderedMail } from "#app/.server/mail/render.ts";
import type { WrittenMail } from "#app/.server/mail/write-mail.ts";
import { type AreaParts, whyNotTold } from "#app/.server/mailings/area-open.ts";
import { checkDue } from "#app/.server/mailings/due-again.ts";
import { unsubscribeToken } from "#app/.server/marketing/address-id.ts";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import type { SeriesName } from "#app/model/mailings/mail-series.ts";
import { renderAreaOpen, renderDueAgain } from "./series-mails.ts";

interface Parts extends AreaParts {
	origin: string;
}

/**
 * Checks everything again when the mail is sent. Null when it may not be sent any more: the series was turned off, the
 * person withdrew their consent or came back, or the lead is gone or flagged. `droppedWrites` then undoes the mail.
 */
export async function writeSeriesMail(
	template: SeriesName,
	entry: Pick<OutboxEntry, "leadId" | "job">,
	parts: Parts,
): Promise<WrittenMail | null> {
	const series = await parts.store.get("mailSeries", template);
	if (!series?.data.isOn) return null;
	return template === "due-again" ? dueAgain(entry, parts) : areaOpen(entry, parts);
}

async function dueAgain({ job: id = "" }: Pick<OutboxEntry, "job">, parts: Parts): Promise<WrittenMail | null> {
	const job = await parts.store.get("jobs", id);
	const check = job && (await checkDue(parts, job));
	const months = job?.data.dueMonths;
	if (!months || check?.kind !== "allowed") return null;
	const { lead, consent, day } = check;
	const reminder = { job: job.data, months, day, agreedAt: consent.agreedAt };
	return addressed(lead.data, parts, (links) => renderDueAgain(lead.data, reminder, links));
}

async function areaOpen({ leadId }: Pick<OutboxEntry, "leadId">, parts: Parts): Promise<WrittenMail | null> {
	const lead = await parts.store.get("leads", leadId);
	if (!lead || (await whyNotTold(parts, lead)) !== null) return null;
	return addressed(lead.data, parts, (links) => renderAreaOpen(lead.data, links));
}

async function addressed(
	{ email, locale }: { email: string | null; locale: "fr" | "en" },
	{ content, origin, secret }: Parts,
	render: (links: Parameters<typeof renderAreaOpen>[1]) => Promise<RenderedMail>,
): Promise<WrittenMail> {
	const to = email ?? "";
	const reader = content.reader();
	const unsubscribe = origin + unsubscribePath(locale, unsubscribeToken(to, secret));
	const mail = await render({ reader, origin, unsubscribeLink: unsubscribe });
	return { ...mail, to, replyTo: reader.read("company").email, unsubscribe };
}
