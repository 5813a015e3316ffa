import { withoutDueOutcome } from "#app/model/jobs/job.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import { isSeriesName, withMade } from "#app/model/mailings/mail-series.ts";
import type { DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import type { MarketingParts } from "../marketing/consents.ts";
import { storedAddress } from "../marketing/stored-address.ts";
import { entriesOf } from "./area-open.ts";

/**
 * For the commit that deletes a mail of a series which may not be sent any more. Nobody got it, so nothing may say that
 * they did: the job is due again, the season of the address is free, and the series does not count it. The next run
 * decides what becomes of the job.
 */
export async function droppedWrites(
	{ id, data }: Pick<StoredDocument<OutboxEntry>, "id" | "data">,
	parts: MarketingParts,
): Promise<Write[]> {
	if (!isSeriesName(data.template)) return [];
	const undone = data.template === "due-again" ? await undoneReminder(data, parts) : await undoneNews(id, data, parts);
	const series = undone.length > 0 ? await parts.store.get("mailSeries", data.template) : null;
	if (!series) return undone;
	return [...undone, { ...series, kind: "replace", collection: "mailSeries", data: withMade(series.data, -1) }];
}

async function undoneReminder({ job: jobId = "", leadId }: OutboxEntry, { store, secret }: MarketingParts) {
	const writes: Write[] = [];
	const job = await store.get("jobs", jobId);
	const outcome = job?.data.due?.outcome;
	if (!job || outcome?.kind !== "mailed") return writes;
	writes.push({ ...job, kind: "replace", collection: "jobs", data: withoutDueOutcome(job.data) });
	const email = (await store.get("leads", leadId))?.data.email;
	const address = email ? await storedAddress(store, email, secret) : null;
	// The mail before is longer ago than a season: its time does not matter.
	if (address?.data.mailedAt === outcome.at) {
		const { mailedAt: _, ...data } = address.data;
		writes.push({ ...address, kind: "replace", collection: "mailAddresses", data });
	}
	return writes;
}

async function undoneNews(id: string, { leadId }: OutboxEntry, { store }: { store: DocumentStore }): Promise<Write[]> {
	const email = (await store.get("leads", leadId))?.data.email ?? null;
	const entries = await entriesOf(store, id, emailKeyOf(email));
	return entries.map((entry) => {
		const { areaMail: _, ...data } = entry.data;
		return { ...entry, kind: "replace", collection: "leads", data };
	});
}
