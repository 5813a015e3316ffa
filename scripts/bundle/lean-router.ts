import type { Plugin } from "vite";

/** One thing that this site never asks of React Router: where it is, and what stands in its place. */
interface Cut {
	/** The browser's copy, unless it says otherwise. */
	of?: "ssr";
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
	// Nothing is loaded or sent beside a navigation: no page has a fetcher.
	{
		file: "lib/router/router.js",
		from: "	async function fetch(key, routeId, href, opts) {",
		until: "	async function startRedirectNavigation(",
		to: "	const fetch = leftOut;\n",
	},
	{
		file: "lib/dom/lib.js",
		from: "if (options.navigate === false) await routerFetch(",
		until: "await routerNavigate(options.action || action, {",
		to: "",
	},
	// Nor is a route discovered on the way (see above).
	{
		file: "lib/router/router.js",
		from: `		if (isFogOfWar) {
			let discoverResult`,
		until: "		let result;\n		let actionMatch = ",
		to: "",
	},
	{
		file: "lib/router/router.js",
		from: `		if (isFogOfWar) {
			if (shouldUpdateNavigationState) {`,
		until: "		let { dsMatches, revalidatingFetchers } = getMatchesToLoad(",
		to: "",
	},
	{
		file: "lib/router/router.js",
		from: "		if (init.patchRoutesOnNavigation) {",
		until: "		return {\n			active: false,",
		to: "",
	},
	// No page stops its visitor from leaving it.
	{
		file: "lib/router/router.js",
		from: `			let blockerKey = shouldBlockNavigation({
				currentLocation: state.location,`,
		until: "			return startNavigation(historyAction, location);",
		to: "",
	},
	{
		file: "lib/router/router.js",
		from: `		let blockerKey = shouldBlockNavigation({
			currentLocation,`,
		until: "		await startNavigation(historyAction, nextLocation, {",
		to: "",
	},
	{
		file: "lib/router/router.js",
		from: "	function getBlocker(key, fn) {",
		until: "	function handleNavigational404(",
		to: "	const getBlocker = leftOut, deleteBlocker = leftOut;\n",
	},
	{
		file: "lib/router/router.js",
		from: "function createRouter(init) {",
		to: `const leftOut = () => { throw new Error("fetchers and blockers were left out of the build") };
function createRouter(init) {`,
	},
	// The page transition is ours (app/motion): the router never starts one of the browser's.
	{
		file: "lib/router/router.js",
		from: '		if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {\n			let priorPaths',
		until: "		updateState({\n			...newState,\n			actionData,",
		to: "",
	},
	{
		file: "lib/router/router.js",
		from: "			restoreAppliedTransitions(routerWindow, appliedViewTransitions);",
		until: "		}\n		if (!state.initialized)",
		to: "",
	},
	{
		file: "lib/components.js",
		from: "		if (reactDomFlushSyncImpl && flushSync) {\n			reactDomFlushSyncImpl(() => {\n				if (transition) {",
		until: "	}, [\n		router.window,\n		reactDomFlushSyncImpl,",
		to: "",
	},
	{
		file: "lib/components.js",
		from: "	React$1.useEffect(() => {\n		if (vtContext.isTransitioning && !vtContext.flushSync)",
		until: "	let navigator = React$1.useMemo(() => {",
		to: "",
	},
	// Its advice is for whoever writes a site: the development server still gives it.
	{
		file: "lib/router/history.js",
		from: "function warning(cond, message) {",
		until: "function createKey() {",
		to: "/* @__NO_SIDE_EFFECTS__ */ function warning() {}\n",
	},
	// Every path is compiled once, not once for each branch of the tree and again for the second table of branches.
	{
		file: "lib/router/utils.js",
		from: "function compilePath(path, caseSensitive = false, end = true) {",
		to: `const compiledPaths = new Map();
function compilePath(path, caseSensitive = false, end = true) {
	const key = [path, caseSensitive, end].join();
	if (!compiledPaths.has(key)) compiledPaths.set(key, compilePathAnew(path, caseSensitive, end));
	return compiledPaths.get(key);
}
function compilePathAnew(path, caseSensitive, end) {`,
	},
	// A page's payload comes as JSON (app/.server/handed-over-data.ts): there is nothing to take apart, nor to wait for.
	{
		file: "lib/dom-export/hydrated-router.js",
		from: "	if (!ssrInfo.stateDecodingPromise) {",
		to: "	if (!ssrInfo.context.state && !ssrInfo.stateDecodingPromise) {",
	},
	{
		file: "lib/dom-export/hydrated-router.js",
		from: "	if (ssrInfo.stateDecodingPromise.error) throw",
		until: "	let routes = ",
		to: `	if (ssrInfo.stateDecodingPromise?.error) throw ssrInfo.stateDecodingPromise.error;
	if (!ssrInfo.context.state) throw ssrInfo.stateDecodingPromise;
`,
	},
	// So the server writes the router's own format for those pages only that need it.
	{
		of: "ssr",
		file: "lib/server-runtime/server.js",
		from: "			}),\n			serverHandoffStream: encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),",
		to: "			}),\n			get serverHandoffStream() { return encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode); },",
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
		transform: {
			filter: { id: home },
			handler(code, id) {
				const file = home.exec(id)?.[1];
				const own = cutsOf(this.environment.name).filter((cut) => cut.file === file);
				for (const cut of own) made.add(cut);
				return own.length > 0 ? { code: own.reduce((text, cut) => make(cut, text), code), map: null } : null;
			},
		},
		buildEnd(error) {
			const missed = cutsOf(this.environment.name).filter((cut) => !made.has(cut));
			if (!error && missed.length > 0)
				throw new Error(`React Router has no ${missed.map(({ file }) => file).join(", ")}`);
		},
	};
}

function cutsOf(environment: string): readonly Cut[] {
	return cuts.filter(({ of = "client" }) => of === environment);
}

function make({ file, from, until, to }: Cut, code: string): string {
	if (from === undefined) return to;
	const [before, after, ...more] = code.split(from);
	const end = until === undefined ? 0 : (after?.indexOf(until) ?? -1);
	if (after === undefined || end < 0 || more.length > 0)
		throw new Error(`${file} of React Router has changed: look at scripts/bundle/lean-router.ts`);
	return before + to + after.slice(end);
}
