import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, it } from "vitest";
import { plain } from "./pictures.testing.ts";
import { readUpload, type Uploader } from "./read-upload.ts";
import { createUploadBudget } from "./upload-budget.ts";

const limits = { most: 3, bytes: 100_000 };
const boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW";
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
	picture = new Uint8Array(await plain(60, 40).jpeg().toBuffer());
});

const readFrom = (request: Request, within = limits, uploader: Uploader = { network: "203.0.113" }, budget?: Budget) =>
	readUpload(request, within, uploader, budget);
type Budget = ReturnType<typeof createUploadBudget>;

/** Creates a request encoded by the platform, as a browser would. */
function upload(fill: (form: FormData) => void): Request {
	const body = new FormData();
	fill(body);
	return new Request("http://localhost/x", { method: "POST", body });
}

const photo = (name: string, bytes: BlobPart = picture) => new File([bytes], name, { type: "text/plain" });

/** Creates a request with a given body, split into a given number of chunks. */
function raw(
	text: string | Uint8Array,
	{ pieces = 1, type = `multipart/form-data; boundary=${boundary}` } = {},
): Request {
	const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
	const size = Math.ceil(bytes.length / pieces) || 1;
	let at = 0;
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (at >= bytes.length) controller.close();
			else controller.enqueue(bytes.subarray(at, at + size));
			at += size;
		},
	});
	const init: RequestInit & { duplex: "half" } = {
		method: "POST",
		body,
		headers: { "Content-Type": type },
		duplex: "half",
	};
	return new Request("http://localhost/x", init);
}

