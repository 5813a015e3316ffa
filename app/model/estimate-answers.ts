/** Every question may be answered "unknown" (choices) or null (numbers and lists). Areas are in square feet. */
export const kinds = [
	"ventilation-ducts",
	"dryer-ducts",
	"air-exchanger-ducts",
	"oriental-rugs",
	"furniture-mattresses",
	"house-cleaning",
	"condo-building",
	"factory-shop-office",
	"post-disaster",
] as const;

export type Kind = (typeof kinds)[number];

export const choices = {
	home: ["house", "semi-detached", "plex", "condo"],
	heating: ["electric-furnace", "gas-or-oil", "heat-pump", "baseboards"],
	lastCleaning: ["under-3-years", "3-to-10-years", "over-10-years"],
	ductLength: ["under-5-m", "5-to-10-m", "over-10-m"],
	exit: ["wall", "roof"],
	yesNo: ["no", "yes"],
	filters: ["disposable", "washable"],
	fibre: ["synthetic", "wool", "silk", "viscose", "cotton", "plant"],
	stains: ["none", "stains", "urine"],
	rugPlace: ["workshop", "home"],
	fabric: ["w", "ws", "s", "x", "delicate"],
	seatedPiece: ["sofa", "armchair", "chair", "ottoman"],
	mattressSize: ["single", "double", "queen", "king"],
	condition: ["tidy", "ordinary", "neglected"],
	purpose: ["one-time", "before-a-move", "after-works"],
	extra: ["oven", "fridge", "windows"],
	sector: ["office", "shop", "restaurant", "clinic-daycare", "workshop-factory"],
	workTime: ["day", "evening", "weekend", "night"],
	disaster: ["water", "fire", "mould", "sewage"],
	disasterTime: ["under-24-hours", "under-a-week", "older"],
} as const;

export type Choice<Name extends keyof typeof choices> = (typeof choices)[Name][number];
type Known<Name extends keyof typeof choices> = Choice<Name> | "unknown";

export interface VentilationAnswers {
	home: Known<"home">;
	/** Basement included; 3 means three or more. */
	floors: number | null;
	vents: number | null;
	/** Only read when the vents are unknown. */
	area: number | null;
	heating: Known<"heating">;
	lastCleaning: Known<"lastCleaning">;
}

export interface DryerAnswers {
	length: Known<"ductLength">;
	exit: Known<"exit">;
	nest: Known<"yesNo">;
}

export interface ExchangerAnswers {
	/** Whether the visitor can tell the brand: without it we bring the most careful method. */
	brand: "known" | "unknown";
	filters: Known<"filters">;
}

export interface Rug {
	/** Without the fringes: 5 ft by 8 ft is 40. */
	area: number | null;
	fibre: Known<"fibre">;
	stains: Known<"stains">;
}

export interface RugAnswers {
	/** null or empty: not said yet. */
	pieces: readonly Rug[] | null;
	place: Known<"rugPlace">;
}

export type FurniturePiece =
	| { piece: "sofa"; count: number; seats: number | null; fabric: Known<"fabric">; stains: Known<"stains"> }
	| {
			piece: Exclude<Choice<"seatedPiece">, "sofa">;
			count: number;
			fabric: Known<"fabric">;
			stains: Known<"stains">;
	  }
	| { piece: "mattress"; count: number; size: Known<"mattressSize">; stains: Known<"stains"> }
	/** Wall-to-wall carpet: priced from photos. */
	| { piece: "carpet"; area: number | null };

export interface FurnitureAnswers {
	pieces: readonly FurniturePiece[] | null;
}

export interface HouseCleaningAnswers {
	area: number | null;
	/** Kitchen, living room and bedrooms; bathrooms are counted apart. */
	rooms: number | null;
	bathrooms: number | null;
	condition: Known<"condition">;
	pets: Known<"yesNo">;
	purpose: Known<"purpose">;
	/** Empty: none. null: not decided. */
	extras: readonly Choice<"extra">[] | null;
}

export interface CondoAnswers {
	units: number | null;
	floors: number | null;
	commonDucts: Known<"yesNo">;
	/** The garage to sweep and wash; 0: none. */
	parkingArea: number | null;
}

export interface CommercialAnswers {
	sector: Known<"sector">;
	area: number | null;
	workTime: Known<"workTime">;
}

export interface DisasterAnswers {
	cause: Known<"disaster">;
	area: number | null;
	since: Known<"disasterTime">;
}

export interface AnswersByKind {
	"ventilation-ducts": VentilationAnswers;
	"dryer-ducts": DryerAnswers;
	"air-exchanger-ducts": ExchangerAnswers;
	"oriental-rugs": RugAnswers;
	"furniture-mattresses": FurnitureAnswers;
	"house-cleaning": HouseCleaningAnswers;
	"condo-building": CondoAnswers;
	"factory-shop-office": CommercialAnswers;
	"post-disaster": DisasterAnswers;
}

export interface Answers {
	services: { readonly [K in Kind]?: AnswersByKind[K] };
	promotionCode: string | null;
}

/** What a service starts from when it is chosen: nothing is known yet, and the range already shows. */
export const nothingKnown: Readonly<AnswersByKind> = {
	"ventilation-ducts": {
		home: "unknown",
		floors: null,
		vents: null,
		area: null,
		heating: "unknown",
		lastCleaning: "unknown",
	},
	"dryer-ducts": { length: "unknown", exit: "unknown", nest: "unknown" },
	"air-exchanger-ducts": { brand: "unknown", filters: "unknown" },
	"oriental-rugs": { pieces: null, place: "unknown" },
	"furniture-mattresses": { pieces: null },
	"house-cleaning": {
		area: null,
		rooms: null,
		bathrooms: null,
		condition: "unknown",
		pets: "unknown",
		purpose: "unknown",
		extras: null,
	},
	"condo-building": { units: null, floors: null, commonDucts: "unknown", parkingArea: null },
	"factory-shop-office": { sector: "unknown", area: null, workTime: "unknown" },
	"post-disaster": { cause: "unknown", area: null, since: "unknown" },
};
