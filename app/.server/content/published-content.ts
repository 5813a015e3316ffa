import { type EntryId, type EntryKind, type EntryValue, kindOf } from "#app/model/editing/content-entry.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { Log } from "../log.ts";
import { everything } from "../store/everything.ts";
import { readGallery } from "./gallery.ts";
import { type Documents, originals } from "./originals.ts";
import { changedDocuments, documentsOf, type Overlay } from "./overlay.ts";
import { type ContentReader, createContentReader } from "./reader.ts";
import { createSiteContent, type SiteContent } from "./site-content.ts";

export interface PublishedContent extends SiteContent {
	/** Reloads entries from the store and shows them all in one step. Resolves when visitors see the change. */
	refresh(...ids: readonly EntryId[]): Promise<void>;
	/** Reloads the gallery. Resolves when visitors see the change: await it before saying that something is gone. */
	refreshGallery(): Promise<void>;
	/** The listener is called after each change of content, once new readers return it. */
	onChange(listener: () => void): void;
	/** Returns a reader of the content with these entries applied, for previews. */
	readerWith(entries: Overlay): ContentReader;
	stop(): void;
}

const pollEvery = 3_000;
/** Polling interval for stores that report other servers' changes, in case one was missed: each poll costs a read. */
const fallbackPollEvery = 60_000;
/** For a minute, polls look for older changes too: an entry has the time before its commit, and clocks differ. */
const overlap = 60_000;
const byChange = { field: "updatedAt", direction: "ascending" } as const;

/** Loads all published entries once, then follows the store. */
export async function openPublishedContent({
	store,
	log,
}: {
	store: DocumentStore;
	log: Log;
}): Promise<PublishedContent> {
	const content = createSiteContent(originals);
	const overlay = new Map<EntryId, EntryValue>();
	const listeners = new Set<() => void>();
	let turn: Promise<void> = Promise.resolve();
	/** When each entry changed last, as far as it is shown. */
	const known = new Map<EntryId, string>();
	/** The last change that a poll found, and when it did. Own changes do not count: an older one may be unknown yet. */
	let polled = { until: 0, at: Date.now() };

	/** An entry that does not fit this version of the site (after an upgrade) stays in the store but is not shown. */
	async function take(id: EntryId, published: EntryValue | null): Promise<void> {
		if (published === null) return void overlay.delete(id);
		// The schemas are imported on demand: a site without edited entries starts without them.
		const { isValid } = await import("#app/model/editing/schemas/check-entry.ts");
		if (isValid(id, published)) return void overlay.set(id, published);
		overlay.delete(id);
		log.error("content ignored", new Error(`${id} is not valid in this version: its original is shown`));
	}

	function show(kinds: ReadonlySet<EntryKind>): void {
		showDocuments(Object.assign({}, ...[...kinds].map((kind) => documentsOf(kind, overlay))));
	}

	function showDocuments(documents: Partial<Documents>): void {
		const changes = changedDocuments(content.documents, documents);
		if (Object.keys(changes).length === 0) return;
		content.replace(changes);
		for (const listener of listeners) listener();
	}

	async function loadAll(): Promise<void> {
		for (const { id, data } of await everything(store, "content")) {
			await take(id as EntryId, data.published);
			known.set(id as EntryId, data.updatedAt);
			polled.until = Math.max(polled.until, Date.parse(data.updatedAt) || 0);
		}
		show(new Set([...overlay.keys()].map(kindOf)));
	}

	/** Polls for changes by other processes, such as command-line scripts: not every store reports them. */
	async function lookForOthers(): Promise<void> {
		const now = Date.now();
		const since = Math.max(0, polled.until - (now - polled.at < overlap ? overlap : 0));
		const where = [{ field: "updatedAt", is: ">", value: new Date(since).toISOString() }] as const;
		const recent = await everything(store, "content", { where, orderBy: byChange });
		const ids = recent.flatMap(({ id, data }) => (known.get(id as EntryId) === data.updatedAt ? [] : (id as EntryId)));
		if (ids.length > 0) await refresh(...ids);
		const until = Date.parse(recent.at(-1)?.data.updatedAt ?? "");
		if (until > polled.until) polled = { until, at: now };
		await refreshGallery();
	}

	/** Runs refreshes sequentially, so that an older read cannot overwrite a newer one. */
	function inTurn(work: () => Promise<void>, onError: (error: unknown) => void): Promise<void> {
		const done = turn.then(work);
		turn = done.catch(onError);
		return done;
	}

	async function readEntries(ids: readonly EntryId[]): Promise<void> {
		for (const id of ids) {
			const entry = (await store.get("content", id))?.data;
			await take(id, entry?.published ?? null);
			if (entry) known.set(id, entry.updatedAt);
		}
		show(new Set(ids.map(kindOf)));
	}

	function refresh(...ids: readonly EntryId[]): Promise<void> {
		return inTurn(
			() => readEntries(ids),
			(error) => log.error("content not refreshed", error, { entries: ids.join(" ") }),
		);
	}

	function refreshGallery(): Promise<void> {
		return inTurn(
			async () => showDocuments({ gallery: await readGallery(store) }),
			(error) => log.error("gallery not refreshed", error),
		);
	}

	await loadAll();
	await refreshGallery();
	const unwatch = store.watch((changes) => {
		if (changes.some(({ collection }) => collection === "jobs")) void refreshGallery().catch(() => {});
		const ids = changes.filter(({ collection }) => collection === "content").map(({ id }) => id as EntryId);
		if (ids.length > 0) void refresh(...ids).catch(() => {});
	});
	const every = store.reportsOtherServers ? fallbackPollEvery : pollEvery;
	const timer = setInterval(() => void lookForOthers().catch(() => {}), every).unref();
	function stop(): void {
		unwatch();
		clearInterval(timer);
	}
	return {
		refresh,
		refreshGallery,
		stop,
		onChange: (listener) => void listeners.add(listener),
		reader: content.reader,
		readerWith(entries) {
			const laid = new Map([...overlay, ...entries]);
			const kinds = [...new Set([...entries.keys()].map(kindOf))];
			const documents = Object.assign({}, content.documents, ...kinds.map((kind) => documentsOf(kind, laid)));
			return createContentReader(documents, () => content.documents);
		},
	};
}
