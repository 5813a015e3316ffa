import { withLineFeeds } from "../leads/contact-fields.ts";
import { type ServiceName, serviceNames } from "../service-names.ts";
import type { GalleryEntry } from "./gallery-entry.ts";

/** The fields of the form, in its order. Those of a photo begin with its place. */
export const galleryFields = [
	"after",
	"afterAltFr",
	"afterAltEn",
	"before",
	"beforeAltFr",
	"beforeAltEn",
	"titleFr",
	"titleEn",
	"textFr",
	"textEn",
	"service",
	"area",
	"quotes",
	"confirm",
] as const;

export type GalleryField = (typeof galleryFields)[number];

/** As typed. Boxes are "on" or empty, and so is the choice of no photo, of no area. */
export type GalleryValues = Record<GalleryField, string>;

export const longestOf = {
	afterAltFr: 200,
	afterAltEn: 200,
	beforeAltFr: 200,
	beforeAltEn: 200,
	titleFr: 80,
	titleEn: 80,
	textFr: 400,
	textEn: 400,
} as const satisfies Partial<Record<GalleryField, number>>;

/** `not-allowed`: the customer does not allow this photo. `same-photo`: before and after are one photo. */
type GalleryFault = "missing" | "too-long" | "not-allowed" | "same-photo";

export type GalleryErrors = Partial<Record<GalleryField, GalleryFault>>;

/** What a member chose and wrote; the rest of an entry comes from the job. */
export interface WrittenEntry extends Pick<GalleryEntry, "service" | "area" | "title" | "text"> {
	before: WrittenPhoto | null;
	after: WrittenPhoto;
	/** Whether the customer's sentence is quoted. */
	quotes: boolean;
}

export type WrittenPhoto = Pick<GalleryEntry["after"], "photo" | "alt">;

interface Known {
	/** The photos that the customer allows. */
	photos: readonly string[];
	/** The ids of the company's areas. */
	areas: readonly string[];
}

export function galleryValues(form: FormData): GalleryValues {
	return Object.fromEntries(
		galleryFields.map((field) => [field, withLineFeeds(String(form.get(field) ?? ""))]),
	) as GalleryValues;
}

/** The values of an entry that is shown. The member looks at its photos again before each change. */
export function valuesOfEntry({ title, text, before, after, service, area, sentence }: GalleryEntry): GalleryValues {
	return {
		after: after.photo,
		afterAltFr: after.alt.fr,
		afterAltEn: after.alt.en,
		before: before?.photo ?? "",
		beforeAltFr: before?.alt.fr ?? "",
		beforeAltEn: before?.alt.en ?? "",
		titleFr: title.fr,
		titleEn: title.en,
		textFr: text.fr,
		textEn: text.en,
		service,
		area: area ?? "",
		quotes: sentence ? "on" : "",
		confirm: "",
	};
}

/** Null when a field is wrong: `galleryErrors` says which. */
export function parseGallery(values: GalleryValues, known: Known): WrittenEntry | null {
	if (Object.keys(galleryErrors(values, known)).length > 0) return null;
	const alt = (place: "before" | "after") => ({
		fr: oneLine(values[`${place}AltFr`]),
		en: oneLine(values[`${place}AltEn`]),
	});
	return {
		service: values.service as ServiceName,
		area: values.area || null,
		title: { fr: oneLine(values.titleFr), en: oneLine(values.titleEn) },
		text: { fr: values.textFr.trim(), en: values.textEn.trim() },
		before: values.before ? { photo: values.before, alt: alt("before") } : null,
		after: { photo: values.after, alt: alt("after") },
		quotes: values.quotes === "on",
	};
}

export function galleryErrors(values: GalleryValues, { photos, areas }: Known): GalleryErrors {
	const errors: GalleryErrors = {};
	for (const [field, most] of Object.entries(longestOf) as [keyof typeof longestOf, number][])
		if (values[field].trim().length > most) errors[field] = "too-long";
	const shown = values.before ? (["after", "before"] as const) : (["after"] as const);
	const required = shown.flatMap((place) => [`${place}AltFr`, `${place}AltEn`] as const);
	for (const field of [...required, "titleFr", "titleEn", "confirm"] as const)
		if (values[field].trim() === "") errors[field] = "missing";
	for (const place of shown) if (!photos.includes(values[place])) errors[place] = "not-allowed";
	if (values.after === "") errors.after = "missing";
	else if (values.before === values.after) errors.before = "same-photo";
	if (!serviceNames.some((name) => name === values.service)) errors.service = "missing";
	if (values.area !== "" && !areas.includes(values.area)) errors.area = "missing";
	return errors;
}

/** No-break spaces stay: they are typography. */
function oneLine(text: string): string {
	return text.trim().replaceAll(/[\r\n\t]+/g, " ");
}
