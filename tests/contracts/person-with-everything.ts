import type { SiteContent } from "#app/.server/content/site-content.ts";
import { currentCompany } from "#app/.server/current-company.ts";
import { writeMail } from "#app/.server/mail/write-mail.ts";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { chooseKinds } from "#app/.server/marketing/consents.ts";
import { mailWriters } from "#app/assembly/mail-writers.ts";
import { storeImport } from "#app/customers/.server/import/store-import.ts";
import { addJobPhoto, jobPhotoId } from "#app/jobs/.server/job-photos.ts";
import { jobReplacement } from "#app/jobs/.server/jobs.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { answerJob } from "#app/leads/.server/jobs/answer-job.ts";
import { allowPublication } from "#app/leads/.server/jobs/publication.ts";
import type { LeadParts } from "#app/leads/.server/lead-parts.ts";
import type { ErasureParts } from "#app/leads/.server/person.ts";
import { receiveLead } from "#app/leads/.server/receive-lead.ts";
import { addTask } from "#app/leads/.server/tasks/change-task.ts";
import { createTaskMailer } from "#app/leads/.server/tasks/mail-due-tasks.ts";
import { checkFile, isFileFault } from "#app/model/customers/check-file.ts";
import { type GalleryEntry, galleryCopyId } from "#app/model/jobs/gallery-entry.ts";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { Mailer } from "#app/model/ports.ts";
import { sendWithWindow } from "../mail/online-booking.ts";
import { receiveCall, spokenPromotions } from "../mail/phone-call.ts";
import { create, draft, outboxEntry } from "../mail/sample-leads.ts";
import { acceptSent, sendQuote } from "./quote-commands.ts";

export type Parts = LeadParts & ErasureParts & { mailer: Mailer };

/** Somebody whose every text begins with the same word, so that a search finds all of it. */
export interface Somebody {
	word: string;
	email: string;
	phone: string;
	/** The day of the appointments, `YYYY-MM-DD`. */
	day: string;
}

export const ariane: Member = {
	...{ id: "ariane", email: "ariane@airelle.example", name: "Ariane", role: "administrator", status: "active" },
	...{ locale: "fr", secondFactor: false, taskMail: true, answerMail: true, crew: null, createdAt: "" },
};

/**
 * Stores what can exist of one person, by the commands of the site and of the office as far as there are any. Without
 * `content`, there is no quote, and the server that runs sends the mails.
 */
export async function putEverything(parts: Parts, person: Somebody, content: SiteContent | null): Promise<void> {
	const { word } = person;
	await putForm(parts, person);
	await putCall(parts, person);
	if (content) await putQuote(parts, person, content);
	await putJob(parts, person);
	await putUnsent(parts, person);
	await chooseKinds(parts, addressId(person.email, parts.secret), {
		...{ kinds: ["due-again"], text: "Phrase de la page", locale: "fr", place: "preferences", by: "link" },
	});
	for (const template of ["due-again", "area-open", "follow-guessing"] as const)
		await putMail(parts, `${word}-form`, template, { job: `${word}-visit` });
	await createTaskMailer({ ...parts, identity: { members: async () => [ariane] } })();
	if (content) await sendAll(parts, word, content);
}

async function putForm(parts: Parts, { word, email, phone }: Somebody): Promise<void> {
	const { store } = parts;
	const id = `${word}-form`;
	const fields = {
		...({ service: "dryer-ducts", postalCode: "H2T 1S6", reachBy: "email", marketing: true } as const),
		...{ name: `${word} Démo`, email, phone, message: `${word} message` },
	};
	const form = { kind: "contact", fields, locale: "fr", key: id, flags: [], marketingText: "Phrase du site" } as const;
	await receiveLead({ ...form, followTokenOf: (lead) => `${lead}-token` }, parts);
	await change(parts, id, { kind: "note", text: `${word} note` });
	await change(parts, id, { kind: "reply", subject: "Bonjour", text: `${word} réponse`, status: null });
	const address = { street: `${word} rue`, unit: "", city: "Montréal" };
	await change(parts, id, { kind: "details", to: { address } });
	const dueAt = parts.clock.now().toISOString();
	await addTask(parts, id, ariane, { text: `${word} tâche`, dueAt, assignee: ariane }, `${word}-task`);
	const check = { failures: 2, notBefore: dueAt, warned: true, purgeAfter: "2027-01-01T00:00:00.000Z" };
	await store.commit([create("followChecks", id, check)]);
}

async function putCall(parts: Parts, { word, email, phone, day }: Somebody): Promise<void> {
	const spoken = { marketing: spokenPromotions(parts.clock.now(), "yes", `${word} phrase lue`) };
	const person = { name: `${word} Démo`, email, phone, message: `${word} appel` };
	await receiveCall({ id: `${word}-call`, person, call: { spoken } }, parts);
	const window = { day, window: { from: "13:00", to: "15:00" } };
	await sendWithWindow({ id: `${word}-online`, window, isInstant: true, person }, parts);
}

async function putQuote({ store, clock }: Parts, { word }: Somebody, content: SiteContent): Promise<void> {
	const now = clock.now();
	await sendQuote({ store, now, reader: content.reader() }, `${word}-form`, { text: `${word} mot` });
	await acceptSent({ store, now }, `${word}-form`);
}

