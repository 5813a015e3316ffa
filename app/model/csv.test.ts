import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvOf, readCsv } from "./csv.ts";

describe("reading CSV", () => {
	it("takes what spreadsheets write", () => {
		expect(readCsv('\uFEFFde,vers\r\n/a,/b\r\n\r\n"/c ""d""","/e,f"\n')).toEqual([
			["de", "vers"],
			["/a", "/b"],
			['/c "d"', "/e,f"],
		]);
		expect(readCsv("/a;/b\n/c;/d")).toEqual([
			["/a", "/b"],
			["/c", "/d"],
		]);
		expect(readCsv("")).toEqual([]);
	});

	it("says where a quote is not closed", () => {
		expect(() => readCsv('/a,/b\n"/c,/d')).toThrow("line 2");
	});

	it("reads back whatever was written", () => {
		const cell = fc.stringMatching(/^[a-z/]["a-z ,;\n/]*[a-z/]$/);
		const rows = fc.array(fc.tuple(cell, cell), { minLength: 1 });
		fc.assert(
			fc.property(rows, (written) => {
				expect(readCsv(csvOf(written))).toEqual(written);
			}),
		);
	});
});
