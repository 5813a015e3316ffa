import type { Locale } from "../app/locale/locales.ts";
import { type Answers, completeAnswers, type PartialAnswers } from "../app/model/estimate/answers.ts";
import type { Kind } from "../app/model/estimate/questions.ts";
import type { HeardFrom } from "../app/model/leads/heard-from.ts";
import type { ServiceName } from "../app/model/service-names.ts";
import { starArticle } from "./demo-sources.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** What a demo customer asks for: one service or two. The estimate has no questions for the last ones of `mixed`. */
type Asked = readonly [ServiceName, ...ServiceName[]];

const both: Asked = ["ventilation-ducts", "dryer-ducts"];
const ducts: Asked = ["ventilation-ducts"];
const dryer: Asked = ["dryer-ducts"];
const exchanger: Asked = ["air-exchanger-ducts"];
const rugs: Asked = ["oriental-rugs"];
const furniture: Asked = ["furniture-mattresses"];
const cleaning: Asked = ["house-cleaning"];

type Weighted<Value> = readonly (readonly [Value, number])[];

const mixed: Weighted<Asked> = [
	[ducts, 34],
	[dryer, 17],
	[both, 9],
	[cleaning, 14],
	[exchanger, 10],
	[rugs, 7],
	[furniture, 6],
	[["condo-building"], 2],
	[["factory-shop-office"], 2],
];

/** By the first page of the visit. */
const byPage: Readonly<Record<string, Weighted<Asked>>> = {
	[starArticle.key.fr]: [
		[both, 7],
		[dryer, 3],
	],
	[starArticle.key.en]: [
		[both, 7],
		[dryer, 3],
	],
	"services-ventilation-ducts": [
		[ducts, 7],
		[both, 2],
		[["ventilation-ducts", "air-exchanger-ducts"], 1],
	],
	"services-duct-cleaning": [[ducts, 1]],
	"services-dryer-ducts": [[dryer, 1]],
	"services-air-exchanger-ducts": [[exchanger, 1]],
	"services-oriental-rugs": [[rugs, 1]],
	"services-furniture-mattresses": [[furniture, 1]],
	"services-house-cleaning": [[cleaning, 1]],
	"services-condo-building": [[["condo-building"], 1]],
	"services-factory-shop-office": [[["factory-shop-office"], 1]],
	discounts: [
		[both, 5],
		[ducts, 3],
		[rugs, 2],
	],
};

export function servicesOf(landing: string | null, random: SeededRandom): Asked {
	return random.weighted(byPage[landing ?? ""] ?? mixed);
}

/** Before taxes, in dollars, with how much more or less it may be. */
const amounts: Partial<Record<ServiceName, readonly [number, number]>> = {
	"ventilation-ducts": [405, 70],
	"dryer-ducts": [144, 25],
	"air-exchanger-ducts": [142, 25],
	"oriental-rugs": [240, 110],
	"furniture-mattresses": [205, 80],
	"house-cleaning": [470, 150],
	"condo-building": [1350, 500],
	"factory-shop-office": [980, 300],
};

/** In cents, to the dollar. */
export function amountOf(services: Asked, random: SeededRandom): number {
	const dollars = services.map((service) => {
		const [usual, more] = amounts[service] ?? [300, 100];
		return usual + (random.next() * 2 - 1) * more;
	});
	const together = services.length > 1 ? 40 : 0;
	return Math.round(dollars.reduce((sum, each) => sum + each, -together)) * 100;
}

/** The answers of an estimate, or null where a customer writes instead. */
export function answersOf(services: Asked, random: SeededRandom): Answers["services"] | null {
	const answers: PartialAnswers["services"] = Object.assign(
		{},
		...services.map((service) => {
			const of = answersFor[service as Kind]?.(random);
			return of && { [service]: of };
		}),
	);
	if (Object.keys(answers).length < services.length) return null;
	return completeAnswers({ services: answers, promotionCode: null }).services;
}

