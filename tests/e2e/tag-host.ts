import { type FakeHost, startFakeHost } from "./fake-host.ts";

/** An entry of `dataLayer`, with what a script of the tag manager can see beside it. */
interface Heard {
	entry: Record<string, unknown>;
	page: string;
	referrer: string;
	/** The address of the outermost page, or "hidden" when the browser does not let the script read it. */
	top: string;
}

export interface TagHost extends FakeHost {
	/** All entries so far that are events of the site, in order. */
	events(): Heard[];
	/** Everything that left the browser for the host, as text. */
	text(): string;
}

/** A fake tag manager that reports every entry of `dataLayer` to its host, with all addresses that it can read. */
export async function startTagHost(): Promise<TagHost> {
	const host = await startFakeHost(({ headers }) => script(`http://${headers.host}`));
	return {
		...host,
		events: () =>
			host.heard
				.filter(({ path }) => path === "/collect")
				.map(({ body }) => JSON.parse(body) as Heard)
				.filter(({ entry }) => "event" in entry && entry.event !== "gtm.js"),
		text: () => decodeURIComponent(JSON.stringify(host.heard)),
	};
}

const script = (origin: string) => `(() => {
	const outermost = () => { try { return top.location.href; } catch { return "hidden"; } };
	const tell = (entry) => fetch("${origin}/collect", { method: "POST", mode: "no-cors", keepalive: true, body: JSON.stringify({
		entry, page: location.href, referrer: document.referrer, top: outermost(),
	}) });
	for (const entry of dataLayer) tell(entry);
	dataLayer.push = (...entries) => { entries.forEach(tell); return Array.prototype.push.apply(dataLayer, entries); };
})();`;
