import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { DocumentId } from "../content/reader.ts";

export type Encoding = "br" | "gzip" | "identity";

/** One answer as it goes over the wire, in each encoding. */
export interface CacheEntry {
	status: number;
	bodies: Readonly<Record<Encoding, Buffer>>;
	etag: string;
	contentType: string;
	policy: string;
	reads: ReadonlySet<DocumentId>;
	/** Milliseconds since 1970; Infinity when only a change of content ends it. */
	validUntil: number;
}

/** What a render made. */
export interface Rendered {
	status: number;
	body: string;
	contentType: string;
	policy: string;
	reads: ReadonlySet<DocumentId>;
	validUntil: Date | null;
}

const mostEntries = 2000;

/**
 * Pages that are the same for every visitor, kept compressed. The key names a page, never a raw address, so that
 * no visitor can fill it. Two visitors who miss at once share one render. Only successful renders are kept.
 */
export function createPageCache({ now = Date.now }: { now?: () => number } = {}) {
	const entries = new Map<string, CacheEntry>();
	const flights = new Map<string, Promise<CacheEntry>>();
	/** Since the start: answers that needed no render of their own, and renders. */
	let [hits, renders] = [0, 0];

	return {
		get size() {
			return entries.size;
		},

		get figures(): PageCacheFigures {
			return { hits, renders, entries: entries.size };
		},

		/** The kept answer, or a fresh one that is kept if it succeeded. */
		async get(key: string, render: () => Promise<Rendered>): Promise<CacheEntry> {
			const kept = entries.get(key);
			const ready = kept && kept.validUntil > now() ? kept : flights.get(key);
			if (ready) {
				hits++;
				return ready;
			}
			renders++;
			const started = render()
				.then(compress)
				.then((entry) => {
					if (entry.status === 200) keep(key, entry);
					return entry;
				})
				.finally(() => flights.delete(key));
			flights.set(key, started);
			return started;
		},

		/** A document changed: only the pages that read it go. */
		drop(document: DocumentId): void {
			for (const [key, { reads }] of entries) if (reads.has(document)) entries.delete(key);
		},
	};

	function keep(key: string, entry: CacheEntry): void {
		entries.delete(key);
		if (entries.size >= mostEntries) entries.delete(entries.keys().next().value ?? "");
		entries.set(key, entry);
	}
}

export interface PageCacheFigures {
	hits: number;
	renders: number;
	entries: number;
}

export type PageCache = ReturnType<typeof createPageCache>;

export async function compress({ body, validUntil, ...rest }: Rendered): Promise<CacheEntry> {
	const identity = Buffer.from(body);
	const [br, gz] = await Promise.all([
		promisify(brotliCompress)(identity, {
			params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
		}),
		promisify(gzip)(identity, { level: 6 }),
	]);
	const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
	return {
		...rest,
		bodies: { br, gzip: gz, identity },
		etag,
		validUntil: validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
	};
}

/** The best of our encodings that the browser accepts; a quality of zero refuses one. */
export function chooseEncoding(header: string | undefined): Encoding {
	if (!header) return "identity";
	const accepts = (name: string) =>
		new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0+)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, "i").test(header);
	return accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity";
}
