import type { ActionFunctionArgs } from "react-router";
import { networkOf } from "#app/.server/network.ts";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { isSameOrigin } from "#app/.server/same-origin.ts";
import { servicesContext } from "#app/.server/services.ts";
import { countBeacon } from "#app/.server/traffic/count-beacon.ts";

/** Counts what a page reports with `navigator.sendBeacon`, which reads no answer: a refused report is not counted. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { address } = context.get(requestContextKey);
	const { traffic, content, limits, clock } = context.get(servicesContext);
	if (isSameOrigin(request) && !limits.counts.isOver(networkOf(address), clock.now().getTime()))
		countBeacon({ traffic, content }, request.headers, await readForm(request));
	return new Response(null, { status: 204 });
}
