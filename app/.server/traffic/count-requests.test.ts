import { describe, expect, it } from "vitest";
import type { TrafficEvent } from "#app/model/traffic/day-counts.ts";
import { countMissing } from "./count-requests.ts";
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
