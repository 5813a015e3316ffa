import { countDocument, countMissing } from "../traffic/count-requests.ts";
import type { TrafficCounter } from "../traffic/traffic-counter.ts";
import type { Exchange } from "./exchange.ts";
import type { KnownPage } from "./known-pages.ts";

type Sent = Pick<KnownPage, "page" | "asPayload"> & { locale: KnownPage["locale"] | null };

/** Called after the response was sent. Payloads are counted by the browser that shows them: most are only prefetched. */
export function countPage(
	{ request, response, checked }: Pick<Exchange, "request" | "response" | "checked">,
	{ page, asPayload, locale }: Sent,
	traffic: TrafficCounter,
	origin: string,
): void {
	const { path, search, method } = checked;
	const { headers } = request;
	if (asPayload || method !== "GET") return;
	if (response.statusCode === 404) countMissing(traffic, { headers, path });
	else if (page && locale && response.statusCode < 400)
		countDocument(traffic, { headers, origin, path, search, page, locale });
}
