import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

/** The file that proves ownership of the key. */
export function indexNowPath({ INDEXNOW_KEY }: Config): string | null {
	return INDEXNOW_KEY ? `/${INDEXNOW_KEY}.txt` : null;
}

/**
 * IndexNow: one request notifies all participating search engines of changed pages. Sends nothing without a key or a
 * public origin. Failures are only logged: crawlers will find the change later.
 */
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
