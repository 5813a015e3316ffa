import { existsSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type * as Site from "./app/assembly/main.ts";

/** Entry point: loads the site from the build or the sources (`--dev`), listens, and shuts down gracefully. */
const development = process.argv.includes("--dev");
const root = import.meta.dirname;
/** The time limit for in-flight requests after an error that ends the process, in milliseconds. */
const stopAfterError = 5_000;

if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
process.env.NODE_ENV = development ? "development" : "production";

try {
	await start();
} catch (error) {
	console.error(explanationOf(error));
	process.exit(1);
}

async function start(): Promise<void> {
	const { site, buildId, client, openAssets, reload } = development ? await loadFromSources() : await loadBuilt();
	const config = site.readConfig(process.env);
	if (!development && site.localeStrategy !== config.LOCALE_STRATEGY) {
		throw new site.ConfigError(
			`LOCALE_STRATEGY is ${config.LOCALE_STRATEGY}, but the site was built with ${site.localeStrategy}. Run \`npm run build\`, then start again.`,
		);
	}
	const log = site.createLog();
	const services = await site.openServices(config, log);
	const stopping = new AbortController();
	const isReady = async () => !stopping.signal.aborted && site.canWrite(services.store);
	const { nextPurgeAt } = await site.startJobs(services, log);
	const parts = { config, log, buildId, client, services, isReady, nextPurgeAt, assets: openAssets(config, log) };
	const listener = reload ? reload((fresh) => fresh.createSite(parts)) : await site.createSite(parts);
	const server = await site.serve(listener, config, log);
	const address = config.PUBLIC_ORIGIN ?? `http://localhost:${server.port}`;
	console.log(
		`\n  Airelle is running:  ${address}\n  Data is stored in:   ${site.describeStore(config)}\n  Mails go to:         ${services.mailer.describe()}\n`,
	);
	await printFirstAccess(site, services, address, log);
	exitOnSignals({ site, log, stopping }, async () => {
		services.beginStop();
		await server.stop();
		await services.stop();
	});
}

async function printFirstAccess(
	site: typeof Site,
	services: Awaited<ReturnType<typeof Site.openServices>>,
	address: string,
	log: Site.Log,
): Promise<void> {
	// The server keeps running when the store does not respond yet: the link is printed at the next start.
	const path = await site.offerFirstAccess(services).catch((error: unknown) => {
		log.error("first access link not created", error);
		return null;
	});
	if (path)
		console.log(
			`  The back office has no member yet. Open this link within a week to create the administrator:\n  ${address}${path}\n`,
		);
}

/** Stops once, however often it is asked to, and then exits. */
function exitOnSignals(
	{ site, log, stopping }: { site: typeof Site; log: Site.Log; stopping: AbortController },
	stop: () => Promise<void>,
): void {
	const exit = async (exitCode: number) => {
		if (stopping.signal.aborted) return;
		stopping.abort();
		await stop();
		process.exit(exitCode);
	};
	process.on("SIGTERM", () => exit(0));
	process.on("SIGINT", () => exit(0));
	/** An error outside a request may leave a broken state: in-flight requests finish, then the process exits. */
	const onUncaught = (error: unknown) => {
		if (site.failCurrentRequest(error)) return;
		log.error("uncaught", error);
		setTimeout(stopAfterError).then(() => process.exit(1));
		void exit(1);
	};
	process.on("uncaughtException", onUncaught);
	process.on("unhandledRejection", onUncaught);
}

/** The message for the owner; the error itself when it is not meant for them. */
function explanationOf(error: unknown): unknown {
	const { code, message } = error as NodeJS.ErrnoException;
	if (code === "EADDRINUSE")
		return `\n  ${message}\n  Another program uses that port. Stop that program, or set PORT to a free port.\n`;
	// The store has the published content: without it, the site would show outdated words and prices.
	if (error instanceof Error && error.name === "StoreUnavailableError")
		return `\nAirelle cannot start now: ${message}. Try again in a moment.\nIf that does not help, see "The site is down" in docs/operations.md.\n`;
	return isForTheOwner(error) ? `\n${message}\n` : error;
}

/** Errors meant for the owner: print the message without a stack. */
function isForTheOwner(error: unknown): boolean {
	return error instanceof Error && ["ConfigError", "UnusableStoreError"].includes(error.constructor.name);
}

async function loadBuilt() {
	const current = join(root, process.env.BUILD_DIR ?? "build", "current");
	if (!existsSync(current))
		throw new Error("There is no build. Run `npm start`, which builds the site when needed, or `npm run build`.");
	// Resolves the symbolic link, so that a later build does not change the files of a running server.
	const directory = realpathSync(current);
	const site: typeof Site = await import(join(directory, "server", "index.js"));
	const client = join(directory, "client");
	const { id: buildId } = JSON.parse(await readFile(join(directory, "build.json"), "utf8")) as { id: string };
	// Delayed, to keep the first responses fast: only tabs opened before the start need files of older builds.
	const keepLater = async ({ DATA_DIR: dataDirectory }: Site.Config, report: (error: unknown) => void) => {
		await setTimeout(1_000);
		return site.keepAssets({ dataDirectory, clientDirectory: client, buildId }, report);
	};
	const openAssets = (config: Site.Config, log: Site.Log) => {
		const report = (error: unknown) => log.error("assets of this build not archived for open tabs", error);
		return site.createAssets(
			client,
			keepLater(config, report).catch((error: unknown) => {
				report(error);
				return [];
			}),
		);
	};
	return { site, buildId, client, openAssets, reload: null };
}

async function loadFromSources() {
	const { createServer } = await import("vite");
	const vite = await createServer({ root, server: { middlewareMode: true } });
	const load = () => vite.ssrLoadModule("/app/assembly/main.ts") as Promise<typeof Site>;

	/** Creates a new site when a changed source gives a new module. */
	function reload(create: (site: typeof Site) => Promise<RequestListener>): RequestListener {
		let current: { site: typeof Site; listener: Promise<RequestListener> } | undefined;
		return async (request, response) => {
			const site = await load();
			if (current?.site !== site) current = { site, listener: create(site) };
			(await current.listener)(request, response);
		};
	}
	const openAssets = (): Site.Stage => (exchange) =>
		new Promise((resolve, reject) => {
			exchange.response.once("close", () => resolve(true));
			vite.middlewares(exchange.request, exchange.response, (error?: unknown) =>
				error ? reject(error) : resolve(false),
			);
		});
	return { site: await load(), buildId: "development", client: null, openAssets, reload };
}
