import { everything } from "../../.server/store/everything.ts";
import { appointmentDeletions, appointmentsOf } from "../../appointments/.server/appointment-writes.ts";
import { jobDeletions } from "../../jobs/.server/jobs.ts";
import { type ErasureParts, photoDeletions } from "../../leads/.server/person.ts";
import { taskDeletions } from "../../leads/.server/tasks/list-tasks.ts";
import type { Appointment } from "../../model/appointments/appointment.ts";
import type { Collection } from "../../model/documents.ts";
import type { DocumentStore, Replacement, StoredDocument, Write } from "../../model/ports.ts";
import { retention } from "../../model/privacy/retention.ts";
import { quoteDeletions } from "../../quotes/.server/quotes.ts";
import { endedConsents, forgetOldProofs } from "./expire-consents.ts";

const purged = [
	"leads",
	"contracts",
	"drafts",
	"photos",
	"followChecks",
	"instantBookings",
	"outbox",
	"consents",
	"imports",
	"importLines",
	"staffLinks",
	"staffSessions",
	"signInFailures",
	"secondFactorAttempts",
	"audit",
	"incidents",
	"traffic",
	"timelineNotes",
] as const satisfies readonly Collection[];

type Purged = (typeof purged)[number];

/** The daily job: deletes expired documents and the mailer's own copies of their mails. Returns the number deleted. */
export async function purgeExpired(parts: Omit<ErasureParts, "clock">, now: Date): Promise<number> {
	const { store, mailer } = parts;
	let count = 0;
	for (const collection of purged) {
		for (;;) {
			const where = [{ field: "purgeAfter", is: "<=", value: now.toISOString() } as const];
			const { documents } = await store.query(collection, { where, limit: 200 });
			if (documents.length === 0) break;
			const writes: Write[] = [];
			const messageIds: string[] = [];
			const appointments: StoredDocument<Appointment>[] = [];
			for (const { id, version, data } of documents) {
				const kept = await keptLonger(collection, id, store, now);
				if (kept) writes.push(kept);
				else writes.push(...deletion(collection, { id, version, data }));
				if (!kept && collection === "leads") {
					writes.push(...(await messageDeletions(id, store)), ...(await taskDeletions(store, id)));
					writes.push(...(await quoteDeletions(store, id)), ...(await jobDeletions(store, id)));
					writes.push(...(await photoDeletions(store, id)));
					appointments.push(...(await appointmentsOf(store, id)));
				}
				if (!kept && "messageId" in data) messageIds.push(data.messageId);
			}
			const gone = new Set(
				writes.flatMap((write) => (write.kind === "delete" && write.collection === collection ? [write.id] : [])),
			);
			writes.push(...(await appointmentDeletions(store, appointments)));
			const endings = collection === "leads" ? await endedConsents(gone, parts, now) : [];
			// Refused when a lead was contacted or a consent changed meanwhile: all are read again.
			if (!(await store.commit([...writes, ...endings])).ok) continue;
			for (const messageId of messageIds) await mailer.forget?.(messageId);
			count += gone.size;
		}
	}
	return count + (await forgetOldProofs(store, now));
}

/** A lead that has changed meanwhile refuses the commit, so a message that is just being added is not left behind. */
async function messageDeletions(lead: string, store: DocumentStore): Promise<Write[]> {
	const found = await everything(store, "messages", { where: [{ field: "lead", is: "=", value: lead }] });
	return found.map(({ id }) => ({ kind: "delete", collection: "messages", id }));
}

/** The replacement fails if it has changed since it was read: a new message or a final amount must not be lost. */
function deletion(collection: Purged, { id, version, data }: { id: string; version: number; data: object }): Write[] {
	const unchanged = { kind: "replace", collection, id, version, data } as Replacement;
	const gone: Write = { kind: "delete", collection, id };
	return collection === "leads" || collection === "contracts" ? [unchanged, gone] : [gone];
}

/**
 * The stored date may be too early: earlier builds counted leads from their arrival and cookie answers without the life
 * of their cookie, and a photo is as old as its lead or draft. Returns the write that corrects it.
 */
async function keptLonger(
	collection: Purged,
	id: string,
	store: DocumentStore,
	now: Date,
): Promise<Replacement | null> {
	const isLater = (date: string | undefined): date is string => date !== undefined && date > now.toISOString();
	if (collection === "leads") {
		const lead = await store.get(collection, id);
		return lead && isLater(lead.data.purgeAfter) ? { kind: "replace", collection, ...lead } : null;
	}
	if (collection === "consents") {
		const answer = await store.get(collection, id);
		const purgeAfter = answer && retention.consents(new Date(answer.data.chosenAt));
		return answer && purgeAfter && isLater(purgeAfter)
			? { kind: "replace", collection, ...answer, data: { ...answer.data, purgeAfter } }
			: null;
	}
	if (collection === "importLines") {
		const part = await store.get(collection, id);
		const owner = part && (await store.get("imports", part.data.import));
		// A server that was down for a day goes on with a running import.
		return part && owner?.data.status === "running"
			? { kind: "replace", collection, ...part, data: { ...part.data, purgeAfter: retention.importLines(now) } }
			: null;
	}
	if (collection !== "photos") return null;
	const photo = await store.get(collection, id);
	const owner =
		photo && ((await store.get("leads", photo.data.owner)) ?? (await store.get("drafts", photo.data.owner)));
	const purgeAfter = owner?.data.purgeAfter;
	return photo && isLater(purgeAfter)
		? { kind: "replace", collection, ...photo, data: { ...photo.data, purgeAfter } }
		: null;
}
