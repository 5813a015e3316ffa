import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import { encodePhoto } from "./encode-photo.ts";
import { noise, plain } from "./pictures.testing.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function encoded(bytes: Uint8Array) {
	const photo = await encodePhoto(bytes);
	if (photo.kind === "refused") throw new Error(`refused: ${photo.reason}`);
	const metadata = await sharp(photo.bytes).metadata();
	expect(metadata).toMatchObject({ format: "jpeg", width: photo.width, height: photo.height, space: "srgb" });
	return { ...photo, metadata };
}

/** Returns the colour of one pixel as RGB values. */
async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
	const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
	return [...pixel];
}

function isNear(colour: number[], expected: number[]): boolean {
	return expected.every((value, index) => Math.abs(value - (colour[index] ?? -255)) < 12);
}

describe("encodePhoto", () => {
	it("applies the orientation and removes all metadata", async () => {
		const white = await plain(20, 20, "#ffffff").png().toBuffer();
		const original = await plain(300, 200)
			.composite([{ input: white, left: 0, top: 0 }])
			.withExif({ IFD0: { Make: "SecretPhone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 30/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>SecretPlace</x:xmpmeta>")
			.jpeg()
			.toBuffer();
		const before = await sharp(original).metadata();
		expect(before.orientation).toBe(6);
		expect(before.exif?.toString("latin1")).toContain("SecretPhone");
		expect(original.toString("latin1")).toContain("SecretPlace");

		const { bytes, width, height, metadata } = await encoded(original);
		expect([width, height]).toEqual([200, 300]);
		expect(isNear(await colourAt(bytes, 195, 5), [255, 255, 255])).toBe(true);
		expect(isNear(await colourAt(bytes, 5, 5), [204, 51, 17])).toBe(true);
		for (const part of ["exif", "icc", "xmp", "iptc", "orientation", "comments"] as const) {
			expect([part, metadata[part]]).toEqual([part, undefined]);
		}
		expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Secret|Exif|xmpmeta|ICC_PROFILE/);
	});

	it("converts colours to sRGB when it removes the colour profile", async () => {
		const original = await plain(40, 40, "#00ff00").withIccProfile("p3").png().toBuffer();
		expect((await sharp(original).metadata()).icc).toBeDefined();
		expect(isNear(await colourAt((await encoded(original)).bytes, 20, 20), [0, 255, 0])).toBe(true);
	});

	it("fills transparent areas with white", async () => {
		const clear = { r: 0, g: 0, b: 0, alpha: 0 };
		const original = await sharp({ create: { width: 30, height: 30, channels: 4, background: clear } })
			.png()
			.toBuffer();
		expect(isNear(await colourAt((await encoded(original)).bytes, 15, 15), [255, 255, 255])).toBe(true);
	});

	it.each(["gif", "webp"] as const)("encodes the first frame of an animated %s", async (format) => {
		const frames = await Promise.all(["#cc3311", "#0000ff"].map((colour) => plain(30, 20, colour).png().toBuffer()));
		const original = await sharp(frames, { join: { animated: true } })
			.toFormat(format)
			.toBuffer();
		expect((await sharp(original).metadata()).pages).toBe(2);
		const { bytes, width, height } = await encoded(original);
		expect([width, height]).toEqual([30, 20]);
		expect(isNear(await colourAt(bytes, 15, 10), [204, 51, 17])).toBe(true);
	});

	it("accepts AVIF, greyscale PNG and CMYK JPEG", async () => {
		await encoded(await plain(60, 40).avif().toBuffer());
		await encoded(await plain(60, 40).greyscale().png().toBuffer());
		await encoded(await plain(60, 40).toColourspace("cmyk").jpeg().toBuffer());
	});

	it("limits photos to 2000 pixels and 700 KB, even for noise", async () => {
		const original = await (await noise(6000, 4000)).jpeg({ quality: 55 }).toBuffer();
		expect(original.length).toBeGreaterThan(5_000_000);
		expect(original.length).toBeLessThan(photoLimits.bytes);
		const { bytes, width, height } = await encoded(original);
		expect(bytes.length).toBeLessThanOrEqual(700_000);
		expect(Math.max(width, height)).toBeLessThanOrEqual(2000);
		expect(width / height).toBeCloseTo(1.5, 2);
	});

	it("reduces the size when a lower quality is not enough", async () => {
		const { bytes, width } = await encoded(await (await noise(2000, 2000)).jpeg({ quality: 90 }).toBuffer());
		expect(bytes.length).toBeLessThanOrEqual(700_000);
		expect(width).toBe(1600);
	});

	it("does not enlarge small photos", async () => {
		expect(await encoded(await plain(1, 1).png().toBuffer())).toMatchObject({ width: 1, height: 1 });
	});

	it("drops data hidden after the picture", async () => {
		const picture = await plain(50, 50).jpeg().toBuffer();
		const polyglot = Buffer.concat([picture, bytesOf("<script>alert(1)</script>PK hidden archive")]);
		const { bytes } = await encoded(polyglot);
		expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/script|hidden/);
		expect([...bytes.slice(-2)]).toEqual([0xff, 0xd9]);
	});
});

