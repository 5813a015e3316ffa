import type { PriceRange as Range } from "./prices.ts";
import type { Kind } from "./questions.ts";

export const lineCodes = [
	"ducts",
	"dryer",
	"dryer-roof-exit",
	"exchanger",
	"rug",
	"rug-urine",
	"rug-minimum",
	"sofa",
	"armchair",
	"chair",
	"ottoman",
	"mattress",
	"carpet",
	"furniture",
	"house-cleaning",
	"condo-units",
	"condo-parking",
	"commercial",
	"commercial-minimum",
	"disaster",
	"minimum-call-out",
] as const;

export type LineCode = (typeof lineCodes)[number];

export type Facts = Readonly<Record<string, string | number | boolean | null>>;

export interface Line {
	/** "visit" for a line that belongs to the whole appointment. */
	kind: Kind | "visit";
	code: LineCode;
	/** null: no automatic price. A line that tops up to a minimum (`*-minimum`) adds more to the low end. */
	range: Range | null;
	/** The visitor's answers, for the note under the line. */
	facts: Facts;
}

/** This answer is unknown, which makes the range of the price or of the time wider. */
export type OpenQuestion = `unknown:${Kind}.${string}`;

/** This question is not answered yet: the range assumes what the published price stands for (assumptions.ts). */
export type AssumedAnswer = `assumed:${Kind}.${string}`;

export type Caveat = OpenQuestion | AssumedAnswer | PlainCaveat;

export const plainCaveats = [
	/** Electric baseboards have no duct network. */
	"ducts-may-not-exist",
	"nest-must-be-empty",
	"filters-to-provide",
	"rugs-about-ten-days",
	"urine-without-promise",
	"urine-at-home-not-advised",
	/** A line without a price: silk, viscose, cotton or plant rugs, wall-to-wall carpet. */
	"priced-after-inspection",
	"fabric-dusted-only",
	"fabric-refused",
	/** Too few units for the building price: house prices apply, up to the price of the smallest building. */
	"below-building-price",
	"confirmed-after-site-visit",
	"night-quoted-apart",
	"disaster-call-first",
	"minimum-call-out",
	"promotion-unknown",
	"promotion-not-current",
	"promotion-needs-services",
	"promotion-needs-two-rugs",
	"promotion-after-inspection",
	/** The order of rugs already costs only the minimum. */
	"promotion-below-minimum",
] as const;

export type PlainCaveat = (typeof plainCaveats)[number];

/** The lines, time and caveats that one service adds to the estimate. */
export interface Priced {
	lines: readonly Line[];
	minutes: Range;
	caveats: readonly Caveat[];
}

export interface Discount {
	code: "promotion";
	promotion: string;
	/** The reduction of each end, as positive amounts. */
	range: Range;
}

/** Amounts are in cents. Lines and caveats are codes, because pages translate them into two languages. */
export interface Estimate {
	/** False when no line has an automatic price: pages then show the phone number instead of zero. */
	priced: boolean;
	lines: readonly Line[];
	/** The sum of the lines, end by end. */
	subtotal: Range;
	discount: Discount | null;
	/** The promotion that rewards several services done together. */
	bundle: string | null;
	/** After the discount, before taxes. */
	low: number;
	high: number;
	taxes: { gst: Range; qst: Range };
	lowTotal: number;
	highTotal: number;
	/** On site, in minutes. */
	minutes: Range;
	caveats: readonly Caveat[];
	/** Set after a disaster: pages show the phone number first. */
	urgent: boolean;
	pricesVersion: string;
}
