import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("values are put into texts by `fillIn`: `replace` expands a `$&` that somebody typed", () => {
	const files = globSync("{app,content}/**/*.{ts,tsx}");
	expect(files.length).toBeGreaterThan(1000);
	expect(files.filter((file) => /\.replace(?:All)?\(\s*["'`]\{/.test(readFileSync(file, "utf8")))).toEqual([]);
});
