import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

export type Assets = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

/** Every file has an ending; no page has one, so nobody who asks for a page waits for the folders to be read. */
const fileName = /\.\w+(?:\?|$)/;
const hashedName = /^\/(?:assets|pictures|share)\//;
/** All that is kept of older builds. */
const olderName = /^\/assets\//;
/** What other sites show in a link to a page. */
const forOthers = /^\/share\//;

/**
 * The files of the build, compressed beforehand, then those of the builds before it. Names with a hash never change;
 * the others are asked about again. A folder is read when the first file is looked for in it.
 */
export function createAssets(directory: string, older: Promise<readonly string[]>): Assets {
	const own = once(() => serveFolder(directory));
	const others = once(async () => (await older).map((folder) => once(() => serveFolder(folder))));

	async function lookAmongOlder(...[request, response, otherwise]: Parameters<Assets>): Promise<void> {
		const servers = await others();
		const attempt = (index: number) => {
			const server = servers[index];
			if (server) server()(request, response, () => attempt(index + 1));
			else otherwise();
		};
		attempt(0);
	}

	return (request, response, otherwise) => {
		const url = request.url ?? "/";
		if (!fileName.test(url)) otherwise();
		else
			own()(request, response, () =>
				olderName.test(url) ? void lookAmongOlder(request, response, otherwise) : otherwise(),
			);
	};
}

function serveFolder(folder: string) {
	return sirv(folder, {
		brotli: true,
		gzip: true,
		etag: true,
		extensions: [],
		setHeaders(response, pathname) {
			const immutable = hashedName.test(pathname);
			response.setHeader("Cache-Control", immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600");
			if (forOthers.test(pathname)) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
		},
	});
}

function once<T>(make: () => T): () => T {
	let made: { value: T } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
