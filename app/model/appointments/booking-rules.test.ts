import { describe, expect, it } from "vitest";
import { appointments } from "#content/appointments.ts";
import { completeRules, modeFor } from "./booking-rules.ts";

describe("the mode of a job", () => {
	const modes = { "dryer-ducts": "instant", "oriental-rugs": "instant", "post-disaster": "by-phone" } as const;

	it("is the one of its service, and on request for any other", () => {
		expect(modeFor(["dryer-ducts"], { modes })).toBe("instant");
		expect(modeFor(["house-cleaning"], { modes })).toBe("on-request");
		expect(modeFor([], { modes })).toBe("on-request");
	});

	it("is the most careful one of several services", () => {
		expect(modeFor(["dryer-ducts", "oriental-rugs"], { modes })).toBe("instant");
		expect(modeFor(["dryer-ducts", "house-cleaning"], { modes })).toBe("on-request");
		expect(modeFor(["dryer-ducts", "house-cleaning", "post-disaster"], { modes })).toBe("by-phone");
	});
});

it("settings of earlier builds book on request, and within the limit of a day", () => {
	const { modes: _, instantPerDay: __, ...earlier } = appointments;
	expect(completeRules(earlier)).toMatchObject({ ...earlier, modes: {}, instantPerDay: 10 });
	expect(completeRules(appointments)).toEqual(appointments);
});
