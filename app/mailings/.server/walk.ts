import type { Collection } from "#app/model/documents.ts";
import { type QueryPage, StoreUnavailableError } from "#app/model/ports.ts";

/** What became of one document. `busy`: it needs another look soon. */
export type Handled = "made" | "busy" | "done";

interface Walk {
	/** How many documents were `made` in this run. */
	run(now: Date): Promise<number>;
	/** Ends a rest: something changed that may concern every document. */
	wake(): void;
}

type Found<C extends Collection> = QueryPage<C>["documents"][number];

/** Documents read and documents made in one run, so that a series that is turned on does not flood the outbox. */
const most = { read: 200, made: 50 };
const rest = 10 * 60_000;

/**
 * Walks through the result of a query, one portion a run: the next run continues after it. After the last portion it rests
 * for ten minutes, unless something was made or needs another look, because a hosted store bills every document read.
 * A document that fails is reported and passed over until the next time, so that it does not stop those after it.
 */
export function createWalk<C extends Collection>(
	read: (page: { limit: number; cursor?: string }) => Promise<QueryPage<C>>,
	handle: (document: Found<C>) => Promise<Handled>,
	onFailure: (id: string, error: unknown) => void,
): Walk {
	let cursor: string | null = null;
	let isBusy = false;
	let restsUntil = 0;

	async function tryToHandle(document: Found<C>): Promise<Handled> {
		try {
			return await handle(document);
		} catch (error) {
			if (error instanceof StoreUnavailableError) throw error;
			onFailure(document.id, error);
			// Not busy: it would fail again in a minute, and each run would read everything.
			return "done";
		}
	}

	return {
		wake() {
			restsUntil = 0;
		},
		async run(now) {
			if (now.getTime() < restsUntil) return 0;
			const page = await read({ limit: most.read, ...(cursor && { cursor }) });
			let made = 0;
			for (const document of page.documents) {
				const handled = await tryToHandle(document);
				if (handled !== "done") isBusy = true;
				if (handled === "made") made++;
				// The rest is read again in the next run, where those that were made are not found any more, or are done.
				if (made >= most.made) return made;
			}
			cursor = page.cursor;
			if (cursor) return made;
			restsUntil = isBusy ? 0 : now.getTime() + rest;
			isBusy = false;
			return made;
		},
	};
}
