import type { Locale, Localized } from "#app/locale/locales.ts";
import { type Channel, channelOf, channels } from "./channel.ts";
import type { LeadSource } from "./lead-source.ts";
import { otherKey, type PageKey } from "./page-key.ts";

/** The steps of the estimate that are counted when they are reached; each is the name of its page without `estimate-`. */
export const countedSteps = ["started", "details", "appointment", "person"] as const;

export type CountedStep = (typeof countedSteps)[number];

/** What is counted of the visits of one channel, first page and language. */
export type SegmentCounts = Partial<Record<"arrivals" | "phone" | CountedStep, number>>;

/** `onward`: views that were followed by another page of the site, a call or a form. */
export type PageCounts = Partial<Record<"views" | "onward", number>>;

/**
 * The counts of one day in Montréal. A server writes one such document for each day; those of past days are merged. No
 * person, address or time is in it, and every list is bounded.
 */
export interface DayCounts {
	day: string;
	/** By `segmentKey`. */
	segments: Readonly<Record<string, SegmentCounts>>;
	/** By page and language: `contact fr`. */
	pages: Readonly<Record<string, PageCounts>>;
	/** Sites with links and campaigns, both by channel and name: `search google.com`. Earlier builds left the channel out. */
	hosts: Readonly<Record<string, number>>;
	campaigns: Readonly<Record<string, number>>;
	/** What was searched for and not found, in lower case. */
	searches: Readonly<Record<string, number>>;
	/** Paths of the site that do not exist. */
	missing: Readonly<Record<string, number>>;
	purgeAfter: string;
}

export type TrafficEvent =
	/** `from`: the page of the site before it. `source`: of a visit that begins with this view. */
	| { kind: "view"; page: PageKey; locale: Locale; from: PageKey | null; source: LeadSource | null }
	| { kind: "phone"; page: PageKey; locale: Locale; source: LeadSource | null }
	/** The form of a page was sent, which is no other page. */
	| { kind: "sent"; page: PageKey; locale: Locale }
	| { kind: "step"; step: CountedStep; locale: Locale; source: LeadSource | null }
	| { kind: "search"; text: string }
	| { kind: "missing"; path: string };

type CountedList = "segments" | "pages" | "hosts" | "campaigns" | "searches" | "missing";

/** The most different keys of one day. What comes later is counted as "other". */
export const mostKeys: Readonly<Record<CountedList, number>> = {
	segments: 600,
	pages: 400,
	hosts: 100,
	campaigns: 100,
	searches: 200,
	missing: 100,
};

function segmentKey(source: LeadSource | null, locale: Locale): string {
	const { channel, landing } = source ?? unknownSource;
	const page = landing ?? otherKey;
	const made = segmentKeys[locale][channel];
	const known = made.get(page);
	if (known) return known;
	const key = `${channel} ${page} ${locale}`;
	if (made.size >= mostKeys.segments) made.clear();
	made.set(page, key);
	return key;
}

const unknownSource = { channel: "direct", landing: otherKey } as const;

/** Keys by page: making one for each event would be a third of its cost. */
const keysByChannel = () =>
	Object.fromEntries(channels.map((channel) => [channel, new Map()])) as Record<Channel, Map<PageKey, string>>;
const segmentKeys: Localized<Record<Channel, Map<PageKey, string>>> = { fr: keysByChannel(), en: keysByChannel() };

export function readSegment(key: string): { channel: Channel; page: PageKey; locale: Locale } {
	const [channel, page = otherKey, locale] = key.split(" ");
	return { channel: channel as Channel, page, locale: locale as Locale };
}

/** The key of a host or campaign with its channel. Of counts without one, a host tells it, and campaigns were those of ads. */
export function withChannel(list: "hosts" | "campaigns", key: string): string {
	if (key.includes(" ")) return key;
	const signs = { host: key, medium: null, source: null, isAdClick: false };
	return `${list === "hosts" ? channelOf(signs) : "ads"} ${key}`;
}

/** Adds up events in memory. Much cheaper than a new document for each event: the busiest page of a site is counted here. */
export class DayTally {
	readonly #lists: Record<CountedList, Map<string, Record<string, number>>> = {
		segments: new Map(),
		pages: new Map(),
		hosts: new Map(),
		campaigns: new Map(),
		searches: new Map(),
		missing: new Map(),
	};

	add(event: TrafficEvent): void {
		switch (event.kind) {
			case "view":
				this.#view(event);
				break;
			case "phone":
				this.#onward(event.page, event.locale);
				this.#inSegment(event.source, event.locale, "phone");
				break;
			case "sent":
				this.#onward(event.page, event.locale);
				break;
			case "step":
				this.#inSegment(event.source, event.locale, event.step);
				break;
			case "search":
				this.#count("searches", event.text, "count");
				break;
			case "missing":
				this.#count("missing", event.path, "count");
				break;
		}
	}

	/** Adds a document, such as one of another server. */
	addDay(counts: DayCounts): void {
		for (const list of ["segments", "pages"] as const)
			for (const [key, values] of Object.entries(counts[list]))
				for (const [name, value] of Object.entries(values as Record<string, number>))
					this.#count(list, key, name, value);
		for (const list of ["hosts", "campaigns", "searches", "missing"] as const)
			for (const [key, value] of Object.entries(counts[list])) this.#count(list, key, "count", value);
	}

	toDay(day: string, purgeAfter: string): DayCounts {
		const plain = (list: CountedList) =>
			Object.fromEntries([...this.#lists[list]].map(([key, { count = 0 }]) => [key, count]));
		return {
			day,
			segments: Object.fromEntries(this.#lists.segments),
			pages: Object.fromEntries(this.#lists.pages),
			hosts: plain("hosts"),
			campaigns: plain("campaigns"),
			searches: plain("searches"),
			missing: plain("missing"),
			purgeAfter,
		};
	}

	#view({ page, locale, from, source }: TrafficEvent & { kind: "view" }): void {
		this.#count("pages", `${page} ${locale}`, "views");
		if (from && from !== page) this.#onward(from, locale);
		if (!source) return;
		this.#inSegment(source, locale, "arrivals");
		if (source.host) this.#count("hosts", `${source.channel} ${source.host}`, "count");
		if (source.campaign) this.#count("campaigns", `${source.channel} ${source.campaign}`, "count");
	}

	#onward(page: PageKey, locale: Locale): void {
		this.#count("pages", `${page} ${locale}`, "onward");
	}

	#inSegment(source: LeadSource | null, locale: Locale, name: keyof SegmentCounts): void {
		this.#count("segments", segmentKey(source, locale), name);
	}

	#count(list: CountedList, key: string, name: string, by = 1): void {
		const known = this.#lists[list];
		const values = known.get(key);
		if (values) values[name] = (values[name] ?? 0) + by;
		else if (known.size < mostKeys[list] || key === otherOf(list, key)) known.set(key, { [name]: by });
		else this.#count(list, otherOf(list, key), name, by);
	}
}

/** The key that stands for this one once the list is full: the same language and channel, any page. */
function otherOf(list: CountedList, key: string): string {
	if (list === "pages") return key.replace(/^\S+/, otherKey);
	if (list !== "segments") return otherKey;
	const { channel, locale } = readSegment(key);
	return `${channel} ${otherKey} ${locale}`;
}
