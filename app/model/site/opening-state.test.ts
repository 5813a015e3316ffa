import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { openingState } from "./opening-state.ts";

const at = (instant: string) => openingState(company, new Date(instant));

describe("opening hours", () => {
	it("follow Montréal's time zone in summer and winter", () => {
		expect(at("2026-11-16T13:00:00Z")).toEqual({ kind: "open", until: "18:00" });
		expect(at("2026-11-16T12:59:00Z")).toEqual({ kind: "closed" });
		expect(at("2026-07-13T12:00:00Z")).toEqual({ kind: "open", until: "18:00" });
		expect(at("2026-11-14T19:59:00Z")).toEqual({ kind: "open", until: "15:00" });
		expect(at("2026-11-15T16:00:00Z")).toEqual({ kind: "closed" });
	});

	it("are closed on holidays", () => {
		expect(at("2026-12-25T16:00:00Z")).toEqual({ kind: "holiday" });
	});
});
