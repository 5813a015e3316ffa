import { describe, expect, it } from "vitest";
import { activeFilters, agendaPath, readAgendaQuery } from "./agenda-query.ts";

const today = "2026-11-18";
const read = (query: string) => readAgendaQuery(new URLSearchParams(query), today);

describe("readAgendaQuery", () => {
	it("shows today, all crews and no filter by default, and leaves the view to the screen", () => {
		expect(read("")).toEqual({
			view: null,
			day: today,
			crews: [],
			status: null,
			service: null,
			area: null,
			noStreet: false,
		});
	});

	it("reads all that its address says, and writes the same address", () => {
		const path =
			"/admin/agenda?vue=semaine&jour=2026-12-01&equipe=a&equipe=b&statut=missed&service=dryer-ducts&secteur=laval&sans-adresse=1";
		const query = read(path.split("?")[1] ?? "");
		expect(query).toMatchObject({ view: "week", day: "2026-12-01", crews: ["a", "b"], status: "missed" });
		expect(agendaPath(query)).toBe(path);
		expect(activeFilters(query)).toBe(4);
		expect(agendaPath(query, { view: "day", crews: [] })).toContain("vue=jour&jour=2026-12-01&statut=");
	});

	it.each([
		"vue=mois&statut=cancelled&service=nothing&sans-adresse=yes",
		"jour=2026-02-30",
		"jour=9999-12-31",
		"jour=0001-01-01",
		"jour=%00&equipe=&secteur=",
		`equipe=${"x".repeat(65)}&secteur=${"x".repeat(5000)}`,
	])("ignores values that are none: %s", (query) => {
		expect(read(query)).toEqual(read(""));
	});

	it("keeps at most a hundred different crews", () => {
		const many = Array.from({ length: 500 }, (_, index) => `equipe=crew${index % 200}`).join("&");
		expect(read(many).crews).toHaveLength(100);
	});
});
