import { describe, expect, it } from "vitest";
import type { Role } from "#app/model/members/member.ts";
import { agendaScope, dayWithin, isDayWithin, maySeeCrew } from "./agenda-access.ts";

const today = "2026-11-18";
const crewMember = (crew: string | null) => ({ role: "crew" as Role, crew });

describe("agendaScope", () => {
	it.each(["administrator", "editor", "agent"] as const)("shows every crew and day to the office: %s", (role) => {
		const scope = agendaScope({ role, crew: null }, today);
		expect(maySeeCrew(scope, "any")).toBe(true);
		expect(isDayWithin(scope, "2031-01-01")).toBe(true);
		expect(scope.seesLeads).toBe(true);
		expect(scope.mayBook).toBe(role !== "editor");
	});

	it("shows a member of a crew that crew only, seven days either way, without leads or booking", () => {
		const scope = agendaScope(crewMember("laval"), today);
		expect([maySeeCrew(scope, "laval"), maySeeCrew(scope, "montreal")]).toEqual([true, false]);
		expect([dayWithin(scope, "2026-01-01"), dayWithin(scope, "2027-01-01")]).toEqual(["2026-11-11", "2026-11-25"]);
		expect([isDayWithin(scope, "2026-11-11"), isDayWithin(scope, "2026-11-10")]).toEqual([true, false]);
		expect(scope).toMatchObject({ seesLeads: false, mayBook: false, maySetHours: false });
	});

	it("shows nothing to a member of no crew, and to a role that it does not know", () => {
		expect(maySeeCrew(agendaScope(crewMember(null), today), "laval")).toBe(false);
		expect(agendaScope({ role: "new-role" as Role, crew: "laval" }, today)).toMatchObject({
			crews: [],
			seesLeads: false,
		});
	});
});
