import { join } from "node:path";
import { createDrawings, drawingFolders } from "#app/.server/brand/drawings.ts";
import type { Config } from "#app/.server/config.ts";
import type { Stage } from "#app/.server/http/exchange.ts";
import { readFirstScreen } from "#app/.server/http/first-screen.ts";
import { createPageCache } from "#app/.server/http/page-cache.ts";
import { createPipeline } from "#app/.server/http/pipeline.ts";
import type { Log, RequestLog } from "#app/.server/log.ts";
import { createMetrics } from "#app/.server/metrics/metrics.ts";
import { pagePayload } from "#app/.server/pages/page-loader.ts";
import { openServices as openServicesWith, type Services } from "#app/.server/services.ts";
import type { SiteStatus } from "#app/.server/site-status.ts";
import { describeStore } from "#app/.server/store/open-store.ts";
import { createHandler, type OwnBuild } from "#app/router-adapter/request-handler.ts";
import { mailWriters } from "./mail-writers.ts";
import { pageLoaders } from "./page-loaders.ts";

export { keepAssets } from "#app/.server/asset-archive.ts";
export { type Config, ConfigError, readConfig } from "#app/.server/config.ts";
export { openPublishedContent } from "#app/.server/content/published-content.ts";
export { createAssets } from "#app/.server/http/assets.ts";
export { failCurrentRequest } from "#app/.server/http/error-boundary.ts";
export type { Stage } from "#app/.server/http/exchange.ts";
export { createLog, type Log } from "#app/.server/log.ts";
export { serve } from "#app/.server/serve.ts";
export { canWrite } from "#app/.server/store/can-write.ts";
export { describeStore } from "#app/.server/store/open-store.ts";
export { localeStrategy } from "#app/locale/strategy.ts";
export { offerFirstAccess } from "#app/members/.server/first-access.ts";
export { startJobs } from "./jobs.ts";

export const openServices = (config: Config, log: Log) => openServicesWith(config, log, mailWriters);

/** Used only by the `content` command; loaded on demand. */
export const loadContentMover = () => import("#app/editing/.server/move-content.ts");

export interface SiteParts {
	config: Config;
	log: RequestLog;
	assets: Stage;
	buildId: string;
	/** The folder of the client build; null in development. */
	client: string | null;
	services: Services;
	isReady: () => Promise<boolean>;
	nextPurgeAt: () => Date;
}

/** The entry of the server build: creates the site as a request listener. */
export async function createSite(parts: SiteParts) {
	const { config, log, assets, buildId, client, services, isReady, nextPurgeAt } = parts;
	const cache = createPageCache();
	services.content.onChange(() => cache.dropChanged());
	const status: SiteStatus = {
		buildId,
		startedAt: services.clock.now(),
		directory: config.DATA_DIR,
		settings: {
			publicOrigin: config.PUBLIC_ORIGIN ?? null,
			origin: config.origin,
			sender: () => config.MAIL_FROM ?? services.content.reader().read("company").email,
			backupFolder: config.BACKUP_DIR ?? null,
		},
		hosted: config.STORE === "sqlite" ? null : describeStore(config),
		pageCache: () => cache.figures,
		nextPurgeAt,
	};
	const build = await loadBuild();
	const [sheet] = build.assets.routes.root?.css ?? [];
	return createPipeline({
		config,
		log,
		assets,
		drawings: createDrawings(services.store, drawingFolders(client, join(import.meta.dirname, "..", "..")), log),
		isReady,
		services,
		build: { id: buildId, manifest: build.assets },
		firstScreen: client && sheet ? await readFirstScreen(client, sheet) : null,
		cache,
		status,
		metrics: createMetrics({ services, status }),
		render: createHandler(build, config.NODE_ENV),
		payload: pagePayload,
		loaders: pageLoaders,
	});
}

const loadBuild = (): Promise<OwnBuild> => import("virtual:react-router/server-build");
