import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { createStaticHandler, type EntryContext, Scripts, ServerRouter, UNSAFE_createClientRoutes } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { writeRouterData } from "./router-data.ts";
import { importDynamically } from "./start-script.ts";

/** One test per undocumented behaviour of React Router that this folder needs; failures name the file that needs it. */
const manifest = {
	version: "1",
	url: "/assets/manifest-1.js",
	entry: { module: "/assets/entry.js", imports: [] },
	routes: { root: { id: "root", path: "", module: "/assets/root.js" } },
} as unknown as EntryContext["manifest"];

const routeModules = { root: { default: () => createElement("body", null, createElement(Scripts)) } };

async function entryContext(data: string): Promise<EntryContext> {
	const routes = [{ id: "root", path: "", Component: routeModules.root.default }];
	const answer = await createStaticHandler(routes).query(new Request("http://localhost/"));
	if (answer instanceof Response) throw new Error("A page was expected, not a response.");
	return {
		manifest,
		routeModules,
		staticHandlerContext: answer,
		serverHandoffString: "{}",
		serverHandoffStream: new Response(data).body,
		renderMeta: {},
		ssr: true,
		isSpaMode: false,
		routeDiscovery: { mode: "initial" },
		future: {},
	} as unknown as EntryContext;
}

const data = '{"a":"</script>&\u2028"}';
let context: EntryContext;
let html: string;
let moduleScript: string;

beforeAll(async () => {
	context = await entryContext(data);
	const stream = await renderToReadableStream(
		createElement(ServerRouter, { context, url: "http://localhost/", nonce: "n" }),
	);
	await stream.allReady;
	html = await new Response(stream).text();
	moduleScript = /<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
});

describe("React Router", () => {
	it("passes its data to the browser with the calls that router-data.ts writes", () => {
		const calls = (text: string) =>
			[...text.matchAll(/window\.__reactRouterContext\.streamController\.(?:enqueue|close)\([^;]*\);/g)].join("\n");
		expect(calls(html), "The router's own render writes other calls now: adapt router-data.ts.").toBe(
			calls(writeRouterData(data, "n")),
		);
	});

	it("starts the application with a module script that start-script.ts can delay", () => {
		expect(moduleScript, "The module script changed: adapt start-script.ts.").toMatch(
			/^\s*import "\/assets\/manifest-1\.js";\s*import \* as route0 from "\/assets\/root\.js";\s*window\.__reactRouterRouteModules = \{"root":route0\};\s*import\("\/assets\/entry\.js"\);\s*$/,
		);
		expect(importDynamically(moduleScript)).not.toMatch(/\bimport\b/);
	});

	it("imports the route table from the URL in the context that the server renders", () => {
		expect(moduleScript, "manifest.url is not imported any more: adapt route-table-of-page.ts.").toContain(
			`import "${context.manifest.url}"`,
		);
	});

	it("reads a page's code from its table of modules before it imports the module", async () => {
		const page = { default: () => null, handle: "from the table" };
		const routes = { page: { id: "page", parentId: "", path: "page", hasLoader: true, module: "/not-there.js" } };
		const table = {};
		const [route] = UNSAFE_createClientRoutes(routes as never, table, null, true, false);
		Object.defineProperty(table, "page", { enumerable: true, get: () => Promise.resolve(page) });
		const { lazy } = route as { lazy: Record<string, () => Promise<unknown>> };
		expect(await lazy.handle?.(), "The table is not read first any more: adapt route-modules.ts.").toBe(
			"from the table",
		);
	});
});
