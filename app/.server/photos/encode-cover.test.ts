import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { coverFiles } from "#app/model/editing/uploaded-picture.ts";
import { wholePicture } from "./cover-crop.ts";
import { encodeCover, frameOf } from "./encode-cover.ts";
import { plain } from "./pictures.testing.ts";

describe("encodeCover", () => {
	it("encodes every size that pages use from the chosen part", async () => {
		const red = await plain(800, 900, "#ff0000").png().toBuffer();
		const photo = await plain(1600, 900, "#0000ff")
			.composite([{ input: red, left: 0, top: 0 }])
			.jpeg()
			.toBuffer();
		const { master, files } = await encodeCover(photo, { zoom: 200, x: 0, y: 50 });
		expect(Object.keys(files).sort()).toEqual([...coverFiles()].sort());
		for (const [name, bytes] of Object.entries(files)) {
			const { width, height, format, exif } = await sharp(bytes).metadata();
			const wide = name === "share.jpg" ? 1200 : Number.parseInt(name, 10);
			expect([name, width, height]).toEqual([name, wide, name === "share.jpg" ? 630 : (wide * 3) / 4]);
			expect(["avif", "heif", "webp", "jpeg"]).toContain(format);
			expect(exif).toBeUndefined();
		}
		const { dominant } = await sharp(master).stats();
		expect(dominant.r).toBeGreaterThan(200);
		expect(dominant.b).toBeLessThan(60);
	});

	it("keeps each file below 1 MB, even for noise", async () => {
		const pixels = randomBytes(1600 * 1200 * 3);
		const noise = await sharp(pixels, { raw: { width: 1600, height: 1200, channels: 3 } })
			.jpeg({ quality: 60 })
			.toBuffer();
		const { master, files } = await encodeCover(noise, wholePicture);
		for (const [name, bytes] of Object.entries({ master, ...files }))
			expect(bytes.length, name).toBeLessThan(1_000_000);
	}, 120_000);

	it("keeps the frame inside the picture for any crop", () => {
		for (const [width, height] of [
			[2000, 500],
			[500, 2000],
			[3, 2],
		] as const) {
			for (const crop of [wholePicture, { zoom: 400, x: 100, y: 100 }, { zoom: Number.NaN, x: -5, y: 500 }]) {
				const frame = frameOf(width, height, crop);
				expect(frame.left + frame.width).toBeLessThanOrEqual(width);
				expect(frame.top + frame.height).toBeLessThanOrEqual(height);
				expect(Math.min(frame.left, frame.top)).toBeGreaterThanOrEqual(0);
			}
		}
	});
});
