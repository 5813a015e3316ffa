import { openIndexedStore } from "./indexed-store.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { createQueue, type Queue } from "./queue.ts";
import type { QueueNews } from "./queue-state.ts";
import { createFallbackStore, createMemoryStore } from "./queue-store.ts";
import { removeStoredAs, sendAs } from "./transport.ts";
import { markWaiting } from "./waiting-mark.ts";

const opened = new Map<string, Promise<Queue>>();

/** The queue of a member in this tab, which goes on where it stopped. */
export function openQueue(member: string): Promise<Queue> {
	const queue = opened.get(member) ?? start(member);
	opened.set(member, queue);
	return queue;
}

async function start(member: string): Promise<Queue> {
	const name = `airelle-queue-${member}`;
	const channel = "BroadcastChannel" in window ? new BroadcastChannel(name) : null;
	const store = await openIndexedStore(member).then(createFallbackStore, () => createMemoryStore());
	const queue = createQueue({
		store,
		send: sendAs(member),
		removeStored: removeStoredAs(member),
		prepare: preparePhoto,
		hash,
		wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
		// Two senders without locks do no harm: the server stores each photo once.
		lock: (run) => ("locks" in navigator ? navigator.locks.request(name, run) : run()),
		tell: (news) => channel?.postMessage(news),
		now: Date.now,
		openedAt: performance.timeOrigin,
	});
	channel?.addEventListener("message", ({ data }: MessageEvent<QueueNews>) => void queue.applyNews(data));
	queue.subscribe(() => markWaiting(member, queue.getState().items.length > 0));
	window.addEventListener("online", () => queue.wake());
	document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && queue.wake());
	queue.wake();
	return queue;
}

/** Without a secure connection browsers offer no hash: then a photo that is chosen twice is recognised by its name. */
async function hash(file: Blob): Promise<string> {
	if (!("subtle" in crypto)) return file instanceof File ? `${file.name} ${file.size} ${file.lastModified}` : "";
	const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
