import { type AreaParts, entriesOf, isHandled, isServed, whyNotTold } from "#app/.server/mailings/area-open.ts";
import { mailWrite } from "#app/leads/.server/mail-write.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { listLabel } from "#app/model/leads/lead-listing.ts";
import { areSendingHours, withMade } from "#app/model/mailings/mail-series.ts";
import type { Clock, DocumentStore, Mailer, QueryPage, StoredDocument, Write } from "#app/model/ports.ts";
import { deleteEntries } from "./delete-entries.ts";
import type { Handled } from "./walk.ts";

export interface WaitingParts extends AreaParts {
	clock: Clock;
	mailDomain: string;
	mailer: Pick<Mailer, "forget">;
}

/** The waiting list, the newest first. `all` is without flagged entries. */
export function waitingLeads(
	store: DocumentStore,
	page: { limit: number; cursor?: string },
	folder: "all" | "spam" = "all",
): Promise<QueryPage<"leads">> {
	return store.query("leads", {
		where: [{ field: "listedUnder", is: "has", value: listLabel(folder, { kind: "waiting-list" }) }],
		orderBy: { field: "listedAt", direction: "descending" },
		...page,
	});
}

/**
 * Decides about one entry of the waiting list. An entry whose mail was sent is deleted, even at night or after the series
 * was turned off: the mail said so.
 */
export async function tellWaiting(parts: WaitingParts, { id, data }: StoredDocument<Lead>): Promise<Handled> {
	const { store, clock, content } = parts;
	if (!data.areaMail && !isServed(data, content)) return "done";
	// An entry before this one may have been about the same person.
	const lead = await store.get("leads", id);
	if (!lead) return "done";
	const { areaMail } = lead.data;
	if (areaMail) return finish(parts, lead, areaMail);
	const series = await store.get("mailSeries", "area-open");
	if (!series?.data.isOn) return "done";
	const reason = await whyNotTold(parts, lead);
	if (reason === "withdrawn") return (await deleteEntries(parts, [lead])) ? "done" : "busy";
	if (reason || !areSendingHours(clock.now())) return "done";

	const mail = `${id}-area-open`;
	const entries = [lead, ...(await otherEntries(parts, lead))];
	const writes = entries.map((entry): Write => {
		return { ...entry, kind: "replace", collection: "leads", data: { ...entry.data, areaMail: mail } };
	});
	const { ok } = await store.commit([
		...writes,
		{ ...series, kind: "replace", collection: "mailSeries", data: withMade(series.data, 1) },
		mailWrite(mail, "area-open", id, parts),
	]);
	return ok ? "made" : "busy";
}

/** Other entries with the same address whose area we serve too: one mail is enough for all. */
async function otherEntries(parts: WaitingParts, { id, data }: StoredDocument<Lead>): Promise<StoredDocument<Lead>[]> {
	const emailKey = emailKeyOf(data.email);
	if (emailKey === null) return [];
	const where = [{ field: "emailKey", is: "=", value: emailKey } as const];
	const { documents } = await parts.store.query("leads", { where, limit: 1000 });
	const waiting = documents.filter((each) => {
		return each.id !== id && each.data.kind === "waiting-list" && !each.data.areaMail;
	});
	const reasons = await Promise.all(waiting.map((each) => whyNotTold(parts, each)));
	return waiting.filter((_, index) => reasons[index] === null);
}

/** A mail that could not be delivered leaves the entry to the team, who may call or correct the address. */
async function finish(parts: WaitingParts, lead: StoredDocument<Lead>, mail: string): Promise<Handled> {
	const { store } = parts;
	const status = (await store.get("outbox", mail))?.data.status;
	if (status === "pending") return "busy";
	if (status !== "sent") return "done";
	const entries = await entriesOf(store, mail, emailKeyOf(lead.data.email));
	const handled = await Promise.all(entries.map((entry) => isHandled(store, entry)));
	const gone = entries.filter((_, index) => !handled[index]);
	if (gone.length === 0) return "done";
	return (await deleteEntries(parts, gone)) ? "done" : "busy";
}