/** The other questions have the answers of an untouched form. */
const answersFor: { readonly [K in Kind]?: (random: SeededRandom) => PartialAnswers["services"][K] } = {
	"ventilation-ducts": (random) => ({
		home: random.pick(["house", "semi-detached", "condo"]),
		floors: random.whole(1, 3),
		vents: random.whole(8, 20),
		heating: "electric-furnace",
	}),
	"dryer-ducts": (random) => ({
		length: random.pick(["under-5-m", "5-to-10-m"]),
		exit: random.pick(["wall", "roof"]),
		nest: "no",
	}),
	"air-exchanger-ducts": (random) => ({ brand: random.pick(["known", "unknown"]), filters: "washable" }),
	"oriental-rugs": (random) => ({
		pieces: [{ area: random.whole(30, 90), fibre: random.pick(["wool", "synthetic"]), stains: "none" }],
		place: "workshop",
	}),
	"furniture-mattresses": (random) => ({
		pieces: [{ piece: "sofa", count: 1, seats: random.whole(2, 4), fabric: "w", stains: "stains" }],
	}),
	"house-cleaning": (random) => ({
		area: random.whole(7, 18) * 100,
		rooms: random.whole(3, 7),
		bathrooms: random.whole(1, 2),
		stairs: random.whole(0, 1),
		condition: "ordinary",
		pets: random.pick(["yes", "no"]),
		purpose: "before-a-move",
		extras: random.chance(0.5) ? ["oven", "fridge"] : [],
	}),
};

const firstNames = [
	...["Alice", "Benoît", "Camille", "Denis", "Estelle", "Francis", "Geneviève", "Hervé", "Irène", "Julien"],
	...["Karine", "Laurent", "Manon", "Nicolas", "Odile", "Patrick", "Rachel", "Simon", "Thérèse", "Vincent"],
	...["Amina", "Boris", "Clara", "Diego", "Emma", "Farid", "Grace", "Huan", "Ivan", "Jasmine"],
];
const lastNames = ["Démo", "Démo-Roy", "Démo-Gagnon", "Démo-Tran", "Démo-Lavoie", "Démo-Haddad", "Démo-Smith"];

export function nameOf(random: SeededRandom): string {
	return `${random.pick(firstNames)} ${random.pick(lastNames)}`;
}

const places = [
	["H1V1B2", "montreal"],
	["H2T2S9", "montreal"],
	["H2J1K9", "montreal"],
	["H3B1A1", "montreal"],
	["H4G1A1", "montreal"],
	["H1Y1A1", "montreal"],
	["H7N1A1", "laval"],
	["H7L1A1", "laval"],
	["H7P1A1", "laval"],
	["J4K1A1", "rive-sud"],
	["J4Z1A1", "rive-sud"],
] as const;

/** A postal code, and the id of the crew of its area. */
export function placeFor(random: SeededRandom): { postalCode: string; area: string } {
	const [postalCode, area] = random.pick(places);
	return { postalCode, area };
}

const messages: Readonly<Record<Locale, readonly string[]>> = {
	fr: [
		"Bonjour, pouvez-vous me rappeler avec un prix?",
		"Est-ce que vous venez le samedi?",
		"Il y a de la poussière aux bouches depuis les travaux.",
		"Nous emménageons le mois prochain et voulons tout faire nettoyer avant.",
		"J’ai lu votre conseil : ma sécheuse prend deux cycles, elle aussi.",
		"Un ami m’a parlé de vous. Quand êtes-vous dans le quartier?",
	],
	en: [
		"Hi, could you call me back with a price?",
		"Do you come on Saturdays?",
		"There is dust at the vents since the renovation.",
		"We move in next month and would like everything cleaned before.",
	],
};

export function messageOf(locale: Locale, random: SeededRandom): string {
	return random.pick(messages[locale]);
}

export const heardFromWeights: Weighted<HeardFrom | null> = [
	["returning", 26],
	["recommended", 26],
	["search", 18],
	["vehicle", 8],
	["flyer", 8],
	["partner", 4],
	["social", 3],
	["other", 3],
	[null, 4],
];
