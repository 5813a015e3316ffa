import { readdirSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pictureNames } from "../model/picture-names.ts";
import { pictureSources } from "./picture-sources.ts";
import { sourcesOf } from "./sources-of.ts";

const files = pictureNames.flatMap((name) => {
	const { avif, webp } = sourcesOf(name);
	return [...avif, ...webp];
});

describe("pictures", () => {
	it("are there for every name that content may use", () => {
		expect(Object.keys(pictureSources).sort()).toEqual([...pictureNames].sort());
	});

	it("weigh 60 KB at most on phones and 160 KB on desktops", () => {
		const heavy = files.filter(([width, path]) => statSync(`public${path}`).size > (width <= 800 ? 60_000 : 160_000));
		expect(heavy).toEqual([]);
	});

	it("leave no file behind", () => {
		const known = new Set<string>(files.map(([, path]) => path));
		expect(readdirSync("public/pictures").filter((file) => !known.has(`/pictures/${file}`))).toEqual([]);
	});
});
