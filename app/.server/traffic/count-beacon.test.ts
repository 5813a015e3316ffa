import { beforeEach, describe, expect, it } from "vitest";
import type { TrafficEvent } from "#app/model/traffic/day-counts.ts";
import { originals } from "../content/originals.ts";
import { createSiteContent } from "../content/site-content.ts";
import { countBeacon } from "./count-beacon.ts";
import type { TrafficCounter } from "./traffic-counter.ts";

const content = createSiteContent(originals);
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
let counted: TrafficEvent[];
beforeEach(() => {
	counted = [];
});

function report(fields: Record<string, string>, headers: Record<string, string> = {}): TrafficEvent[] {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	const traffic = { count: (event: TrafficEvent) => counted.push(event) } as unknown as TrafficCounter;
	countBeacon({ traffic, content }, new Headers({ "User-Agent": browser, ...headers }), form);
	return counted;
}

describe("a report of a browser", () => {
	it("counts a view of a page, of an article, of a topic and of the work of a service", () => {
		for (const path of [
			"/prix",
			"/en/condo-syndicate-maintenance-checklist",
			"/blogue/sujet/secheuse",
			"/realisations/conduits-secheuse",
		])
			report({ kind: "view", path, from: "/", locale: "fr" });
		expect(counted.map((event) => "page" in event && event.page)).toEqual([
			"prices",
			"slug/condo-syndicate-maintenance-checklist",
			"blog-topic/secheuse",
			"gallery-service/conduits-secheuse",
		]);
	});

	it.each(["/jean-tremblay", "/blogue/sujet/jean-tremblay", "/realisations/jean-tremblay", "/prix/jean"])(
		"cannot name a page that does not exist: %s",
		(path) => {
			expect(report({ kind: "view", path, locale: "fr" })).toEqual([{ kind: "missing", path }]);
			counted.length = 0;
			const source = new URLSearchParams({ landing: path, host: "google.com" }).toString();
			expect(report({ kind: "phone", path: "/prix", locale: "fr", source })).toMatchObject([
				{ page: "prices", source: { channel: "search", landing: null } },
			]);
			expect(report({ kind: "view", path: "/prix", from: path, locale: "fr" })[1]).toMatchObject({ from: null });
		},
	);

	it.each([
		["/cet-article-a-disparu", "/cet-article-a-disparu"],
		["/services/ramonage", "/services/ramonage"],
		["/suivi/dQw4w9WgXcQ", "other"],
	])("counts the missing page %s as %s: the application shows it without a document", (path, missing) => {
		expect(report({ kind: "view", path, from: "/", locale: "fr" })).toEqual([{ kind: "missing", path: missing }]);
	});

	it.each(["/desabonnement/geheim", "/estimation-gratuite/suivi/geheim", "https://evil.example/", "x", ""])(
		"counts no missing page %j",
		(path) => {
			expect(report({ kind: "view", path, locale: "fr" })).toEqual([]);
			expect(report({ kind: "phone", path: "/rien", locale: "fr" })).toEqual([]);
		},
	);

	it("counts an estimate as started once for each document, and not while there is a draft", () => {
		const view = { kind: "view", path: "/estimation-gratuite", from: "/", locale: "fr", source: "landing=%2F" };
		report(view);
		report({ ...view, again: "1" });
		report(view, { Cookie: "estimate=%22draft%22" });
		expect(counted.filter(({ kind }) => kind === "view")).toHaveLength(3);
		expect(counted.filter(({ kind }) => kind === "step")).toMatchObject([
			{ step: "started", locale: "fr", source: { channel: "direct", landing: "index" } },
		]);
	});

	it.each<Record<string, string>>([
		{ "Sec-GPC": "1" },
		{ "Sec-GPC": "1, 1" },
		{ DNT: "1" },
		{ "User-Agent": "Googlebot/2.1" },
		{ "Sec-Purpose": "prefetch" },
	])("is not counted with %o", (headers) => {
		expect(report({ kind: "view", path: "/prix", locale: "fr" }, headers)).toEqual([]);
	});
});
