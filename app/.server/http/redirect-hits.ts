import type { DocumentStore } from "#app/model/ports.ts";
import type { Log } from "../log.ts";
import { putDocument } from "../store/put-document.ts";

/** Counts requests for old URLs in memory and writes the counts every 5 seconds: no response waits for the store. */
export function createRedirectHits({ store, log, now }: { store: DocumentStore; log: Log; now: () => Date }) {
	const waiting = new Map<string, number>();
	let writing: Promise<void> = Promise.resolve();
	const timer = setInterval(() => void flush(), 5_000).unref();

	function flush(): Promise<void> {
		const counted = [...waiting];
		waiting.clear();
		writing = writing.then(async () => {
			for (const [from, hits] of counted) {
				// A count that cannot be written is dropped: a queue of retries would compete with requests and leads.
				await save(from, hits).catch((error: unknown) => log.error("redirect hits not saved", error));
			}
		});
		return writing;
	}

	function save(from: string, hits: number) {
		return putDocument(store, "redirectHits", encodeURIComponent(from), (before) => {
			return { from, hits: (before?.hits ?? 0) + hits, lastAt: now().toISOString() };
		});
	}

	return {
		count(from: string): void {
			waiting.set(from, (waiting.get(from) ?? 0) + 1);
		},
		async stop(): Promise<void> {
			clearInterval(timer);
			await flush();
		},
	};
}

export type RedirectCounter = ReturnType<typeof createRedirectHits>;
