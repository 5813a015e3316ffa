/**
 * `npm run icons`: makes the icons for browsers and phones from the mark in `art/mark/`. The smallest ones omit the
 * leaf, which blurs at 16 px. The layers of the mark are for the server, which draws it in other colours.
 */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { icoContainer } from "../app/.server/brand/ico-container.ts";

const cream = "#FBF4E6";
const spruce = "#12403F";
/** View boxes, in the mark's coordinates, that centre it. */
const wholeMark = "4.3 1.2 60 60";
const leaflessMark = "4.3 6 60 60";

if (import.meta.main) await makeIcons();

async function makeIcons(): Promise<void> {
	process.chdir(`${import.meta.dirname}/..`);
	const mark = shapesOf("airelle-mark");
	const reversed = shapesOf("airelle-mark-reversed");
	const small = withoutLeaf(mark);
	writeFileSync(
		"public/favicon.ico",
		icoContainer([
			{ size: 16, png: await draw(16, ground(cream, 22) + place(small, leaflessMark, 0.84)) },
			{ size: 32, png: await draw(32, ground(cream, 22) + place(mark, wholeMark, 0.82)) },
		]),
	);
	writeFileSync("public/apple-touch-icon.png", await draw(180, ground(cream) + place(mark, wholeMark, 0.68)));
	for (const size of [192, 512]) {
		writeFileSync(`public/icon-${size}.png`, await draw(size, ground(cream, 22) + place(mark, wholeMark, 0.7)));
	}
	// Launchers may crop a maskable icon to a circle of 80 %.
	writeFileSync("public/icon-maskable-512.png", await draw(512, ground(spruce) + place(reversed, wholeMark, 0.54)));
	writeFileSync("app/.server/brand/resources/mark-layers.png", await layers(mark));
}

/** The coverage of each colour of the mark, as one channel each: strokes, leaf, berry. */
async function layers(mark: string): Promise<Buffer> {
	const shapes = mark.match(/<(?:circle|path) [^>]*\/>/g) ?? [];
	const isLeaf = (shape: string) => /^<path .*Z"/.test(shape);
	const kinds = [
		shapes.filter((shape) => shape.includes("stroke=")),
		shapes.filter(isLeaf),
		shapes.filter((shape) => !shape.includes("stroke=") && !isLeaf(shape)),
	];
	if (kinds.some((kind) => kind.length === 0)) throw new Error("The mark lacks strokes, leaf or berry: check its SVG.");
	const [strokes, ...others] = await Promise.all(
		kinds.map(async (kind) =>
			sharp(await draw(1024, place(kind.join(""), wholeMark, 1)))
				.extractChannel("alpha")
				.toColourspace("b-w")
				.raw()
				.toBuffer(),
		),
	);
	const raw = { width: 1024, height: 1024, channels: 1 } as const;
	return sharp(strokes, { raw })
		.joinChannel(others, { raw })
		.toColourspace("srgb")
		.png({ compressionLevel: 9 })
		.toBuffer();
}

/** The content of the mark's `<svg>`, without comments. */
function shapesOf(name: string): string {
	const svg = readFileSync(`art/mark/${name}.svg`, "utf8");
	return svg.replace(/<!--.*?-->|<\/?svg[^>]*>/gs, "").replace(/\s*\n\s*/g, "");
}

/** The leaf is the only filled path. */
function withoutLeaf(shapes: string): string {
	const rest = shapes.replace(/<path [^>]*Z" fill="[^"]*"\/>/, "");
	if (rest === shapes) throw new Error("The logo has no leaf to remove for the small icon: check its SVG.");
	return rest;
}

function ground(color: string, radius = 0): string {
	return `<rect width="100" height="100" rx="${radius}" fill="${color}"/>`;
}

/** Centres the shapes in a 100 × 100 square, scaled to `share` of it. */
function place(shapes: string, viewBox: string, share: number): string {
	const side = 100 * share;
	const start = (100 - side) / 2;
	return `<svg x="${start}" y="${start}" width="${side}" height="${side}" viewBox="${viewBox}">${shapes}</svg>`;
}

function draw(size: number, shapes: string): Promise<Buffer> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">${shapes}</svg>`;
	return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
