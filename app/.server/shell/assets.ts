import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

export type Assets = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

const hashedName = /^\/(?:assets|pictures|share)\//;
/** What other sites show in a link to a page. */
const forOthers = /^\/share\//;

/**
 * The files of the build, compressed beforehand, then those of the builds before it. Names with a hash never change;
 * the others are asked about again.
 */
export function createAssets(directories: readonly string[]): Assets {
	const servers = directories.map((directory) =>
		sirv(directory, {
			brotli: true,
			gzip: true,
			etag: true,
			extensions: [],
			setHeaders(response, pathname) {
				const immutable = hashedName.test(pathname);
				response.setHeader("Cache-Control", immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600");
				if (forOthers.test(pathname)) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
			},
		}),
	);
	return (request, response, otherwise) => {
		const attempt = (index: number) => {
			const server = servers[index];
			if (server) server(request, response, () => attempt(index + 1));
			else otherwise();
		};
		attempt(0);
	};
}
