import type { ServerResponse } from "node:http";
import { sendText } from "./send.ts";

export interface Build {
	id: string;
	/** What the build is made of: the router's own table of modules. */
	manifest: unknown;
}

/** `/builds/latest.json` tells open tabs which build is served now; `/builds/meta/<id>.json` tells what it holds. */
export function sendBuild(response: ServerResponse, path: string, { id, manifest }: Build): void {
	const json = { "Content-Type": "application/json; charset=utf-8" };
	if (path === "/builds/latest.json") sendText(response, 200, JSON.stringify({ id }), json);
	else if (path === `/builds/meta/${id}.json`) {
		const cached = { ...json, "Cache-Control": "public, max-age=31536000, immutable" };
		sendText(response, 200, JSON.stringify({ id, manifest }), cached);
	} else sendText(response, 404, JSON.stringify({ error: "unknown build" }), json);
}
