import type { PhotoMoment } from "../../../../model/leads/lead.ts";
import {
	formKey,
	nextItem,
	type QueuedForm,
	type QueuedItem,
	type QueuedPhoto,
	retryDelay,
	type SendOutcome,
} from "./queue-item.ts";
import type { QueueStore } from "./queue-store.ts";

/** A photo that the server has, and the page does not know of yet. */
export interface ReceivedPhoto {
	key: string;
	/** In the store of the server. */
	id: string;
	appointment: string;
	moment: PhotoMoment;
	thumb: string | null;
}

/** What other tabs need to know, besides what the store has. */
export interface QueueNews {
	received?: ReceivedPhoto;
	finished?: { appointment: string; isNew: boolean };
}

export interface QueueState {
	items: readonly QueuedItem[];
	received: readonly ReceivedPhoto[];
	finished: readonly { appointment: string; isNew: boolean }[];
	/** The ids of photos that were deleted on the server since the page was loaded. */
	removed: readonly string[];
	sending: { key: string; share: number } | null;
	/** `failed`: the last try had no answer, and another one follows. */
	trouble: "failed" | "signed-out" | null;
	/** Whether a reload loses nothing. */
	isKept: boolean;
	/** How many photos of the last choice were there already. */
	repeated: number;
}

export const emptyState: QueueState = {
	...{ items: [], received: [], finished: [], removed: [], sending: null, trouble: null, isKept: true, repeated: 0 },
};

export type PreparedFile = { file: Blob; thumb: string | null } | { refused: string };

export interface QueueParts {
	store: QueueStore;
	send(item: QueuedItem, file: Blob | null, onProgress: (share: number) => void): Promise<SendOutcome>;
	/** Deletes a photo that the server has. False when it could not be reached. */
	removeStored(appointment: string, id: string): Promise<boolean>;
	prepare(file: Blob, name: string): Promise<PreparedFile>;
	/** The same for the same bytes. */
	hash(file: Blob): Promise<string>;
	wait(milliseconds: number): Promise<void>;
	/** Runs one sender at a time, over all tabs. */
	lock(run: () => Promise<void>): Promise<void>;
	tell(news: QueueNews): void;
	now(): number;
}

export type Queue = ReturnType<typeof createQueue>;

