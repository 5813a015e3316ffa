import { readdirSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pictureNames } from "#app/model/pictures/picture-names.ts";
import { pictureSources } from "./picture-sources.ts";
import { sourcesOf } from "./sources-of.ts";

const files = pictureNames.flatMap((name) => {
	const { avif, webp } = sourcesOf(name);
	return [...avif, ...webp];
});

describe("pictures", () => {
	it("exist for every name that content may use", () => {
		expect(Object.keys(pictureSources).sort()).toEqual([...pictureNames].sort());
	});

	it("are at most 60 KB for phones and 160 KB for desktops", () => {
		const heavy = files.filter(([width, path]) => statSync(`public${path}`).size > (width <= 800 ? 60_000 : 160_000));
		expect(heavy).toEqual([]);
	});

	it("include every file in public/pictures", () => {
		const known = new Set<string>(files.map(([, path]) => path));
		expect(readdirSync("public/pictures").filter((file) => !known.has(`/pictures/${file}`))).toEqual([]);
	});
});
