import type { ServerResponse } from "node:http";
import { immutable, sendText } from "./send.ts";

export interface Build {
	id: string;
	/** React Router's manifest: the route modules of the build. */
	manifest: unknown;
}

/** Open tabs poll `/builds/latest.json` for the current build id; `/builds/meta/<id>.json` has its manifest. */
export function sendBuild(response: ServerResponse, path: string, { id, manifest }: Build): void {
	const json = { "Content-Type": "application/json; charset=utf-8" };
	if (path === "/builds/latest.json") sendText(response, 200, JSON.stringify({ id }), json);
	else if (path === `/builds/meta/${id}.json`) {
		sendText(response, 200, JSON.stringify({ id, manifest }), { ...json, "Cache-Control": immutable });
	} else sendText(response, 404, JSON.stringify({ error: "unknown build" }), json);
}
