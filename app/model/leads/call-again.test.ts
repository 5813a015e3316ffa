import { expect, it } from "vitest";
import { momentInMontreal } from "#app/time/montreal.ts";
import { company } from "#content/company.ts";
import { callAgainTime, isOpenInTwoHours } from "./call-again.ts";

it("in two hours, to the next five minutes, is offered in opening hours", () => {
	const now = momentInMontreal("2026-11-20", "14:07");
	expect(callAgainTime("two-hours", now, company)).toEqual({ day: "2026-11-20", time: "16:10" });
	expect(isOpenInTwoHours(now, company)).toBe(true);
	expect(isOpenInTwoHours(momentInMontreal("2026-11-20", "17:07"), company)).toBe(false);
});

it("the next morning is one on which the company is open", () => {
	expect(callAgainTime("morning", momentInMontreal("2026-11-17", "14:00"), company).day).toBe("2026-11-18");
	expect(callAgainTime("morning", momentInMontreal("2026-11-21", "14:00"), company).day).toBe("2026-11-23");
});
