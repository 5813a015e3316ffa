import type { PriceList } from "./price-list.ts";
import type { PriceKey } from "./prices.ts";

/** The price list grouped by service for the editor, each section with the published prices of its service. */
export const priceSections = {
	ventilation: ["ducts", "extra-vent"],
	dryer: ["dryer", "dryer-roof-exit"],
	exchanger: ["exchanger"],
	rugs: ["wool-rug-square-foot", "synthetic-rug-square-foot", "rug-minimum"],
	furniture: ["sofa", "armchair", "mattress"],
	stains: [],
	houseCleaning: ["cleaning-hour"],
	condo: ["condo-unit"],
	commercial: ["commercial-square-foot", "commercial-minimum"],
	visit: ["minimum-call-out"],
} as const satisfies Readonly<Record<string, readonly PriceKey[]>>;

export type PriceSection = keyof typeof priceSections;

export const priceSectionNames = Object.keys(priceSections) as PriceSection[];

type Sections = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Turns `{ ranges: { ducts }, ventilation: { … } }` into `{ ventilation: { ranges: { ducts }, … } }`. */
export function toSections(list: PriceList): Sections {
	return Object.fromEntries(
		priceSectionNames.map((name) => {
			const keys: readonly PriceKey[] = priceSections[name];
			const ranges = Object.fromEntries(keys.map((key) => [key, list.ranges[key]]));
			return [name, { ...(keys.length > 0 && { ranges }), ...(name === "visit" ? {} : list[name]) }];
		}),
	);
}

/** The inverse of `toSections`. Values that no section has stay as they are in `list`. */
export function fromSections(list: PriceList, value: unknown): PriceList {
	const sections = Object.entries(value as Sections).map(([name, { ranges, ...own }]) => ({ name, ranges, own }));
	const own = sections.filter(({ name }) => name !== "visit").map((section) => [section.name, section.own]);
	const ranges = Object.assign({}, list.ranges, ...sections.map((section) => section.ranges));
	return { ...list, ...Object.fromEntries(own), ranges };
}

/** Translates a path in the price list to its path in the sections; null when the editor has no field for it. */
export function pathInSections(path: string): string | null {
	const [first = "", second = ""] = path.split(".");
	if (first in priceSections) return path;
	const section = priceSectionNames.find((name) => (priceSections[name] as readonly string[]).includes(second));
	return first === "ranges" && section ? `${section}.${path}` : null;
}
