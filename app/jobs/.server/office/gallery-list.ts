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

/** What customers allow and nothing shows yet, and a page of what the gallery shows. The newest first. */
export async function galleryList(
	{ store, reader }: { store: DocumentStore; reader: ContentReader },
	locale: Locale,
	cursor: string | null,
) {
	const [toPublish, published] = [
		await listed(store, "toPublishSince", null),
		await listed(store, "publishedAt", cursor),
	];
	const rows = await Promise.all(toPublish.documents.map((job) => rowToPublish(job, { store, reader }, locale)));
	return {
		toPublish: rows.flatMap((row) => row ?? []),
		hasMore: toPublish.cursor !== null,
		published: published.documents.flatMap((job) => publishedRow(job, reader, locale) ?? []),
		older: published.cursor,
		isFirstPage: cursor === null,
	};
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

async function rowToPublish(
	job: StoredJob,
	{ store, reader }: { store: DocumentStore; reader: ContentReader },
	locale: Locale,
) {
	const { lead: leadId, publication } = job.data;
	const lead = await store.get("leads", leadId);
	if (!lead || !publication) return null;
	const { service, area } = placeOfJob(lead.data, reader);
	const [photo] = publication.photos;
	return {
		...{ job: job.id, title: null as string | null, by: null as string | null },
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
		...{ job: id, title: title[locale], by: by.name },
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
