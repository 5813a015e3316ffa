import { z } from "zod";
import { priceKeys } from "../../estimate/prices.ts";
import { choices } from "../../estimate/questions.ts";
import { fieldHints } from "./field-hints.ts";
import { count, endless, money, range, upTo } from "./numbers.ts";
import { refuse } from "./refusals.ts";
import { sameFor } from "./same-for.ts";

const price = range(money(1, 10_000_00));
const supplement = range(money(0, 10_000_00));
/** The position of an answer in the published range, in percent: see `lean` in app/model/estimate/engine/range.ts. */
const lean = range(count(0, 100, "percent"));
/** Percentages of the working time; factors are multiplied. */
const factor = range(count(10, 400, "percent"));
const minutes = range(count(0, 2_880, "minutes"));
const area = range(count(0, 1_000_000, "square-feet"));
const some = range(count(0, 10_000));

/** Applies the same schema to each answer of a question. */
function each<Name extends keyof typeof choices, Value extends z.ZodType>(name: Name, value: Value) {
	return sameFor(choices[name] as readonly (typeof choices)[Name][number][], value);
}

/** In hundred-thousandths, set by law (see `app/model/estimate/taxes.ts`). Stored to explain old totals later. */
const taxes = z.strictObject({
	gst: z.literal(5_000).register(fieldHints, { as: "fixed" }),
	qst: z.literal(9_975).register(fieldHints, { as: "fixed" }),
});

/** Money in cents before taxes, time in minutes, area in square feet. `plausible` is the range of an unknown number. */
export const priceListSchema = z.strictObject({
	/** Stored with every estimate, so that an old range can be explained. */
	version: z
		.string()
		.regex(/^\d{4}-\d{2}-\d{2}(?:\.\d{1,4})?$/, { error: "version" })
		.register(fieldHints, { as: "fixed" }),
	ranges: sameFor(priceKeys, price),
	taxes,
	ventilation: z.strictObject({
		lastCleaning: each("lastCleaning", lean),
		ventsPerFloor: each("home", some),
		/** The larger area per vent gives the lower number of vents. */
		areaPerVent: range(count(1, 10_000, "square-feet")),
		plausible: z.strictObject({ floors: some }),
		minutes: z.strictObject({ base: minutes, extraVent: minutes, heating: each("heating", minutes) }),
	}),
	dryer: z.strictObject({
		length: each("ductLength", lean),
		minutes: z.strictObject({
			base: minutes,
			length: each("ductLength", minutes),
			exit: each("exit", minutes),
			nest: each("yesNo", minutes),
		}),
	}),
	exchanger: z.strictObject({
		knownBrand: lean,
		minutes: z.strictObject({ base: minutes, unknownBrand: minutes, filters: each("filters", minutes) }),
	}),
	/** For every textile piece: stains determine its position in the range. */
	stains: each("stains", lean),
	rugs: z.strictObject({
		urineSquareFoot: supplement,
		plausible: z.strictObject({ area }),
		minutes: each("rugPlace", minutes),
	}),
	furniture: z.strictObject({
		/** The number of seats of the sofa with the published price; `seat` is the price of one more or less. */
		sofaSeats: count(1, 20),
		seat: price,
		chair: price,
		ottoman: price,
		/** Queen is not listed: it has the published price. */
		mattress: sameFor(["single", "double", "king"], price),
		fabric: each("fabric", lean),
		plausible: z.strictObject({ seats: some }),
		minutes: z.strictObject({
			seat: minutes,
			armchair: minutes,
			chair: minutes,
			ottoman: minutes,
			mattress: minutes,
			stains: each("stains", minutes),
		}),
	}),
	houseCleaning: z.strictObject({
		crew: count(1, 20),
		/** Working time of one person; each started step is billed. */
		stepMinutes: count(1, 240, "minutes"),
		baseMinutes: count(0, 960, "minutes"),
		minutesPer100SquareFeet: count(0, 480, "minutes"),
		minutesPerRoom: count(0, 480, "minutes"),
		minutesPerBathroom: count(0, 480, "minutes"),
		minutesPerFlight: count(0, 480, "minutes"),
		extraMinutes: each("extra", minutes),
		condition: each("condition", factor),
		purpose: each("purpose", factor),
		pets: each("yesNo", factor),
		plausible: z.strictObject({ area, rooms: some, bathrooms: some, stairs: some }),
	}),
	condo: z.strictObject({
		/** From this number of units, the price is per unit; below it, it is that of a house's dryer duct. */
		fromUnits: count(1, 500),
		floors: z
			.array(z.strictObject({ upTo: upTo(1), lean }))
			.min(1)
			.max(12)
			.superRefine(stepsRise),
		commonDucts: each("yesNo", lean),
		parkingSquareFoot: supplement,
		plausible: z.strictObject({ units: some, parkingAreaPerUnit: area }),
		minutes: z.strictObject({ unit: minutes, commonDucts: each("yesNo", minutes), parking1000SquareFeet: minutes }),
	}),
	commercial: z.strictObject({
		sector: each("sector", lean),
		workTime: each("workTime", lean),
		plausible: z.strictObject({ area }),
		minutes: z.strictObject({ minimum: minutes, per1000SquareFeet: minutes }),
	}),
});

/** Steps must rise and the last one must be endless, so that every building matches a step. */
function stepsRise(steps: readonly { upTo: number }[], context: z.RefinementCtx): void {
	const say = (index: number, { error, params }: ReturnType<typeof refuse>) =>
		context.addIssue({ code: "custom", message: error, params, path: [index, "upTo"], input: steps });
	for (const [index, step] of steps.entries()) {
		if (step.upTo <= (steps[index - 1]?.upTo ?? 0)) say(index, refuse("steps-order"));
	}
	if (steps.at(-1)?.upTo !== endless) say(steps.length - 1, refuse("last-step"));
}
