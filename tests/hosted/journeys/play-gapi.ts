import type { BrowserContext } from "@playwright/test";

/**
 * A fake of Google's `gapi` script, through which Firebase's script and the emulator's page communicate. No emulator
 * includes it, and this machine may not reach it. Implements only the calls between a page and its frame that they use.
 */
export async function playGapi(context: BrowserContext): Promise<void> {
	await context.route("https://apis.google.com/js/api.js*", (route) =>
		route.fulfill({ contentType: "text/javascript", body: `(${script})()` }),
	);
	// Replaces style sheets and fonts that the emulator's page loads from elsewhere.
	await context.route(/^https:\/\/(?:unpkg\.com|fonts\.googleapis\.com|fonts\.gstatic\.com)\//, (route) =>
		route.fulfill({ status: 200, contentType: "text/css", body: "" }),
	);
}

/** Runs in the browser. */
function script(): void {
	type Handler = (data: unknown) => unknown;
	const handlers = new Map<string, (handler: Handler) => void>();
	const known = new Map<string, Promise<Handler>>();
	const answers = new Map<string, (answers: unknown[]) => void>();
	let calls = 0;

	/** A call waits until the other side has registered its handler. */
	function handlerOf(name: string): Promise<Handler> {
		const found = known.get(name) ?? new Promise<Handler>((resolve) => handlers.set(name, resolve));
		known.set(name, found);
		return found;
	}

	addEventListener("message", async ({ data, source }) => {
		if (data?.gapi === "call") {
			const answer = await (await handlerOf(data.name))(data.data);
			(source as Window).postMessage({ gapi: "answer", id: data.id, answers: [answer] }, "*");
		} else if (data?.gapi === "answer") {
			try {
				answers.get(data.id)?.(data.answers);
			} catch {
				// Firebase's script throws after every answer and expects the error to be ignored.
			}
		}
	});

	function sideOf(other: () => Window | null, loaded: Promise<unknown>) {
		return {
			register(name: string, handler: Handler) {
				void handlerOf(name);
				handlers.get(name)?.(handler);
			},
			async send(name: string, data: unknown, onAnswer: (answers: unknown[]) => void) {
				await loaded;
				const id = `${location.origin} ${calls++}`;
				answers.set(id, onAnswer);
				other()?.postMessage({ gapi: "call", id, name, data }, "*");
			},
			restyle: async () => {},
			ping: (onAnswer: () => void) => loaded.then(onAnswer),
		};
	}

	const context = {
		getParentIframe: () => sideOf(() => parent, Promise.resolve()),
		open({ where, url }: { where: Element; url: string }, ready: (side: unknown) => Promise<unknown>) {
			const frame = document.createElement("iframe");
			frame.hidden = true;
			frame.src = url;
			const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
			where.append(frame);
			return ready(sideOf(() => frame.contentWindow, loaded));
		},
	};
	const iframes = { Iframe: Object, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context };
	const load = (_: string, { callback }: { callback: () => void }) => callback();
	const source = new URL((document.currentScript as HTMLScriptElement).src);
	const onload = source.searchParams.get("onload") ?? "gapi_onload";
	const page = window as unknown as Record<string, unknown>;
	page.gapi = { load, iframes };
	(page[onload] as (() => void) | undefined)?.();
}
