import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import type { Locale } from "#app/locale/locales.ts";
import { galleryCopyId, galleryWidths } from "#app/model/jobs/gallery-entry.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { formatDate } from "#app/time/format.ts";
import { formatMonth } from "#app/time/format-day.ts";
import { jobPhotoPath } from "../../office/gallery-path.ts";
import type { StoredJob } from "../jobs.ts";
import { monthOf } from "../publish-job.ts";
import { placeOfJob } from "./job-place.ts";

/** Each row of what is to be published reads a lead and an appointment. */
const mostRows = 50;

interface Parts {
	store: DocumentStore;
	reader: ContentReader;
}

/** Where each list goes on. Both are null on the first page. */
export interface GalleryCursors {
	toPublish: string | null;
	published: string | null;
}

/**
 * What customers allow and nothing shows yet, and what the gallery shows, the newest first. Further pages have only the
 * list that goes on: the other one is null.
 */
export async function galleryList(parts: Parts, locale: Locale, cursors: GalleryCursors) {
	return {
		toPublish: cursors.published ? null : await pageToPublish(parts, locale, cursors.toPublish),
		published: cursors.toPublish ? null : await publishedPage(parts, locale, cursors.published),
	};
}

export interface GalleryPage {
	rows: GalleryRow[];
	/** The cursor of the next page; null on the last one. */
	older: string | null;
}

async function pageToPublish(parts: Parts, locale: Locale, after: string | null): Promise<GalleryPage> {
	const { documents, cursor } = await listed(parts.store, "toPublishSince", after);
	const rows = await Promise.all(documents.map((job) => rowToPublish(job, parts, locale)));
	return { rows: rows.flatMap((row) => row ?? []), older: cursor };
}

async function publishedPage({ store, reader }: Parts, locale: Locale, after: string | null): Promise<GalleryPage> {
	const { documents, cursor } = await listed(store, "publishedAt", after);
	return { rows: documents.flatMap((job) => publishedRow(job, reader, locale) ?? []), older: cursor };
}

export type GalleryRow = NonNullable<Awaited<ReturnType<typeof rowToPublish>>>;

function listed(store: DocumentStore, field: "toPublishSince" | "publishedAt", cursor: string | null) {
	return store.query("jobs", {
		where: [{ field, is: ">", value: "" }],
		orderBy: { field, direction: "descending" },
		limit: mostRows,
		...(cursor && { cursor }),
	});
}

async function rowToPublish(job: StoredJob, { store, reader }: Parts, locale: Locale) {
	const { lead: leadId, publication } = job.data;
	const lead = await store.get("leads", leadId);
	if (!lead || !publication) return null;
	const { service, area } = placeOfJob(lead.data, reader);
	const [photo] = publication.photos;
	return {
		job: job.id,
		title: null as string | null,
		by: null as string | null,
		...facts({ service, area, month: await monthOf(store, job) }, reader, locale),
		photos: publication.photos.length,
		hasSentence: publication.sentence !== "",
		thumbnail: photo ? jobPhotoPath(job.id, photo) : null,
		on: formatDate(publication.agreedAt, locale),
	};
}

function publishedRow({ id, data }: StoredJob, reader: ContentReader, locale: Locale): GalleryRow | null {
	const { gallery, publication, publishedAt } = data;
	if (!gallery) return null;
	const { title, by, after, sentence } = gallery;
	return {
		job: id,
		title: title[locale],
		by: by.name,
		...facts(gallery, reader, locale),
		photos: publication?.photos.length ?? 0,
		hasSentence: sentence !== "",
		thumbnail: jobPhotoPath(id, galleryCopyId(after.photo, galleryWidths[0])),
		on: formatDate(publishedAt, locale),
	};
}

function facts(
	{ service, area, month }: { service: ServiceName | null; area: string | null; month: string },
	reader: ContentReader,
	locale: Locale,
) {
	return {
		service: service && serviceNameIn(service, locale, reader),
		area: reader.read("company").areas.find(({ id }) => id === area)?.name[locale] ?? null,
		month: formatMonth(month, locale),
	};
}
