// Preloaded into a production server: the first render of every response throws, as a broken component would.
// The second render, which leaves the page out, succeeds.
import { registerHooks } from "node:module";

const beginning = "exports.renderToString = function(children, options) {";
const failure = "if (++globalThis.renders % 2 === 1) throw new Error('the render was made to fail');";
globalThis.renders = 0;

// React is a part of the server's file.
registerHooks({
	load(url, context, next) {
		const loaded = next(url, context);
		if (!/\/server\/assets\/start-[\w-]{8}\.js$/.test(url)) return loaded;
		const source = String(loaded.source);
		if (!source.includes(beginning)) throw new Error("React's renderToString is not where it was: correct this file.");
		return { ...loaded, source: source.replace(beginning, beginning + failure) };
	},
});
