import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { createFileCache } from "../file-cache.ts";
import { loadOnce } from "../load-once.ts";
import { acceptedEncodings } from "./encodings.ts";
import type { Exchange, Stage } from "./exchange.ts";
import { listFolder, type Variants } from "./file-folder.ts";
import { immutable, sendFile } from "./send.ts";

/** Page URLs have no file extension, so a request for a page never waits for the folder listing. */
const fileName = /\.\w+$/;
const hashedName = /^\/(?:assets|pictures)\//;
/** Only these files of older builds are archived. */
const olderName = /^\/assets\//;
/** The whole build is 18 MB; one browser downloads about a tenth of it. */
const mostBytes = 16 * 1024 * 1024;

const types: Partial<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".png": "image/png",
	".svg": "image/svg+xml",
	".webp": "image/webp",
	".avif": "image/avif",
	".woff2": "font/woff2",
};

/** Serves the current build, then older ones for open tabs. Ignores Range (RFC 9110, 14.2): no file exceeds 300 KB. */
export function createAssets(directory: string, older: Promise<readonly string[]>): Stage {
	/** Files are read whole and closed at once: a client that disconnects or reads slowly holds no file descriptor. */
	const cached = createFileCache(mostBytes);
	const own = loadOnce(() => listFolder(directory));
	const others = loadOnce(async () => Promise.all((await older).map(listFolder)));

	async function answer(exchange: Exchange): Promise<boolean> {
		const { path } = exchange.checked;
		const lists = [await own(), ...(olderName.test(path) ? await others() : [])];
		for (const list of lists) {
			const variants = list.get(path);
			if (variants && (await send(exchange, variants))) return true;
		}
		return false;
	}

	/** Returns false when the file was deleted after the folder was listed. */
	async function send(exchange: Exchange, variants: Variants): Promise<boolean> {
		const { request, response, checked } = exchange;
		const accepted = acceptedEncodings(request.headers["accept-encoding"]);
		const encoding = accepted.find((each) => variants[each]) ?? "identity";
		const file = variants[encoding] ?? "";
		const found = await cached(file, () => readFile(file).catch(nullWhenMissing));
		if (!found) return false;
		const type = types[extname(checked.path)] ?? "application/octet-stream";
		const cacheControl = hashedName.test(checked.path) ? immutable : "public, max-age=3600";
		if (Object.keys(variants).length > 1) response.setHeader("Vary", "Accept-Encoding");
		sendFile(exchange, found, { type, cacheControl, encoding });
		return true;
	}

	return (exchange) => {
		const { method, path } = exchange.checked;
		if (method === "POST" || !fileName.test(path)) return false;
		exchange.route = "asset";
		return answer(exchange);
	};
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
	if (error.code === "ENOENT") return null;
	throw error;
}
