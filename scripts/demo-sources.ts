import type { Localized } from "../app/locale/locales.ts";
import type { Channel } from "../app/model/traffic/channel.ts";
import type { PageKey } from "../app/model/traffic/page-key.ts";
import { addDays } from "../app/time/days.ts";

/** A first page of visits. */
export interface SitePage {
	key: Localized<PageKey>;
	/** The share of visits that send a form. */
	rate: number;
	/** The chance of another page after each one. */
	holds: number;
	/** The first day of an article. */
	since?: string;
}

interface Landing {
	channel: Channel;
	page: SitePage;
}

type Weighted<Value> = readonly (readonly [Value, number])[];

const page = (key: PageKey, rate: number, holds = 0.45): SitePage => ({ key: { fr: key, en: key }, rate, holds });
const article = (fr: string, en: string, since: string, rate: number, holds = 0.3): SitePage => ({
	...{ key: { fr: `slug/${fr}`, en: `slug/${en}` }, rate, holds, since },
});

const home = page("index", 0.048, 0.55);
const ventilation = page("services-ventilation-ducts", 0.05);
const cleaning = page("services-house-cleaning", 0.033);
const discounts = page("discounts", 0.017, 0.25);
/** Brings the most: slow dryers worry people in autumn. */
export const starArticle = article("secheuse-charpie-incendie", "dryer-lint-fire-risk", "2026-11-02", 0.064, 0.5);

/** The rest, with few visits each. */
const others: Weighted<SitePage> = [
	[page("services-dryer-ducts", 0.03), 14],
	[page("services-air-exchanger-ducts", 0.02), 9],
	[page("services-oriental-rugs", 0.012), 7],
	[page("services-furniture-mattresses", 0.012), 7],
	[page("services-duct-cleaning", 0.015), 5],
	[page("services-post-disaster", 0.008), 4],
	[page("services-condo-building", 0.008), 4],
	[page("services-factory-shop-office", 0.006), 3],
	[page("services", 0.01), 4],
	[page("prices", 0.012, 0.5), 9],
	[page("area-montreal", 0.01), 4],
	[page("area-laval", 0.01), 4],
	[page("area-south-shore", 0.01), 3],
	[page("contact", 0.02, 0.1), 4],
	[page("about", 0.004), 3],
	[page("gallery", 0.006), 3],
	[page("blog", 0.004), 3],
	[article("faut-il-nettoyer-ses-conduits", "do-you-need-duct-cleaning", "2026-11-09", 0.012), 6],
	[article("reconnaitre-arnaque-nettoyage-conduits", "spot-a-duct-cleaning-scam", "2026-09-28", 0.006, 0.15), 4],
	[article("matelas-et-acariens", "mattresses-and-dust-mites", "2026-10-12", 0.005, 0.2), 2],
	[article("taches-tapis-de-laine", "wool-rug-stains", "2026-10-26", 0.008), 2],
	[article("animaux-et-odeurs", "pets-and-odours", "2026-08-03", 0.004, 0.2), 2],
	[article("demenager-1er-juillet-menage", "moving-day-cleaning-checklist", "2026-05-18", 0.012), 2],
];

/** Visits in an ordinary month, by channel and first page. "Rest" is spread over `others`. */
const table: Readonly<Record<Channel, { pages: Weighted<SitePage>; rest: number }>> = {
	search: {
		pages: [
			[home, 520],
			[ventilation, 430],
			[starArticle, 520],
			[cleaning, 220],
		],
		rest: 450,
	},
	direct: {
		pages: [
			[home, 560],
			[ventilation, 60],
			[discounts, 40],
		],
		rest: 82,
	},
	ads: {
		pages: [
			[discounts, 560],
			[ventilation, 330],
			[home, 170],
			[cleaning, 130],
		],
		rest: 120,
	},
	referral: {
		pages: [
			[home, 130],
			[starArticle, 60],
			[ventilation, 40],
		],
		rest: 88,
	},
	mail: {
		pages: [
			[discounts, 40],
			[home, 10],
		],
		rest: 12,
	},
	social: {
		pages: [
			[home, 90],
			[discounts, 62],
			[cleaning, 41],
			[starArticle, 32],
			[ventilation, 23],
		],
		rest: 0,
	},
};

/** Where visits of a day begin, with their numbers in 30 such days. An article has none before it is published. */
export function landings(day: string): [Landing, number][] {
	const restWeight = others.reduce((sum, [, weight]) => sum + weight, 0);
	return Object.entries(table).flatMap(([name, { pages, rest }]) => {
		const channel = name as Channel;
		const spread = others.map(([each, weight]) => [each, (rest * weight) / restWeight] as const);
		return [...pages, ...spread]
			.filter(([{ since }]) => !since || day >= since)
			.map(([each, weight]): [Landing, number] => [{ channel, page: each }, weight * novelty(each, day)]);
	});
}

/** Search engines show a new article more often. */
function novelty({ since }: SitePage, day: string): number {
	if (!since) return 1;
	return day < addDays(since, 28) ? 2 : 0.7;
}

export const hosts: Readonly<Record<Channel, Weighted<string | null>>> = {
	search: [
		["google.com", 62],
		["google.ca", 22],
		["bing.com", 12],
		["duckduckgo.com", 4],
	],
	direct: [[null, 1]],
	ads: [
		["google.com", 8],
		["bing.com", 1],
	],
	referral: [
		["journal-du-quartier.example", 4],
		["maison-pratique.example", 3],
		["forum-renovation.example", 2],
		["syndicat-conseil.example", 1],
	],
	mail: [[null, 1]],
	social: [
		["facebook.com", 6],
		["instagram.com", 3],
		["nextdoor.ca", 1],
	],
};

/** Pages that people open after another one. */
export const nextPages: Weighted<PageKey> = [
	["prices", 22],
	["services", 14],
	["services-ventilation-ducts", 12],
	["services-dryer-ducts", 9],
	["discounts", 9],
	["contact", 8],
	["gallery", 7],
	["about", 6],
	["guarantee", 5],
	["index", 8],
];

export const searches: Localized<Weighted<string>> = {
	fr: [
		["ramonage cheminée", 9],
		["nettoyer fournaise", 6],
		["vitres extérieures", 4],
		["toiture mousse", 1],
		["piscine", 1],
		["carte cadeau", 1],
	],
	en: [
		["chimney sweep", 3],
		["window washing", 2],
		["gutters", 1],
	],
};

export const missingPaths: Weighted<string> = [
	["/tarifs", 6],
	["/services/ramonage", 5],
	["/promotions", 4],
	["/en/pricing", 3],
	["/blogue/secheuse", 2],
	["/emplois", 2],
];
