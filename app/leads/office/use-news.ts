import { useEffect, useEffectEvent } from "react";
import type { LeadNews } from "./lead-news.ts";

type Listener = (event: MessageEvent<string>) => void;

/** One connection for all listeners of a page: browsers limit the connections per server. */
const listeners = new Map<Listener, "message" | "unseen">();
let source: EventSource | null = null;
/** Releases the lock of the hidden tab that keeps its connection. */
let release: (() => void) | null = null;

/** Reports changes of leads. Without the stream, pages are as fresh as their last load. */
export function useNews(tell: (news: LeadNews) => void): void {
	useListener("message", (event) => tell(JSON.parse(event.data) as LeadNews));
}

/** Reports how many leads nobody has opened: at each connection, and after each change. */
export function useUnseen(tell: (unseen: number) => void): void {
	useListener("unseen", (event) => tell(Number(event.data)));
}

function useListener(type: "message" | "unseen", tell: Listener): void {
	const onEvent = useEffectEvent(tell);
	useEffect(() => {
		const listener: Listener = (event) => onEvent(event);
		listeners.set(listener, type);
		connect();
		document.addEventListener("visibilitychange", connect);
		return () => {
			listeners.delete(listener);
			document.removeEventListener("visibilitychange", connect);
			connect();
		};
	}, [type]);
}

/**
 * Keeps the stream open while there are listeners and the page is visible. Of the hidden tabs one keeps its stream, for
 * the number in its title: a browser opens six connections to a server, and hidden tabs must not use them up.
 */
function connect(): void {
	const isVisible = document.visibilityState === "visible";
	if (isVisible) release?.();
	const isWanted = listeners.size > 0 && (isVisible || release !== null);
	if (!isWanted && listeners.size > 0) void keepHidden();
	if (!isWanted || source?.readyState === EventSource.CLOSED) {
		source?.close();
		source = null;
	}
	if (!isWanted || source) return;
	source = new EventSource("/admin/nouvelles");
	for (const type of ["message", "unseen"] as const) {
		source.addEventListener(type, (event: MessageEvent<string>) => {
			for (const [listener, wanted] of listeners) if (wanted === type) listener(event);
		});
	}
}

async function keepHidden(): Promise<void> {
	await navigator.locks?.request("office-news", { ifAvailable: true }, async (lock) => {
		if (!lock || document.visibilityState === "visible") return;
		await new Promise<void>((resolve) => {
			release = () => {
				release = null;
				resolve();
			};
			connect();
		});
	});
}
