import { describe, expect, it } from "vitest";
import { readCsv } from "#app/model/text/csv.ts";
import { dayCounts, facts, noted, paid, times, viewOf } from "./sample-statistics.testing.ts";
import { statisticsAsCsv } from "./statistics-csv.ts";

const counts = dayCounts("2026-11-01", {
	segments: {
		"search prices fr": { arrivals: 100, started: 40, details: 10 },
		"ads slug/disparu fr": { arrivals: 300 },
		"direct other fr": { arrivals: 5 },
	},
	campaigns: { "=1+1": 3, automne: 2 },
	searches: { "=cmd|'/c calc'!a1": 4, "@sum(a1)": 3 },
	missing: { "/ancienne": 2 },
});
const leads = [
	...times(10, paid(150_55, { page: "prices", channel: "search", services: ["dryer-ducts"] })),
	paid(99_00, { day: "2026-10-01" }),
	facts({ ...noted, services: ["oriental-rugs"] }),
];
const marks = [{ day: "2026-11-02", kind: null, text: "-Dépliants; à Laval", id: "n", by: "Ariane" }];
const view = (locale: "fr" | "en", query = "") => viewOf({ days: [counts], leads, marks, locale, query });
const rowsOf = (locale: "fr" | "en", query = "") => readCsv(statisticsAsCsv(view(locale, query), locale));
const find = (rows: readonly (readonly string[])[], ...start: string[]) =>
	rows.filter((row) => start.every((text, index) => row[index] === text)).map((row) => row.slice(start.length));

describe("the file of the statistics", () => {
	it("has every figure of the page, one measure a row, beside the one of the period before", () => {
		const rows = rowsOf("fr");
		expect(rows[0]).toEqual(["Tableau", "Ligne", "Mesure", "Valeur", "Période d’avant"]);
		expect(new Set(rows.map((row) => row.length))).toEqual(new Set([5]));
		expect(find(rows, "Période")).toContainEqual(["", "Du", "2026-10-17", "2026-09-17"]);
		const funnel = "De la visite au travail terminé";
		expect(find(rows, funnel, "Visites")).toEqual([
			["Nombre", "405", "0"],
			["Part de l’étape d’avant", "", ""],
		]);
		expect(find(rows, funnel, "Étape 2, détails", "Part de l’étape d’avant")).toEqual([["25 %", ""]]);
		expect(find(rows, funnel, "", "Dollars, avant taxes ($)")).toEqual([["1505,50", "99"]]);
		expect(find(rows, "Plus grande perte")).toEqual([["Étape 2, détails", "Part qui quitte", "75 %", ""]]);
		expect(find(rows, "Par page d’arrivée", "Tous nos prix", "Dollars pour 100 visites ($)")).toEqual([
			["1505,50", ""],
		]);
		expect(find(rows, "Par page d’arrivée", "Page disparue", "Visites")).toEqual([["300", ""]]);
		expect(find(rows, "Par page d’arrivée", "1 autre page", "Visites")).toEqual([["5", ""]]);
		expect(find(rows, "Par canal", "Noté au téléphone", "Visites")).toEqual([["", ""]]);
		expect(find(rows, "Demandes au fil du temps", "2026-11-10")).toEqual([["Demandes", "11", ""]]);
		expect(find(rows, "Demandes au fil du temps", "", "Moyenne")).toEqual([["0,4", "0"]]);
		expect(find(rows, "Adresses qui n’existent pas", "/ancienne")).toEqual([["Nombre", "2", ""]]);
		expect(find(rows, "Que faire de plus")[0]).toEqual([
			"Ce qui rapporte le plus (Tous nos prix)",
			...["Dollars pour 100 visites ($)", "1505,50", ""],
		]);
	});

	it("has every note of the period, also those that do not fit on the time line, by day", () => {
		const note = (day: string, text: string) => ({ day, kind: null, text, id: text, by: "Ariane" });
		const otherNotes = [note("2026-11-01", "Radio"), note("2025-11-01", "Salon")];
		const rows = readCsv(statisticsAsCsv(viewOf({ days: [counts], leads, marks, otherNotes }), "fr"));
		expect(rows.filter((row) => row[2] === "Note").map((row) => row[1])).toEqual(["2026-11-01", "2026-11-02"]);
	});

	it("names its filters and speaks the member’s language", () => {
		const rows = rowsOf("en", "canal=search&page=prices&service=dryer-ducts&langue=fr");
		expect(find(rows, "Filter", "").map(([, value]) => value)).toEqual([
			...["Search (Google, Bing)", expect.any(String), expect.any(String), "French"],
		]);
		expect(find(rows, "From visit to finished job", "Visits", "Number")).toEqual([["", ""]]);
		expect(find(rows, "From visit to finished job", "", "Dollars, before taxes ($)")).toEqual([["1505.50", "0"]]);
		expect(statisticsAsCsv(view("en"), "en").split("\r\n")[0]).toBe('"Table","Row","Measure","Value","Period before"');
	});

	it("has no formula in what people typed", () => {
		for (const locale of ["fr", "en"] as const) {
			const cells = rowsOf(locale).flat();
			expect(cells.filter((cell) => /^\s*[=+@-]/.test(cell))).toEqual([]);
			expect(cells).toContain("'=cmd|'/c calc'!a1");
			expect(cells).toContain("'-Dépliants; à Laval");
			expect(cells.some((cell) => cell.startsWith("'=1+1"))).toBe(true);
		}
	});

	it("says why there is no advice", () => {
		const advice = (given: Parameters<typeof viewOf>[0]) =>
			find(readCsv(statisticsAsCsv(viewOf(given), "fr")), "Que faire de plus");
		expect(advice({ leads: times(3, paid(1)) })).toEqual([["", "Trop tôt\u00a0: rendez-vous pris jusqu’ici", "3", ""]]);
		expect(advice({ leads: times(10, paid(1)) })).toEqual([["", "Aucune source ne se détache", "", ""]]);
	});
});
