import type { IconName } from "./icon-names.ts";
import type { PictureName } from "./picture-names.ts";
import type { PriceKey } from "./prices.ts";

/**
 * The ten services. Each name is a page (`services-<name>` in the table of pages), a pair of files in
 * `content/services/` and an entry of `content/services/facts.ts`.
 */
export const serviceNames = [
	"ventilation-ducts",
	"duct-cleaning",
	"dryer-ducts",
	"air-exchanger-ducts",
	"oriental-rugs",
	"furniture-mattresses",
	"house-cleaning",
	"condo-building",
	"factory-shop-office",
	"post-disaster",
] as const;

export type ServiceName = (typeof serviceNames)[number];

/** What is true of a service in every language. */
export interface ServiceFacts {
	picture: PictureName;
	surface: "white" | "mint" | "sand" | "spruce";
	group: "air" | "home";
	/** The range shown on tiles and on the page. After a disaster there is none: the phone comes first. */
	price: PriceKey | null;
	related: readonly ServiceName[];
	articles: readonly string[];
}

/**
 * Prose fields marked "rich" may hold **bold**, *emphasis*, [links](page:contact) and tokens such as
 * {{price:dryer}} or {{phone}}; every other field is plain text (tokens allowed).
 */
export interface ServiceWords {
	/** Menus, tiles, breadcrumbs. */
	name: string;
	/** Search result: title of 60 characters or less without the company's name, description of 70 to 155. */
	title: string;
	description: string;
	heading: string;
	/** Two sentences under the heading. */
	lead: string;
	/** One sentence for tiles. */
	pitch: string;
	/** Three short facts under the lead, such as duration, proof and price. */
	facts: readonly [ServiceFact, ServiceFact, ServiceFact];
	/** In reading order: each service has its own rhythm. */
	sections: readonly ServiceSection[];
	questions: readonly Question[];
}

export interface ServiceFact {
	label: string;
	value: string;
}

export interface Question {
	question: string;
	/** Rich. */
	answer: string;
}

export interface TitledText {
	title: string;
	/** Rich. */
	text: string;
}

export type ServiceSection =
	| { kind: "prose"; heading: string /** Rich. */; paragraphs: readonly string[] }
	| { kind: "inclusion"; heading: string; included: readonly string[]; excluded: readonly string[] }
	| {
			kind: "signs";
			heading: string;
			items: readonly (TitledText & { icon: IconName })[];
			/** When there is no sign: say honestly that nothing may be needed. */
			otherwise: TitledText;
	  }
	| { kind: "steps"; heading: string; steps: readonly (TitledText & { /** "0 h 30" or a word. */ at: string })[] }
	| { kind: "preparation"; heading: string; tips: readonly TitledText[] }
	| {
			kind: "table";
			heading: string;
			/** Rich. */ intro: string;
			columns: readonly string[];
			rows: readonly (readonly string[])[];
	  }
	| {
			kind: "choice";
			heading: string /** Rich. */;
			intro: string;
			options: readonly (TitledText & { points: readonly string[] })[];
	  }
	| { kind: "notice"; tone: "info" | "warning"; title: string /** Rich. */; text: string };
