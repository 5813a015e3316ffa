import { describe, expect, it } from "vitest";
import { type InstantBooking, leavesRoom } from "./instant-bookings.ts";

const booking = (name: string, more: Partial<InstantBooking> = {}): InstantBooking => ({
	...{ lead: name, appointment: `visit-${name}`, network: `net-${name}`, contacts: [`mail-${name}`] },
	...more,
});
const all = (bookings: readonly InstantBooking[]) => new Set(bookings.map(({ appointment }) => appointment));

describe("the limits of instant bookings", () => {
	it("leave room for other people from other networks, up to the limit of the day", () => {
		const known = [booking("a"), booking("b")];
		expect(leavesRoom(known, booking("c"), { open: all(known), perDay: 3 })).toBe(true);
		expect(leavesRoom(known, booking("c"), { open: all(known), perDay: 2 })).toBe(false);
	});

	it("count three of one network, cancelled ones included", () => {
		const known = ["a", "b", "c"].map((name) => booking(name, { network: "same" }));
		expect(leavesRoom(known.slice(1), booking("d", { network: "same" }), { open: new Set(), perDay: 99 })).toBe(true);
		expect(leavesRoom(known, booking("d", { network: "same" }), { open: new Set(), perDay: 99 })).toBe(false);
	});

	it("allow one open booking for each e-mail address and phone number", () => {
		const known = [booking("a", { contacts: ["mail", "phone"] })];
		const again = booking("b", { contacts: ["other mail", "phone"] });
		expect(leavesRoom(known, again, { open: all(known), perDay: 99 })).toBe(false);
		expect(leavesRoom(known, again, { open: new Set(), perDay: 99 })).toBe(true);
	});
});
