import type { Log } from "#app/.server/log.ts";
import type { Services } from "#app/.server/services.ts";
import { retries } from "#app/.server/store/retries.ts";
import { appointmentDeletions, appointmentsOf } from "#app/appointments/.server/appointment-writes.ts";
import { jobDeletions } from "#app/jobs/.server/jobs.ts";
import { type ErasureParts, messageDeletions, photoDeletions } from "#app/leads/.server/person.ts";
import { taskDeletions } from "#app/leads/.server/tasks/list-tasks.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { Collection } from "#app/model/documents.ts";
import type { DocumentStore, Replacement, StoredDocument, Write } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { quoteDeletions } from "#app/quotes/.server/quotes.ts";
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

/**
 * Documents in one commit, which blocks all visitors of a server with SQLite, and which Firestore ends after seconds. A lead
 * is deleted with everything that it owns, a photo with its bytes, and a part of an import is written before.
 */
const atOnce: Partial<Record<Purged, number>> = { leads: 1, photos: 20, importLines: 8 };

type PurgeParts = Omit<ErasureParts, "clock">;

export interface PurgeOutcome {
	/** How many documents were deleted. */
	count: number;
	/** Collections that could not be purged, or not to their end. */
	failures: readonly { collection: Collection; error: unknown }[];
}

/** Purges, logs what failed, and tells the health check whether anything did. */
export async function purgeAndReport(services: Services, log: Log): Promise<PurgeOutcome> {
	const outcome = await purgeExpired(services, services.clock.now());
	for (const { collection, error } of outcome.failures) log.error("purge failed", error, { collection });
	services.lastPurge.hasFailed = outcome.failures.length > 0;
	return outcome;
}

/** The daily job: deletes expired documents and the mailer's own copies of their mails. A failure stops its collection only. */
export async function purgeExpired(parts: PurgeParts, now: Date): Promise<PurgeOutcome> {
	let count = 0;
	const failures: { collection: Collection; error: unknown }[] = [];
	const attempt = async (collection: Collection, deleted: AsyncIterable<number>) => {
		try {
			for await (const each of deleted) count += each;
		} catch (error) {
			failures.push({ collection, error });
		}
	};
	for (const collection of purged) await attempt(collection, purgeCollection(collection, parts, now));
	await attempt("mailAddresses", forgetOldProofs(parts.store, now));
	return { count, failures };
}

/** Yields how many each commit deleted. */
async function* purgeCollection(collection: Purged, parts: PurgeParts, now: Date): AsyncGenerator<number> {
	const { store, mailer } = parts;
	const retry = retries();
	for (;;) {
		const where = [{ field: "purgeAfter", is: "<=", value: now.toISOString() } as const];
		const { documents } = await store.query(collection, { where, limit: atOnce[collection] ?? 200 });
		if (documents.length === 0) return;
		const writes: Write[] = [];
		const messageIds: string[] = [];
		const appointments: StoredDocument<Appointment>[] = [];
		for (const { id, version, data } of documents) {
			const kept = await keptLonger(collection, id, store, now);
			if (kept) {
				// One at a time: Firestore takes 10 MiB in a commit, and a photo is written with its bytes.
				await store.commit([kept]);
				continue;
			}
			writes.push(...deletion(collection, { id, version, data }));
			if (collection === "leads") {
				writes.push(...(await messageDeletions(store, id)), ...(await taskDeletions(store, id)));
				writes.push(...(await quoteDeletions(store, id)), ...(await jobDeletions(store, id)));
				writes.push(...(await photoDeletions(store, id)));
				appointments.push(...(await appointmentsOf(store, id)));
			}
			if ("messageId" in data) messageIds.push(data.messageId);
		}
		const gone = new Set(
			writes.flatMap((write) => (write.kind === "delete" && write.collection === collection ? [write.id] : [])),
		);
		writes.push(...(await appointmentDeletions(store, appointments)));
		const endings = collection === "leads" ? await endedConsents(gone, parts, now) : [];
		// Refused when a lead was contacted or a consent changed meanwhile: all are read again.
		if (writes.length > 0 && !(await store.commit([...writes, ...endings])).ok) {
			retry();
			continue;
		}
		for (const messageId of messageIds) await mailer.forget?.(messageId);
		yield gone.size;
	}
}

/** Collections whose documents may be written anew after their end, such as a lead with a new message. */
const renewed: readonly Collection[] = ["leads", "contracts", "imports", "importLines"];

/** The replacement fails if it has changed since it was read: a new message or a final amount must not be lost. */
function deletion(collection: Purged, { id, version, data }: { id: string; version: number; data: object }): Write[] {
	const unchanged = { kind: "replace", collection, id, version, data } as Replacement;
	const gone: Write = { kind: "delete", collection, id };
	return renewed.includes(collection) ? [unchanged, gone] : [gone];
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