/** Sends what waits on this device, one after the other, until everything has an answer. */
export function createQueue({ store, send, removeStored, prepare, hash, wait, lock, tell, now }: QueueParts) {
	let state: QueueState = { ...emptyState, isKept: store.isKept };
	const listeners = new Set<() => void>();
	/** Photos that were removed while they were sent. */
	const dropped = new Set<string>();
	const preparing = new Map<string, Promise<QueuedPhoto | null>>();
	let isRunning = false;
	let isAskedAgain = false;
	let failures = 0;
	let wakeUp = () => {};

	function change(changes: Partial<QueueState>): void {
		state = { ...state, ...changes, isKept: store.isKept };
		for (const listener of listeners) listener();
	}

	async function load(): Promise<void> {
		change({ items: await store.list() });
	}

	async function save(item: QueuedItem, file?: Blob): Promise<void> {
		await store.put(item, file);
		await load();
		tell({});
	}

	async function drop(key: string): Promise<void> {
		await store.remove(key);
		await load();
	}

	async function run(): Promise<void> {
		isAskedAgain = true;
		if (isRunning) return;
		isRunning = true;
		try {
			while (isAskedAgain) {
				isAskedAgain = false;
				await lock(sendAll);
			}
		} finally {
			isRunning = false;
		}
	}

	async function sendAll(): Promise<void> {
		for (;;) {
			// Another tab may have sent some of them.
			await load();
			const item = nextItem(state.items);
			if (!item) return change({ trouble: null });
			const outcome = await sendOne(item);
			if (outcome === "signed-out") return change({ trouble: "signed-out" });
			if (outcome === "failed") {
				failures++;
				change({ trouble: "failed" });
				await Promise.race([wait(retryDelay(failures)), new Promise<void>((resolve) => (wakeUp = resolve))]);
			} else {
				failures = 0;
				change({ trouble: null });
			}
		}
	}

	async function sendOne(item: QueuedItem): Promise<SendOutcome["kind"]> {
		const ready = item.kind === "photo" ? await prepared(item) : item;
		if (!ready) return "refused";
		const file = ready.kind === "photo" ? await store.file(ready.key) : null;
		if (ready.kind === "photo" && !file) {
			// Another tab sent it, or the browser dropped the file, which the member has to know.
			await load();
			if (state.items.some(({ key }) => key === ready.key)) await save({ ...ready, refused: "lost" });
			return "refused";
		}
		change({ sending: { key: ready.key, share: 0 } });
		const outcome = await send(ready, file, (share) => change({ sending: { key: ready.key, share } }));
		await settle(ready, outcome);
		change({ sending: null });
		return outcome.kind;
	}

	async function settle(item: QueuedItem, outcome: SendOutcome): Promise<void> {
		const isDropped = dropped.delete(item.key);
		if (outcome.kind === "refused" && !isDropped) {
			const { reason, changes } = outcome;
			await save({ ...item, refused: reason, ...(item.kind === "form" && { changes }) } as QueuedItem);
		}
		if (outcome.kind !== "accepted") return;
		await store.remove(item.key);
		const { appointment, key } = item;
		if (item.kind === "form") {
			const finished = { appointment, isNew: outcome.isNew };
			note({ finished });
			tell({ finished });
		} else if (isDropped) await removeStored(appointment, outcome.id);
		else {
			const received = { key, id: outcome.id, appointment, moment: item.moment, thumb: item.thumb };
			note({ received });
			tell({ received });
		}
		await load();
	}

	/** A photo that has arrived leaves those that wait in the same step: no count shows it twice. */
	function note({ received, finished }: QueueNews): void {
		if (received) {
			const others = state.received.filter(({ key }) => key !== received.key);
			change({ received: [...others, received], items: state.items.filter(({ key }) => key !== received.key) });
		}
		if (finished) change({ finished: [...state.finished, finished] });
	}

	/** Scales the photo down once: each try sends the same bytes, which the server stores once. */
	function prepared({ key }: QueuedPhoto): Promise<QueuedPhoto | null> {
		const result = preparing.get(key) ?? prepareOne(key).finally(() => preparing.delete(key));
		preparing.set(key, result);
		return result;
	}

	/** Before they are sent, so that each has its small picture without a network. */
	async function prepareAll(): Promise<void> {
		await load();
		for (const item of state.items) if (item.kind === "photo" && !item.isPrepared) await prepared(item);
	}

	/** Null when it was refused or removed. */
	async function prepareOne(key: string): Promise<QueuedPhoto | null> {
		await load();
		const item = state.items.find((each) => each.key === key);
		if (item?.kind !== "photo" || item.refused !== null) return null;
		const file = item.isPrepared ? null : await store.file(key);
		if (!file) return item;
		const result = await prepare(file, item.name);
		if (!(await store.file(key))) return null;
		if ("refused" in result) {
			await save({ ...item, refused: result.refused });
			return null;
		}
		const ready = { ...item, thumb: result.thumb, size: result.file.size, isPrepared: true };
		await save(ready, result.file);
		return ready;
	}

	async function addPhoto(file: File, to: Pick<QueuedPhoto, "appointment" | "label" | "moment">): Promise<boolean> {
		const key = `${to.appointment} ${await hash(file)}`;
		const before = state.items.find((item) => item.key === key);
		if ((before && before.refused === null) || state.received.some((each) => each.key === key)) return false;
		const item = { kind: "photo", key, ...to, name: file.name, size: file.size, at: now() } as const;
		await save({ ...item, thumb: null, isPrepared: false, refused: null }, file);
		return true;
	}

	return {
		getState: () => state,
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		/** Keeps all files on the device first; then each is scaled down and sent. */
		async addPhotos(files: readonly File[], to: Pick<QueuedPhoto, "appointment" | "label" | "moment">): Promise<void> {
			change({ repeated: 0 });
			let repeated = 0;
			for (const file of files) if (!(await addPhoto(file, to))) repeated++;
			change({ repeated });
			void prepareAll();
			void run();
		},
		async addForm(form: Pick<QueuedForm, "appointment" | "label" | "fields">): Promise<void> {
			const key = formKey(form.appointment);
			await save({ kind: "form", key, ...form, at: now(), refused: null, changes: [] });
			wakeUp();
			void run();
		},
		/** Takes an item out. A photo that is being sent is deleted on the server when it has arrived. */
		async remove(key: string): Promise<void> {
			if (state.sending?.key === key) dropped.add(key);
			await drop(key);
			tell({});
		},
		async removeReceived(appointment: string, id: string): Promise<boolean> {
			const isRemoved = await removeStored(appointment, id);
			const received = state.received.filter((photo) => photo.id !== id);
			if (isRemoved) change({ received, removed: [...state.removed, id] });
			return isRemoved;
		},
		/** The page has seen that the form is accepted. */
		leave(appointment: string): void {
			change({ finished: state.finished.filter((each) => each.appointment !== appointment) });
		},
		async retry(key: string): Promise<void> {
			const item = state.items.find((each) => each.key === key);
			if (!item) return;
			await save({ ...item, refused: null });
			wakeUp();
			void run();
		},
		/** When the connection is back, the page is looked at again, or the member has signed in. */
		wake(): void {
			wakeUp();
			void prepareAll();
			void run();
		},
		/** Another tab changed the store. */
		async hear(news: QueueNews): Promise<void> {
			note(news);
			await load();
		},
	};
}