const field = (name: string, value: string) =>
	`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const end = `--${boundary}--\r\n`;

async function statusOf(request: Request): Promise<unknown> {
	try {
		return await readFrom(request, limits);
	} catch (thrown) {
		return (thrown as { init?: { status?: number } }).init?.status ?? thrown;
	}
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Collects twice: V8 frees buffers on another thread after a collection, and waits for that thread at the next one. */
function keptBytes(): number {
	collectGarbage();
	collectGarbage();
	return process.memoryUsage().arrayBuffers;
}

describe("readUpload", () => {
	it("returns the text fields and the photos in order", async () => {
		const tall = new Uint8Array(await plain(40, 60).png().toBuffer());
		const { form, photos, refused } = await readFrom(
			upload((body) => {
				body.append("message", "Bonjour à tous\r\nligne deux");
				body.append("photos", photo("un.jpg"));
				body.append("services", "ducts");
				body.append("services", "rugs");
				body.append("photos", photo("deux.txt", tall));
			}),
			limits,
		);
		expect([...form]).toEqual([
			["message", "Bonjour à tous\r\nligne deux"],
			["services", "ducts"],
			["services", "rugs"],
		]);
		expect(photos.map(({ width, height }) => [width, height])).toEqual([
			[60, 40],
			[40, 60],
		]);
		expect(refused).toEqual([]);
	});

	it("returns no photo when no file was chosen", async () => {
		const { form, photos, refused } = await readFrom(
			upload((body) => {
				body.append("photos", new File([], ""));
				body.append("name", "Léa");
			}),
			limits,
		);
		expect([[...form], photos, refused]).toEqual([[["name", "Léa"]], [], []]);
	});

	it("rejects invalid photos and keeps everything else", async () => {
		const { form, photos, refused } = await readFrom(
			upload((body) => {
				body.append("photos", photo("énorme.jpg", new Uint8Array(limits.bytes + 1)));
				body.append("before", "1");
				body.append("photos", photo("bonne.jpg"));
				body.append("photos", photo("texte.jpg", "not a picture"));
				body.append("photos", photo("de-trop.jpg", new Uint8Array([...picture, 0])));
				body.append("photos", photo("vide.jpg", ""));
				body.append("after", "2");
			}),
			limits,
		);
		expect([...form.keys()]).toEqual(["before", "after"]);
		expect(photos).toHaveLength(1);
		expect(refused).toEqual([
			{ name: "énorme.jpg", reason: "too-large" },
			{ name: "texte.jpg", reason: "not-a-picture" },
			{ name: "de-trop.jpg", reason: "too-many" },
			{ name: "vide.jpg", reason: "too-many" },
		]);
	});

	it("accepts a photo of exactly the maximum size", async () => {
		const padded = new Uint8Array(limits.bytes);
		padded.set(picture);
		const { photos } = await readFrom(
			upload((body) => body.append("photos", photo("pleine.jpg", padded))),
			limits,
		);
		expect(photos).toHaveLength(1);
	});

	it("skips a file of any size without keeping it in memory", async () => {
		const megabyte = new Uint8Array(1024 * 1024).fill(65);
		const begin = `--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="film.mov"\r\n\r\n`;
		const pieces = [begin, ...Array<Uint8Array>(300).fill(megabyte), `\r\n${field("name", "Léa")}${end}`];
		const before = keptBytes();
		let most = 0;
		const body = new ReadableStream<Uint8Array>({
			pull(controller) {
				if (pieces.length % 50 === 0) most = Math.max(most, keptBytes() - before);
				const piece = pieces.shift();
				if (piece === undefined) controller.close();
				else controller.enqueue(typeof piece === "string" ? new TextEncoder().encode(piece) : piece.slice());
			},
		});
		const request = new Request("http://localhost/x", {
			method: "POST",
			body,
			duplex: "half",
			headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
		} as RequestInit);
		const { form, refused } = await readFrom(request, limits);
		expect(form.get("name")).toBe("Léa");
		expect(refused).toEqual([{ name: "film.mov", reason: "too-large" }]);
		expect(most).toBeLessThan(50 * 1024 * 1024);
	});

	it("returns the same result for any split into chunks", async () => {
		const hard = `a\r\n--${boundary.slice(0, -1)}\r\n--\r`;
		const head = new TextEncoder().encode(
			`preamble\r\n${field("first", hard)}--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="a;b%22.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
		);
		const tail = new TextEncoder().encode(`\r\n${field("empty", "")}${end}epilogue\r\n--${boundary}\r\n`);
		const bytes = Buffer.concat([head, picture, tail]);
		for (const pieces of [1, 2, 7, Math.ceil(bytes.length / 3), bytes.length]) {
			const { form, photos, refused } = await readFrom(raw(bytes, { pieces }), limits);
			expect([...form]).toEqual([
				["first", hard],
				["empty", ""],
			]);
			expect([photos.length, refused]).toEqual([1, []]);
		}
	});

	it("strips folders, control characters and direction overrides from file names", async () => {
		const { refused } = await readFrom(
			upload((body) => {
				body.append("photos", photo("/home/Léa/\u202egpj.exe\u0007", "x"));
				body.append("photos", photo(`../${"é".repeat(200)}.jpg`, "x"));
				body.append("photos", photo("\u200b", "x"));
			}),
			limits,
		);
		expect(refused.map(({ name }) => name)).toEqual(["gpj.exe", `${"é".repeat(79)}…`, "photo"]);
	});

	it("ignores files in other fields", async () => {
		const { form, photos, refused } = await readFrom(
			upload((body) => body.append("message", photo("message.jpg"))),
			limits,
		);
		expect([[...form], photos, refused]).toEqual([[], [], []]);
	});

	it("accepts an urlencoded form", async () => {
		const { form, photos, refused } = await readFrom(
			raw("name=L%C3%A9a&photos=&services=a&services=b", { type: "application/x-www-form-urlencoded" }),
			limits,
		);
		expect([...form.entries()]).toEqual([
			["name", "Léa"],
			["photos", ""],
			["services", "a"],
			["services", "b"],
		]);
		expect([photos, refused]).toEqual([[], []]);
	});

	it("accepts an empty form", async () => {
		expect(await readFrom(raw(end), limits)).toMatchObject({ photos: [], refused: [] });
	});
});

describe("a malformed upload", () => {
	it.each([
		["no body", ""],
		["no boundary in it", "hello"],
		["no end", field("name", "Léa")],
		["a part that is cut", field("name", "Léa").slice(0, -4)],
		["headers without end", `--${boundary}\r\n${"x".repeat(9000)}\r\n\r\n${end}`],
	])("is rejected with 400 when it has %s", async (_, text) => {
		expect(await statusOf(raw(text))).toBe(400);
	});

	it("is rejected with 400 when it is not UTF-8", async () => {
		expect(await statusOf(raw(Buffer.from(field("name", "L\xe9a") + end, "latin1")))).toBe(400);
	});

	it("is rejected with 400 when its boundary is missing or invalid", async () => {
		for (const type of ["multipart/form-data", `multipart/form-data; boundary=${"x".repeat(71)}`]) {
			expect(await statusOf(raw(field("a", "b") + end, { type }))).toBe(400);
		}
	});

	it("is rejected with 400 when the body breaks off", async () => {
		const body = new ReadableStream<Uint8Array>({
			start(controller) {
				controller.enqueue(new TextEncoder().encode(field("name", "Léa")));
			},
			pull(controller) {
				controller.error(new Error("the visitor is gone"));
			},
		});
		const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
		const request = new Request("http://localhost/x", { method: "POST", body, duplex: "half", headers } as RequestInit);
		expect(await statusOf(request)).toBe(400);
	});

	it("is rejected with 413 when it has more than 200 parts", async () => {
		expect(await statusOf(raw(field("a", "b").repeat(201) + end))).toBe(413);
	});

	it("is rejected with 413 when it has more than 64 KB of text", async () => {
		const half = "x".repeat(32 * 1024);
		expect(await statusOf(raw(field("a", half) + field("b", half.slice(10)) + end))).toMatchObject({ photos: [] });
		expect(await statusOf(raw(field("a", half) + field("b", half) + end))).toBe(413);
	});
});

