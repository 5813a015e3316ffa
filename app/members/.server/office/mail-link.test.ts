import { expect, it, vi } from "vitest";
import type { Services } from "#app/.server/services.ts";
import { mailLink } from "./mail-link.ts";

// The response takes the same time in any case; the limits count by the clock of the services.
vi.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));

const minute = 60_000;
let now = new Date("2026-11-17T14:00:00Z").getTime();

async function ask(email: string, address: string): Promise<boolean> {
	const sendSignInLink = vi.fn(async () => {});
	const services = { clock: { now: () => new Date(now) }, identity: { sendSignInLink } } as unknown as Services;
	await mailLink("sign-in", { email, address, returnTo: null }, services);
	return sendSignInLink.mock.calls.length > 0;
}

it("still mails a member whose address a stranger keeps sending from another network", async () => {
	for (let n = 0; n < 60; n++) {
		now += minute;
		await ask("ariane@airelle.example", "198.51.100.7");
	}
	expect(await ask("ariane@airelle.example", "203.0.113.9")).toBe(true);
});

it("mails one network a few links to an address, and all networks together some more", async () => {
	now += 60 * minute;
	const sent = [];
	for (let n = 0; n < 6; n++) sent.push(await ask("jules@airelle.example", "198.51.100.7"));
	expect(sent).toEqual([true, true, true, true, false, false]);
	const elsewhere = [];
	for (let n = 0; n < 10; n++) elsewhere.push(await ask("jules@airelle.example", `203.0.${n}.9`));
	expect(elsewhere.filter(Boolean)).toHaveLength(8);
	// Those that were refused do not keep it closed.
	now += 9 * minute;
	expect(await ask("jules@airelle.example", "192.0.2.1")).toBe(false);
	now += minute;
	expect(await ask("jules@airelle.example", "192.0.2.1")).toBe(true);
});
