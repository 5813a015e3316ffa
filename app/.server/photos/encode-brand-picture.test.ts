import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { encodeBrandPicture, encodeMasterAgain } from "./encode-brand-picture.ts";
import { noise, plain } from "./pictures.testing.ts";

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: clear } });
const problemOf = async (kind: "mark" | "logo", bytes: Uint8Array) => {
	const encoded = await encodeBrandPicture(kind, bytes);
	return "problem" in encoded ? encoded.problem : null;
};
async function masterOf(kind: "mark" | "logo", bytes: Uint8Array): Promise<Uint8Array> {
	const encoded = await encodeBrandPicture(kind, bytes);
	if ("problem" in encoded) throw new Error(encoded.problem);
	return encoded.master;
}

describe("encodeBrandPicture", () => {
	it("makes a mark of 1024 pixels without metadata", async () => {
		const mark = await plain(1500, 1480)
			.withExif({ IFD0: { Artist: "SecretStudio" } })
			.withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><a>SecretStudio</a></x:xmpmeta>")
			.png()
			.toBuffer();
		expect(mark.toString("latin1")).toContain("SecretStudio");
		const master = await masterOf("mark", mark);
		const { width, height, format, exif, xmp, icc } = await sharp(master).metadata();
		expect([width, height, format, exif, xmp, icc]).toEqual([1024, 1024, "png", undefined, undefined, undefined]);
		expect(Buffer.from(master).toString("latin1")).not.toMatch(/SecretStudio|tEXt|iTXt|zTXt|eXIf/);
	});

	it("puts a logo without its transparent margins at the left end", async () => {
		const bar = await plain(1200, 300, "#0000ff").png().toBuffer();
		const logo = await canvas(2000, 2000)
			.composite([{ input: bar, left: 700, top: 900 }])
			.png()
			.toBuffer();
		const master = await masterOf("logo", logo);
		const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
		expect([info.width, info.height]).toEqual([2048, 512]);
		const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
		expect([alphaAt(0, 256), alphaAt(2040, 256), alphaAt(100, 0)]).toEqual([255, 255, 255]);
		const square = await masterOf("logo", await plain(1024, 1024).png().toBuffer());
		expect(await sharp(square).metadata()).toMatchObject({ width: 2048, height: 512 });
		expect("master" in (await encodeMasterAgain(square))).toBe(true);
	});

	it("stays below 900 KB, even for noise", async () => {
		const master = await masterOf("mark", await (await noise(1024, 1024)).png().toBuffer());
		expect(master.length).toBeLessThanOrEqual(900_000);
	});

	it("says what is wrong with a picture", async () => {
		const png = (width: number, height: number) => plain(width, height).png().toBuffer();
		expect(await problemOf("mark", await plain(1024, 1024).jpeg().toBuffer())).toBe("not-png");
		expect(await problemOf("mark", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBe("not-png");
		expect(await problemOf("mark", await png(1000, 1000))).toBe("too-small");
		expect(await problemOf("mark", await png(1200, 1100))).toBe("not-square");
		expect(await problemOf("logo", await png(900, 300))).toBe("too-small");
		expect(await problemOf("logo", await png(1024, 1100))).toBe("not-square");
		expect(await problemOf("logo", await png(4000, 400))).toBe("not-square");
		expect(await problemOf("mark", await canvas(1024, 1024).png().toBuffer())).toBe("broken");
		expect(await problemOf("logo", await canvas(2048, 512).png().toBuffer())).toBe("broken");
		expect("problem" in (await encodeMasterAgain(await png(1200, 1200)))).toBe(true);
	});

	it("rejects hostile files: bombs, truncated, animated and padded ones", async () => {
		const bomb = await plain(6400, 6407).png({ compressionLevel: 9 }).toBuffer();
		expect(bomb.length).toBeLessThan(1_000_000);
		expect(await problemOf("mark", bomb)).toBe("too-large");
		const good = await (await noise(1024, 1024)).png().toBuffer();
		expect(await problemOf("mark", good.subarray(0, good.length / 2))).toBe("broken");
		expect(await problemOf("mark", good.subarray(0, 12))).toBe("broken");
		expect(await problemOf("mark", Buffer.concat([good, Buffer.alloc(9_000_000)]))).toBe("too-large");
		const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
		const animated = Buffer.concat([good.subarray(0, 33), control, good.subarray(33)]);
		expect(await problemOf("mark", animated)).toBe("broken");
		const polyglot = Buffer.concat([await plain(1024, 1024).png().toBuffer(), Buffer.from("<script>hidden")]);
		expect(Buffer.from(await masterOf("mark", polyglot)).toString("latin1")).not.toContain("hidden");
	});
});
