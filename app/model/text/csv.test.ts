import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvOf, readCsv } from "./csv.ts";

describe("reading CSV", () => {
	it("reads the variants that spreadsheets write", () => {
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

	it("reports the line of an unclosed quote", () => {
		expect(() => readCsv('/a,/b\n"/c,/d')).toThrow("line 2");
	});

	it("reads back the rows that csvOf wrote", () => {
		const cell = fc.stringMatching(/^[a-z/]["a-z ,;\n/]*[a-z/]$/);
		const rows = fc.array(fc.tuple(cell, cell), { minLength: 1 });
		fc.assert(
			fc.property(rows, (written) => {
				expect(readCsv(csvOf(written))).toEqual(written);
			}),
		);
	});
});

describe("writing CSV", () => {
	const sign = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;
	const hostile = fc.string({ unit: fc.constantFrom(..."=+-@＝＋;,\t\r\n \"'aé1|!"), maxLength: 30 });
	const rows = fc.array(fc.array(hostile, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });

	it.each([
		[",", ","],
		[",", ";"],
		[",", "\t"],
		[";", ","],
		[";", ";"],
		[";", "\t"],
	] as const)("never starts a cell with a formula: written with %j, split at %j", (separator, seenBy) => {
		fc.assert(
			fc.property(rows, (written) => {
				for (const cell of cellsSeenBy(seenBy, csvOf(written, separator))) expect(cell).not.toMatch(sign);
			}),
			{ numRuns: 400 },
		);
	});

	it.each([",", ";"] as const)("keeps each value in one cell where a spreadsheet splits at %j", (separator) => {
		const texts = fc.array(
			fc.array(fc.string({ unit: fc.constantFrom(...'aé;,"\n\t ') }), { minLength: 1, maxLength: 4 }),
		);
		fc.assert(
			fc.property(texts, (written) => {
				// A row ends with a carriage return and a line feed: the parser sees an empty cell between them.
				const seen = cellsSeenBy(separator, csvOf(written, separator));
				expect(seen).toEqual([...written.flatMap((row) => [...row, ""]), ""]);
			}),
		);
	});

	it("escapes a formula after a separator, a tab, a line break, blanks and quotes", () => {
		expect(csvOf([["Bonjour;=1+1"]])).toBe('"Bonjour;\'=1+1"\r\n');
		expect(csvOf([['a; "=1+1";b']])).toBe('"a;\' ""=1+1"";b"\r\n');
		expect(csvOf([["a\t@SUM(A1)", "a\n\r\n -2"]])).toBe('"a\t\'@SUM(A1)","a\n\r\n\' -2"\r\n');
	});

	it("leaves ordinary text and negative numbers unchanged", () => {
		expect(csvOf([["2 - 3 = 5; oui", "Rue A, n° 4; 2e", -5, "a@b.example"]])).toBe(
			'"2 - 3 = 5; oui","Rue A, n° 4; 2e","-5","a@b.example"\r\n',
		);
	});

	it("escapes formulas in lists and objects, which contain text typed by people", () => {
		expect(csvOf([[{ note: "a;=1+1" }, ["b;@SUM(A1)"]]])).toBe('"{""note"":""a;\'=1+1""}","[""b;\'@SUM(A1)""]"\r\n');
	});

	/** Parses like Excel: a quote counts only at the start of a cell, and text after a closing quote is kept unchanged. */
	function cellsSeenBy(separator: string, text: string): string[] {
		const cells: string[] = [];
		let cell = "";
		let state: "start" | "quoted" | "plain" = "start";
		for (let at = 0; at < text.length; at++) {
			const character = text[at] ?? "";
			if (state === "quoted") {
				if (character !== '"') cell += character;
				else if (text[at + 1] === '"') {
					cell += '"';
					at++;
				} else state = "plain";
			} else if (character === separator || character === "\r" || character === "\n") {
				cells.push(cell);
				cell = "";
				state = "start";
			} else if (state === "start" && character === '"') state = "quoted";
			else {
				cell += character;
				state = "plain";
			}
		}
		return [...cells, cell];
	}
});
