import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Brand } from "#app/model/brand/brand.ts";
import { brandFiles } from "#app/model/brand/brand-files.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { shareCard } from "#app/seo/share-cards.ts";
import { originals } from "../content/originals.ts";
import { createSiteContent } from "../content/site-content.ts";
import { createLog } from "../log.ts";
import { plain } from "../photos/pictures.testing.ts";
import { createDrawings, drawingFolders } from "./drawings.ts";
import { drawnBrand } from "./drawn-brand.ts";

const upload = "0c9d3f9e-7f3a-4f0e-9d0e-0123456789ab";
const store = {
	get: async () => ({ data: { createdAt: "", by: null, master: await plain(1024, 1024, "#ff0000").png().toBuffer() } }),
} as unknown as DocumentStore;

const open = (from: DocumentStore, write: (line: string) => void = () => {}) =>
	createDrawings(from, drawingFolders(null, process.cwd()), createLog(write));

function readerOf(name: string, brand: Partial<Brand> = {}) {
	const documents = { ...originals, company: { ...originals.company, name }, brand: { ...originals.brand, ...brand } };
	return createSiteContent(documents).reader();
}

const looks = {
	shipped: readerOf("Airelle"),
	initials: readerOf("Propreté Boréale", { colors: { main: "#7a2c73", accent: "#2c7a73" }, fonts: "classic" }),
	uploaded: readerOf("Net & <Clair>", { mark: `upload:${upload}`, fonts: "geometric" }),
};
const sizes = { "mark.png": [192, 192], "apple-touch-icon.png": [180, 180], "icon-192.png": [192, 192] };

describe("the files of a brand", () => {
	it.each(Object.entries(looks))(
		"have their sizes and no metadata: %s",
		async (_, reader) => {
			const drawings = open(store);
			const brand = drawnBrand(reader);
			for (const file of Object.keys(brandFiles) as (keyof typeof brandFiles)[]) {
				const drawn = await drawings.file(file, brand);
				if (file === "logo.png") {
					expect(drawn).toBeNull();
					continue;
				}
				const bytes = Buffer.from(drawn?.body ?? []);
				expect(bytes.toString("latin1"), file).not.toMatch(/tEXt|iTXt|zTXt|eXIf|iCCP/);
				if (file === "favicon.ico") expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 2, 0, 16, 16]);
				else {
					const { width, height } = await sharp(bytes).metadata();
					expect([file, width, height]).toEqual([file, ...(sizes[file as keyof typeof sizes] ?? [512, 512])]);
				}
			}
		},
		30_000,
	);

	it.each(Object.entries(looks))(
		"have a share picture: %s",
		async (_, reader) => {
			const drawings = open(store);
			const card = shareCard("index", "fr", reader);
			if (!card) throw new Error("no card");
			const [first, second] = [drawings.share(card, drawnBrand(reader)), drawings.share(card, drawnBrand(reader))];
			expect(second).toBe(first);
			const body = Buffer.from((await first)?.body ?? []);
			const { width, height, format, exif, xmp, icc, iptc } = await sharp(body).metadata();
			expect([width, height, format, exif, xmp, icc, iptc]).toEqual([1200, 630, "jpeg", ...Array(4).fill(undefined)]);
			expect(body.length).toBeLessThanOrEqual(120_000);
		},
		30_000,
	);

	it("draws very long names, titles and places, and characters that are not text", async () => {
		const reader = readerOf("Nettoyage ".repeat(12).trim());
		const card = shareCard("index", "fr", reader);
		if (!card) throw new Error("no card");
		const long = { ...card, title: `\u0007${"Anticonstitutionnellement ".repeat(30)}`, places: "Laval · ".repeat(40) };
		const drawings = open(store);
		const body = (await drawings.share(long, drawnBrand(reader)))?.body ?? Buffer.alloc(0);
		expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
	});

	it("are missing when their uploaded picture is gone, which is logged once, and the others stay", async () => {
		const lines: string[] = [];
		const drawings = open({ get: async () => null } as unknown as DocumentStore, (line) => lines.push(line));
		const gone = drawnBrand(looks.uploaded);
		const card = shareCard("index", "fr", looks.uploaded);
		if (!card) throw new Error("no card");
		for (const name of ["mark.png", "favicon.ico", "icon-512.png"] as const)
			expect([name, await drawings.file(name, gone)]).toEqual([name, null]);
		expect(await drawings.share(card, gone)).toBeNull();
		expect(lines).toHaveLength(1);
		expect(lines[0]).toContain(upload);
		const withoutLogo = drawnBrand(readerOf("Net", { logo: `upload:${upload.replace("ab", "cd")}` }));
		expect(await drawings.file("logo.png", withoutLogo)).toBeNull();
		expect((await drawings.file("icon-192.png", withoutLogo))?.body.length).toBeGreaterThan(100);
		expect(lines).toHaveLength(2);
	});
});
