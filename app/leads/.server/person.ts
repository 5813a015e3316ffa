import { endingWrites, type MarketingParts } from "#app/.server/marketing/consents.ts";
import { deletions } from "#app/.server/store/deletions.ts";
import { everything } from "#app/.server/store/everything.ts";
import { retries } from "#app/.server/store/retries.ts";
import { appointmentDeletions, appointmentsOf, timeFreed } from "#app/appointments/.server/appointment-writes.ts";
import { jobDeletions, jobsOf } from "#app/jobs/.server/jobs.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { WithoutBytes } from "#app/model/documents.ts";
import type { Job } from "#app/model/jobs/job.ts";
import type { Draft, Lead, OutboxEntry, Photo } from "#app/model/leads/lead.ts";
import type { LeadMessage } from "#app/model/leads/lead-message.ts";
import type { Task } from "#app/model/leads/task.ts";
import { readEmail } from "#app/model/members/member.ts";
import type { Clock, Deletion, DocumentStore, Mailer, QueryPage, StoredDocument, Write } from "#app/model/ports.ts";
import type { PersonCounts } from "#app/model/privacy/person-counts.ts";
import type { Contract } from "#app/model/quotes/contract.ts";
import type { Quote } from "#app/model/quotes/quote.ts";
import { quoteDeletions, quotesOf } from "#app/quotes/.server/quotes.ts";
import { bookingsForgotten } from "./appointments/instant-booking.ts";
import { contactsOf, customersBeside } from "./customers/customer-leads.ts";
import { messagesOf } from "./messages.ts";
import {
	addressesOf,
	contractsOfPerson,
	draftsOf,
	leadsOf,
	type PersonAddress,
	type PersonQuery,
} from "./person-documents.ts";
import { taskDeletions, tasksOn } from "./tasks/list-tasks.ts";
import { type WaitingLine, waitingLinesGone, waitingLinesOf } from "./waiting-lines.ts";

export interface PersonRecord {
	leads: readonly StoredDocument<Lead>[];
	messages: readonly StoredDocument<LeadMessage>[];
	/** Estimates that were started. */
	drafts: readonly StoredDocument<Draft>[];
	photos: readonly StoredDocument<WithoutBytes<Photo>>[];
	/** Smaller copies of the photos, as WebP. Deleted with them, and neither counted nor shown. */
	galleryCopies: readonly StoredDocument<WithoutBytes<Photo>>[];
	/** What members noted to do for the person. */
	tasks: readonly StoredDocument<Task>[];
	appointments: readonly StoredDocument<Appointment>[];
	/** What was done at the appointments. */
	jobs: readonly StoredDocument<Job>[];
	/** Every version, drafts included. */
	quotes: readonly StoredDocument<Quote>[];
	/** Accepted quotes. Not deleted with the rest: the tax laws ask for them. */
	contracts: readonly StoredDocument<Contract>[];
	mails: readonly StoredDocument<OutboxEntry>[];
	/** Lines of files that were checked and are not imported yet. */
	importLines: readonly WaitingLine[];
	/** Mails to members that list such a task. They list those of other people too. */
	taskMails: readonly StoredDocument<OutboxEntry>[];
	/** The person's e-mail addresses in lower case. Not deleted with the rest: only a hash of each is stored. */
	addresses: readonly PersonAddress[];
}

