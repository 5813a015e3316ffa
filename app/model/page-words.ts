import type { PictureName } from "./picture-names.ts";
import type { Question, TitledText } from "./service-words.ts";

/** The words of the pages that are neither services nor Markdown. Rich fields as in `service-words.ts`. */
export interface SearchWords {
	title: string;
	description: string;
}

export interface HomeWords extends SearchWords {
	heading: string;
	lead: string;
	cta: string;
	postal: {
		heading: string;
		hint: string;
		label: string;
		button: string;
		/** With {code} and {area}. */
		served: TitledText;
		/** With {code}. */
		outside: TitledText;
		unreadable: TitledText;
	};
	services: { heading: string; lead: string; taxes: string };
	visit: { heading: string; lead: string; steps: readonly (TitledText & { duration: string })[] };
	teaser: {
		heading: string;
		title: string;
		homeQuestion: string;
		homes: Readonly<Record<"house" | "condo" | "plex", string>>;
		ventQuestion: string;
		ventHint: string;
		cta: string;
	};
	beforeAfter: { heading: string; lead: string; before: string; after: string; slider: string; caption: string };
	areas: { heading: string; lead: string; link: string; map: string; elsewhere: string; river: string };
	promotions: { heading: string; all: string };
	articles: { heading: string; all: string };
	questions: { heading: string; lead: string; link: string; items: readonly Question[] };
	final: { heading: string; lead: string; cta: string };
}

export interface ContactWords extends SearchWords {
	heading: string;
	lead: string;
	phone: TitledText;
	email: TitledText;
	hours: { title: string; holidays: string };
	address: { title: string; text: string };
	next: { heading: string; steps: readonly TitledText[] };
	areas: { heading: string; lead: string; map: string; elsewhere: string; river: string };
	urgent: TitledText;
}

export interface ThanksWords extends SearchWords {
	heading: string;
	lead: string;
	reference: string;
	next: readonly TitledText[];
	meanwhile: string;
}

export interface EstimateWords extends SearchWords {
	heading: string;
	lead: string;
	choose: string;
	chooseHint: string;
	promises: readonly TitledText[];
	urgent: TitledText;
}

export interface DiscountsWords extends SearchWords {
	picture: PictureName;
	heading: string;
	lead: string;
	rules: { heading: string; items: readonly TitledText[] };
	none: TitledText;
}

export interface SearchPageWords extends SearchWords {
	/** With {query}. */
	titleFor: string;
	heading: string;
	lead: string;
	label: string;
	button: string;
	kinds: Readonly<Record<"service" | "article" | "page", string>>;
	/** With {count} and {query}. */
	found: { none: string; one: string; many: string };
	/** No page has all the words, with {query}. */
	nearest: string;
	didYouMean: string;
	suggestions: { label: string; none: string; one: string /** With {count}. */; many: string };
	popular: { heading: string; items: readonly string[] };
	services: string;
	help: TitledText;
}

export interface BlogWords extends SearchWords {
	heading: string;
	lead: string;
	/** Of the second page and those after it, with {page}. */
	pageDescription: string;
	allTopics: string;
	/** Each topic's name, the slug of its page and a sentence about it. */
	topics: Readonly<Record<Topic, { label: string; slug: string; lead: string; description: string }>>;
}

export const topics = ["air", "dryer", "textiles", "home", "buildings", "disaster"] as const;

export type Topic = (typeof topics)[number];

export interface PageWords {
	home: HomeWords;
	contact: ContactWords;
	thanks: ThanksWords;
	estimate: EstimateWords;
	discounts: DiscountsWords;
	blog: BlogWords;
	search: SearchPageWords;
}