/** An appointment that is done, with photos, copies, an answer, a publication and what the gallery shows of it. */
async function putJob(parts: Parts, { word, day }: Somebody): Promise<void> {
	const { store, clock } = parts;
	const [lead, id] = [`${word}-form`, `${word}-visit`];
	const place = { crew: "equipe-1", day, window: { from: "08:00", to: "10:00" } };
	const rest = { kind: "appointment", tells: true, text: `${word} courriel`, accepted: [], reminds: true };
	await change(parts, lead, { ...rest, to: "booked", of: null, place: { ...place, minutes: 60, travel: 30 } }, id);
	for (const [moment, text] of Object.entries({ before: `${word} avant`, after: `${word} après` })) {
		const photo = { bytes: Buffer.from(text), width: 4, height: 3, hash: text.padEnd(20, "-") };
		await addJobPhoto(parts, id, moment as "before" | "after", photo);
	}
	const line = { text: { fr: `${word} ligne`, en: `${word} line` }, cents: 100, isDone: true };
	const job = { lines: [line], note: `${word} remarque`, dueMonths: 6 };
	await change(parts, lead, { ...rest, to: "done", of: { id, sequence: 0 }, finalAmount: 100, job });
	const of = { lead, job: id };
	await answerJob(parts, of, { isFine: false, text: `${word} reproche` });
	const [before, after] = ["avant", "après"].map((text) => jobPhotoId(id, `${word} ${text}`.padEnd(20, "-")));
	if (!before || !after) throw new Error("no photos");
	const sentence = `${word} phrase publiée`;
	await allowPublication(parts, of, { photos: [before, after], sentence, proof: { text: "Oui", locale: "fr" } });
	const shown = (photo: string) => ({ photo, alt: { fr: `${word} photo`, en: "photo" }, width: 4, height: 3 });
	const gallery: GalleryEntry = {
		...{ id: `${word}-entry`, service: "dryer-ducts", area: "montreal", month: "2026-11", sentence, locale: "fr" },
		...{ title: { fr: `${word} titre`, en: "title" }, text: { fr: "", en: "" }, by: ariane },
		...{ before: shown(before), after: shown(after) },
	};
	const stored = await store.get("jobs", id);
	const photo = await store.get("photos", after);
	if (!stored || !photo) throw new Error("no job");
	const copy = { ...photo.data, copyOf: after, bytes: Buffer.from(`${word} copie`) };
	await store.commit([
		jobReplacement(stored, { ...stored.data, gallery, publishedAt: clock.now().toISOString() }),
		create("photos", galleryCopyId(after, 480), copy),
	]);
}

/** An estimate that was started, with its photo and its mail, and a line of a file that waits for its import. */
async function putUnsent(parts: Parts, { word, email, phone }: Somebody): Promise<void> {
	const id = `${word}-draft`;
	const person = { name: `${word} Démo`, email, phone };
	const photo = { owner: id, width: 4, height: 3, addedAt: draft.updatedAt, purgeAfter: draft.purgeAfter };
	await parts.store.commit([
		create("drafts", id, { ...draft, person, email, leadId: `${id}-lead`, visit: { comment: `${word} commentaire` } }),
		create("photos", `${id}-photo`, { ...photo, bytes: Buffer.from(`${word} brouillon`) }),
	]);
	await putMail(parts, id, "draft-link");
	const file = ["Nom,Courriel,Téléphone,Date,Montant,Note", `${word} Démo,${email},,2026-03-02,100,${word} fichier`];
	const bytes = new TextEncoder().encode(file.join("\n"));
	const checked = checkFile(bytes, { services: new Map(), now: parts.clock.now() });
	if (isFileFault(checked)) throw new Error(checked.code);
	await storeImport(parts, { name: "clients.csv", bytes }, checked, ariane);
}

async function putMail({ store }: Parts, leadId: string, template: OutboxEntry["template"], more = {}): Promise<void> {
	const id = `${leadId}-${template}`;
	const entry = { ...outboxEntry, template, leadId, messageId: `<${id}@airelle.example>`, ...more };
	await store.commit([create("outbox", id, entry)]);
}

/** Writes each mail as a file, as the outbox does; one that has no template yet says only whose it is. */
async function sendAll(parts: Parts, word: string, content: SiteContent): Promise<void> {
	const writer = {
		mailWriters,
		...{ content, company: currentCompany(content, { STAFF_EMAIL: "equipe@airelle.example" }) },
		...{ origin: "https://airelle.example", secret: parts.secret, clock: parts.clock, store: parts.store },
	};
	for (const { data } of (await parts.store.query("outbox", { limit: 500 })).documents) {
		if (!data.leadId.startsWith(word) && data.template !== "tasks-due") continue;
		const rest = {
			messageId: data.messageId,
			from: writer.company.addresses.from,
			to: "a@exemple.example",
			subject: "Courriel",
		};
		const written = await writeMail(data, writer);
		await parts.mailer.send(written ?? { ...rest, text: `${word} courriel`, html: "" });
	}
}

async function change(parts: Parts, id: string, wanted: object, entryId?: string): Promise<void> {
	const lead = await parts.store.get("leads", id);
	if (!lead) throw new Error(`no lead ${id}`);
	const outcome = await changeLead(parts, id, ariane, lead.data.desk.revision, wanted as never, entryId);
	if (outcome.kind !== "done") throw new Error(`${JSON.stringify(wanted)}: ${outcome.kind}`);
}
