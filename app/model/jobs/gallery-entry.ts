import type { Locale, Localized } from "#app/locale/locales.ts";
import type { NamedMember } from "../members/member.ts";
import type { ServiceName } from "../service-names.ts";

/** One finished job as the gallery shows it: what, where, when, and nothing about the person. */
export interface GalleryEntry {
	/** Random: it is part of public addresses, which name neither the job nor the appointment. */
	id: string;
	service: ServiceName;
	/** The id of the company's area; null when it is unknown. */
	area: string | null;
	/** `YYYY-MM` of the appointment. */
	month: string;
	title: Localized<string>;
	/** What was done; may be empty. */
	text: Localized<string>;
	before: GalleryPhoto | null;
	after: GalleryPhoto;
	/** The customer's own words, as they allowed; may be empty. In the language of the customer. */
	sentence: string;
	locale: Locale;
	/** The pictures are drawings, which the page says. Only demo data has it. */
	isIllustration?: true;
	/** The member who published it. */
	by: NamedMember;
}

export interface GalleryPhoto {
	/** The id in `photos`. */
	photo: string;
	/** What can be seen. */
	alt: Localized<string>;
	width: number;
	height: number;
}

/** An entry with the id of its job, the newest first. */
export interface ShownJob {
	job: string;
	publishedAt: string;
	entry: GalleryEntry;
}

/** The widths in which pictures of the gallery are served, made when they are published. */
export const galleryWidths = [480, 960, 1600] as const;

export type GalleryWidth = (typeof galleryWidths)[number];

/** The id in `photos` of a smaller copy. Its owner is the lead, like that of the photo. */
export function galleryCopyId(photo: string, width: GalleryWidth): string {
	return `${photo}-w${width}`;
}
