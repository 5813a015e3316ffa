import { useEffect, useEffectEvent } from "react";
import type { LeadNews } from "./lead-news.ts";

type Listener = (news: LeadNews) => void;

/** One connection for all listeners of a page: browsers limit the connections per server. */
const listeners = new Set<Listener>();
let source: EventSource | null = null;

/** Reports changes of leads while the page is visible. Without the stream, pages are as fresh as their last load. */
export function useNews(tell: Listener): void {
	const onNews = useEffectEvent(tell);
	useEffect(() => {
		const listener: Listener = (news) => onNews(news);
		listeners.add(listener);
		connect();
		document.addEventListener("visibilitychange", connect);
		return () => {
			listeners.delete(listener);
			document.removeEventListener("visibilitychange", connect);
			connect();
		};
	}, []);
}

/** Keeps the stream open while there are listeners and the page is visible. */
function connect(): void {
	const wanted = listeners.size > 0 && document.visibilityState === "visible";
	if (!wanted || source?.readyState === EventSource.CLOSED) {
		source?.close();
		source = null;
	}
	if (!wanted || source) return;
	source = new EventSource("/admin/nouvelles");
	source.onmessage = ({ data }) => {
		const news = JSON.parse(String(data)) as LeadNews;
		for (const listener of listeners) listener(news);
	};
}
