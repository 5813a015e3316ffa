import { randomInt } from "node:crypto";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { pathTo } from "../../app/locale/paths.ts";
import { photoLimits } from "../../app/model/estimate/photo-limits.ts";

/** A phone on a mobile network sends 8 Mbit a second. */
const bytesPerSecond = 1_000_000;
const chunk = 64 * 1024;

interface Phones {
	/** From the last byte of each photo to its answer, in milliseconds. */
	waits: readonly number[];
	/** The photos that the steps showed afterwards. */
	accepted(): number;
	/** The estimates that ended with fewer photos than were sent. */
	lost(): number;
	stop(): Promise<void>;
}

/** Phones that send one photo after the other, six in an estimate, as the form does it. Each is in a network of its own. */
export function startPhones(origin: string, count: number, photo: Buffer): Phones {
	const waits: number[] = [];
	let accepted = 0;
	let lost = 0;
	let isOver = false;
	const phones = Array.from({ length: count }, async (_, index) => {
		const phone = { origin, localAddress: `127.0.${index + 1}.1` };
		// Not all at the same moment.
		await sleep(randomInt(3_000));
		while (!isOver) {
			const started = await send(
				phone,
				pathTo("estimate", "fr"),
				"",
				formOf(new URLSearchParams({ service: "dryer-ducts" })),
			);
			const cookie = started.cookie;
			const step = pathTo("estimate-appointment", "fr");
			let sent = 0;
			while (sent < photoLimits.most && !isOver) {
				const intent = sent === 0 ? "photos" : "more-photos";
				const answer = await send(phone, `${step}.data`, cookie, photoForm(intent, photo));
				if (answer.status >= 400) throw new Error(`A photo was answered with ${answer.status}`);
				waits.push(answer.wait);
				sent++;
			}
			const { body } = await send(phone, `${step}/_payload.json`, cookie, null);
			const shown = new Set(body.match(/\/_estimate\/photos\/[\w-]+/g)).size;
			accepted += shown;
			if (shown < sent) lost++;
		}
	});
	return {
		waits,
		accepted: () => accepted,
		lost: () => lost,
		stop: async () => {
			isOver = true;
			await Promise.all(phones);
		},
	};
}

/** Twelve megapixels of 3 to 4 MB: soft shapes with the grain of a small sensor. */
export async function phonePhoto(): Promise<Buffer> {
	const [width, height] = [4032, 3024];
	const grain = { type: "gaussian", mean: 128, sigma: 40 } as const;
	const background = "#000000";
	const coarse = await sharp({ create: { width: 48, height: 36, channels: 3, background, noise: grain } })
		.resize({ width, height, kernel: "cubic" })
		.png({ compressionLevel: 0 })
		.toBuffer();
	const fine = await sharp({
		create: { width: 1008, height: 756, channels: 3, background, noise: { ...grain, sigma: 24 } },
	})
		.png({ compressionLevel: 0 })
		.toBuffer();
	return sharp(coarse)
		.composite([{ input: fine, tile: true, blend: "soft-light" }])
		.jpeg({ quality: 90 })
		.toBuffer();
}

interface Form {
	type: string;
	body: Buffer;
}

function formOf(fields: URLSearchParams): Form {
	return { type: "application/x-www-form-urlencoded", body: Buffer.from(fields.toString()) };
}

/** Ends with other bytes each time: identical files are stored only once. */
function photoForm(intent: string, photo: Buffer): Form {
	const boundary = `----bench${randomInt(2 ** 40)}`;
	const field = (name: string, value: string) =>
		`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
	const head = `--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
	const fields = field("postalCode", "H2T 2S9") + field("intent", intent) + head;
	const body = Buffer.concat([Buffer.from(fields), photo, Buffer.from(`${randomInt(2 ** 40)}\r\n--${boundary}--\r\n`)]);
	return { type: `multipart/form-data; boundary=${boundary}`, body };
}

interface Answer {
	status: number;
	cookie: string;
	body: string;
	wait: number;
}

function send(
	phone: { origin: string; localAddress: string },
	path: string,
	cookie: string,
	form: Form | null,
): Promise<Answer> {
	const { hostname, port } = new URL(phone.origin);
	const headers = {
		Host: `localhost:${port}`,
		"Sec-Fetch-Site": "same-origin",
		...(cookie && { Cookie: cookie }),
		...(form && { "Content-Type": form.type, "Content-Length": form.body.length }),
	};
	const { localAddress } = phone;
	const options = { hostname, port, localAddress, path, headers, method: form ? "POST" : "GET", agent: false };
	return new Promise((resolve, reject) => {
		let sent = performance.now();
		const asked = request(options, (response) => {
			const wait = performance.now() - sent;
			const chunks: Buffer[] = [];
			response.on("data", (bytes: Buffer) => chunks.push(bytes));
			response.on("error", reject);
			response.on("end", () =>
				resolve({
					status: response.statusCode ?? 0,
					cookie: (response.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; "),
					body: Buffer.concat(chunks).toString(),
					wait,
				}),
			);
		});
		asked.on("error", reject);
		const write = async () => {
			const body = form?.body ?? Buffer.alloc(0);
			const started = performance.now();
			for (let at = 0; at < body.length; at += chunk) {
				await sleep(Math.max(0, started + (at / bytesPerSecond) * 1000 - performance.now()));
				asked.write(body.subarray(at, at + chunk));
			}
			sent = performance.now();
			asked.end();
		};
		write().catch(reject);
	});
}
