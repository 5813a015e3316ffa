import { createElement } from "react";
import { createStaticHandler, type EntryContext, RouterContextProvider, Scripts } from "react-router";
import { expect, it } from "vitest";
import { type Visit, visitContext } from "./.server/visit.ts";
import handleRequest from "./entry.server.tsx";
import type { PagePayload } from "./model/page-payload.ts";
import { useIsBodyLeftOut } from "./runtime/left-out-body.ts";

function Page(): never {
	throw new Error("This page cannot be rendered on a server.");
}

function Root() {
	const isBodyLeftOut = useIsBodyLeftOut();
	return createElement(
		"html",
		null,
		createElement("body", null, isBodyLeftOut || createElement(Page), createElement(Scripts)),
	);
}

it("answers a page that cannot be rendered with a 500 from which the browser can mount it", async () => {
	const logged: unknown[] = [];
	const visit = {
		id: "1",
		nonce: "n",
		payload: { name: "index", title: "</script>" } as unknown as PagePayload,
		log: { error: (_event: string, error: unknown) => logged.push(error) },
	} as unknown as Visit;
	const context = new RouterContextProvider();
	context.set(visitContext, visit);
	const answer = await handleRequest(new Request("http://localhost/"), 200, new Headers(), await entry(), context);
	expect(answer.status).toBe(500);
	expect(logged).toHaveLength(1);
	expect(visit.document).toContain('import("/assets/entry.js")');
	expect(visit.document).toContain('streamController.enqueue("the router\'s data")');
	expect(visit.document).toContain('{"name":"index","title":"\\u003c/script>"}</script></body></html>');
});

async function entry(): Promise<EntryContext> {
	const routes = [{ id: "root", path: "", Component: Root }];
	return {
		manifest: {
			version: "1",
			url: "/assets/manifest-1.js",
			entry: { module: "/assets/entry.js", imports: [] },
			routes: { root: { id: "root", path: "", module: "/assets/root.js" } },
		},
		routeModules: { root: { default: Root } },
		staticHandlerContext: await createStaticHandler(routes).query(new Request("http://localhost/")),
		serverHandoffString: "{}",
		serverHandoffStream: new Response("the router's data").body,
		renderMeta: {},
		ssr: true,
		isSpaMode: false,
		routeDiscovery: { mode: "initial" },
		future: {},
	} as unknown as EntryContext;
}
