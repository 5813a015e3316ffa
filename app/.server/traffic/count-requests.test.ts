import { describe, expect, it } from "vitest";
import type { TrafficEvent } from "#app/model/traffic/day-counts.ts";
import { originalContent } from "../content/original-content.testing.ts";
import { countDocument, countMissing } from "./count-requests.ts";
import type { TrafficCounter } from "./traffic-counter.ts";

const headers = {
	"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
	referer: "https://journal-local.example/article",
};

function missing(path: string): (string | undefined)[] {
	const counted: TrafficEvent[] = [];
	const traffic = { count: (event: TrafficEvent) => counted.push(event) } as unknown as TrafficCounter;
	countMissing(traffic, { headers, path });
	return counted.map((event) => (event.kind === "missing" ? event.path : undefined));
}

describe("a path that does not exist", () => {
	it.each(["/ancienne-page", "/services/ramonage-2026", "/wp-content/uploads/logo.png"])("is counted: %s", (path) => {
		expect(missing(path)).toEqual([path]);
	});

	it.each([
		"/en/estimation-gratuite/suivi/qLw8kF3ZtR1vYb0nXc7Hda",
		"/suivi/dQw4w9WgXcQ",
		"/appel/514-555-0199",
		"/h2x-1y4",
		"/jean@exemple.example",
		`/${"a".repeat(90)}`,
	])("is “other” when it could name a person or give access: %s", (path) => {
		expect(missing(path)).toEqual(["other"]);
	});

	it.each([
		"/estimation-gratuite/suivi/abcdefghijklmnopqrstuv",
		"/desabonnement/geheim",
		"/contactez-nous/merci/AIR-ABCDEFG",
	])("is not counted when it is the page of one person, whose lead is gone: %s", (path) => {
		expect(missing(path)).toEqual([]);
	});
});

describe("the first page of the estimate", () => {
	const origin = "https://airelle.example";

	function started(referer: string, cookie = ""): TrafficEvent[] {
		const counted: TrafficEvent[] = [];
		const traffic = { count: (event: TrafficEvent) => counted.push(event) } as unknown as TrafficCounter;
		const request = { headers: { ...headers, referer, cookie }, origin, path: "/estimation-gratuite", search: "" };
		countDocument({ traffic, content: originalContent }, { ...request, page: "estimate", locale: "fr" });
		return counted;
	}

	it("is opened by the visit that began with the page before it, which is not counted as a second arrival", () => {
		const [view, step] = started(`${origin}/?utm_medium=cpc&utm_campaign=automne&gclid=x`);
		expect(view).toMatchObject({ kind: "view", from: "index", source: null });
		expect(step).toMatchObject({
			kind: "step",
			step: "started",
			source: { channel: "ads", host: null, campaign: "automne", landing: "index", promotion: null },
		});
	});

	it("is opened by the visit that begins with it", () => {
		const source = { channel: "search", host: "google.com", landing: "estimate" };
		expect(started("https://www.google.com/")).toMatchObject([{ source }, { kind: "step", source }]);
	});

	it.each(["/jean-tremblay", "/desabonnement/geheim", "/admin/demandes"])("has no first page %s", (path) => {
		const [view, step] = started(origin + path);
		expect(view).toMatchObject({ from: null });
		expect(step).toMatchObject({ source: { channel: "direct", landing: null } });
	});
});
