import type { Locale } from "../app/locale/locales.ts";
import type { Channel } from "../app/model/traffic/channel.ts";
import { type CountedStep, DayTally } from "../app/model/traffic/day-counts.ts";
import type { LeadSource } from "../app/model/traffic/lead-source.ts";
import type { PageKey } from "../app/model/traffic/page-key.ts";
import { addDays, weekdayOf } from "../app/time/days.ts";
import { hosts, landings, missingPaths, nextPages, type SitePage, searches } from "./demo-sources.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** A form that a visit ended with. */
export interface DemoForm {
	kind: "estimate" | "contact";
	locale: Locale;
	source: LeadSource;
}

/** Since when the step about the appointment loses more people than before, in days before today. */
const worseSince = 16;
/** From Monday to Sunday; 1 on average. */
const weekdays = [1.18, 1.15, 1.12, 1.1, 1, 0.7, 0.75];
/** From January to December: ducts are cleaned in autumn, homes in spring and before July 1. */
const seasons = [0.9, 0.9, 1, 1.08, 1.12, 1.06, 0.9, 0.94, 1.08, 1.14, 1.1, 0.88];
/** A year ago there were this many visits for each one of today. */
const yearAgo = 0.86;

/** How many times the usual number of visits or calls a day has. */
export function volumeOf(day: string, today: string, random: SeededRandom): number {
	const season = (of: string) => seasons[Number(of.slice(5, 7)) - 1] ?? 1;
	const growth = 1 - ((1 - yearAgo) * (Date.parse(today) - Date.parse(day))) / (365 * 24 * 60 * 60 * 1000);
	const noise = 0.9 + random.next() * 0.2;
	return (weekdays[weekdayOf(day) - 1] ?? 1) * (season(day) / season(today)) * growth * noise;
}

/** Counts the visits of a day as the site does, and returns the forms that they sent. */
export function simulateDay(
	day: string,
	{ today, volume, random }: { today: string; volume: number; random: SeededRandom },
): { tally: DayTally; forms: DemoForm[] } {
	const tally = new DayTally();
	const choices = landings(day);
	const all = choices.reduce((sum, [, weight]) => sum + weight, 0);
	const count = Math.round((all / 30) * volume);
	const isWorse = day >= addDays(today, -worseSince);
	const forms = Array.from({ length: count }).flatMap(() => {
		const { channel, page } = random.weighted(choices);
		return visit({ day, channel, page, isWorse, tally, random }) ?? [];
	});
	return { tally, forms };
}

interface Visit {
	day: string;
	channel: Channel;
	page: SitePage;
	isWorse: boolean;
	tally: DayTally;
	random: SeededRandom;
}

/** Chances to send a form that does not depend on the page: people who were recommended are decided. */
const decided: Readonly<Record<Channel, number>> = {
	...{ search: 0.9, direct: 1.2, ads: 0.78, referral: 1.3, mail: 6, social: 1.1 },
};
/** How many start an estimate for each one who sends it. */
const startsPerForm = 3;

function visit({ day, channel, page, isWorse, tally, random }: Visit): DemoForm | null {
	const locale: Locale = random.chance(0.8) ? "fr" : "en";
	const landing = page.key[locale];
	const source: LeadSource = {
		channel,
		host: random.weighted(hosts[channel]),
		campaign: campaignOf(channel, day, random),
		landing,
		promotion: page.key.fr === "discounts" && channel === "mail" ? "DUO-AUTOMNE" : null,
	};
	const view = (key: PageKey, from: PageKey | null) =>
		tally.add({ kind: "view", page: key, locale, from, source: from === null ? source : null });
	view(landing, null);
	let last = landing;
	const go = (to: PageKey) => {
		if (to !== last) view(to, last);
		last = to;
	};
	while (random.chance(page.holds)) go(random.weighted(nextPages));
	if (random.chance(0.006)) {
		go("search");
		tally.add({ kind: "search", text: random.weighted(searches[locale]) });
	}
	if (random.chance(0.006)) tally.add({ kind: "missing", path: random.weighted(missingPaths) });
	if (random.chance(0.044)) tally.add({ kind: "phone", page: last, locale, source });
	const rate = page.rate * decided[channel];
	if (random.chance(Math.min(0.6, rate * 0.86 * startsPerForm))) {
		const sent = walkEstimate(go, (step) => tally.add({ kind: "step", step, locale, source }), isWorse, random);
		if (sent) tally.add({ kind: "sent", page: "estimate-person", locale });
		if (sent) go("estimate-follow");
		return sent ? { kind: "estimate", locale, source } : null;
	}
	if (!random.chance(rate * 0.14)) return null;
	go("contact");
	tally.add({ kind: "sent", page: "contact", locale });
	go("contact-thanks");
	return { kind: "contact", locale, source };
}

/** Shares that go on to the next step. */
const usualShares: readonly (readonly [CountedStep, number])[] = [
	["details", 0.825],
	["appointment", 0.7],
	["person", 0.771],
];
const worseShares: readonly (readonly [CountedStep, number])[] = [
	["details", 0.814],
	["appointment", 0.55],
	["person", 0.78],
];

/** Returns whether the estimate was sent. */
function walkEstimate(
	go: (to: PageKey) => void,
	reach: (step: CountedStep) => void,
	isWorse: boolean,
	random: SeededRandom,
): boolean {
	go("estimate");
	reach("started");
	for (const [step, share] of isWorse ? worseShares : usualShares) {
		if (!random.chance(share)) return false;
		go(`estimate-${step}`);
		reach(step);
	}
	return random.chance(0.77);
}

function campaignOf(channel: Channel, day: string, random: SeededRandom): string | null {
	const month = Number(day.slice(5, 7));
	const season = month >= 3 && month <= 5 ? "printemps" : month >= 9 && month <= 11 ? "automne" : "";
	if (channel === "ads") return season ? `conduits-${season}` : random.chance(0.7) ? "grand-menage" : "conduits";
	if (channel === "mail") return `infolettre-${season || "saison"}`;
	return channel === "social" && random.chance(0.4) ? "bons-gestes" : null;
}
