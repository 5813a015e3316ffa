import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { Services } from "../services.ts";
import { countDocument, countMissing } from "../traffic/count-requests.ts";
import type { RequestScope } from "./exchange.ts";
import type { KnownPage } from "./known-pages.ts";
import type { CheckedRequest } from "./request-checks.ts";

type Sent = Pick<KnownPage, "page" | "asPayload"> & { locale: KnownPage["locale"] | null };

interface CountParts {
	services: Pick<Services, "traffic" | "content">;
	config: Pick<Config, "origin">;
	log: Log;
}

/**
 * Called after the response was sent, and never throws: no page fails because of a count. Payloads are counted by the
 * browser that shows them: most are only prefetched.
 */
export function countPage(
	{ id, route, request: { headers }, response }: RequestScope,
	{ path, search, method }: CheckedRequest,
	{ page, asPayload, locale }: Sent,
	{ services: { traffic, content }, config: { origin }, log }: CountParts,
): void {
	if (asPayload || method !== "GET") return;
	try {
		if (traffic.isBusy()) return;
		if (response.statusCode === 404) countMissing(traffic, { headers, path });
		else if (page && locale && response.statusCode < 400)
			countDocument({ traffic, content }, { headers, origin, path, search, page, locale });
	} catch (error) {
		log.error("page not counted", error, { id, route });
	}
}
