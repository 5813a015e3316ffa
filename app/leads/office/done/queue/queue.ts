import {
	formKey,
	nextItem,
	type QueuedForm,
	type QueuedItem,
	type QueuedPhoto,
	retryDelay,
	type SendOutcome,
	sortItems,
	withoutPicture,
} from "./queue-item.ts";
import { emptyState, type QueueNews, type QueueParts, type QueueState, type ReceivedPhoto } from "./queue-state.ts";

export type Queue = ReturnType<typeof createQueue>;

/** Sends what waits on this device, one after the other, until everything has an answer. */
export function createQueue({ store, send, removeStored, prepare, hash, wait, lock, tell, now, openedAt }: QueueParts) {
	let state: QueueState = { ...emptyState, isKept: store.isKept };
	const listeners = new Set<() => void>();
	const finishListeners = new Set<(finished: NonNullable<QueueNews["finished"]>) => void>();
	/** What was removed here before it was sent: no step that is under way may store it again. */
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
		const { waiting, received, outdated } = sortItems(await store.list(), { now: now(), openedAt });
		for (const { key } of outdated) await store.remove(key);
		const isNew = ({ key, id }: ReceivedPhoto) =>
			!state.removed.includes(id) && !state.received.some((photo) => photo.key === key);
		const found = received.map((photo) => receivedPhoto(photo, photo.received.id)).filter(isNew);
		change({ items: waiting, received: [...state.received, ...found] });
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
		if (item.kind === "photo" && item.removal?.id) return removeSent(item, item.removal.id);
		const ready = item.kind === "photo" ? await prepared(item) : item;
		if (!ready) return "refused";
		const file = ready.kind === "photo" ? await store.file(ready.key) : null;
		if (ready.kind === "photo" && !file) {
			// Another tab sent it, or the browser dropped the file, which the member has to know.
			const found = await current(ready.key);
			if (found?.kind === "photo" && found.removal) await drop(ready.key);
			else if (found) await save({ ...ready, refused: "lost" });
			return "refused";
		}
		if (ready.kind === "photo" && !ready.isTried) await save({ ...ready, isTried: true });
		if (dropped.has(ready.key)) {
			await drop(ready.key);
			return "refused";
		}
		change({ sending: { key: ready.key, share: 0 } });
		const outcome = await send(ready, file, (share) => change({ sending: { key: ready.key, share } }));
		const settled = await settle(ready, outcome);
		change({ sending: null });
		return settled;
	}

	/** The item as it is stored now. */
	async function current(key: string): Promise<QueuedItem | undefined> {
		await load();
		return state.items.find((item) => item.key === key);
	}

	async function settle(item: QueuedItem, outcome: SendOutcome): Promise<SendOutcome["kind"]> {
		const found = await current(item.key);
		if (found?.kind === "photo" && found.removal) return settleRemoved(found, outcome);
		// Written again in another tab meanwhile: the newer words are still to be sent.
		if (found?.kind === "form" && found.at !== item.at) return outcome.kind;
		if (outcome.kind === "refused" && found) {
			const { reason, changes } = outcome;
			if (reason === "gone" && item.kind === "photo") await store.remove(item.key);
			if (item.kind === "form") await save({ ...item, refused: reason, changes });
			else await save({ ...(reason === "gone" ? withoutPicture(item) : item), refused: reason });
		}
		if (outcome.kind === "accepted") {
			const at = now();
			await store.remove(item.key);
			if (item.kind === "photo") {
				await store.put({ ...withoutPicture(item), received: { id: outcome.id, at } });
				announce({ received: receivedPhoto(item, outcome.id) });
			} else announce({ finished: { appointment: item.appointment, isNew: outcome.isNew } });
			await load();
		}
		return outcome.kind;
	}

	/** The photo was removed while it was sent, or after a try whose answer was lost. */
	async function settleRemoved(photo: QueuedPhoto, outcome: SendOutcome): Promise<SendOutcome["kind"]> {
		if (outcome.kind === "refused") await drop(photo.key);
		if (outcome.kind !== "accepted") return outcome.kind;
		await save({ ...photo, removal: { id: outcome.id } });
		return removeSent(photo, outcome.id);
	}

	/** The removal waits until the server confirms it: otherwise the customer sees a photo that the crew removed. */
	async function removeSent(photo: QueuedPhoto, id: string): Promise<SendOutcome["kind"]> {
		const outcome = await removeStored(photo.appointment, id);
		if (outcome === "failed" || outcome === "signed-out") return outcome;
		if (outcome === "accepted") await noteRemoved(id);
		else announce({ received: receivedPhoto(photo, id) });
		const found = await current(photo.key);
		// Without a removal, it was chosen again meanwhile.
		if (found?.kind === "photo" && found.removal) await drop(photo.key);
		tell({});
		return outcome;
	}

	async function noteRemoved(id: string): Promise<void> {
		const gone = state.received.filter((photo) => photo.id === id);
		change({ received: state.received.filter((photo) => photo.id !== id), removed: [...state.removed, id] });
		for (const { key } of gone) await store.remove(key);
	}

	function announce(news: QueueNews): void {
		note(news);
		tell(news);
	}

	/** A photo that has arrived leaves those that wait in the same step: no count shows it twice. */
	function note({ received, finished }: QueueNews): void {
		if (received) {
			const others = state.received.filter(({ key }) => key !== received.key);
			change({
				received: [...others, received],
				items: state.items.filter(({ key }) => key !== received.key),
				removed: state.removed.filter((id) => id !== received.id),
			});
		}
		if (finished) for (const listener of finishListeners) listener(finished);
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
		if (!(await store.file(key)) || dropped.has(key)) return null;
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
		const isWaiting = before?.kind === "photo" && before.refused === null && !before.removal;
		if (isWaiting || state.received.some((each) => each.key === key)) return false;
		const item = { kind: "photo", key, ...to, name: file.name, size: file.size, at: now() } as const;
		dropped.delete(key);
		const isTried = before?.kind === "photo" && before.isTried === true;
		await save({ ...item, thumb: null, isPrepared: false, isTried, refused: null }, file);
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
			dropped.delete(key);
			await save({ kind: "form", key, ...form, at: now(), refused: null, changes: [] });
			wakeUp();
			void run();
		},
		/** Takes an item out. A photo that the server may have is deleted there too. */
		async remove(key: string): Promise<void> {
			const item = state.items.find((each) => each.key === key);
			if (item?.kind === "photo" && item.isTried && item.refused === null) {
				await save({ ...item, removal: { id: null } });
				wakeUp();
				void run();
				return;
			}
			dropped.add(key);
			await drop(key);
			tell({});
		},
		async removeReceived(appointment: string, id: string): Promise<boolean> {
			const isRemoved = (await removeStored(appointment, id)) === "accepted";
			if (isRemoved) await noteRemoved(id);
			return isRemoved;
		},
		/**
		 * Calls `listener` when the server accepts the form of an appointment from now on. Nothing is remembered for later:
		 * after an undo, the form is open again, and its page must not take an old answer for its own.
		 */
		onFinished(appointment: string, listener: (isNew: boolean) => void): () => void {
			const own = (finished: NonNullable<QueueNews["finished"]>) => {
				if (finished.appointment === appointment) listener(finished.isNew);
			};
			finishListeners.add(own);
			return () => void finishListeners.delete(own);
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
		async applyNews(news: QueueNews): Promise<void> {
			note(news);
			await load();
		},
	};
}

function receivedPhoto({ key, appointment, moment, thumb }: QueuedPhoto, id: string): ReceivedPhoto {
	return { key, id, appointment, moment, thumb };
}