describe("encodePhoto with unusable files", () => {
	it("rejects files that are not pictures, such as text, SVG, PDF, video and TIFF", async () => {
		const tiff = await plain(10, 10).tiff().toBuffer();
		for (const bytes of [
			bytesOf("This is text in a file named photo.jpg"),
			bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'),
			bytesOf('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
			bytesOf("%PDF-1.7"),
			bytesOf("RIFF\0\0\0\0WAVEfmt "),
			bytesOf("\0\0\0\x18ftypisom\0\0\0\0"),
			tiff,
			new Uint8Array(),
			new Uint8Array([0xff, 0xd8]),
		]) {
			expect(await encodePhoto(bytes)).toEqual({ kind: "refused", reason: "not-a-picture" });
		}
	});

	it("rejects a picture of more than 40 million pixels, even in a small file", async () => {
		const bomb = await plain(6400, 6407).png({ compressionLevel: 9 }).toBuffer();
		expect(bomb.length).toBeLessThan(1_000_000);
		expect(await encodePhoto(bomb)).toEqual({ kind: "refused", reason: "too-many-pixels" });
	});

	it("rejects a large picture of a kind whose decoder holds all its pixels in memory, unless a camera took it", async () => {
		const [large, usual] = [plain(4100, 4000), plain(4032, 3024)];
		const bombs = await Promise.all([
			large.clone().avif({ effort: 0 }).toBuffer(),
			large.clone().png({ progressive: true }).toBuffer(),
		]);
		for (const bomb of bombs) expect(await encodePhoto(bomb)).toEqual({ kind: "refused", reason: "too-many-pixels" });
		await encoded(await usual.avif({ effort: 0 }).toBuffer());
		await encoded(await large.png().toBuffer());
	}, 30_000);

	it("rejects a file of more than 8 MB before decoding it", async () => {
		const picture = await plain(10, 10).jpeg().toBuffer();
		const padded = Buffer.concat([picture, Buffer.alloc(photoLimits.bytes)]);
		expect(await encodePhoto(padded)).toEqual({ kind: "refused", reason: "too-large" });
	});

	it("rejects a truncated picture", async () => {
		for (const format of ["jpeg", "png", "webp"] as const) {
			const picture = await (await noise(400, 300)).toFormat(format).toBuffer();
			const half = picture.subarray(0, picture.length / 2);
			expect([format, await encodePhoto(half)]).toEqual([format, { kind: "refused", reason: "unreadable" }]);
		}
	});

	it("rejects a file that has only the signature of a picture", async () => {
		for (const bytes of [
			bytesOf("GIF89a<script>alert(1)</script>"),
			bytesOf("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
			Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), bytesOf("<svg xmlns='http://www.w3.org/2000/svg'/>")]),
		]) {
			expect(await encodePhoto(bytes)).toEqual({ kind: "refused", reason: "unreadable" });
		}
	});
});
