import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { type Locale, type Localized, locales } from "#app/locale/locales.ts";
import { type GalleryValues, galleryValues, valuesOfEntry } from "#app/model/jobs/gallery-form.ts";
import type { Job } from "#app/model/jobs/job.ts";
import type { Lead, PhotoMoment } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { formatDate } from "#app/time/format.ts";
import { formatMonth } from "#app/time/format-day.ts";
import type { StoredJob } from "../jobs.ts";
import { monthOf, shownVersion } from "../publish-job.ts";
import { placeOfJob } from "./job-place.ts";
import { type ShownPhoto, shownPhotos } from "./shown-photos.ts";

interface Parts {
	store: DocumentStore;
	reader: ContentReader;
}

/** What the editor of one entry shows: only what the customer allows, and nothing that names them. */
export async function entryView(job: StoredJob, lead: StoredDocument<Lead>, parts: Parts, locale: Locale) {
	const { publication, gallery, publishedAt } = job.data;
	const { store, reader } = parts;
	const month = gallery?.month ?? (await monthOf(store, job));
	const allowed = allowedIn(job.data);
	const photos = (await shownPhotos(store, job)).filter(({ id }) => allowed.includes(id));
	return {
		job: job.id,
		seen: shownVersion(job.data),
		lead: lead.id,
		reference: lead.data.reference,
		published: gallery && { on: formatDate(publishedAt, locale), by: gallery.by.name },
		consent: {
			agreedOn: formatDate(publication?.agreedAt, locale),
			endedOn: publication?.endedAt ? formatDate(publication.endedAt, locale) : null,
			text: publication?.text ?? "",
			locale: publication?.locale ?? "fr",
		},
		photos,
		sentence: publication?.sentence ?? "",
		month: inBoth((each) => formatMonth(month, each)),
		services: serviceNames.map((id) => ({ id, name: inBoth((each) => serviceNameIn(id, each, reader)) })),
		areas: reader.read("company").areas.map(({ id, name }) => ({ id, name })),
		values: gallery ? valuesOfEntry(gallery) : firstValues(lead.data, photos, reader),
	};
}

export type EntryView = Awaited<ReturnType<typeof entryView>>;

export function allowedIn({ publication }: Job): readonly string[] {
	return publication?.endedAt === null ? publication.photos : [];
}

/** The first photo of each moment is chosen: one press fewer when there is one. */
function firstValues(lead: Lead, photos: readonly ShownPhoto[], reader: ContentReader): GalleryValues {
	const { service, area } = placeOfJob(lead, reader);
	const first = (wanted: PhotoMoment) => photos.find(({ moment }) => moment === wanted)?.id ?? "";
	return {
		...galleryValues(new FormData()),
		after: first("after"),
		before: first("before"),
		service: service ?? "",
		area: area ?? "",
	};
}

function inBoth(say: (locale: Locale) => string): Localized<string> {
	return Object.fromEntries(locales.map((locale) => [locale, say(locale)])) as Localized<string>;
}
