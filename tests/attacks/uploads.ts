import { crc32, deflateSync } from "node:zlib";
import { plain } from "#app/.server/photos/pictures.testing.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import { atLeast, atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { type Answer, ask, cookiesOf, post } from "./ask.ts";
import { createTally } from "./tally.ts";
import { type Target, usedOf, withTarget } from "./target.ts";

const page = "/estimation-gratuite/ou-et-quand";
const script = "<script>alert(document.domain)</script>";
const secret = "Maison de Jeanne, 45.5 N";

interface Sample {
	name: string;
	type: string;
	bytes: Buffer;
	/** True for a picture that the server must accept and re-encode. */
	isPicture: boolean;
}

/** Uploads whose content is not what their type says, or is more: polyglots, decompression bombs, metadata. */
export function uploads(): Promise<FaultReport[]> {
	return withTarget({ TRUSTED_PROXIES: "1" }, async (target) => {
		const tally = createTally();
		const samples = await makeSamples();
		const before = usedOf(await target.memory());
		let slowest = 0;
		for (const sample of samples) {
			const started = performance.now();
			const { status, kept } = await upload(target, [sample]);
			slowest = Math.max(slowest, performance.now() - started);
			tally.note("answers 5xx", status >= 500 && `${sample.name} ${status}`);
			tally.note("taken, though it is no picture", !sample.isPicture && kept.length > 0 && sample.name);
			tally.note("pictures refused", sample.isPicture && kept.length === 0 && `${sample.name} ${status}`);
			for (const photo of kept) judge(photo, sample.name, tally.note);
		}
		const [first] = samples as [Sample];
		const seven = await upload(
			target,
			// Each file has another length: identical files are stored only once.
			Array.from({ length: 7 }, (_, n) => ({ ...first, bytes: Buffer.concat([first.bytes, Buffer.alloc(n)]) })),
		);
		const grown = (usedOf(await target.memory()) - before) / 2 ** 20;
		return [
			{
				title: "uploads",
				figures: [
					atLeast("files sent", samples.length + 7, 20),
					exactly("photos kept of seven", seven.kept.length, photoLimits.most),
					...tally.figures(
						"answers 5xx",
						"taken, though it is no picture",
						"pictures refused",
						"served as anything but a JPEG of ours",
						"metadata that survived",
					),
					atMost("slowest answer", slowest, 15_000, " ms"),
					atMost("memory in use grown, after collection", grown, 48, " MB"),
					exactly("crashes", target.isAlive() ? 0 : 1, 0),
				],
			},
		];
	});
}

function judge({ headers, bytes }: Answer, name: string, note: (fault: string, found: string | false) => void): void {
	const fault = "served as anything but a JPEG of ours";
	note(fault, headers["content-type"] !== "image/jpeg" && `${name}: ${headers["content-type"]}`);
	note(fault, headers["x-content-type-options"] !== "nosniff" && `${name}: sniffed`);
	note(fault, !String(headers["content-security-policy"]).startsWith("default-src 'none'") && `${name}: policy`);
	note(fault, bytes.subarray(0, 3).toString("hex") !== "ffd8ff" && `${name}: not a JPEG`);
	note(fault, bytes.includes("<script") && `${name}: the script is still in it`);
	note("metadata that survived", (bytes.includes("Maison") || bytes.includes("Exif") || bytes.includes("GPS")) && name);
}

/** Uploads the files to a new draft. Returns the status and the photos as the server serves them afterwards. */
async function upload({ origin }: Target, files: readonly Sample[]): Promise<{ status: number; kept: Answer[] }> {
	const headers = { "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": `10.1.${Math.floor(Math.random() * 255)}.7` };
	const cookie = cookiesOf(await post(origin, "/estimation-gratuite", { service: "dryer-ducts" }, { headers }));
	const form = new FormData();
	form.set("postalCode", "H2T 2S9");
	for (const { bytes, name, type } of files) form.append("photos", new Blob([new Uint8Array(bytes)], { type }), name);
	const { status } = await post(origin, page, form, { cookie, headers }).catch(() => ({ status: 0 }));
	const shown = await ask({ origin, path: page, cookie });
	const paths = new Set(shown.body.match(/\/_estimate\/photos\/[\w-]+/g));
	return { status, kept: await Promise.all([...paths].map((path) => ask({ origin, path, cookie }))) };
}

