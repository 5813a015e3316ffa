import { describe, expect, it } from "vitest";
import type { Role } from "#app/model/members/member.ts";
import { appointmentAccess } from "./appointment-access.ts";

/** Monday, November 16, 2026 in Montréal. */
const now = new Date("2026-11-16T15:00:00Z");
const crew = "crew" as Role;
const access = (role: Role, day: string, own: string | null = "laval") =>
	appointmentAccess({ role, crew: own }, { crew: "laval", day }, now);

describe("appointmentAccess", () => {
	it.each([
		["administrator", { maySee: true, mayChange: true, mayEnd: true, seesNote: true }],
		["agent", { maySee: true, mayChange: true, mayEnd: true, seesNote: true }],
		["editor", { maySee: true, mayChange: false, mayEnd: false, seesNote: false }],
	] as const)("lets the role %s see every day", (role, expected) => {
		expect(access(role, "2030-01-01", null)).toEqual(expected);
	});

	it.each([
		["2026-11-08", false],
		["2026-11-09", true],
		["2026-11-23", true],
		["2026-11-24", false],
	])("lets a crew see its own appointment of %s: %s", (day, isOwn) => {
		expect(access(crew, day)).toEqual({ maySee: isOwn, mayChange: false, mayEnd: isOwn, seesNote: isOwn });
	});

	it.each([["montreal"], [null]])("hides the appointment from a member of the crew %s", (own) => {
		expect(access(crew, "2026-11-16", own).maySee).toBe(false);
	});
});
