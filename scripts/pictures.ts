/**
 * `npm run pictures`: makes the pictures that browsers download from the masters in `art/`. Skips pictures that
 * `art/derivatives.json` lists with the same master, crop and settings.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp, { type Region } from "sharp";
import { pictureCrops } from "../app/model/pictures/picture-crops.ts";
import { pictureNames, pictureWidths } from "../app/model/pictures/picture-names.ts";
import { type Derivative, digest, readManifest, removeLeftovers, writeManifest } from "./derivatives.ts";

const formats = ["avif", "webp"] as const;
type Format = (typeof formats)[number];

interface Picture {
	name: string;
	master: Buffer;
	region: Region;
}

const mastersFolder = "art/masters";
const manifestFile = "art/derivatives.json";
const outputFolder = "public/pictures";
const sourcesFile = "app/ui/picture-sources.ts";

/** Most pictures of a visit are narrow ones: four points take an eighth off, and show only at twice the size. */
const firstQuality = { narrowAvif: 38, avif: 42, webp: 80 };
const narrow = 640;
const qualityStep = 4;
const lowestQuality = 30;
/** Colours at half the resolution take a tenth off a file. The edges of these pictures are edges of light too. */
const avif = { effort: 6, chromaSubsampling: "4:2:0" } as const;
const settings = JSON.stringify({ firstQuality, narrow, qualityStep, avif, version: 1 });

if (import.meta.main) await makePictures();

async function makePictures(): Promise<void> {
	process.chdir(`${import.meta.dirname}/..`);
	mkdirSync(outputFolder, { recursive: true });
	const pictures = await listPictures();
	const known = readManifest(manifestFile);
	const made: Record<string, Derivative> = {};
	for (const picture of pictures) {
		for (const format of formats) {
			for (const width of pictureWidths(picture.region.width)[format]) {
				const label = labelOf(picture, width, format);
				made[label] = await derive(picture, width, format, known[label]);
			}
		}
		writeManifest(manifestFile, { ...known, ...made }); // an interrupted run loses one picture's work at most
	}
	removeLeftovers(outputFolder, made);
	writeManifest(manifestFile, made);
	writeFileSync(sourcesFile, sourcesModule(pictures));
	const names = pictures.map((picture) => picture.name).join();
	if (names !== pictureNames.join()) throw new Error(`app/model/pictures/picture-names.ts should list: ${names}`);
}

async function listPictures(): Promise<Picture[]> {
	const pictures: Picture[] = [];
	for (const file of readdirSync(mastersFolder).filter((file) => file.endsWith(".webp"))) {
		const master = readFileSync(`${mastersFolder}/${file}`);
		const { width, height } = await sharp(master).metadata();
		pictures.push({ name: file.replace(".webp", ""), master, region: { left: 0, top: 0, width, height } });
	}
	for (const [name, { of, ...region }] of Object.entries(pictureCrops)) {
		pictures.push({ name, master: readFileSync(`${mastersFolder}/${of}.webp`), region });
	}
	return pictures.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function labelOf(picture: Picture, width: number, format: Format): string {
	return `${picture.name}-${width}.${format}`;
}

/** One hash for all files of a picture: a change of master, crop or settings changes the URL. */
function markOf({ master, region }: Picture): string {
	return digest(master, JSON.stringify(region), settings).slice(0, 8);
}

async function derive(picture: Picture, width: number, format: Format, known?: Derivative): Promise<Derivative> {
	const key = digest(picture.master, JSON.stringify(picture.region), `${width}`, format, settings).slice(0, 16);
	if (known?.key === key && existsSync(`${outputFolder}/${known.file}`)) return known;
	const bytes = await encodeWithin(width <= 800 ? 60_000 : 160_000, picture, width, format);
	const file = `${picture.name}-${width}.${markOf(picture)}.${format}`;
	writeFileSync(`${outputFolder}/${file}`, bytes);
	return { key, file };
}

/** Lowers the quality until the file size is within the limit. */
async function encodeWithin(limit: number, picture: Picture, width: number, format: Format): Promise<Buffer> {
	const pixels = sharp(picture.master).extract(picture.region).resize(width);
	const first = firstQuality[format === "avif" && width <= narrow ? "narrowAvif" : format];
	for (let quality = first; quality >= lowestQuality; quality -= qualityStep) {
		const bytes =
			format === "avif"
				? await pixels
						.clone()
						.avif({ quality, ...avif })
						.toBuffer()
				: await pixels.clone().webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true }).toBuffer();
		if (bytes.length <= limit) {
			console.log(`${labelOf(picture, width, format)}: ${Math.ceil(bytes.length / 1000)} kB at quality ${quality}`);
			return bytes;
		}
	}
	throw new Error(`${labelOf(picture, width, format)} is larger than ${limit} bytes at the lowest quality`);
}

function sourcesModule(pictures: Picture[]): string {
	const rows = pictures.map((picture) => {
		const { width, height } = picture.region;
		return `\t${picture.name}: [${width}, ${height}, "${markOf(picture)}"],\n`;
	});
	return `// Written by \`npm run pictures\` (scripts/pictures.ts): do not edit.

/** Width and height of the original in pixels, and what marks its files. Every page carries this table: one row each. */
export const pictureSources = {
${rows.join("")}} as const satisfies Record<string, readonly [number, number, string]>;
`;
}
