import { RouterContextProvider, type ServerBuild } from "react-router";
import { expect, it, vi } from "vitest";
import { createHandler, type OwnBuild } from "./request-handler.ts";

const answering = (text: string) => ({ loader: () => new Response(text) });

/** A build whose back office answers once it is loaded. Resource routes need no render. */
function buildWith(loadOffice: (routes: Record<string, { module: object }>) => Promise<unknown>): OwnBuild {
	const routes = {
		root: { id: "root", path: "", module: {} },
		home: { id: "home", parentId: "root", path: "/", module: answering("site") },
		admin: { id: "admin", parentId: "root", path: "admin", module: {} },
	};
	const build = {
		routes,
		entry: { module: {} },
		assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "1" },
		future: {},
		ssr: true,
		isSpaMode: false,
		basename: "/",
		routeDiscovery: { mode: "initial" },
	};
	return { ...(build as unknown as ServerBuild), loadOffice: () => loadOffice(routes) };
}

const ask = async (handler: ReturnType<typeof createHandler>, path: string) =>
	(await handler(new Request(`http://localhost${path}`), new RouterContextProvider())).text();

it("loads the back office at its first request, once", async () => {
	const load = vi.fn(async (routes: Record<string, { module: object }>) => {
		Object.assign(routes.admin ?? {}, { module: answering("office") });
	});
	const handler = createHandler(buildWith(load), "production");
	expect(await ask(handler, "/")).toBe("site");
	expect(load).not.toHaveBeenCalled();
	expect(await Promise.all([ask(handler, "/admin"), ask(handler, "/admin")])).toEqual(["office", "office"]);
	expect(await ask(handler, "/")).toBe("site");
	expect(load).toHaveBeenCalledTimes(1);
});

it("tries again when the back office could not be loaded", async () => {
	const load = vi
		.fn<(routes: Record<string, { module: object }>) => Promise<unknown>>()
		.mockRejectedValueOnce(new Error("no such file"))
		.mockImplementation(async (routes) => Object.assign(routes.admin ?? {}, { module: answering("office") }));
	const handler = createHandler(buildWith(load), "production");
	await expect(ask(handler, "/admin")).rejects.toThrow("no such file");
	expect(await ask(handler, "/admin")).toBe("office");
});