export async function findPerson(parts: MarketingParts, query: PersonQuery): Promise<PersonRecord> {
	const { store } = parts;
	const leads = await leadsOf(store, query);
	const beside = (await customersBeside(store, leads)).flat();
	const contacts = contactsOf(leads).concat({ email: query.email ?? null, phone: query.phone ?? null });
	const drafts = await draftsOf(store, leads, contacts, beside);
	const sent = new Set(leads.map(({ id }) => id));
	const owners = [...leads, ...drafts].map(({ id }) => id);
	const photos = new Map<string, StoredDocument<WithoutBytes<Photo>>>();
	const mails: StoredDocument<OutboxEntry>[] = [];
	const tasks = (await Promise.all(leads.map(({ id }) => tasksOn(store, id)))).flat();
	const appointments = (await Promise.all(leads.map(({ id }) => appointmentsOf(store, id)))).flat();
	const jobs = (await Promise.all(leads.map(({ id }) => jobsOf(store, id)))).flat();
	const quotes = (await Promise.all(leads.map(({ id }) => quotesOf(store, id)))).flat();
	const contracts = await contractsOfPerson(store, quotes, contacts, beside);
	for (const id of owners) {
		const owned = await everything(store, "photos", { where: [{ field: "owner", is: "=", value: id }] });
		for (const photo of owned) photos.set(photo.id, photo);
		mails.push(...(await mailsAbout(store, id)));
	}
	// The photos of a second lead with the same key are owned by the first one.
	for (const id of leads.flatMap(({ data }) => data.photos)) {
		const photo = photos.has(id) ? null : await store.get("photos", id);
		if (photo) photos.set(id, photo);
	}
	const owned = Object.groupBy(photos.values(), ({ data }) => (data.copyOf ? "copies" : "photos"));
	const addresses = await addressesOf(leads, query, beside, parts);
	const messages = (await Promise.all(leads.map((lead) => messagesOf(store, lead)))).flat();
	const taskMails = await mailsOfTasks(sent, store);
	return {
		leads,
		messages,
		drafts,
		photos: owned.photos ?? [],
		galleryCopies: owned.copies ?? [],
		tasks,
		appointments,
		jobs,
		quotes,
		contracts,
		mails,
		taskMails,
		addresses,
		importLines: await waitingLinesOf(store, contacts),
	};
}

/** Mails in the store that list tasks of these leads; a task that is deleted by now may be in one of them. */
export async function mailsOfTasks(
	leads: ReadonlySet<string>,
	store: DocumentStore,
): Promise<StoredDocument<OutboxEntry>[]> {
	const found: StoredDocument<OutboxEntry>[] = [];
	let cursor: string | null = null;
	do {
		// Only mails about tasks have a day.
		const where = [{ field: "due.day", is: ">", value: "" } as const];
		const page: QueryPage<"outbox"> = await store.query("outbox", { where, limit: 500, ...(cursor && { cursor }) });
		found.push(...page.documents.filter(({ data }) => data.due?.tasks.some(({ leadId }) => leads.has(leadId))));
		cursor = page.cursor;
	} while (cursor);
	return found;
}

export function countsOf(record: PersonRecord): PersonCounts {
	const { leads, messages, drafts, photos, tasks, appointments, jobs, quotes, mails, importLines } = record;
	return {
		leads: leads.length,
		messages: messages.length,
		drafts: drafts.length,
		photos: photos.length,
		tasks: tasks.length,
		appointments: appointments.length,
		jobs: jobs.length,
		quotes: quotes.length,
		mails: mails.length,
		importLines: importLines.length,
	} satisfies Record<Exclude<keyof PersonRecord, "addresses" | "galleryCopies" | "taskMails" | "contracts">, number>;
}

/** Reads an e-mail address or phone number in any notation; null when it is neither. */
export function readPersonQuery(typed: string): PersonQuery | null {
	const email = readEmail(typed);
	if (email) return { email };
	const digits = typed.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	return /^[\d\s()+.-]+$/.test(typed.trim()) && digits.length === 10 ? { phone: digits } : null;
}

export interface ErasureParts extends MarketingParts {
	clock: Clock;
	mailer: Pick<Mailer, "forget">;
}

/** Erases all documents of a person in one transaction, except contracts. Returns how many were deleted. */
export async function erasePerson(parts: ErasureParts, query: PersonQuery): Promise<number> {
	return eraseRecord(parts, await findPerson(parts, query));
}

/**
 * Deletes exactly these documents in one transaction, then the mailer's own copies of the mails. Consent to promotions
 * ends in the same transaction; its hash stays, so that a withdrawal is not forgotten. Contracts stay, unchanged.
 */
