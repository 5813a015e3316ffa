import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from "node:zlib";
import type { Reads } from "../content/reads.ts";
import type { Encoding } from "./encodings.ts";

/** One answer as it goes over the wire. */
export interface CacheEntry {
	status: number;
	/** What is kept has gzip before the first answer; brotli, smaller and slow to make, comes later. */
	bodies: Map<Encoding, Buffer>;
	/** Of the body as it was before it was compressed. */
	length: number;
	/** Null for what is made for one visitor: nobody asks for it again. */
	etag: string | null;
	contentType: string;
	policy: string;
	reads: Reads;
	/** Milliseconds since 1970; Infinity when only a change of content ends it. */
	validUntil: number;
	/** Headers that were written before; see `send.ts`. */
	heads: Map<Encoding, Head>;
}

/** Names and values in turn: the form that Node sends as it is. */
export interface Head {
	/** What they were written for. */
	cacheControl: string;
	vary: string | undefined;
	whole: readonly string[];
	/** Of a 304, which has no body. */
	unchanged: readonly string[];
}

/** What a render made. */
export interface Rendered {
	status: number;
	body: string;
	contentType: string;
	policy: string;
	reads: Reads;
	validUntil: Date | null;
}

export interface PageCacheOptions {
	now?: () => number;
	/** Bytes of compressed pages. */
	most?: number;
	squeeze?: (body: Buffer) => Promise<Buffer>;
}

const mostBytes = 48 * 1024 * 1024;

/**
 * Pages that are the same for every visitor, kept compressed. The key names a page, never a raw address, so that
 * no visitor can fill it. Two visitors who miss at once share one render. Only successful renders are kept. When there
 * is no room, those that were made first go.
 */
export function createPageCache({ now = Date.now, most = mostBytes, squeeze = brotli }: PageCacheOptions = {}) {
	const entries = new Map<string, CacheEntry>();
	const flights = new Map<string, Promise<CacheEntry>>();
	/** Since the start: answers that needed no render of their own, and renders. */
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

		/** The kept answer, if there is one that is still true. */
		peek(key: string): CacheEntry | undefined {
			const kept = entries.get(key);
			if (!kept || kept.validUntil <= now()) return undefined;
			hits++;
			return kept;
		},

		/** The kept answer, or a fresh one that is kept if it succeeded. */
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
				.then(async (rendered) => ({ ...(await compress(rendered, "gzip")), etag: tagOf(rendered.body) }))
				.then((entry) => {
					// Content may have changed while it was made.
					if (entry.status === 200 && entry.reads.areCurrent()) keep(key, entry);
					return entry;
				})
				.finally(() => flights.delete(key));
			flights.set(key, started);
			return started;
		},

		/** Content changed: only the pages go that would read something else now. */
		dropChanged(): void {
			for (const [key, { reads }] of entries) if (!reads.areCurrent()) remove(key);
		},

		/** When every kept page has its smallest form. */
		async settled(): Promise<void> {
			while (squeezing) await squeezing;
		},
	};

	function keep(key: string, entry: CacheEntry): void {
		remove(key);
		entries.set(key, entry);
		bytes += weight(entry);
		makeRoom();
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

	/** One page at a time, off the main thread: visitors are served meanwhile, with what there is. */
	async function squeezeAll(): Promise<void> {
		for (const [key, entry] of waiting) {
			waiting.delete(key);
			// A page that cannot be made smaller is served as it is.
			const br = await inflate(bodyOf(entry, "gzip"))
				.then(squeeze)
				.catch(() => null);
			if (entries.get(key) !== entry || br === null) continue;
			entry.bodies.set("br", br);
			entry.heads.clear();
			bytes += br.length;
			makeRoom();
		}
	}
}

export interface PageCacheFigures {
	hits: number;
	renders: number;
	entries: number;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Ready to be sent, quickly: somebody waits for it. In one form, which is all that one visitor needs. */
export async function compress(
	{ body, validUntil, ...rest }: Rendered,
	encoding: Encoding = "gzip",
): Promise<CacheEntry> {
	const identity = Buffer.from(body);
	return {
		...rest,
		bodies: new Map([[encoding, await quickly[encoding](identity)]]),
		length: identity.length,
		etag: null,
		validUntil: validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
		heads: new Map(),
	};
}

/** Weak: the same words in each encoding, not the same bytes. */
function tagOf(body: string): string {
	return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Almost nobody asks for a page uncompressed, so it is not kept in that form; those who ask at once share one. */
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

/** At 2, brotli is done in half the time of gzip, and smaller; above that each step costs more than it saves. */
const quickly: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
	br: (body) => brotli(body, 2),
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
