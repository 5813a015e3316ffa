import type { ServiceName } from "../service-names.ts";
import { type Answers, nothingKnown } from "./answers.ts";
import { kindOfService, readAnswers } from "./form.ts";
import type { Kind } from "./questions.ts";
import type { TypicalJob } from "./typical-job.ts";

const ducts = (vents: number) => ({
	"ventilation-ducts": {
		...nothingKnown("ventilation-ducts"),
		...({ home: "house", floors: 2, vents, heating: "electric-furnace" } as const),
	},
});

/** Answers of typical leads, on which the settings pages preview changed prices and promotions. */
export const typicalAnswers: Readonly<Record<TypicalJob, Answers["services"]>> = {
	"house-ducts": ducts(10),
	"ducts-and-dryer": { ...ducts(14), "dryer-ducts": { length: "under-5-m", exit: "roof", nest: "no" } },
	"ducts-and-exchanger": { ...ducts(10), "air-exchanger-ducts": { brand: "known", filters: "washable" } },
	"two-rugs": {
		"oriental-rugs": {
			place: "workshop",
			pieces: [
				{ area: 40, fibre: "wool", stains: "none" },
				{ area: 60, fibre: "synthetic", stains: "stains" },
			],
		},
	},
	"sofa-and-mattress": {
		"furniture-mattresses": {
			pieces: [
				{ piece: "sofa", count: 1, seats: 3, fabric: "w", stains: "stains" },
				{ piece: "mattress", count: 1, size: "queen", stains: "none" },
			],
		},
	},
	apartment: {
		"house-cleaning": {
			area: 850,
			rooms: 4,
			bathrooms: 1,
			stairs: 0,
			condition: "ordinary",
			pets: "no",
			purpose: "one-time",
			extras: [],
		},
	},
	building: { "condo-building": { units: 12, floors: 4, commonDucts: "yes", parkingArea: 0 } },
	office: { "factory-shop-office": { sector: "office", area: 2500, workTime: "evening" } },
};

/** Answers of a visitor who chooses these services and answers nothing else. */
export function plainRequest(services: readonly ServiceName[]): Pick<Answers, "services" | "untouched"> {
	const kinds = services.map(kindOfService).filter((kind): kind is Kind => kind !== null);
	return readAnswers(kinds, {}, null).answers;
}
