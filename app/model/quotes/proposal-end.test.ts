import { describe, expect, it } from "vitest";
import { isProposalOver, proposalEnd } from "./proposal-end.ts";

const now = new Date("2026-11-17T15:00:00.000Z");
const on = (day: string, from = "08:00") => ({ day, window: { from, to: "18:00" } });

describe("the end of a proposal", () => {
	it.each([
		["three days later", "2026-12-18", on("2026-11-24"), "2026-11-20T15:00:00.000Z"],
		["the end of the quote's last day", "2026-11-18", on("2026-11-24"), "2026-11-19T05:00:00.000Z"],
		["the start of the window", "2026-12-18", on("2026-11-20"), "2026-11-20T13:00:00.000Z"],
		["the start of the window on the last day", "2026-11-18", on("2026-11-18", "10:00"), "2026-11-18T15:00:00.000Z"],
	])("is %s, whichever is first", (_, validUntil, place, end) => {
		expect(proposalEnd(validUntil, place, now).toISOString()).toBe(end);
	});

	it("has come when its window starts, whatever was stored", () => {
		const proposal = { ...on("2026-11-20"), proposalUntil: "2026-11-20T15:00:00.000Z" };
		expect(isProposalOver(proposal, new Date("2026-11-20T12:59:59.000Z"))).toBe(false);
		expect(isProposalOver(proposal, new Date("2026-11-20T13:00:00.000Z"))).toBe(true);
		expect(isProposalOver({ ...proposal, proposalUntil: now.toISOString() }, now)).toBe(true);
	});
});
