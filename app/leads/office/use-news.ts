import { useEffect, useEffectEvent } from "react";
import type { LeadNews } from "./lead-news.ts";

type Listener = (news: LeadNews) => void;

/** One connection for all that listens on a page: a browser allows few of them to one server. */
const listeners = new Set<Listener>();
let source: EventSource | null = null;

/** Tells what happens to requests while the page is looked at. Without it, pages are as fresh as their last load. */
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

/** Open while somebody listens and the page is seen. */
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