async function makeSamples(): Promise<Sample[]> {
	const jpeg = await plain(640, 480)
		.jpeg()
		.withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitude: "45/1 30/1 0/1", GPSLatitudeRef: "N" } })
		.toBuffer();
	const png = await plain(64, 64).png().toBuffer();
	const gif = await plain(64, 64).gif().toBuffer();
	const picture = (name: string, bytes: Buffer): Sample => ({ name, type: "image/jpeg", bytes, isPicture: true });
	const fake = (name: string, bytes: Buffer | string, type = "image/jpeg"): Sample => ({
		name,
		type,
		bytes: Buffer.from(bytes),
		isPicture: false,
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
	return [
		picture("with-place.jpg", jpeg),
		picture("jpeg-then-html.jpg", Buffer.concat([jpeg, Buffer.from(script)])),
		picture("png-then-zip.png", Buffer.concat([png, Buffer.from("PK\x03\x04"), Buffer.alloc(4000, 7)])),
		picture("gif-then-script.gif", Buffer.concat([gif, Buffer.from("*/=1;alert(1)//")])),
		picture("php.php.jpg", jpeg),
		picture("<img src=x onerror=alert(1)>.jpg", jpeg),
		fake("gif-and-script.gif", "GIF89a/*\x00\x00\x00*/=1;alert(1)//", "image/gif"),
		fake("page.jpg", `<!DOCTYPE html>${script}`),
		fake("page.html", `<!DOCTYPE html>${script}`, "text/html"),
		fake("drawing.jpg", svg),
		fake("drawing.svg", svg, "image/svg+xml"),
		fake("drawing-with-magic.jpg", Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.from(svg)])),
		fake("bomb.png", pngClaiming(60_000, 60_000)),
		fake("bomb-wide.png", pngClaiming(2_000_000, 100)),
		fake("bomb-largest.png", pngClaiming(2 ** 31 - 1, 2 ** 31 - 1)),
		fake(
			"bomb.zip",
			Buffer.concat([Buffer.from("PK\x03\x04"), deflateSync(Buffer.alloc(20_000_000))]),
			"application/zip",
		),
		fake("many-pixels.png", await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer()),
		fake("many-pixels-at-once.avif", await plain(8000, 5000).avif({ effort: 0 }).toBuffer(), "image/avif"),
		fake("cut.jpg", jpeg.subarray(0, jpeg.length / 2)),
		fake("cut.png", png.subarray(0, 40)),
		fake("empty.jpg", ""),
		fake("magic-only.jpg", Buffer.from("ffd8ffe0", "hex")),
		fake("noise.jpg", Buffer.concat([Buffer.from("ffd8ffe000104a464946", "hex"), Buffer.alloc(100_000, 0x5a)])),
		fake("nine-megabytes.jpg", Buffer.concat([jpeg, Buffer.alloc(9 * 2 ** 20)])),
		fake("eicar.jpg", "X5O!P%@AP[4\\PZX54(P^)7CC)7}$TEST-FILE!$H+H*"),
		fake("postscript.jpg", "%!PS-Adobe-3.0 EPSF\n(%pipe%id) (w) file"),
		fake("mvg.jpg", 'push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"\npop graphic-context'),
	];
}

/** A decompression bomb: a small PNG whose header claims a huge size, with compressed zeros as its rows. */
function pngClaiming(width: number, height: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 2, 0, 0, 0], 8);
	const signature = Buffer.from("89504e470d0a1a0a", "hex");
	return Buffer.concat([
		signature,
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.alloc(5_000_000))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}