export async function eraseRecord({ store, mailer, clock }: ErasureParts, record: PersonRecord): Promise<number> {
	const { leads, messages, drafts, photos, tasks, appointments, quotes, mails, taskMails, addresses } = record;
	const { galleryCopies, jobs, importLines } = record;
	const writes: Write[] = [
		...deletions("leads", leads),
		...deletions("messages", messages),
		...deletions("drafts", drafts),
		...deletions("photos", photos),
		...deletions("tasks", tasks),
		...deletions("appointments", appointments),
		...deletions("jobs", jobs),
		...deletions("quotes", quotes),
		...deletions("outbox", mails),
	];
	// Counters of failed second checks hold no data of the person: they are deleted too, but not counted.
	const checks = deletions("followChecks", leads);
	// Mails to members are not the person's own, so they are not counted either.
	const uncounted = [...checks, ...deletions("photos", galleryCopies), ...deletions("outbox", taskMails)];
	const mayConfirm = leads.filter(({ data }) => data.spoken?.marketing?.answer === "yes");
	for (const retry = retries(); ; retry()) {
		const ended = { at: clock.now().toISOString(), by: "erased" } as const;
		// Read before the addresses: a yes by voice that is confirmed from here on rewrites its lead, and refuses the commit.
		const unconfirmed = await Promise.all(mayConfirm.map(({ id }) => store.get("leads", id)));
		const unchanged = unconfirmed.flatMap((lead) =>
			lead ? [{ ...lead, kind: "replace", collection: "leads" } as const] : [],
		);
		const endings = await Promise.all(
			addresses.map(async ({ id, earlier }) => {
				const isKnown = earlier ?? (await store.get("mailAddresses", id));
				return isKnown ? endingWrites(store, id, ended, earlier) : [];
			}),
		);
		const freed = await timeFreed(store, appointments);
		const forgotten = await bookingsForgotten(
			store,
			leads.map(({ id }) => id),
		);
		const lines = await waitingLinesGone(store, importLines);
		const all = [...unchanged, ...writes, ...uncounted, ...endings.flat(), ...freed, ...forgotten, ...lines];
		// A consent that was given or withdrawn meanwhile refuses the commit, and so does a booking on the same day.
		if (all.length === 0 || (await store.commit(all)).ok) break;
	}
	for (const { data } of [...mails, ...taskMails]) await mailer.forget?.(data.messageId);
	await deleteLate(record, { store, mailer });
	return writes.length + importLines.length;
}

/** Whatever their own date says: a crew adds photos after the last contact. */
export async function photoDeletions(store: DocumentStore, lead: string): Promise<Deletion[]> {
	return deletions("photos", await everything(store, "photos", { where: [{ field: "owner", is: "=", value: lead }] }));
}

export async function messageDeletions(store: DocumentStore, lead: string): Promise<Deletion[]> {
	return deletions(
		"messages",
		await everything(store, "messages", { where: [{ field: "lead", is: "=", value: lead }] }),
	);
}

/** The id of a lead or a draft. */
async function mailsAbout(store: DocumentStore, id: string): Promise<readonly StoredDocument<OutboxEntry>[]> {
	return everything(store, "outbox", { where: [{ field: "leadId", is: "=", value: id }] });
}

/** Deletes what was added after the record was read: nothing can be added to a lead or a draft once it is deleted. */
async function deleteLate(
	{ leads, drafts }: PersonRecord,
	{ store, mailer }: Pick<ErasureParts, "store" | "mailer">,
): Promise<void> {
	const owners = [...leads, ...drafts];
	for (const retry = retries(); ; retry()) {
		const messages = await Promise.all(leads.map(({ id }) => messageDeletions(store, id)));
		const mails = (await Promise.all(owners.map(({ id }) => mailsAbout(store, id)))).flat();
		const taskMails = await mailsOfTasks(new Set(leads.map(({ id }) => id)), store);
		const tasks = await Promise.all(leads.map(({ id }) => taskDeletions(store, id)));
		const appointments = await Promise.all(leads.map(({ id }) => appointmentsOf(store, id)));
		const jobs = await Promise.all(leads.map(({ id }) => jobDeletions(store, id)));
		const quotes = await Promise.all(leads.map(({ id }) => quoteDeletions(store, id)));
		const photos = await Promise.all(owners.map(({ id }) => photoDeletions(store, id)));
		const late = [
			...messages.flat(),
			...deletions("outbox", [...mails, ...taskMails]),
			...tasks.flat(),
			...quotes.flat(),
			...jobs.flat(),
			...photos.flat(),
			...(await appointmentDeletions(store, appointments.flat())),
		];
		if (late.length > 0 && !(await store.commit(late)).ok) continue;
		for (const { data } of [...mails, ...taskMails]) await mailer.forget?.(data.messageId);
		return;
	}
}
