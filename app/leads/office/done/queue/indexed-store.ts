import type { QueuedItem } from "./queue-item.ts";
import type { QueueStore } from "./queue-store.ts";

interface StoredFile {
	bytes: ArrayBuffer;
	type: string;
}

/** One database for each member: nobody reads what another member left on the same phone. Rejects when it is blocked. */
export async function openIndexedStore(member: string): Promise<QueueStore> {
	const name = `airelle-queue-${member}`;
	let opened: Promise<IDBDatabase> | null = null;
	await connection();
	return {
		isKept: true,
		async list() {
			const items = (await connection()).transaction("items").objectStore("items");
			return answer<QueuedItem[]>(items.getAll());
		},
		async file(key) {
			const files = (await connection()).transaction("files").objectStore("files");
			const found = await answer<StoredFile | undefined>(files.get(key));
			return found ? new Blob([found.bytes], { type: found.type }) : null;
		},
		async put(item, file) {
			// Bytes, because some browsers cannot store blobs in a private window. Read before the transaction starts:
			// it would end while the file is read.
			const stored: StoredFile | null = file ? { bytes: await file.arrayBuffer(), type: file.type } : null;
			const transaction = (await connection()).transaction(["items", "files"], "readwrite");
			transaction.objectStore("items").put(item);
			if (stored) transaction.objectStore("files").put(stored, item.key);
			await finished(transaction);
		},
		async remove(key) {
			const transaction = (await connection()).transaction(["items", "files"], "readwrite");
			transaction.objectStore("items").delete(key);
			transaction.objectStore("files").delete(key);
			await finished(transaction);
		},
	};

	/** Opens the database again after the browser closed it, for example because the storage was cleared. */
	function connection(): Promise<IDBDatabase> {
		opened ??= open(name).then(
			(database) => {
				database.addEventListener("close", forget);
				return database;
			},
			(error) => {
				forget();
				throw error;
			},
		);
		return opened;
	}

	function forget(): void {
		opened = null;
	}
}

function open(name: string): Promise<IDBDatabase> {
	const request = indexedDB.open(name, 1);
	request.addEventListener("upgradeneeded", () => {
		request.result.createObjectStore("items", { keyPath: "key" });
		request.result.createObjectStore("files");
	});
	return answer(request);
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
	return new Promise((resolve, reject) => {
		request.addEventListener("success", () => resolve(request.result));
		request.addEventListener("error", () => reject(request.error));
	});
}

function finished(transaction: IDBTransaction): Promise<void> {
	return new Promise((resolve, reject) => {
		transaction.addEventListener("complete", () => resolve());
		transaction.addEventListener("error", () => reject(transaction.error));
		transaction.addEventListener("abort", () => reject(transaction.error));
	});
}
