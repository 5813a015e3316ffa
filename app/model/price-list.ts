import type { Choice, choices } from "./estimate-questions.ts";
import type { Prices, PriceRange as Range } from "./prices.ts";

type Table<Name extends keyof typeof choices> = Readonly<Record<Choice<Name>, Range>>;
/** Percents of the published spread, see `lean`. */
type Leans<Name extends keyof typeof choices> = Table<Name>;

/**
 * The document that staff edit: the published ranges (`Prices`) and how answers move inside or beside them.
 * Money in cents before taxes, time in minutes, areas in square feet. `plausible` is what an unknown number may be.
 */
export interface PriceList extends Prices {
	/** In hundred-thousandths, set by law and applied by `model/taxes.ts`: kept so that an old total can be explained. */
	taxes: { gst: 5_000; qst: 9_975 };
	ventilation: {
		lastCleaning: Leans<"lastCleaning">;
		ventsPerFloor: Table<"home">;
		/** The low end of the vents comes from the larger area. */
		areaPerVent: Range;
		plausible: { floors: Range };
		minutes: { base: Range; extraVent: Range; heating: Table<"heating"> };
	};
	dryer: {
		length: Leans<"ductLength">;
		minutes: { base: Range; length: Table<"ductLength">; exit: Table<"exit">; nest: Table<"yesNo"> };
	};
	exchanger: {
		knownBrand: Range;
		minutes: { base: Range; unknownBrand: Range; filters: Table<"filters"> };
	};
	/** A piece of any textile: spots decide where it falls in its range. */
	stains: Leans<"stains">;
	rugs: {
		urineSquareFoot: Range;
		plausible: { area: Range };
		minutes: Table<"rugPlace">;
	};
	furniture: {
		/** How many seats the published sofa has, and what one seat more or less changes. */
		sofaSeats: number;
		seat: Range;
		chair: Range;
		ottoman: Range;
		/** Queen is the published mattress. */
		mattress: Readonly<Record<Exclude<Choice<"mattressSize">, "queen">, Range>>;
		fabric: Leans<"fabric">;
		plausible: { seats: Range };
		minutes: { seat: Range; armchair: Range; chair: Range; ottoman: Range; mattress: Range; stains: Table<"stains"> };
	};
	houseCleaning: {
		crew: number;
		/** Working time of one person; billed by the started step. */
		stepMinutes: number;
		baseMinutes: number;
		minutesPer100SquareFeet: number;
		minutesPerRoom: number;
		minutesPerBathroom: number;
		extraMinutes: Table<"extra">;
		/** Percents of the time, multiplied together. */
		condition: Table<"condition">;
		purpose: Table<"purpose">;
		pets: Table<"yesNo">;
		plausible: { area: Range; rooms: Range; bathrooms: Range };
	};
	condo: {
		/** From this many units on, the price is by the unit; below it, the price of a house's dryer duct. */
		fromUnits: number;
		floors: readonly { upTo: number; lean: Range }[];
		commonDucts: Leans<"yesNo">;
		parkingSquareFoot: Range;
		plausible: { units: Range; parkingAreaPerUnit: Range };
		minutes: { unit: Range; commonDucts: Table<"yesNo">; parking1000SquareFeet: Range };
	};
	commercial: {
		sector: Leans<"sector">;
		workTime: Leans<"workTime">;
		plausible: { area: Range };
		minutes: { minimum: Range; per1000SquareFeet: Range };
	};
}

/** What the price of ducts follows from; little enough for a page that shows only that. */
export type DuctPrices = Pick<PriceList, "ventilation"> & { ranges: Pick<PriceList["ranges"], "ducts" | "extra-vent"> };
