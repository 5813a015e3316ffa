import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { pagePayload } from "#app/pages/.server/page-loader.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { Assets } from "./shell/assets.ts";
import { createPageCache } from "./shell/page-cache.ts";
import { createShell } from "./shell/shell.ts";

export { localeStrategy } from "#app/locale/strategy.ts";
export { keepAssets } from "./asset-archive.ts";
export { ConfigError, readConfig } from "./config.ts";
export { createLog } from "./log.ts";
export { serve } from "./serve.ts";
export { createAssets } from "./shell/assets.ts";

export interface SiteParts {
	config: Config;
	log: Log;
	assets: Assets;
	buildId: string;
	isReady: () => boolean;
}

/** The entry of the server build: one site, made once, as a request listener. */
export async function createSite({ config, log, assets, buildId, isReady }: SiteParts) {
	const handler = createRequestHandler(loadBuild, config.NODE_ENV);
	return createShell({
		config,
		log,
		assets,
		isReady,
		build: { id: buildId, manifest: (await loadBuild()).assets },
		cache: createPageCache(),
		render: (request: Request, context: RouterContextProvider) => handler(request, context),
		payload: pagePayload,
	});
}

const loadBuild = (): Promise<ServerBuild> => import("virtual:react-router/server-build");
