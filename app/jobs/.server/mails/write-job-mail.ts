import type { SiteContent } from "#app/.server/content/site-content.ts";
import type { WrittenMail } from "#app/.server/mail/write-mail.ts";
import { workDay } from "#app/.server/mailings/due-again.ts";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import { isFreeVisit } from "#app/model/leads/return-visit.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { renderJobMail } from "./job-mails.ts";

interface Parts {
	store: DocumentStore;
	content: SiteContent;
	origin: string;
}

/** Returns null when the lead is gone, or the job was undone. */
export async function writeJobMail(
	{ leadId, job: id = "" }: OutboxEntry,
	{ store, content, origin }: Parts,
): Promise<WrittenMail | null> {
	const [lead, job] = [(await store.get("leads", leadId))?.data, await store.get("jobs", id)];
	if (!lead || job?.data.lead !== leadId) return null;
	const reader = content.reader();
	const said = isFreeVisit(lead, id) ? { ...lead, finalAmount: null } : lead;
	const mail = await renderJobMail(said, job.data, { day: await workDay(store, job), reader, origin });
	return { ...mail, to: lead.email ?? "", replyTo: reader.read("company").email };
}
