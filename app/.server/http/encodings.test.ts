import { describe, expect, it } from "vitest";
import { acceptedEncodings } from "./encodings.ts";

describe("acceptedEncodings", () => {
	it.each([
		["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
		["gzip", ["gzip", "identity"]],
		["br;q=1.0, GZIP;q=0.5", ["br", "gzip", "identity"]],
		["br;q=0, gzip;q=0.5", ["gzip", "identity"]],
		["br;q=0.0", ["identity"]],
		["brotli", ["identity"]],
		[undefined, ["identity"]],
	])("parses %j", (header, expected) => {
		expect(acceptedEncodings(header)).toEqual(expected);
		expect(acceptedEncodings(header)).toEqual(expected);
	});

	it("still parses new values after the cache is full", () => {
		for (let count = 0; count < 1_000; count++) acceptedEncodings(`x${count}, br`);
		expect(acceptedEncodings("never-seen, gzip")).toEqual(["gzip", "identity"]);
	});
});
