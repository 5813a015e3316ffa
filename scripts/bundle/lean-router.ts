import type { Plugin } from "vite";

/** One thing that this site never asks of React Router: where it is, and what stands in its place. */
interface Cut {
	file: string;
	/** The whole file when absent. */
	from?: string;
	/** What follows, when `from` is only where it begins. */
	until?: string;
	to: string;
}

const cuts: readonly Cut[] = [
	// Routes are all known at the start (`routeDiscovery: "initial"`): none is ever discovered.
	{
		file: "lib/dom/ssr/fog-of-war.js",
		to: `export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};
const never = () => { throw new Error("route discovery was left out of the build") };
export { never as getPartialManifest, never as getManifestPath, never as getPathsWithAncestors, never as handleClientVersionMismatch };
export const URL_LIMIT = 7680;`,
	},
	// Nobody instruments the router in the browser.
	{
		file: "lib/router/instrumentation.js",
		to: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
const never = () => { throw new Error("instrumentation was left out of the build") };
export { never as getRouteInstrumentationUpdates, never as instrumentClientSideRouter, never as instrumentHandler };
export const instrumentationResultMetaContext = null;`,
	},
	// Links are fetched ahead by app/runtime/prefetch.ts: payloads, which the router's own prefetch does not know.
	{
		file: "lib/dom/lib.js",
		from: "usePrefetchBehavior(prefetch, rest);",
		to: "[false, null, {}];",
	},
	{
		file: "lib/dom/lib.js",
		from: "return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React$1.createElement(React$1.Fragment, null, link, /* @__PURE__ */ React$1.createElement(PrefetchPageLinks, { page: href })) : link;",
		to: "return link;",
	},
	{
		file: "lib/dom/ssr/components.js",
		from: `isPageLinkDescriptor(link) ? /* @__PURE__ */ React$1.createElement(PrefetchPageLinks, {
		key,
		nonce,
		...link,
		crossOrigin: link.crossOrigin ?? crossOrigin
	}) : `,
		to: "",
	},
	// The server writes the scripts that start the application. Then they have done their work: the browser keeps their
	// places, and needs neither the code that writes them nor a list of files to preload.
	{
		file: "lib/dom/ssr/components.js",
		from: "function Scripts(scriptProps) {",
		until: "function mergeRefs(",
		to: `const started = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: " " } };
function Scripts() {
	return React$1.createElement(React$1.Fragment, null, React$1.createElement("script", started), React$1.createElement("script", { ...started, type: "module", async: true }));
}
`,
	},
];

const home = /\/react-router\/dist\/production\/(.+\.js)$/;

/**
 * Leaves out of the browser's code what React Router carries for sites that are not like this one. A cut that no longer
 * fits fails the build: whoever updates the router looks at it again.
 */
export function leanRouter(): Plugin {
	const made = new Set<Cut>();
	return {
		name: "lean-router",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform: {
			filter: { id: home },
			handler(code, id) {
				const file = home.exec(id)?.[1];
				const own = cuts.filter((cut) => cut.file === file);
				for (const cut of own) made.add(cut);
				return own.length > 0 ? { code: own.reduce((text, cut) => make(cut, text), code), map: null } : null;
			},
		},
		buildEnd(error) {
			const missed = cuts.filter((cut) => !made.has(cut));
			if (!error && missed.length > 0)
				throw new Error(`React Router has no ${missed.map(({ file }) => file).join(", ")}`);
		},
	};
}

function make({ file, from, until, to }: Cut, code: string): string {
	if (from === undefined) return to;
	const [before, after, ...more] = code.split(from);
	const end = until === undefined ? 0 : (after?.indexOf(until) ?? -1);
	if (after === undefined || end < 0 || more.length > 0)
		throw new Error(`${file} of React Router has changed: look at scripts/bundle/lean-router.ts`);
	return before + to + after.slice(end);
}
