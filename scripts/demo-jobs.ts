import { createHash, randomUUID } from "node:crypto";
import { formWordsIn } from "../app/.server/content/form-words.ts";
import { addressId } from "../app/.server/marketing/address-id.ts";
import { consentWrites, withdrawConsent, writeOf } from "../app/.server/marketing/consents.ts";
import { galleryCopies } from "../app/jobs/.server/gallery-copies.ts";
import { addJobPhoto, jobPhotoId } from "../app/jobs/.server/job-photos.ts";
import { jobReplacement, type StoredJob } from "../app/jobs/.server/jobs.ts";
import { followTokenFor } from "../app/leads/.server/follow-lead.ts";
import { changeLead } from "../app/leads/.server/inbox/change-lead.ts";
import { answerJob } from "../app/leads/.server/jobs/answer-job.ts";
import { allowPublication } from "../app/leads/.server/jobs/publication.ts";
import type { LeadParts } from "../app/leads/.server/lead-parts.ts";
import { receiveLead } from "../app/leads/.server/receive-lead.ts";
import type { GalleryPhoto } from "../app/model/jobs/gallery-entry.ts";
import { withDueOutcome } from "../app/model/jobs/job.ts";
import type { PhotoMoment } from "../app/model/leads/lead.ts";
import { areaIdOf, placeOf } from "../app/model/leads/lead-place.ts";
import type { DocumentStore, Write } from "../app/model/ports.ts";
import { mailKinds } from "../app/model/privacy/mail-kinds.ts";
import { addDays, mondayOf } from "../app/time/days.ts";
import { dayInMontreal, momentInMontreal } from "../app/time/montreal.ts";
import { company } from "../content/company.ts";
import { serviceArea } from "../content/service-area.ts";
import { commandParts } from "./command-parts.ts";
import { type DemoEntry, drawPicture } from "./demo-gallery.ts";
import { type DemoJob, demoJobs } from "./demo-job-list.ts";
import { withoutMails } from "./demo-store.ts";
import { quoteReader } from "./quote-reader.ts";

const by = { id: "demo", name: "Répartition" };
const publicationText = "J’accepte que ces images soient montrées dans les réalisations.";

/**
 * Adds finished jobs with photos, answers, consents and times when they are due again, and shows some in the gallery.
 * They send no mail. The appointments have fixed ids: a second run adds none of them again. Returns how many leads.
 */
export async function seedJobs(store: DocumentStore, secret: string): Promise<number> {
	const quiet = withoutMails(store);
	let added = 0;
	for (const [index, demo] of demoJobs.entries()) if (await addJob(quiet, secret, demo, index)) added++;
	return added;
}

async function addJob(store: DocumentStore, secret: string, demo: DemoJob, index: number): Promise<boolean> {
	const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;
	if (await store.get("appointments", id)) return false;
	const day = addDays(mondayOf(dayInMontreal(new Date())), demo.day - 7 * demo.weeks);
	/** Days from the appointment on. */
	const after = (days: number, time = "16:00"): LeadParts => {
		const now = momentInMontreal(addDays(day, days), time);
		return commandParts(store, () => now, secret);
	};
	const email = `travail${index}@exemple.example`;
	const lead = await receiveCustomer(demo, { email, phone: `51455501${27 + index}` }, after(-10));
	const change = { kind: "appointment", of: null, reminds: false, accepted: [], tells: true, text: "" } as const;
	const place = { crew: demo.crew, day, window: { from: "08:00", to: "10:00" }, minutes: demo.minutes, travel: 30 };
	await changeLead(after(-7), lead, by, 99, { ...change, to: "booked", place }, id);
	const photos = demo.entry ? await addPhotos(after(0, "11:00"), id, demo.entry) : [];
	const content = { lines: demo.lines, note: demo.note ?? "", dueMonths: demo.dueMonths ?? null };
	await changeLead(after(0, "11:30"), lead, by, 99, {
		...{
			kind: "appointment",
			to: "done",
			of: { id, sequence: 0 },
			finalAmount: demo.amount,
			job: content,
			tells: true,
		},
	});
	if (demo.answer) await answerJob(after(1), { lead, job: id }, demo.answer);
	if (demo.entry) await publish(after(5), { lead, id, day, photos }, demo, demo.entry);
	await applyOutcome(store, secret, { id, email, lead }, demo);
	return true;
}

