import type { RequestListener } from "node:http";
import { type SiteFile, siteFileAt } from "#app/locale/site-files.ts";
import { tagEventPath } from "#app/model/consent/tag-events.ts";
import type { Drawings } from "../brand/drawings.ts";
import { editionOf, siteBrand } from "../brand/site-brand.ts";
import type { SiteContent } from "../content/site-content.ts";
import { makeFile } from "../files/make-file.ts";
import { sendStatus, statusPath } from "../health/send-status.ts";
import { indexNowPath } from "../index-now.ts";
import type { RequestLog } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { metricsPath, sendMetrics } from "../metrics/send-metrics.ts";
import { createBrandStage } from "./brand-stage.ts";
import { sendBuild } from "./builds.ts";
import { countPage } from "./count-page.ts";
import { createErrorBoundary } from "./error-boundary.ts";
import { type Exchange, type RequestScope, runStages, type Stage } from "./exchange.ts";
import { askAgain, createKnownPages, type KnownPages } from "./known-pages.ts";
import { compress } from "./page-cache.ts";
import { createPageStage, type PageParts } from "./page-stage.ts";
import { redirectAt, redirectTarget } from "./redirects.ts";
import { checkRequest } from "./request-checks.ts";
import { createRequestIds } from "./request-ids.ts";
import { inertPolicy, setSecurityHeaders } from "./security-headers.ts";
import { sendEntry, sendRedirect, sendRefusal, sendText } from "./send.ts";
import { sendTagEvent } from "./send-tag-event.ts";

export interface PipelineParts extends PageParts {
	/** Serves the build's files; in development, Vite's. */
	assets: Stage;
	drawings: Drawings;
	log: RequestLog;
	metrics: Metrics;
	isReady: () => Promise<boolean>;
}

/** The HTTP pipeline: everything between the socket and React Router. */
export function createPipeline(parts: PipelineParts, listStages = createStages): RequestListener {
	const { config, log, metrics } = parts;
	const { content } = parts.services;
	const https = config.origin.startsWith("https:");
	const nextId = createRequestIds();
	const contain = createErrorBoundary({ log, https, content, onError: metrics.countError });
	const record = (scope: RequestScope) => {
		const { id, route, started, request, response } = scope;
		const ms = Math.round((performance.now() - started) * 10) / 10;
		metrics.observe(route, response.statusCode, ms);
		log.request({ id, method: request.method, route, status: response.statusCode, ms });
	};
	const begin = (scope: RequestScope) => {
		scope.response.on("close", () => record(scope));
		setSecurityHeaders(scope.response, { https });
		scope.response.setHeader("X-Request-Id", scope.id);
	};
	const knownPages = createKnownPages(parts.cache, config);
	const stages = listStages({ ...parts, knownPages }, begin);

	/** Refuses the request, or sends a cached page, whose entry includes the security headers. Otherwise the stages respond. */
	function respond(scope: RequestScope): void | Promise<void> {
		const { request, response } = scope;
		const checked = checkRequest(request, config);
		if ("status" in checked) {
			begin(scope);
			sendRefusal(response, checked, content);
			return;
		}
		const page = knownPages.find(request, checked);
		if (!page) return runStages(stages, Object.assign(scope, { checked }));
		scope.route = page.known.route;
		sendEntry(request, response, page.entry, page.options);
		countPage(scope, checked, page.known, parts);
		// Recorded at once: a `close` listener would add a tenth to the CPU time of the response.
		record(scope);
	}

	return (request, response) => {
		contain({ id: nextId(), started: performance.now(), request, response, route: "refused" }, respond);
	};
}

interface StageParts extends PipelineParts {
	knownPages: KnownPages;
}

/**
 * In order of execution. The first stage that sends a response ends the pipeline. `begin` sets the headers that every response has, and
 * records the request when the response closes.
 */
export function createStages(parts: StageParts, begin: (scope: RequestScope) => void): Stage[] {
	const { config, cache, metrics, services, isReady } = parts;
	const { content } = services;
	const https = config.origin.startsWith("https:");
	const development = config.NODE_ENV === "development";
	const indexNowFile = indexNowPath(config);

	const setHeaders: Stage = (exchange) => {
		begin(exchange);
		return false;
	};

	const answerProbe: Stage = (exchange) => {
		const { path } = exchange.checked;
		if (path !== "/healthz" && path !== "/readyz") return false;
		exchange.route = path;
		return sendProbe(exchange, path === "/healthz" ? Promise.resolve(true) : isReady(), content);
	};

	const answerStatus: Stage = (exchange) => {
		if (exchange.checked.path !== statusPath) return false;
		exchange.route = statusPath;
		return sendStatus(exchange.response, services).then(() => true);
	};

	const answerIndexNow: Stage = (exchange) => {
		if (exchange.checked.path !== indexNowFile) return false;
		exchange.route = "indexnow";
		sendText(exchange.response, 200, config.INDEXNOW_KEY ?? "");
		return true;
	};

	const answerMetrics: Stage = (exchange) => {
		if (exchange.checked.path !== metricsPath) return false;
		exchange.route = metricsPath;
		const sent = sendMetrics(exchange.request, exchange.response, { metrics, token: config.METRICS_TOKEN, content });
		return sent.then(() => true);
	};

	const answerBuild: Stage = (exchange) => {
		const { path } = exchange.checked;
		if (!path.startsWith("/builds/")) return false;
		exchange.route = "/builds/*";
		const { id, manifest } = parts.build;
		sendBuild(exchange.response, path, { id: editionOf(id, siteBrand(content.reader())), manifest });
		return true;
	};

	const answerTagEvent: Stage = (exchange) => {
		if (exchange.checked.path !== tagEventPath) return false;
		exchange.route = tagEventPath;
		sendTagEvent(exchange, config, content);
		return true;
	};

	const redirectOldAddress: Stage = (exchange) => {
		const { path, rawPath, search } = exchange.checked;
		const reader = content.reader();
		const moved = redirectTarget(path, rawPath, reader);
		if (moved === null) return false;
		exchange.route = "redirect";
		const old = redirectAt(path, reader);
		if (old) services.redirectHits.count(old.from);
		sendRedirect(exchange.response, 301, moved + search);
		return true;
	};

	/** Sitemap, feeds, robots.txt and the like: cached and invalidated like pages. */
	const answerSiteFile: Stage = (exchange) => {
		const { method, path } = exchange.checked;
		const file = method === "POST" ? undefined : siteFileAt(path);
		return file ? sendSiteFile(exchange, file) : false;
	};

	async function sendSiteFile(exchange: Exchange, file: SiteFile): Promise<true> {
		exchange.route = file.kind;
		const render = async () => {
			const made = { origin: config.origin, now: services.clock.now(), reader: content.reader() };
			return { status: 200, policy: inertPolicy, ...makeFile(file, made) };
		};
		const entry = development ? await compress(await render(), "gzip") : await cache.get(`file ${file.path}`, render);
		sendEntry(exchange.request, exchange.response, entry, { cacheControl: askAgain, https });
		return true;
	}

	return [
		setHeaders,
		answerProbe,
		answerStatus,
		answerIndexNow,
		answerMetrics,
		answerBuild,
		answerTagEvent,
		createBrandStage({ content, store: services.store, drawings: parts.drawings }),
		parts.assets,
		redirectOldAddress,
		answerSiteFile,
		createPageStage(parts, parts.knownPages),
	];
}

async function sendProbe({ response }: Exchange, ready: Promise<boolean>, content: SiteContent): Promise<true> {
	if (await ready) sendText(response, 200, "ok\n");
	else sendRefusal(response, { status: 503 }, content);
	return true;
}
