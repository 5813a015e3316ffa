import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { isOpenDay } from "../site/opening-state.ts";
import { appointmentValues, datesOffered, noWindow, readAppointmentForm } from "./appointment-form.ts";

/** A Sunday, 10:00 in Montréal. */
const now = new Date("2026-11-15T15:00:00Z");
const read = (values: Record<string, string>, at = now) =>
	readAppointmentForm({ postalCode: "H2T 2S9", ...values }, company, at);

describe("the place", () => {
	it("requires a postal code, and nothing else is required", () => {
		expect(read({})).toEqual({
			postalCode: "H2T 2S9",
			comment: "",
			chosen: null,
			wishes: { date: null, part: "any", days: [] },
			errors: {},
		});
		expect(read({ postalCode: "  " }).errors).toEqual({ postalCode: "postal-missing" });
	});
});

describe("a chosen window", () => {
	it("counts instead of the wishes, which stay in the form", () => {
		const wishes = { date: "2026-11-20", part: "morning", "day.1": "on" };
		expect(read({ ...wishes, window: "2026-11-19_10:00-12:00" })).toMatchObject({
			chosen: { day: "2026-11-19", window: { from: "10:00", to: "12:00" } },
			wishes: { date: null, part: "any", days: [] },
			errors: {},
		});
		expect(read({ ...wishes, window: noWindow })).toMatchObject({
			chosen: null,
			wishes: { date: "2026-11-20", part: "morning", days: [1] },
		});
	});
});

describe("the wished day", () => {
	it.each([
		["2026-11-16", undefined],
		["2026-11-15", "date-past"],
		["2026-11-14", "date-past"],
		["2026-11-22", "date-closed"],
		["2026-12-25", "date-closed"],
		["2027-03-30", "date-far"],
		["2026-02-31", "date-past"],
		["demain", "date-past"],
		["2026-11-16T10:00", "date-past"],
	])("%s: %s", (date, error) => {
		const { errors, wishes } = read({ date });
		expect(errors.date).toBe(error);
		expect(wishes.date).toBe(error ? null : date);
	});

	it("is compared with today's date in Montréal, not in UTC, late in the evening", () => {
		const evening = new Date("2026-11-17T03:30:00Z");
		expect(read({ date: "2026-11-17" }, evening).errors).toEqual({});
		expect(read({ date: "2026-11-16" }, evening).errors).toEqual({ date: "date-past" });
	});

	it("is accepted at both ends of the range that the field offers, unless we are closed", () => {
		fc.assert(
			fc.property(fc.date({ min: now, max: new Date("2027-06-30"), noInvalidDate: true }), (at) => {
				const { min, max } = datesOffered(at);
				for (const date of [min, max]) {
					expect(read({ date }, at).errors.date).toBe(isOpenDay(date, company) ? undefined : "date-closed");
				}
			}),
		);
	});
});

describe("the other fields", () => {
	it("drops unknown parts of the day and unknown weekdays", () => {
		expect(read({ part: "night", "day.1": "on", "day.6": "on", "day.7": "on" }).wishes).toEqual({
			date: null,
			part: "any",
			days: [1, 6],
		});
	});

	it("rejects a comment that is too long, and returns it in full", () => {
		const form = new FormData();
		form.set("comment", "x".repeat(100_000));
		form.set("date", "2026-11-16");
		form.set("leadId", "x");
		const values = appointmentValues(form);
		expect(Object.keys(values).sort()).toEqual(["comment", "date"]);
		expect(values.comment).toHaveLength(100_000);
		expect(read(values).errors).toEqual({ comment: "too-long" });
	});

	it("counts a line break once, as browsers do", () => {
		const form = new FormData();
		form.set("comment", "x\r\n".repeat(1000).slice(0, -2));
		expect(read(appointmentValues(form)).errors).toEqual({});
	});
});
