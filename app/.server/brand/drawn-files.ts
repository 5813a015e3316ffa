import { createHash } from "node:crypto";

export interface DrawnFile {
	body: Uint8Array;
	etag: string;
}

/**
 * Keeps drawn files in memory, the least recently used go first. Requests for a file that is being drawn share the drawing.
 * A failure is not kept: the next request tries again.
 */
export function createDrawnFiles(mostBytes: number) {
	const kept = new Map<string, DrawnFile>();
	const drawing = new Map<string, Promise<DrawnFile | null>>();
	let bytes = 0;

	function keep(key: string, file: DrawnFile): void {
		kept.set(key, file);
		bytes += file.body.length;
		for (const [oldest, { body }] of kept) {
			if (bytes <= mostBytes) return;
			kept.delete(oldest);
			bytes -= body.length;
		}
	}

	async function drawn(key: string, draw: () => Promise<Uint8Array | null>): Promise<DrawnFile | null> {
		try {
			const body = await draw();
			if (!body) return null;
			const file = { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
			keep(key, file);
			return file;
		} finally {
			drawing.delete(key);
		}
	}

	/** `draw` may return null for a file that the brand does not have. */
	return function get(key: string, draw: () => Promise<Uint8Array | null>): Promise<DrawnFile | null> {
		const known = kept.get(key);
		if (known) {
			kept.delete(key);
			kept.set(key, known);
			return Promise.resolve(known);
		}
		const running = drawing.get(key) ?? drawn(key, draw);
		drawing.set(key, running);
		return running;
	};
}
