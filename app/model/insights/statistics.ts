import type { Locale } from "#app/locale/locales.ts";
import type { ServiceName } from "../service-names.ts";
import type { Channel } from "../traffic/channel.ts";
import type { PageKey } from "../traffic/page-key.ts";
import type { Days } from "./days.ts";

/** The periods that the statistics offer, by their value in the URL. */
export const statisticsPeriods = ["7-jours", "30-jours", "90-jours", "12-mois"] as const;

export type StatisticsPeriod = (typeof statisticsPeriods)[number];

/** A lead noted by a member is a channel of its own: it has no visit. */
export type SourceChannel = Channel | "phone";

/** Null: all. */
export interface StatisticsFilter {
	channel: SourceChannel | null;
	page: PageKey | null;
	service: ServiceName | null;
	locale: Locale | null;
}

/** A number and the one of the period before; null when the days before were not counted, or there is nothing to count. */
export interface Compared {
	now: number;
	before: number | null;
}

export const funnelSteps = [
	"arrivals",
	"started",
	"details",
	"appointment",
	"person",
	"sent",
	"quoted",
	"booked",
	"done",
] as const;

export type FunnelStep = (typeof funnelSteps)[number];

export interface FunnelRow {
	step: FunnelStep;
	/** Null: not known for this filter, such as visits by service. */
	count: Compared | null;
	/** Of the step before, from 0 to 1. Of `sent`: only estimates, because messages skip the step before. */
	share: { now: number | null; before: number | null };
}

/** What one source brought. */
export interface SourceRow {
	/** Null for leads noted by phone, which have no visit. */
	arrivals: number | null;
	leads: number;
	booked: number;
	/** Final amounts of finished work, before taxes, in cents. */
	dollars: Compared;
	/** Cents for 100 visits; null below `fewestArrivals`. */
	perHundred: number | null;
}

export interface PageRow extends SourceRow {
	key: PageKey;
	/** In the member's language; null for pages that are gone, and for the rest. */
	title: string | null;
	kind: "page" | "service" | "article";
	/** `YYYY-MM-DD`, of an article. */
	publishedOn: string | null;
}

export interface ChannelRow extends SourceRow {
	channel: SourceChannel;
	/** The campaigns with the most visits, then the hosts; at most three. */
	names: readonly SourceName[];
}

/** A campaign, or the host of the page with the link. */
export interface SourceName {
	name: string;
	isCampaign: boolean;
}

export interface ServiceRow {
	service: ServiceName | null;
	title: string | null;
	leads: number;
	booked: number;
	dollars: Compared;
	/** Of all dollars, from 0 to 1. */
	share: number;
}

export interface TimelineMark {
	day: string;
	/** Null: a note of a member. */
	kind: "prices" | "promotion" | "article" | null;
	/** The text of a note, the code of a promotion, the title of an article, or empty. */
	text: string;
	/** Of a note. */
	id: string | null;
	by: string | null;
}

/** What the owner should do more of. */
export type Advice =
	/** Too few appointments to compare anything. */
	| { kind: "too-early"; booked: number; needed: number; arrivals: number }
	/** Enough appointments, and no source is clearly better. */
	| { kind: "even" }
	| {
			kind: "more";
			best: AdvisedSource;
			/** The source that brings the least; null when it is not worth naming. */
			worst: AdvisedSource | null;
			/** Cents for 100 visits, of the whole site. */
			average: number;
			/** The appointments of the best source: at least `fewestBooked`. */
			booked: number;
	  };

export type AdvisedSource = { perHundred: number } & (
	| { of: "page"; key: PageKey; title: string; kind: PageRow["kind"] }
	| { of: "channel"; channel: Channel }
);

export interface Loss {
	step: FunnelStep;
	/** The share that leaves, from 0 to 1. */
	share: number;
	before: number | null;
	/** The number of the mark on the time line since which it grew; null when none fits. */
	mark: number | null;
}

/** Below it, an average says more about chance than about a source. */
export const fewestArrivals = 100;
/** Below it, no advice is given. */
export const fewestBooked = 10;

export interface StatisticsView {
	name: StatisticsPeriod;
	period: Days;
	before: Days;
	/** The first day on which anything was counted; null: nothing yet. Before it, nothing can be compared. */
	countedSince: string | null;
	filter: StatisticsFilter;
	choices: {
		pages: readonly { key: PageKey; title: string }[];
		services: readonly { name: ServiceName; title: string }[];
	};
	advice: Advice;
	funnel: readonly FunnelRow[];
	/** Of the leads sent: messages of the contact page, which skip the steps of the estimate. */
	messages?: Compared;
	/** Leads noted by phone, which join the funnel after "sent". */
	noted: Compared;
	/** Appointments to come: their work is not finished yet. */
	upcoming: number;
	dollars: Compared;
	/** Of one finished job, in cents. */
	perJob: { now: number | null; before: number | null };
	loss: Loss | null;
	phone: { presses: Compared; noted: Compared; firstAnswer: { now: string | null; before: string | null } };
	/** Without result, the most frequent first; only what was searched at least twice. */
	searches: readonly { text: string; count: number }[];
	/** Paths that do not exist, the most frequent first. */
	missing: readonly { path: string; count: number }[];
	/** Pages that most views end on, the worst first. */
	endings: readonly { key: PageKey; title: string; views: number; share: number }[];
	languages: readonly { locale: Locale; leads: number; dollars: number }[];
	/** By day, or by week for a long period. */
	leads: readonly { from: string; count: number; isWeekend: boolean }[];
	/** Leads for each day or week of the period before; null when it cannot be compared. */
	leadsBefore: number | null;
	marks: readonly TimelineMark[];
	/** Notes that are not among the marks: of other periods, or too many for the time line. */
	otherNotes: readonly TimelineMark[];
	pages: readonly PageRow[];
	/** How many pages the last row of `pages` stands for; 0 when it is a page itself. */
	otherPages: number;
	channels: readonly ChannelRow[];
	services: readonly ServiceRow[];
}
