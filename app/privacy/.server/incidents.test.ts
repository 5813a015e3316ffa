import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { type IncidentFacts, valuesOf } from "#app/model/privacy/incident.ts";
import { incidentValues, parseIncident } from "#app/model/privacy/incident-form.ts";
import { addIncident, amendIncident, incidentsAsCsv, readIncidents } from "./incidents.ts";

const facts: IncidentFacts = {
	occurred: "Autour du 10 novembre 2026",
	noticedOn: "2026-11-12",
	circumstances: "Un courriel est parti à la mauvaise adresse.",
	categories: ["identity", "contact"],
	information: "",
	people: 1,
	risk: "no",
	assessment: "Le destinataire l’a supprimé.",
	measures: "L’adresse est corrigée.",
	commissionToldOn: null,
	peopleToldOn: null,
};
const ariane = { id: "a", name: "Ariane Bois" };

let store: DocumentStore;
const parts = () => ({ store, clock: { now: () => new Date("2026-11-15T12:00:00Z") } });

beforeEach(async () => {
	store = await newStore();
});
afterEach(() => store.close());

describe("the incident register", () => {
	it("numbers incidents by year, also for concurrent ones", async () => {
		const ids = await Promise.all([1, 2, 3].map(() => addIncident(facts, ariane, parts())));
		expect(ids.sort()).toEqual(["2026-001", "2026-002", "2026-003"]);
	});

	it("numbers incidents by the year in Montréal, also on the last evening", async () => {
		const clock = { now: () => new Date("2027-01-01T03:00:00Z") };
		expect(await addIncident(facts, ariane, { store, clock })).toBe("2026-001");
	});

	it("keeps each incident for at least five years from the day it was noticed", async () => {
		const id = await addIncident(facts, ariane, parts());
		const { purgeAfter = "" } = (await store.get("incidents", id))?.data ?? {};
		expect(purgeAfter >= "2031-11-12").toBe(true);
		expect(purgeAfter < "2031-11-15").toBe(true);
	});

	it("keeps the previous values of an amendment, and its author", async () => {
		const id = await addIncident(facts, ariane, parts());
		const told = { ...facts, risk: "yes" as const, commissionToldOn: "2026-11-14" };
		expect(await amendIncident(id, 1, told, ariane, parts())).toBe("amended");
		const [incident] = await readIncidents(store);
		expect(incident?.data).toMatchObject(told);
		expect(incident?.data.history).toEqual([
			{ at: "2026-11-15T12:00:00.000Z", by: "Ariane Bois", before: { risk: "no", commissionToldOn: null } },
		]);
	});

	it("rejects an amendment of an outdated version", async () => {
		const id = await addIncident(facts, ariane, parts());
		await amendIncident(id, 1, { ...facts, people: 2 }, ariane, parts());
		expect(await amendIncident(id, 1, { ...facts, people: 3 }, ariane, parts())).toBe("changed");
		expect(await amendIncident(id, 2, { ...facts, people: 2 }, ariane, parts())).toBe("same");
		expect(await amendIncident("2026-009", 1, facts, ariane, parts())).toBe("missing");
		expect((await store.get("incidents", id))?.data.people).toBe(2);
	});

	it("exports no formulas that a spreadsheet would run", async () => {
		await addIncident({ ...facts, circumstances: "=1+1", measures: "\t@SUM(A1)" }, ariane, parts());
		const csv = incidentsAsCsv(await readIncidents(store));
		expect(csv).toContain(`"'=1+1"`);
		expect(csv).toContain(`"\t'@SUM(A1)"`);
		expect(csv).toContain('"identity contact"');
	});
});

describe("the incident form", () => {
	const typed = (changes: Record<string, string | string[]>) => {
		const form = new FormData();
		for (const [field, value] of Object.entries({ ...valuesOf(facts), ...changes }))
			for (const each of [value].flat()) form.append(field, each);
		return parseIncident(incidentValues(form), "2026-11-15");
	};

	it("reads back the values it shows", () => {
		expect(typed({})).toEqual({ kind: "right", facts });
		expect(typed({ people: "" })).toEqual({ kind: "right", facts: { ...facts, people: null } });
	});

	it("reports an error per field", () => {
		const wrong = typed({
			occurred: " ",
			noticedOn: "2026-02-30",
			categories: [],
			people: "-1",
			risk: "?",
			measures: "x".repeat(4001),
			peopleToldOn: "hier",
		});
		expect(wrong).toEqual({
			kind: "wrong",
			errors: {
				occurred: "missing",
				noticedOn: "date-wrong",
				categories: "missing",
				people: "number-wrong",
				risk: "choice-wrong",
				measures: "too-long",
				peopleToldOn: "date-wrong",
			},
		});
	});

	it("refuses days to come, and a day so long ago that the next purge would erase the incident", () => {
		const errorsOf = (changed: Partial<IncidentFacts>) => {
			const parsed = parseIncident(valuesOf({ ...facts, ...changed }), "2026-11-15");
			return parsed.kind === "wrong" ? parsed.errors : {};
		};
		expect(errorsOf({ noticedOn: "2026-11-15", commissionToldOn: "2026-11-15", peopleToldOn: "2026-11-15" })).toEqual(
			{},
		);
		expect(errorsOf({ noticedOn: "2027-11-12", commissionToldOn: "2026-11-16", peopleToldOn: "2062-11-12" })).toEqual({
			noticedOn: "date-future",
			commissionToldOn: "date-future",
			peopleToldOn: "date-future",
		});
		expect(errorsOf({ noticedOn: "2021-11-16" })).toEqual({});
		for (const noticedOn of ["2021-11-15", "2016-11-12"])
			expect(errorsOf({ noticedOn })).toEqual({ noticedOn: "date-old" });
	});
});
