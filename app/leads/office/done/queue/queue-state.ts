import type { PhotoMoment } from "#app/model/leads/lead.ts";
import type { QueuedItem, SendOutcome } from "./queue-item.ts";
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
	items: [],
	received: [],
	removed: [],
	sending: null,
	trouble: null,
	isKept: true,
	repeated: 0,
};

export type PreparedFile = { file: Blob; thumb: string | null } | { refused: string };

export interface QueueParts {
	store: QueueStore;
	send(item: QueuedItem, file: Blob | null, onProgress: (share: number) => void): Promise<SendOutcome>;
	/** Deletes a photo that the server has. */
	removeStored(appointment: string, id: string): Promise<SendOutcome["kind"]>;
	prepare(file: Blob, name: string): Promise<PreparedFile>;
	/** The same for the same bytes. */
	hash(file: Blob): Promise<string>;
	wait(milliseconds: number): Promise<void>;
	/** Runs one sender at a time, over all tabs. */
	lock(run: () => Promise<void>): Promise<void>;
	tell(news: QueueNews): void;
	now(): number;
	/** When the page was asked for, by the same clock. */
	openedAt: number;
}
