import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { alphabet } from "./fonts.ts";

const known = new Set(alphabet);

it("the subset has every character of the content that ships with the site", () => {
	const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) =>
		/\.(?:md|ts)$/.test(file),
	);
	expect(files.length).toBeGreaterThan(50);
	const strange = files.flatMap((file) =>
		[...readFileSync(`content/${file}`, "utf8").replace(/\s|─/g, "")]
			.filter((character) => !known.has(character))
			.map((character) => `${character} in ${file}`),
	);
	expect(strange).toEqual([]);
});

it("the full files are loaded only for characters missing from the subset", () => {
	const styles = readFileSync("app/styles/fonts.css", "utf8");
	const ranges = [...styles.matchAll(/unicode-range:([^;]+);/g)].map(([, list = ""]) => list);
	expect(ranges).toHaveLength(2);
	for (const list of ranges) {
		const beyond = [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = "", last = first]) => {
			const [begin, end] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
			return Array.from({ length: end - begin + 1 }, (_, index) => String.fromCharCode(begin + index));
		});
		const latin = Array.from({ length: 0x60 }, (_, index) => String.fromCharCode(0xa0 + index));
		expect(beyond).toEqual(latin.filter((character) => !known.has(character) && character !== "\u00ad"));
	}
});
