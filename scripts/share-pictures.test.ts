import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { locales } from "../app/locale/locales.ts";
import { shareCards } from "../app/seo/share-cards.ts";
import { shareFiles } from "../app/seo/share-files.ts";
import { readManifest } from "./derivatives.ts";
import { shareSize } from "./share-card.ts";
import { heaviestShare, shareFolder, shareKey, shareLabel, shareManifest } from "./share-pictures.ts";

const cards = shareCards();
const manifest = readManifest(shareManifest);
const heaviestOfAll = 6_500_000;

describe("share pictures", () => {
	it("are up to date with the current text, scenes and design (if not: npm run pictures)", () => {
		const stale = cards.filter((card) => manifest[shareLabel(card)]?.key !== shareKey(card));
		expect(stale.map(shareLabel)).toEqual([]);
	});

	it("are listed in the site under their current file names", () => {
		for (const card of cards) {
			expect(shareFiles[card.name]?.[card.locale]).toEqual({
				path: `/share/${manifest[shareLabel(card)]?.file}`,
				alt: card.alt,
			});
		}
		expect(Object.keys(shareFiles)).toHaveLength(cards.length / locales.length);
	});

	it("have an alternative text that describes them", () => {
		for (const { alt, title } of cards) expect(alt.length, alt).toBeGreaterThan(title.length + 20);
	});

	it("are 1200 by 630 JPEG files within the size limits, each and together", async () => {
		const files = readdirSync(shareFolder);
		expect(files.sort()).toEqual(
			Object.values(manifest)
				.map(({ file }) => file)
				.sort(),
		);
		let total = 0;
		for (const file of files) {
			const bytes = readFileSync(`${shareFolder}/${file}`);
			expect(bytes.length, file).toBeLessThanOrEqual(heaviestShare);
			total += bytes.length;
			expect(await sharp(bytes).metadata(), file).toMatchObject({ format: "jpeg", ...shareSize });
		}
		expect(total).toBeLessThan(heaviestOfAll);
	});
});
