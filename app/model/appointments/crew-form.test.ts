import { describe, expect, it } from "vitest";
import { refusalsOf } from "../editing/schemas/refusals.ts";
import { type CrewFacts, crewFormSchema, crewFromForm, crewToForm } from "./crew-form.ts";

const areas = ["montreal", "laval"];
const schema = crewFormSchema(areas);

const crew: CrewFacts = {
	name: "Équipe Démo",
	size: 2,
	people: "Nadia et Luc",
	colour: "sage",
	services: ["dryer-ducts", "oriental-rugs"],
	areas: ["laval"],
	hours: [
		{ days: [1, 2, 3, 4], from: "08:00", to: "17:00" },
		{ days: [6], from: "09:00", to: "12:00" },
	],
	away: [{ from: "2026-12-21", to: "2027-01-04", reason: "Vacances" }],
	active: true,
};
const form = crewToForm(crew, areas);

function refusals(changes: object): string[] {
	const result = schema.safeParse({ ...form, ...changes });
	return result.success ? [] : refusalsOf(result.error.issues).map(({ path, code }) => `${path}: ${code}`);
}

describe("the form of a crew", () => {
	it("gives back the crew that it was made from", () => {
		expect(crewFromForm(schema.parse(form))).toEqual(crew);
		const everything = { ...crew, people: "", services: null, areas: null, hours: [], away: [], active: false };
		expect(crewFromForm(schema.parse(crewToForm(everything, areas)))).toEqual(everything);
	});

	it("gives days with the same times one entry, and days without times none", () => {
		const day = { from: "08:00", to: "16:00" };
		const off = { from: "", to: "" };
		const hours = {
			...form.hours,
			monday: day,
			tuesday: off,
			wednesday: off,
			thursday: off,
			friday: day,
			saturday: off,
		};
		expect(crewFromForm(schema.parse({ ...form, hours })).hours).toEqual([{ days: [1, 5], ...day }]);
	});

	it("rejects a day with one time only, or that ends before it starts", () => {
		const hours = { ...form.hours, monday: { from: "08:00", to: "" }, tuesday: { from: "", to: "17:00" } };
		expect(refusals({ hours })).toEqual(["hours.monday.to: missing", "hours.tuesday.from: missing"]);
		expect(refusals({ hours: { ...form.hours, friday: { from: "17:00", to: "17:00" } } })).toEqual([
			"hours.friday.to: times-order",
		]);
		const unreadable = { ...form.hours, friday: { from: "07h30", to: "17:00" } };
		expect(refusals({ hours: unreadable })).toEqual(["hours.friday.from: time-wrong"]);
	});

	it("rejects an absence that ends before it starts, and accepts one day", () => {
		const away = (from: string, to: string) => ({ away: [{ from, to }] });
		expect(refusals(away("2026-12-02", "2026-12-01"))).toEqual(["away.0.to: dates-order"]);
		expect(refusals(away("2026-12-02", "2026-12-02"))).toEqual([]);
		expect(refusals({ away: [{ from: "", to: "2026-02-30" }] })).toEqual([
			"away.0.from: date-wrong",
			"away.0.to: date-wrong",
		]);
	});

	it("needs a name, somebody who comes, and a choice where only some services or areas are meant", () => {
		expect(refusals({ name: "", size: 0 })).toEqual(["name: missing", "size: too-small"]);
		expect(refusals({ services: { which: "chosen", list: [] }, areas: { which: "chosen", list: [] } })).toEqual([
			"services.list: too-few",
			"areas.list: too-few",
		]);
	});

	it("leaves out an area that the company no longer has", () => {
		expect(crewToForm({ ...crew, areas: ["laval", "atlantis"] }, areas).areas).toEqual({
			which: "chosen",
			list: ["laval"],
		});
		expect(refusals({ areas: { which: "chosen", list: ["atlantis"] } })).toEqual(["areas.list.0: choice"]);
	});
});
