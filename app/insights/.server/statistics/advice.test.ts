import { describe, expect, it } from "vitest";
import type { ChannelRow, PageRow, SourceRow } from "#app/model/insights/statistics.ts";
import type { Channel } from "#app/model/traffic/channel.ts";
import { adviceOf } from "./advice.ts";
import { perHundred } from "./cohort.ts";
import { booked, dayCounts, paid, times, viewOf } from "./sample-statistics.testing.ts";

function row(arrivals: number, dollars: number, appointments = 12): SourceRow {
	return {
		arrivals,
		leads: 10,
		booked: appointments,
		dollars: { now: dollars * 100, before: null },
		perHundred: perHundred(dollars * 100, arrivals),
	};
}
const page = (key: string, of: SourceRow, kind: PageRow["kind"] = "page", title: string | null = key): PageRow => {
	return { key, title, kind, publishedOn: null, ...of };
};
const channel = (name: Channel | "phone", of: SourceRow): ChannelRow => ({ channel: name, names: [], ...of });

/** On average 10 $ for 100 visits. */
const site = { booked: 21, arrivals: 5000, dollars: 500_00, pages: [], channels: [] };

describe("the advice", () => {
	it("waits for ten appointments", () => {
		expect(adviceOf({ ...site, booked: 9 })).toEqual({ kind: "too-early", booked: 9, needed: 10, arrivals: 5000 });
		expect(adviceOf({ ...site, booked: 10 })).toEqual({ kind: "even" });
	});

	it("names the source that brings the most for 100 visits, and the channel that brings the least", () => {
		const pages = [page("prices", row(1000, 125)), page("index", row(2000, 240))];
		const channels = [
			channel("ads", row(1000, 74)),
			channel("social", row(1000, 60, 0)),
			channel("mail", row(99, 1)),
			channel("direct", row(1000, 1)),
			channel("phone", { ...row(0, 900), arrivals: null, perHundred: null }),
		];
		expect(adviceOf({ ...site, pages, channels })).toEqual({
			kind: "more",
			best: { of: "page", key: "prices", title: "prices", kind: "page", perHundred: 12_50 },
			worst: { of: "channel", channel: "social", perHundred: 6_00 },
			average: 10_00,
			booked: 12,
		});
		const better = adviceOf({
			...site,
			pages,
			channels: [channel("search", row(100, 20)), channel("ads", row(100, 8))],
		});
		expect(better).toMatchObject({ best: { of: "channel", channel: "search" }, worst: null });
	});

	it("does not name the best channel as the worst too", () => {
		const channels = [channel("search", row(1000, 130))];
		expect(adviceOf({ ...site, dollars: 10_000_00, channels })).toEqual({ kind: "even" });
		expect(adviceOf({ ...site, channels })).toMatchObject({ kind: "more", worst: null });
	});

	it("says that nothing stands out below 1.25 times the average, with few visits, appointments or no name", () => {
		const even = (of: PageRow) => expect(adviceOf({ ...site, pages: [of] })).toEqual({ kind: "even" });
		even(page("prices", row(1000, 124)));
		even(page("prices", row(99, 900)));
		even(page("prices", row(1000, 900, 9)));
		even(page("slug/disparu", row(1000, 900), "article", null));
		expect(adviceOf({ ...site, pages: [page("prices", row(100, 900, 10))] }).kind).toBe("more");
		expect(adviceOf({ ...site, dollars: 0, pages: [page("prices", row(100, 0, 10))] })).toEqual({ kind: "even" });
		expect(adviceOf({ ...site, arrivals: 99, pages: [page("prices", row(100, 900))] })).toEqual({ kind: "even" });
	});

	it("names an article before another source that is at most 5 % better", () => {
		const article = page("slug/secheuse", row(1000, 190), "article");
		const best = (of: PageRow) => {
			const advice = adviceOf({ ...site, pages: [of, article] });
			return advice.kind === "more" ? advice.best : null;
		};
		expect(best(page("prices", row(1000, 200)))).toMatchObject({ key: "slug/secheuse" });
		expect(best(page("prices", row(1000, 201)))).toMatchObject({ key: "prices" });
	});

	it("rests on the leads and visits of the period", () => {
		const segments = { "search prices fr": { arrivals: 100 }, "ads index fr": { arrivals: 900 } };
		const leads = [
			...times(10, paid(90_00, { page: "prices", channel: "search" })),
			...times(7, booked({ channel: "ads" })),
		];
		expect(viewOf({ days: [dayCounts("2026-11-01", { segments })], leads }).advice).toMatchObject({
			kind: "more",
			average: 90_00,
			booked: 10,
			best: { of: "page", key: "prices", perHundred: 900_00 },
			worst: { of: "channel", channel: "ads", perHundred: 0 },
		});
	});
});
