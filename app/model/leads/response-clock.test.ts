import { describe, expect, it } from "vitest";
import { momentInMontreal } from "#app/time/montreal.ts";
import { company } from "#content/company.ts";
import { type Answerable, openMinutes, responseClock } from "./response-clock.ts";

const at = (day: string, time: string) => momentInMontreal(day, time);
const request = (day: string, time: string, changes: Partial<Answerable> = {}): Answerable => ({
	status: "new",
	receivedAt: at(day, time).toISOString(),
	answeredAt: null,
	waitingSince: null,
	urgent: false,
	...changes,
});

describe("the response clock", () => {
	it("counts down from the moment of receipt", () => {
		expect(responseClock(request("2026-11-17", "09:12"), company, at("2026-11-17", "10:00"))).toEqual({
			due: at("2026-11-17", "13:12").toISOString(),
			left: 192,
			target: 240,
		});
	});

	it("does not count closed hours: evenings, Sundays and holidays", () => {
		// Friday at 17:00, urgent: we are open for one more hour, which is the whole target.
		const friday = responseClock(request("2026-11-20", "17:00", { urgent: true }), company, at("2026-11-20", "17:30"));
		expect(friday?.left).toBe(30);
		// Saturday at 14:30: half an hour on Saturday, the rest on Monday.
		const weekend = responseClock(request("2026-11-21", "14:30"), company, at("2026-11-22", "20:00"));
		expect(weekend).toMatchObject({ due: at("2026-11-23", "11:30").toISOString(), left: 210 });
		// Thursday, December 24, at 17:00; Friday and Saturday are holidays.
		expect(responseClock(request("2026-12-24", "17:00"), company, at("2026-12-26", "12:00"))?.due).toBe(
			at("2026-12-28", "11:00").toISOString(),
		);
	});

	it("is negative once late, in minutes of opening hours", () => {
		expect(responseClock(request("2026-11-16", "12:00"), company, at("2026-11-17", "08:30"))?.left).toBe(-150);
	});

	it("starts again from a call without an answer, unless the customer wrote later", () => {
		const now = at("2026-11-17", "13:00");
		const tried = { triedAt: at("2026-11-17", "12:00").toISOString() };
		expect(responseClock(request("2026-11-17", "09:00", tried), company, now)?.left).toBe(180);
		const wrote = { ...tried, status: "contacted", waitingSince: at("2026-11-17", "12:30").toISOString() } as const;
		expect(responseClock(request("2026-11-17", "09:00", wrote), company, now)?.left).toBe(210);
	});

	it("stops when a member has replied or the status has changed", () => {
		const now = at("2026-11-17", "10:00");
		expect(responseClock(request("2026-11-17", "09:00", { answeredAt: now.toISOString() }), company, now)).toBeNull();
		expect(responseClock(request("2026-11-17", "09:00", { status: "quoted" }), company, now)).toBeNull();
	});

	it("follows Montréal's daylight saving changes", () => {
		// Standard time starts on Sunday, November 1, 2026. The minutes are Saturday's last hour and Monday's first.
		expect(openMinutes(at("2026-10-31", "14:00"), at("2026-11-02", "09:00"), company)).toBe(120);
		expect(at("2026-07-01", "08:00").toISOString()).toBe("2026-07-01T12:00:00.000Z");
		expect(at("2026-12-01", "08:00").toISOString()).toBe("2026-12-01T13:00:00.000Z");
	});

	it("terminates when there are no opening hours", () => {
		const closed = { hours: [], holidays: [] };
		expect(responseClock(request("2026-11-17", "09:00"), closed, at("2026-11-18", "09:00"))?.left).toBe(-0);
	});
});
