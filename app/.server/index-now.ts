import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

/** The file that proves ownership of the key. */
export function indexNowPath({ INDEXNOW_KEY }: Config): string | null {
	return INDEXNOW_KEY ? `/${INDEXNOW_KEY}.txt` : null;
}

/** Notifies all IndexNow search engines in one request. Needs a key and a public origin; failures are only logged. */
export function createIndexNow(config: Config, log: Log) {
	const { INDEXNOW_KEY: key, INDEXNOW_ORIGIN, PUBLIC_ORIGIN: origin } = config;
	return function announce(paths: readonly string[]): void {
		if (!key || !origin || paths.length === 0) return;
		const body = JSON.stringify({
			host: new URL(origin).host,
			key,
			keyLocation: `${origin}${indexNowPath(config)}`,
			urlList: paths.map((path) => origin + path),
		});
		const headers = { "Content-Type": "application/json; charset=utf-8" };
		fetch(`${INDEXNOW_ORIGIN}/indexnow`, { method: "POST", headers, body, signal: AbortSignal.timeout(10_000) }).then(
			({ status }) => log.info("indexnow notified", { status, pages: paths.length }),
			(error: unknown) => log.error("indexnow failed", error),
		);
	};
}
