import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { loadOnce } from "#app/.server/load-once.ts";
import { isBackOffice } from "#app/model/members/back-office-address.ts";
import { isBelow } from "./is-below.ts";

/** React Router's build. In development everything is loaded, and `loadOffice` is missing. */
export type OwnBuild = ServerBuild & { loadOffice?: () => Promise<unknown> };

/**
 * Two request handlers: one for the site, and one with all routes, which is made at the first request of the back office
 * (`load-office-later.ts`).
 */
export function createHandler(build: OwnBuild, mode: string) {
	const site = createRequestHandler(withoutOffice(build), mode);
	const office = loadOnce(async () => {
		await build.loadOffice?.();
		return createRequestHandler(build, mode);
	});

	return async (request: Request, context: RouterContextProvider): Promise<Response> => {
		if (!isBackOffice(new URL(request.url).pathname)) return site(request, context);
		return (await office())(request, context);
	};
}

function withoutOffice(build: OwnBuild): ServerBuild {
	const parentOf = (id: string) => build.routes[id]?.parentId;
	const routes = Object.entries(build.routes).filter(([id]) => !isBelow(id, "admin", parentOf));
	return { ...build, routes: Object.fromEntries(routes) };
}
