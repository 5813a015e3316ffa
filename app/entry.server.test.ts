import { UNSAFE_ErrorResponseImpl as RouteResponse, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import type { Log } from "#app/.server/log.ts";
import { type RequestContext, requestContextKey } from "#app/.server/request-context.ts";
import { handleError } from "./entry.server.tsx";

function logged(error: unknown): unknown[] {
	const lines: unknown[] = [];
	const log = { error: (_event: string, reason: unknown) => lines.push(reason) } as unknown as Log;
	const context = new RouterContextProvider();
	context.set(requestContextKey, { log, id: "1" } as RequestContext);
	const request = new Request("http://localhost/robots.txt", { method: "POST" });
	handleError(error, { request, context, params: {} });
	return lines;
}

it("logs what fails in a route, and not a form that a client posts to a page without one", () => {
	const failure = new Error("The disk is full");
	expect(logged(failure)).toEqual([failure]);
	expect(logged(new RouteResponse(405, "Method Not Allowed", "", true))).toEqual([]);
	const gone = new RouteResponse(503, "", "");
	expect(logged(gone)).toEqual([gone]);
});
