import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteContent } from "../content/site-content.ts";
import { sendRefusal, sendText } from "../http/send.ts";
import { expositionType } from "./exposition.ts";
import { mayReadMetrics } from "./may-read.ts";
import type { Metrics } from "./metrics.ts";

export const metricsPath = "/metrics";

/** Sends the metrics to authorized clients; others get 404. */
export async function sendMetrics(
	request: IncomingMessage,
	response: ServerResponse,
	{ metrics, token, content }: { metrics: Metrics; token: string | undefined; content: SiteContent },
): Promise<void> {
	if (request.method === "POST" || !mayReadMetrics(request, token)) sendRefusal(response, { status: 404 }, content);
	else sendText(response, 200, await metrics.text(), { "Content-Type": expositionType });
}
