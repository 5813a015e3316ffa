import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp, { type OutputInfo } from "sharp";
import { galleryCopies } from "../../app/jobs/.server/gallery-copies.ts";
import type { GalleryEntry, GalleryPhoto } from "../../app/model/jobs/gallery-entry.ts";
import { newJob, noJobContent } from "../../app/model/jobs/job.ts";
import type { Photo, PhotoMoment } from "../../app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument, Write } from "../../app/model/ports.ts";
import { contactLead, create } from "../mail/sample-leads.ts";

export interface Published {
	lead: string;
	job: string;
	/** The id of the entry, as in the addresses of its pictures. */
	entry: string;
	photos: { before: string | null; after: string };
}

type Wanted = Partial<Omit<GalleryEntry, "id" | "before" | "after" | "by">> & {
	/** ISO time. The newest is shown first. */
	publishedAt?: string;
	/** False: the entry shows only the picture after. */
	hasBefore?: boolean;
};

const member = { id: "ariane", name: "Ariane" };
const pictures = { before: "art/masters/kitchen_before.webp", after: "art/masters/kitchen_after.webp" };

/** Stores a lead with a finished job that its customer allows to show and a member published, with all its copies. */
export async function publishJob(store: DocumentStore, wanted: Wanted = {}): Promise<Published> {
	const { publishedAt = "2026-11-10T15:00:00.000Z", hasBefore = true, ...over } = wanted;
	const [lead, job, id] = [randomUUID(), randomUUID(), randomUUID()];
	const after = await jobPhoto(lead, job, "after");
	const before = hasBefore ? await jobPhoto(lead, job, "before") : null;
	const entry: GalleryEntry = {
		id,
		...{ service: "house-cleaning", area: "montreal", month: "2026-10", sentence: "", locale: "fr", by: member },
		title: { fr: "Cuisine avant un déménagement", en: "Kitchen before a move" },
		text: { fr: "Hotte, murs et plancher à la main.", en: "Range hood, walls and floor by hand." },
		...over,
		before:
			before && shown(before, "Vaisselle sur l’îlot, traces au plancher.", "Dishes on the island, a marked floor."),
		after: shown(after, "Plancher lavé, comptoir dégagé.", "Floor washed, counter cleared."),
	};
	const photos = before ? [before, after] : [after];
	const allowed = { agreedAt: publishedAt, text: "Oui", locale: entry.locale, sentence: entry.sentence, endedAt: null };
	const finished = newJob(lead, noJobContent, { day: "2026-10-12", by: member, now: new Date(publishedAt) });
	const writes: Write[] = [
		create("leads", lead, { ...contactLead, reference: `AIR-${id.slice(0, 7).toUpperCase()}` }),
		create("jobs", job, {
			...finished,
			publication: { ...allowed, photos: photos.map((photo) => photo.id) },
			gallery: entry,
			publishedAt,
		}),
		...photos.map((photo) => create("photos", photo.id, photo.data)),
		...(await Promise.all(photos.map((photo) => galleryCopies(store, photo)))).flat(),
	];
	for (const write of writes) {
		const result = await store.commit([write]);
		if (!result.ok) throw new Error(`${write.collection} ${write.id} was not stored`);
	}
	return { lead, job, entry: id, photos: { before: before?.id ?? null, after: after.id } };
}

/** Encoded once for all jobs of a test. */
const encoded = new Map<PhotoMoment, Promise<{ data: Buffer; info: OutputInfo }>>();

async function jobPhoto(lead: string, job: string, moment: PhotoMoment): Promise<StoredDocument<Photo>> {
	const made = encoded.get(moment) ?? encode(moment);
	encoded.set(moment, made);
	const { data: bytes, info } = await made;
	const { width, height } = info;
	const added = { addedAt: "2026-10-12T15:00:00.000Z", purgeAfter: "2036-01-01T00:00:00.000Z" };
	const data = { owner: lead, job: { id: job, moment }, bytes, width, height, ...added };
	return { id: randomUUID(), version: 0, data };
}

async function encode(moment: PhotoMoment): Promise<{ data: Buffer; info: OutputInfo }> {
	return sharp(await readFile(pictures[moment]))
		.resize({ width: 800 })
		.flatten({ background: moment === "before" ? "#dcd0b8" : "#d9f2e6" })
		.jpeg({ quality: 70 })
		.toBuffer({ resolveWithObject: true });
}

function shown({ id, data }: StoredDocument<Photo>, fr: string, en: string): GalleryPhoto {
	return { photo: id, alt: { fr, en }, width: data.width, height: data.height };
}
