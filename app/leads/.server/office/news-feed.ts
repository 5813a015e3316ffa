import type { DocumentStore } from "#app/model/ports.ts";
import type { LeadNews } from "../../office/lead-news.ts";
import { countListed } from "../inbox/list-leads.ts";
import { newsOf } from "./news-of.ts";

export interface NewsListener {
	tell(news: LeadNews): void;
	/** How many leads nobody has opened, after each change. */
	tellUnseen(unseen: number): void;
	/** The store could not be read: what follows would have a gap. */
	fail(): void;
}

interface NewsFeed {
	listeners: Set<NewsListener>;
	unwatch: () => void;
}

const feeds = new WeakMap<DocumentStore, NewsFeed>();

/** Tells a listener of changes of leads until it is removed. A change is read once, however many listeners there are. */
export function listenToNews(store: DocumentStore, listener: NewsListener): () => void {
	const feed = feeds.get(store) ?? openFeed(store);
	feed.listeners.add(listener);
	return () => {
		feed.listeners.delete(listener);
		if (feed.listeners.size > 0) return;
		feed.unwatch();
		feeds.delete(store);
	};
}

function openFeed(store: DocumentStore): NewsFeed {
	const listeners = new Set<NewsListener>();
	const unwatch = store.watch(async (changes) => {
		try {
			const news = await newsOf(changes, store);
			if (news.length === 0) return;
			for (const listener of listeners) for (const one of news) listener.tell(one);
			const unseen = await countUnseen(store);
			for (const listener of listeners) listener.tellUnseen(unseen);
		} catch {
			for (const listener of listeners) listener.fail();
		}
	});
	const feed = { listeners, unwatch };
	feeds.set(store, feed);
	return feed;
}

export function countUnseen(store: DocumentStore): Promise<number> {
	return countListed(store, "all", { only: "unseen" });
}
