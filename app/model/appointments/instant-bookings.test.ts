import { expect, it } from "vitest";
import { type InstantBooking, leavesRoom, mostPerNetwork } from "./instant-bookings.ts";

const from = (network: string, count: number): InstantBooking[] =>
	Array.from({ length: count }, (_, index) => ({ lead: `${network}-${index}`, network }));

it("the limits of a day leave room for other networks, up to the owner's limit", () => {
	const known = [...from("a", 1), ...from("b", 1)];
	expect(leavesRoom(known, "c", 3)).toBe(true);
	expect(leavesRoom(known, "c", 2)).toBe(false);
});

it("the limits of a day count three for each network", () => {
	expect(leavesRoom(from("a", mostPerNetwork - 1), "a", 99)).toBe(true);
	expect(leavesRoom(from("a", mostPerNetwork), "a", 99)).toBe(false);
	expect(leavesRoom(from("a", mostPerNetwork), "b", 99)).toBe(true);
});
