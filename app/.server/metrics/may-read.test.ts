import { describe, expect, it } from "vitest";
import { mayReadMetrics } from "./may-read.ts";

const token = "0123456789abcdef";

describe("mayReadMetrics without a token", () => {
	it("accepts clients on this machine", () => {
		for (const peer of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"]) expect(asks(peer)).toBe(true);
		for (const host of ["localhost", "127.0.0.1:3000", "[::1]:3000"]) expect(asks("127.0.0.1", { host })).toBe(true);
	});

	it("rejects other machines", () => {
		for (const peer of ["10.0.0.5", "::ffff:10.0.0.5", "2001:db8::1", "127.0.0.1.example", "", undefined])
			expect(asks(peer)).toBe(false);
	});

	it("rejects requests through a local proxy, even one that adds no headers", () => {
		for (const name of ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"])
			expect(asks("127.0.0.1", { [name]: "127.0.0.1" })).toBe(false);
		expect(asks("127.0.0.1", { "x-forwarded-for": "" })).toBe(false);
		expect(asks("127.0.0.1", { host: "www.airelle.example" })).toBe(false);
	});

	it("ignores bearer tokens", () => {
		expect(asks("10.0.0.5", { authorization: "Bearer undefined" })).toBe(false);
		expect(asks("10.0.0.5", { authorization: "Bearer " })).toBe(false);
	});
});

describe("mayReadMetrics with a token", () => {
	it("accepts the token from any address", () => {
		for (const authorization of [`Bearer ${token}`, `bearer  ${token}`])
			expect(asks("10.0.0.5", { authorization, host: "airelle:3000", "x-forwarded-for": "10.0.0.9" }, token)).toBe(
				true,
			);
	});

	it("rejects a missing or wrong token, even from this machine", () => {
		expect(asks("127.0.0.1", {}, token)).toBe(false);
		for (const wrong of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, token, "Bearer", ""])
			expect(asks("127.0.0.1", { authorization: wrong }, token)).toBe(false);
	});
});

function asks(remoteAddress: string | undefined, headers: Record<string, string> = {}, expected?: string): boolean {
	return mayReadMetrics({ headers: { host: "localhost:3000", ...headers }, socket: { remoteAddress } }, expected);
}
