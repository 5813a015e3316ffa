import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from "node:zlib";
import type { Reads } from "../content/reads.ts";
import type { Encoding } from "./encodings.ts";

/** One response, compressed and ready to send. */
export interface CacheEntry {
	status: number;
	/** Cached entries have gzip and a quick Brotli before the first response. */
	bodies: Map<Encoding, Buffer>;
	/** Length of the uncompressed body in bytes. */
	length: number;
	/** Null for a response that is rendered per request: it is never revalidated. */
	etag: string | null;
	contentType: string;
	policy: string;
	reads: Reads;
	/** Milliseconds since 1970; Infinity when only a change of content invalidates the entry. */
	validUntil: number;
	/** Cached headers by encoding; see `headOf` in `send.ts`. */
	heads: Map<Encoding, Head>;
	/** Whether the smallest Brotli, which is slow, is made or being made. */
	isSqueezed: boolean;
}

/** Headers as flat arrays of alternating names and values, which Node writes without conversion. */
export interface Head {
	/** The options that these headers were made with. */
	cacheControl: string;
	vary: string | undefined;
	whole: readonly string[];
	/** Headers of a 304, which has no body. */
	unchanged: readonly string[];
}

export interface Rendered {
	status: number;
	body: string;
	contentType: string;
	policy: string;
	reads: Reads;
	validUntil: Date | null;
}

interface PageCacheOptions {
	now?: () => number;
	/** Limit in bytes, compressed. */
	most?: number;
	squeeze?: (body: Buffer) => Promise<Buffer>;
}

const mostBytes = 48 * 1024 * 1024;

/**
 * Compressed pages that are the same for every visitor. Keys name pages, not raw URLs: invented URLs cannot fill it.
 * Concurrent misses share one render. Only status 200 is cached. Above the limit the oldest entries are evicted.
 *
 * The second request for a page starts its smallest Brotli in the background: a seventh smaller than the quick one, for 0.3 s
 * of a core.
 */
export function createPageCache({ now = Date.now, most = mostBytes, squeeze = brotli }: PageCacheOptions = {}) {
	const entries = new Map<string, CacheEntry>();
	const flights = new Map<string, Promise<CacheEntry>>();
	/** Since the start; a request that joins an in-flight render counts as a hit. */
	let [hits, renders] = [0, 0];
	const waiting = new Map<string, CacheEntry>();
	let bytes = 0;
	let squeezing: Promise<void> | null = null;

	return {
		get size() {
			return entries.size;
		},

		get figures(): PageCacheFigures {
			return { hits, renders, entries: entries.size };
		},

		get bytes() {
			return bytes;
		},

		/** Returns the cached entry unless it has expired. */
		peek(key: string): CacheEntry | undefined {
			const kept = entries.get(key);
			if (!kept || kept.validUntil <= now()) return undefined;
			hits++;
			if (!kept.isSqueezed) squeezeLater(key, kept);
			return kept;
		},

		async get(key: string, render: () => Promise<Rendered>): Promise<CacheEntry> {
			const kept = this.peek(key);
			if (kept) return kept;
			const flight = flights.get(key);
			if (flight) {
				hits++;
				return flight;
			}
			renders++;
			const started = render()
				.then(async (rendered) => ({ ...(await compress(rendered, "br", "gzip")), etag: tagOf(rendered.body) }))
				.then((entry) => {
					// Content may have changed during the render.
					if (entry.status === 200 && entry.reads.areCurrent()) keep(key, entry);
					return entry;
				})
				.finally(() => flights.delete(key));
			flights.set(key, started);
			return started;
		},

		/** Invalidates only the pages whose reads return something else since the content changed. */
		dropChanged(): void {
			for (const [key, { reads }] of entries) if (!reads.areCurrent()) remove(key);
		},

		/** Resolves when background Brotli compression is done. */
		async settled(): Promise<void> {
			while (squeezing) await squeezing;
		},
	};

	function keep(key: string, entry: CacheEntry): void {
		remove(key);
		entries.set(key, entry);
		bytes += weight(entry);
		makeRoom();
	}

	function squeezeLater(key: string, entry: CacheEntry): void {
		entry.isSqueezed = true;
		waiting.set(key, entry);
		squeezing ??= squeezeAll().finally(() => {
			squeezing = null;
		});
	}

	function remove(key: string): void {
		const entry = entries.get(key);
		if (!entry) return;
		entries.delete(key);
		waiting.delete(key);
		bytes -= weight(entry);
	}

	function makeRoom(): void {
		for (const oldest of entries.keys()) {
			if (bytes <= most) return;
			remove(oldest);
		}
	}

	/** Compresses one page at a time, off the main thread; the quick form is served until then. */
	async function squeezeAll(): Promise<void> {
		for (const [key, entry] of waiting) {
			waiting.delete(key);
			// When it fails, the page keeps its quick form.
			const br = await inflate(bodyOf(entry, "gzip"))
				.then(squeeze)
				.catch(() => null);
			if (entries.get(key) !== entry || br === null) continue;
			bytes -= weight(entry);
			entry.bodies.set("br", br);
			bytes += weight(entry);
			entry.heads.clear();
		}
	}
}

export interface PageCacheFigures {
	hits: number;
	renders: number;
	entries: number;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Compresses fast, because a visitor waits for this response. */
export async function compress(
	{ body, validUntil, ...rest }: Rendered,
	...encodings: readonly Encoding[]
): Promise<CacheEntry> {
	const identity = Buffer.from(body);
	const bodies = encodings.map(async (encoding) => [encoding, await compressors[encoding](identity)] as const);
	return {
		...rest,
		bodies: new Map(await Promise.all(bodies)),
		length: identity.length,
		etag: null,
		validUntil: validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
		heads: new Map(),
		isSqueezed: false,
	};
}

/** A weak ETag, because all encodings share it: same content, different bytes. */
function tagOf(body: string): string {
	return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Uncompressed bodies are rarely requested, so they are unpacked from gzip; concurrent requests share a buffer. */
export function bodyOf(entry: CacheEntry, encoding: Encoding): Buffer {
	const body = entry.bodies.get(encoding);
	if (body) return body;
	const packed = entry.bodies.get("gzip");
	if (encoding !== "identity" || !packed) throw new Error(`There is no ${encoding} of this page`);
	const shared = unpacked.get(entry)?.deref();
	if (shared) return shared;
	const plain = gunzipSync(packed);
	unpacked.set(entry, new WeakRef(plain));
	return plain;
}

const unpacked = new WeakMap<CacheEntry, WeakRef<Buffer>>();

/** Brotli of the home page: 35 KB in 4 ms; quality 5 gives 33 KB in 7 ms, gzip 40 KB in 4 ms, quality 11 30 KB in 320 ms. */
export const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
	br: (body) => brotli(body, 4),
	gzip: (body) => promisify(gzip)(body, { level: 5 }),
	identity: async (body) => body,
};

const inflate = promisify(gunzip);

function brotli(body: Buffer, quality = constants.BROTLI_MAX_QUALITY): Promise<Buffer> {
	const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
	return promisify(brotliCompress)(body, {
		params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length },
	});
}

function weight({ bodies }: CacheEntry): number {
	return [...bodies.values()].reduce((sum, { length }) => sum + length, 0);
}
