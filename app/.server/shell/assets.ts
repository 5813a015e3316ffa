import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

export type Assets = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

const hashedName = /^\/(?:assets|pictures)\//;

/** The files of the build, compressed beforehand. Names with a hash never change; the others are asked about again. */
export function createAssets(directory: string): Assets {
	return sirv(directory, {
		brotli: true,
		gzip: true,
		etag: true,
		extensions: [],
		setHeaders(response, pathname) {
			response.setHeader(
				"Cache-Control",
				hashedName.test(pathname) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
			);
		},
	});
}
