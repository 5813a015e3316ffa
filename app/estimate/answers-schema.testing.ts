import { z } from "zod";
import { type Answers, choices } from "../model/estimate-answers.ts";

const one = <const Options extends readonly [string, ...string[]]>(options: Options) =>
	z.enum([...options, "unknown"] as const);
const count = (min: number, max: number) => z.int().min(min).max(max);
const area = (max: number) => z.number().min(0).max(max).nullable();
const stains = one(choices.stains);
const fabric = one(choices.fabric);
const howMany = count(1, 50);

const piece = z.discriminatedUnion("piece", [
	z.object({ piece: z.literal("sofa"), count: howMany, seats: count(1, 20).nullable(), fabric, stains }),
	z.object({ piece: z.enum(["armchair", "chair", "ottoman"]), count: howMany, fabric, stains }),
	z.object({ piece: z.literal("mattress"), count: howMany, size: one(choices.mattressSize), stains }),
	z.object({ piece: z.literal("carpet"), area: area(20_000) }),
]);

/** The shape that the engine trusts, written apart from `form.ts`, whose reading of any form must always fit it. */
export const answersSchema = z.object({
	services: z.object({
		"ventilation-ducts": z
			.object({
				home: one(choices.home),
				floors: count(1, 10).nullable(),
				vents: count(1, 200).nullable(),
				area: area(20_000),
				heating: one(choices.heating),
				lastCleaning: one(choices.lastCleaning),
			})
			.optional(),
		"dryer-ducts": z
			.object({ length: one(choices.ductLength), exit: one(choices.exit), nest: one(choices.yesNo) })
			.optional(),
		"air-exchanger-ducts": z.object({ brand: z.enum(["known", "unknown"]), filters: one(choices.filters) }).optional(),
		"oriental-rugs": z
			.object({
				pieces: z
					.array(z.object({ area: area(2_000), fibre: one(choices.fibre), stains }))
					.max(30)
					.nullable(),
				place: one(choices.rugPlace),
			})
			.optional(),
		"furniture-mattresses": z.object({ pieces: z.array(piece).max(30).nullable() }).optional(),
		"house-cleaning": z
			.object({
				area: area(20_000),
				rooms: count(1, 50).nullable(),
				bathrooms: count(0, 20).nullable(),
				condition: one(choices.condition),
				pets: one(choices.yesNo),
				purpose: one(choices.purpose),
				extras: z.array(z.enum(choices.extra)).max(3).nullable(),
			})
			.optional(),
		"condo-building": z
			.object({
				units: count(1, 2_000).nullable(),
				floors: count(1, 80).nullable(),
				commonDucts: one(choices.yesNo),
				parkingArea: area(500_000),
			})
			.optional(),
		"factory-shop-office": z
			.object({ sector: one(choices.sector), area: area(1_000_000), workTime: one(choices.workTime) })
			.optional(),
		"post-disaster": z
			.object({ cause: one(choices.disaster), area: area(1_000_000), since: one(choices.disasterTime) })
			.optional(),
	}),
	promotionCode: z.string().trim().max(30).nullable(),
}) satisfies z.ZodType<Answers>;
