import type { CoverName } from "../editing/uploaded-picture.ts";
import type { PageLink, PageLinks } from "../site/page-links.ts";

/** An entry of the gallery in the page's language. */
export interface GalleryCard {
	/** The id of the entry: part of the addresses of its pictures, and its anchor on the page. */
	id: string;
	title: string;
	/** The page of the service. */
	service: PageLink;
	/** The area if it is known, and the month. */
	placeAndMonth: string;
	/** What was done; may be empty. */
	text: string;
	/** The customer's own words, with the tag of their language; null without. */
	quote: { words: string; language: string } | null;
	before: GalleryCardPhoto | null;
	after: GalleryCardPhoto;
	isIllustration?: true;
}

export interface GalleryCardPhoto {
	alt: string;
	width: number;
	height: number;
}

/** Words beside the pictures of an entry. */
export interface PairWords {
	before: string;
	after: string;
	illustration: string;
}

export interface ViewerWords extends PairWords {
	/** The legend of the four views. */
	views: string;
	slide: string;
	side: string;
	beforeOnly: string;
	afterOnly: string;
	/** The name of the slider, and its value with `{before}` and `{after}`. */
	slider: string;
	shown: string;
	seenBefore: string;
	seenAfter: string;
	/** The link to the page of the service, with `{service}`. */
	seeService: string;
}

export interface GalleryContent {
	heading: string;
	lead: string;
	/** The name of the list of filters. */
	filter: string;
	/** All entries first, then each service that has some, and the service that was asked for. */
	filters: readonly { label: string; path: string; count: string; counted: string; current: boolean }[];
	summary: string;
	/** Shown when an entry on this page is an illustration. */
	example: { title: string; text: string } | null;
	words: ViewerWords;
	entries: readonly GalleryCard[];
	/** The service of the filter. */
	service: PageLink | null;
	/** Shown instead of the entries when there are none. */
	empty: { heading: string; text: string; links: readonly PageLink[]; picture: CoverName } | null;
	pages: PageLinks | null;
	consent: ConsentWords;
}

export interface ConsentWords {
	heading: string;
	promises: readonly { icon: "check" | "map-pin" | "undo" | "tag"; title: string; text: string }[];
	withdraw: string;
	policy: string;
	/** How a customer withdraws a photo. */
	withdrawal: { heading: string; steps: readonly string[]; note: string };
}

/** The newest entries of a service, on its page. */
export interface GalleryStrip {
	heading: string;
	link: PageLink;
	words: PairWords;
	entries: readonly GalleryCard[];
}