async function receiveCustomer(
	{ name, service, postalCode, consent, english }: DemoJob,
	{ email, phone }: { email: string; phone: string },
	parts: LeadParts,
): Promise<string> {
	const id = randomUUID();
	const locale = english ? "en" : "fr";
	await receiveLead(
		{
			kind: "contact",
			fields: { ...{ name, email, phone, service, message: "", postalCode, reachBy: "email" }, marketing: !!consent },
			place: placeOf(postalCode, serviceArea, company),
			...{ photos: [], locale, key: id, marketingText: formWordsIn(locale, quoteReader()).marketing },
			// A flagged lead sends no mail; the flag is cleared below.
			flags: ["rate-limit"],
		},
		parts,
	);
	const found = await parts.store.get("leads", id);
	if (!found) throw new Error(`The lead of ${name} is gone`);
	const { marketing } = found.data;
	const kinds = consent === "promotions" ? (["promotions"] as const) : mailKinds;
	const data = {
		...{ ...found.data, spam: [], followToken: followTokenFor(id, parts.secret) },
		marketing: marketing && { ...marketing, kinds },
	};
	await parts.store.commit([
		{ kind: "replace", collection: "leads", id, version: found.version, data },
		...(await consentWrites(data, parts)),
	]);
	return id;
}

interface ShownPhoto extends GalleryPhoto {
	moment: PhotoMoment;
}

async function addPhotos(parts: LeadParts, id: string, { before, after }: DemoEntry): Promise<ShownPhoto[]> {
	const shown: ShownPhoto[] = [];
	for (const [moment, picture] of [["before", before] as const, ["after", after] as const]) {
		if (!picture) continue;
		const { bytes, width, height } = await drawPicture(picture, moment);
		const hash = createHash("sha256").update(bytes).digest("hex");
		await addJobPhoto(parts, id, moment, { bytes, width, height, hash });
		shown.push({ moment, photo: jobPhotoId(id, hash), alt: picture.alt, width, height });
	}
	return shown;
}

/** The customer allows the pictures, and a member shows them. */
async function publish(
	parts: LeadParts,
	{ lead, id, day, photos }: { lead: string; id: string; day: string; photos: readonly ShownPhoto[] },
	{ service, postalCode, english }: DemoJob,
	{ title, text }: DemoEntry,
): Promise<void> {
	const locale = english ? "en" : "fr";
	const ids = photos.map(({ photo }) => photo);
	await allowPublication(
		parts,
		{ lead, job: id },
		{ photos: ids, sentence: "", proof: { text: publicationText, locale: "fr" } },
	);
	const { store, clock } = parts;
	const job = await store.get("jobs", id);
	const shown = (moment: PhotoMoment): GalleryPhoto | null => {
		const found = photos.find((photo) => photo.moment === moment);
		return found ? { photo: found.photo, alt: found.alt, width: found.width, height: found.height } : null;
	};
	const after = shown("after");
	if (!job || !after) return;
	const area = areaIdOf(postalCode, serviceArea, company);
	const gallery = {
		...{ id: randomUUID(), service, area, month: day.slice(0, 7), title, text, before: shown("before"), after },
		...({ sentence: "", locale, isIllustration: true, by } as const),
	};
	const copies: Write[] = [];
	for (const photo of ids) {
		const stored = await store.get("photos", photo);
		if (stored) copies.push(...(await galleryCopies(store, stored)));
	}
	const publishedAt = clock.now().toISOString();
	await store.commit([...copies, jobReplacement(job, { ...job.data, gallery, publishedAt })]);
}

/** What became of the consent and of the reminder since. */
async function applyOutcome(
	store: DocumentStore,
	secret: string,
	{ id, email, lead }: { id: string; email: string; lead: string },
	{ outcome, consent, returns }: DemoJob,
): Promise<void> {
	const job = (await store.get("jobs", id)) as StoredJob;
	const address = addressId(email, secret);
	if (outcome && job.data.due) {
		const at = momentInMontreal(job.data.due.on, "10:00");
		const known = await store.get("mailAddresses", address);
		const mailed = outcome === "mailed" && known && { ...known.data, mailedAt: at.toISOString() };
		const writes = [
			jobReplacement(job, withDueOutcome(job.data, outcome, at)),
			...writeOf(address, known, mailed || null),
		];
		await store.commit(writes);
	}
	if (consent === "withdrawn") await withdrawConsent({ store, clock: { now: () => new Date() } }, address, "link");
	if (returns) await returnCustomer(store, secret, lead);
}

/** The same customer calls for new work, after the reminder. */
async function returnCustomer(store: DocumentStore, secret: string, lead: string): Promise<void> {
	const first = await store.get("leads", lead);
	if (!first) return;
	const { name, email, phone, service, postalCode, locale } = first.data;
	const [id, now] = [randomUUID(), new Date()];
	await receiveLead(
		{
			kind: "contact",
			fields: { name, email, phone, service, message: "", postalCode, reachBy: "email", marketing: false },
			place: placeOf(postalCode, serviceArea, company),
			...{ photos: [], locale, key: id, marketingText: "", flags: [] },
			call: { by, confirms: false, address: null, heardFrom: "returning" },
		},
		commandParts(store, () => now, secret),
	);
}
