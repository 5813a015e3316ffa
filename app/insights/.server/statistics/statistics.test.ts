import { describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import type { FunnelStep, StatisticsView } from "#app/model/insights/statistics.ts";
import { DayTally } from "#app/model/traffic/day-counts.ts";
import { readSource } from "#app/model/traffic/lead-source.ts";
import { booked, dayCounts, facts, noted, paid, reader, times, viewOf } from "./sample-statistics.testing.ts";

const rowOf = ({ funnel }: StatisticsView, step: FunnelStep) => {
	const found = funnel.find((row) => row.step === step);
	if (!found) throw new Error(`no row for ${step}`);
	return found;
};
const before = { day: "2026-10-01" } as const;
const campaign = (name: string) => ({ name, isCampaign: true });
const host = (name: string) => ({ name, isCampaign: false });

describe("the funnel", () => {
	const segment = { arrivals: 1000, started: 200, details: 150, appointment: 100, person: 80, phone: 30 };
	const days = [
		dayCounts("2026-10-16", { segments: { "search index fr": { arrivals: 400, started: 40, phone: 7 } } }),
		dayCounts("2026-10-17", { segments: { "search index fr": segment } }),
		dayCounts("2026-11-15", { segments: { "ads prices en": { arrivals: 500 } } }),
		dayCounts("2026-09-16", { segments: { "search index fr": { arrivals: 9000 } } }),
	];
	const leads = [
		...times(20, facts()),
		...times(40, booked({ channel: "search" })),
		...times(10, paid(100_00)),
		...times(10, facts({ kind: "contact" })),
		...times(10, booked(noted)),
		...times(5, facts({ ...before, isQuoted: true })),
		paid(300_00, before),
		facts({ day: "2026-09-16" }),
	];

	it("counts visits and leads of the period and of the one before, each step as a share of the step before", () => {
		const view = viewOf({ days, leads });
		expect(view).toMatchObject({
			period: { from: "2026-10-17", to: "2026-11-15" },
			before: { from: "2026-09-17", to: "2026-10-16" },
		});
		expect(view.funnel.map(({ step, count }) => [step, count?.now, count?.before])).toEqual([
			["arrivals", 1500, 400],
			["started", 200, 40],
			["details", 150, 0],
			["appointment", 100, 0],
			["person", 80, 0],
			["sent", 80, 6],
			["quoted", 60, 6],
			["booked", 60, 1],
			["done", 10, 1],
		]);
		expect(view.funnel.map(({ share }) => share.now)).toEqual([
			...[null, 200 / 1500, 150 / 200, 100 / 150, 80 / 100],
			// Without the ten messages of the contact page, and with the ten leads noted by phone.
			...[70 / 80, 60 / 90, 1, 10 / 60],
		]);
		expect(rowOf(view, "started").share.before).toBe(0.1);
		expect(rowOf(view, "details").share.before).toBe(0);
		expect(rowOf(view, "appointment").share.before).toBeNull();
		expect(view.noted).toEqual({ now: 10, before: 0 });
		expect(view.messages).toEqual({ now: 10, before: 0 });
		expect(view.dollars).toEqual({ now: 1000_00, before: 300_00 });
		expect(view.perJob).toEqual({ now: 100_00, before: 300_00 });
		expect(view.phone.presses).toEqual({ now: 30, before: 7 });
	});

	it("does not compare visits with days that were not all counted, nor leads with a time without any", () => {
		const partly = viewOf({ days, leads, countedSince: "2026-09-18" });
		expect(rowOf(partly, "arrivals").count).toEqual({ now: 1500, before: null });
		expect(rowOf(partly, "sent").count).toEqual({ now: 80, before: 6 });
		expect(partly.phone.presses).toEqual({ now: 30, before: null });
		expect(viewOf({ days, countedSince: null }).funnel[0]?.count?.before).toBeNull();
		const first = viewOf({ days, leads, isComparable: false });
		expect(rowOf(first, "arrivals").count).toEqual({ now: 1500, before: 400 });
		expect(rowOf(first, "sent").count).toEqual({ now: 80, before: null });
		expect([first.dollars.before, first.noted.before, first.leadsBefore]).toEqual([null, null, null]);
		expect(first.perJob.before).toBeNull();
		expect(first.phone.firstAnswer.before).toBeNull();
	});

	it("shows no share above 1: visitors who are not counted send leads too", () => {
		const few = [dayCounts("2026-11-01", { segments: { "direct index fr": { arrivals: 1, person: 1 } } })];
		expect(rowOf(viewOf({ days: few, leads }), "sent").share.now).toBe(1);
	});

	it("filters visits and leads by channel, page and language", () => {
		expect(rowOf(viewOf({ days, leads, query: "canal=ads" }), "arrivals").count?.now).toBe(500);
		expect(rowOf(viewOf({ days, leads, query: "canal=search" }), "sent").count?.now).toBe(40);
		expect(rowOf(viewOf({ days, leads, query: "page=prices" }), "arrivals").count?.now).toBe(500);
		const byPage = viewOf({ days, leads: [...leads, facts({ page: "prices" })], query: "page=prices" });
		expect([rowOf(byPage, "sent").count?.now, byPage.noted.now]).toEqual([1, 0]);
		const english = viewOf({ days, leads: [...leads, facts({ ...noted, locale: "en" })], query: "langue=en" });
		expect([rowOf(english, "arrivals").count?.now, english.noted.now]).toEqual([500, 1]);
	});

	it("knows no visits of a service or of a call", () => {
		const phone = viewOf({ days, leads, query: "canal=phone" });
		expect(phone.funnel.slice(0, 5).map(({ count }) => count)).toEqual([null, null, null, null, null]);
		expect([rowOf(phone, "sent").count?.now, phone.noted.now, rowOf(phone, "booked").count?.now]).toEqual([0, 10, 10]);
		expect(phone.phone.presses.now).toBe(30);
		const asking = [...leads, booked({ services: ["dryer-ducts"] })];
		const service = viewOf({ days, leads: asking, query: "service=dryer-ducts" });
		expect(rowOf(service, "arrivals")).toEqual({ step: "arrivals", count: null, share: { now: null, before: null } });
		expect(rowOf(service, "sent")).toMatchObject({ count: { now: 1, before: 0 }, share: { now: null } });
		expect([service.loss, service.pages[0]?.arrivals, service.channels[0]?.arrivals]).toEqual([null, null, null]);
	});

	it("counts appointments to come until their end, and leaves jobs without an amount out of the average", () => {
		const leads = [
			booked({ appointmentEnd: "2026-11-15T11:59" }),
			booked({ appointmentEnd: "2026-11-15T12:01" }),
			booked({ appointmentEnd: "2026-12-01T11:00" }),
			paid(100_01),
			paid(200_00),
			booked({ status: "done" }),
		];
		// 17:00 in Greenwich is noon in Montréal.
		expect(viewOf({ leads }).upcoming).toBe(2);
		expect(viewOf({ leads }).perJob).toEqual({ now: 150_01, before: null });
		expect(rowOf(viewOf({ leads }), "done").count?.now).toBe(3);
	});
});

describe("the tables", () => {
	const article = originals["articles.fr"][0];
	const english = originals["articles.en"].find(({ name }) => name === article?.name);
	if (!article || !english) throw new Error("no article");

	it("merges the two languages of an article under its title, and names services and pages", () => {
		const days = [
			dayCounts("2026-11-01", {
				segments: {
					[`search slug/${article.matter.slug} fr`]: { arrivals: 300 },
					[`search slug/${english.matter.slug} en`]: { arrivals: 100 },
					"direct services-dryer-ducts fr": { arrivals: 50 },
					"direct slug/article-disparu fr": { arrivals: 3 },
				},
			}),
		];
		const leads = [
			paid(80_00, { page: `slug/${english.matter.slug}`, channel: "search" }),
			paid(40_00, { page: `slug/${article.matter.slug}`, day: "2026-10-01" }),
		];
		const { pages, otherPages } = viewOf({ days, leads });
		expect(pages).toEqual([
			{
				key: `slug/${article.matter.slug}`,
				title: article.matter.title,
				kind: "article",
				publishedOn: article.matter.date,
				arrivals: 400,
				leads: 1,
				booked: 1,
				dollars: { now: 80_00, before: 40_00 },
				perHundred: 20_00,
			},
			expect.objectContaining({ key: "services-dryer-ducts", kind: "service", arrivals: 50, perHundred: null }),
			expect.objectContaining({ key: "slug/article-disparu", title: null, arrivals: 3 }),
		]);
		expect(otherPages).toBe(0);
		const other = viewOf({ days, leads, locale: "en", query: `page=slug/${english.matter.slug}` });
		expect(other.pages.map(({ key, title, arrivals }) => [key, title, arrivals])).toEqual([
			[`slug/${article.matter.slug}`, english.matter.title, 400],
		]);
		expect(other.filter.page).toBe(`slug/${article.matter.slug}`);
		expect(other.choices.pages.map(({ key }) => key).sort()).toEqual([
			"services-dryer-ducts",
			`slug/${article.matter.slug}`,
		]);
	});

	it("shows 12 pages by dollars, then visits, and the rest in one row with visits of no known page", () => {
		const services = ["ventilation-ducts", "duct-cleaning", "dryer-ducts", "oriental-rugs", "house-cleaning"];
		const keys = [
			...["index", "contact", "prices", "services", "blog", "gallery", "discounts", "about", "privacy", "terms"],
			...services.map((name) => `services-${name}`),
		];
		const segments = Object.fromEntries([
			...keys.map((key, index) => [`direct ${key} fr`, { arrivals: 100 - index }]),
			["direct other fr", { arrivals: 500 }],
		]);
		const leads = [paid(900_00, { page: "terms" }), paid(100_00, { page: "other" }), paid(5_00, noted)];
		const { pages, otherPages } = viewOf({ days: [dayCounts("2026-11-01", { segments })], leads });
		expect(pages.map(({ key }) => key)).toEqual([
			"terms",
			...keys.filter((key) => key !== "terms").slice(0, 11),
			"other",
		]);
		expect(pages.at(-1)).toMatchObject({ title: null, arrivals: 500 + 88 + 87 + 86, dollars: { now: 100_00 } });
		expect(otherPages).toBe(3);
	});

	it("has one row for each channel with visits or leads, with the names of its hosts or campaigns", () => {
		const counts = dayCounts("2026-11-01", {
			segments: { "search index fr": { arrivals: 200 }, "ads index fr": { arrivals: 100 } },
			hosts: { "google.com": 90, "bing.com": 9, "facebook.com": 5, "reno.example": 4, other: 50 },
			campaigns: { automne: 3, hiver: 5, other: 9 },
		});
		const leads = [paid(50_00, { channel: "ads" }), facts({ channel: "referral" }), paid(70_00, noted)];
		const { channels } = viewOf({ days: [counts], leads });
		expect(channels.map(({ channel, names, arrivals, perHundred }) => [channel, names, arrivals, perHundred])).toEqual([
			["phone", [], null, null],
			["ads", ["hiver", "automne"].map(campaign), 100, 50_00],
			["search", ["google.com", "bing.com"].map(host), 200, 0],
			["referral", [host("reno.example")], 0, null],
		]);
		expect(viewOf({ days: [counts], leads, query: "canal=ads" }).channels.map(({ channel }) => channel)).toEqual([
			"ads",
		]);
	});

	it("names the campaigns and hosts of each channel, campaigns first, and adds up counts of earlier builds", () => {
		const tally = new DayTally();
		const arrive = (query: string, from: string | null = null) => {
			const source = readSource({ host: from, landing: "/", query: new URLSearchParams(query) });
			tally.add({ kind: "view", page: "index", locale: "fr", from: null, source });
		};
		arrive("utm_source=courriel&utm_medium=email&utm_campaign=due-again", "mail.google.com");
		arrive("", "outlook.live.com");
		arrive("utm_medium=cpc&utm_campaign=automne", "www.google.com");
		arrive("utm_source=depliant&utm_campaign=rosemont");
		arrive("", "www.bing.com");
		arrive("", "www.bing.com");
		arrive("", "www.google.com");
		const earlier = dayCounts("2026-10-31", {
			segments: { "search index fr": { arrivals: 2 } },
			hosts: { "google.com": 2 },
			campaigns: { hiver: 3 },
		});
		const { channels } = viewOf({ days: [earlier, tally.toDay("2026-11-01", "")] });
		expect(Object.fromEntries(channels.map(({ channel, names }) => [channel, names]))).toEqual({
			search: [host("google.com"), host("bing.com")],
			ads: [campaign("hiver"), campaign("automne"), host("google.com")],
			mail: [campaign("due-again"), host("google.com"), host("live.com")],
			referral: [campaign("rosemont")],
		});
	});

	it("shares the dollars of a lead between its services, and counts it in each of them", () => {
		const both = paid(100_00, {
			services: ["ventilation-ducts", "dryer-ducts"],
			shares: [
				{ service: "ventilation-ducts", cents: 70_00 },
				{ service: "dryer-ducts", cents: 30_00 },
			],
		});
		const rows = viewOf({
			leads: [both, facts({ services: ["dryer-ducts"] }), facts(), { ...both, ...before }],
		}).services;
		expect(rows.map(({ service, leads, booked, dollars, share }) => [service, leads, booked, dollars, share])).toEqual([
			["ventilation-ducts", 1, 1, { now: 70_00, before: 70_00 }, 0.7],
			["dryer-ducts", 2, 1, { now: 30_00, before: 30_00 }, 0.3],
			[null, 1, 0, { now: 0, before: 0 }, 0],
		]);
		expect(rows.map(({ title }) => title)).toEqual([
			...["ventilation-ducts", "dryer-ducts"].map((name) =>
				reader.pick(`services/${name as "dryer-ducts"}.fr`, (words) => words.name),
			),
			null,
		]);
	});

	it("splits leads and dollars by language", () => {
		const leads = [paid(100_00), paid(50_00, { ...noted, locale: "en" }), facts({ locale: "en" })];
		expect(viewOf({ leads }).languages).toEqual([
			{ locale: "fr", leads: 1, dollars: 100_00 },
			{ locale: "en", leads: 2, dollars: 50_00 },
		]);
	});
});

describe("around the funnel", () => {
	it("counts leads by day, by week for long periods, and the average of the period before", () => {
		const leads = [facts(), facts({ ...noted }), facts({ day: "2026-11-15" }), ...times(6, facts(before))];
		const month = viewOf({ leads });
		expect(month.leads).toHaveLength(30);
		expect(month.leads.filter(({ count }) => count > 0)).toEqual([
			{ from: "2026-11-10", count: 2, isWeekend: false },
			{ from: "2026-11-15", count: 1, isWeekend: true },
		]);
		expect(month.leadsBefore).toBe(6 / 30);
		const quarter = viewOf({ leads, query: "periode=90-jours" });
		// From a Tuesday on: the first week is cut.
		expect(quarter.leads.slice(0, 2).map(({ from }) => from)).toEqual(["2026-08-18", "2026-08-24"]);
		expect(quarter.leads.at(-1)).toEqual({ from: "2026-11-09", count: 3, isWeekend: false });
		expect(viewOf({ leads, query: "periode=12-mois" }).leads).toHaveLength(53);
	});

	it("says the median time to the first answer in opening hours, without calls", () => {
		// A Tuesday at 10:00 in Montréal.
		const receivedAt = Date.parse("2026-11-10T15:00:00Z");
		const answeredIn = (minutes: number) => facts({ receivedAt, answeredAt: receivedAt + minutes * 60_000 });
		const leads = [
			answeredIn(10),
			answeredIn(30),
			answeredIn(200),
			facts({ receivedAt }),
			facts({ ...noted, receivedAt }),
		];
		expect(viewOf({ leads, locale: "en" }).phone.firstAnswer).toEqual({ now: "30\u00a0min", before: null });
	});

	it("lists searches of at least two people and missing addresses, the most frequent first", () => {
		const searches = { ramonage: 2, fournaise: 1, "vitres extérieures": 3, other: 9 };
		const letters = Object.fromEntries([..."abcdefghij"].map((letter, index) => [`/${letter}`, index + 1]));
		const days = [
			dayCounts("2026-11-01", { searches, missing: letters }),
			dayCounts("2026-11-02", { searches: { ramonage: 2 }, missing: { "/a": 50, other: 99 } }),
			dayCounts("2026-10-01", { searches: { fournaise: 9 } }),
		];
		const view = viewOf({ days });
		expect(view.searches).toEqual([
			{ text: "ramonage", count: 4 },
			{ text: "vitres extérieures", count: 3 },
		]);
		expect(view.missing.map(({ path, count }) => [path, count])).toEqual([
			["/a", 51],
			...[..."jihgfed"].map((letter) => [`/${letter}`, "abcdefghij".indexOf(letter) + 1]),
		]);
	});

	it("lists the five pages that most views end on, without the last step of the estimate", () => {
		const pages = {
			"prices fr": { views: 20, onward: 2 },
			"prices en": { views: 20, onward: 8 },
			"contact fr": { views: 29, onward: 0 },
			"estimate-person fr": { views: 100 },
			"other fr": { views: 100 },
			"index fr": { views: 100, onward: 120 },
			"about fr": { views: 100, onward: 10 },
			"terms fr": { views: 100, onward: 20 },
			"privacy fr": { views: 100, onward: 30 },
			"gallery fr": { views: 100, onward: 40 },
		};
		const days = [dayCounts("2026-11-01", { pages })];
		expect(viewOf({ days }).endings.map(({ key, views, share }) => [key, views, share])).toEqual([
			["about", 100, 0.9],
			["terms", 100, 0.8],
			["prices", 40, 0.75],
			["privacy", 100, 0.7],
			["gallery", 100, 0.6],
		]);
		expect(viewOf({ days, query: "langue=en" }).endings).toEqual([]);
	});
});
