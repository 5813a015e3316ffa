import type { GalleryEntry, ShownJob } from "#app/model/jobs/gallery-entry.ts";

const photo = (name: string, fr: string, en: string) => ({ photo: name, alt: { fr, en }, width: 1600, height: 1200 });

/** An entry of the gallery for tests, published on a day of November 2026. */
export function shownJob(id: string, over: Partial<GalleryEntry> = {}, day = 10): ShownJob {
	return {
		job: `job-${id}`,
		publishedAt: `2026-11-${String(day).padStart(2, "0")}T15:00:00.000Z`,
		entry: {
			id,
			service: "house-cleaning",
			area: "laval",
			month: "2026-10",
			sentence: "",
			locale: "fr",
			by: { id: "lou", name: "Lou" },
			title: { fr: "Cuisine", en: "Kitchen" },
			text: { fr: "Hotte et murs.", en: "Hood and walls." },
			before: photo("photo-before", "Traces au plancher.", "Marks on the floor."),
			after: photo("photo-after", "Plancher lavé.", "Floor washed."),
			...over,
		},
	};
}

/** Entries of one service, the newest first. */
export function shownJobs(count: number, over: Partial<GalleryEntry> = {}): ShownJob[] {
	return Array.from({ length: count }, (_, index) => shownJob(`${over.service ?? "e"}-${index}`, over, 28 - index));
}