describe("concurrent uploads", () => {
	const form = (file = photo("a.jpg")) =>
		upload((body) => {
			body.append("photos", file);
			body.append("name", "Léa");
		});

	/** Sends the first bytes of a photo, and the rest only when `finish` is called. */
	function stalled(bytes: number): { request: Request; finish: () => void } {
		const begin = `--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`;
		let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
		const body = new ReadableStream<Uint8Array>({
			start(own) {
				controller = own;
				own.enqueue(Buffer.concat([Buffer.from(begin), Buffer.alloc(bytes, 65)]));
			},
		});
		const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
		const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
		const finish = () => {
			controller?.enqueue(new TextEncoder().encode(`\r\n${end}`));
			controller?.close();
		};
		return { request: new Request("http://localhost/x", init), finish };
	}

	it("keep only their text while the disk has no space for photos", async () => {
		const uploader = { network: "203.0.113", hasSpace: async () => false };
		const upload = await readFrom(form(), limits, uploader);
		expect(upload).toMatchObject({ photos: [], refused: [{ name: "a.jpg", reason: "no-space" }] });
		expect(upload.form.get("name")).toBe("Léa");
	});

	it("leave the budget to others while they send almost nothing", async () => {
		const budget = createUploadBudget({ bytes: 200_000, perNetwork: 2 });
		const slow = Array.from({ length: 24 }, () => stalled(40));
		const reading = slow.map(({ request }, n) => readFrom(request, limits, { network: `198.51.${n}` }, budget));
		await new Promise((resolve) => setImmediate(resolve));
		expect((await readFrom(form(), limits, { network: "203.0.113" }, budget)).photos).toHaveLength(1);
		for (const { finish } of slow) finish();
		await Promise.all(reading);
	});

	it("keep their text but not their photos while the budget is exhausted", async () => {
		const budget = createUploadBudget({ bytes: 90_000, perNetwork: 2 });
		const large = stalled(90_000);
		const reading = readFrom(large.request, limits, { network: "198.51.100" }, budget);
		await new Promise((resolve) => setImmediate(resolve));
		const upload = await readFrom(form(), limits, { network: "203.0.113" }, budget);
		expect(upload).toMatchObject({ photos: [], refused: [{ name: "a.jpg", reason: "busy" }] });
		expect(upload.form.get("name")).toBe("Léa");
		large.finish();
		await reading;
		expect((await readFrom(form(), limits, { network: "203.0.113" }, budget)).photos).toHaveLength(1);
	});

	it("keep only their text beyond the limit of one network", async () => {
		const budget = createUploadBudget({ bytes: 1_000_000, perNetwork: 2 });
		const sent = await Promise.all(
			Array.from({ length: 5 }, () => readFrom(form(), limits, { network: "203.0.113" }, budget)),
		);
		expect(sent.map(({ photos }) => photos.length)).toEqual([1, 1, 0, 0, 0]);
		expect(sent.every(({ form: words }) => words.get("name") === "Léa")).toBe(true);
		expect((await readFrom(form(), limits, { network: "203.0.113" }, budget)).photos).toHaveLength(1);
	});
});

describe("a duplicate photo", () => {
	it("is skipped within a form or when already stored, and does not count toward the limit", async () => {
		const once = await readFrom(
			upload((body) => {
				for (const name of ["a.jpg", "b.jpg"]) body.append("photos", photo(name));
			}),
			{ ...limits, most: 1 },
		);
		expect([once.photos.length, once.repeated, once.refused]).toEqual([1, 1, []]);
		const known = once.photos.map(({ hash }) => hash);
		const again = await readFrom(
			upload((body) => body.append("photos", photo("a.jpg"))),
			{ ...limits, most: 0 },
			{ network: "203.0.113", known },
		);
		expect([again.photos, again.repeated, again.refused]).toEqual([[], 1, []]);
	});
});
