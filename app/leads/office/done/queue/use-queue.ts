import { useEffect, useState, useSyncExternalStore } from "react";
import type { Queue } from "./queue.ts";
import { emptyState, type QueueState } from "./queue-state.ts";

/** Loads the code of the queue on demand. */
export async function openQueue(member: string): Promise<Queue> {
	return (await import("./open-queue.ts")).openQueue(member);
}

/** The queue of the member; null until it is open. */
export function useQueue(member: string): { queue: Queue | null; state: QueueState } {
	const [queue, setQueue] = useState<Queue | null>(null);
	useEffect(() => {
		let isShown = true;
		void openQueue(member).then((open) => isShown && setQueue(open));
		return () => {
			isShown = false;
		};
	}, [member]);
	const state = useSyncExternalStore(queue?.subscribe ?? never, queue?.getState ?? nothing, nothing);
	return { queue, state };
}

/** Whether the browser says that it has a network. */
export function useOnline(): boolean {
	return useSyncExternalStore(
		followNetwork,
		() => navigator.onLine,
		() => true,
	);
}

const never = () => () => {};
const nothing = () => emptyState;

function followNetwork(listener: () => void): () => void {
	window.addEventListener("online", listener);
	window.addEventListener("offline", listener);
	return () => {
		window.removeEventListener("online", listener);
		window.removeEventListener("offline", listener);
	};
}
