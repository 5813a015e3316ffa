import type { LoaderFunctionArgs } from "react-router";
import { networkOf } from "#app/.server/network.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { readCalendarKey } from "#app/model/appointments/calendar-address.ts";
import { noteCalendarRead } from "../.server/calendar-keys.ts";
import { crewFeed, crewOfKey } from "../.server/crew-feed.ts";

const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" };

/** The private calendar of a crew, for programs that subscribe to it: they have no session, the key is the proof. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { store, clock, content, limits } = context.get(servicesContext);
	const { address, origin, log } = context.get(requestContextKey);
	if (limits.feeds.isOver(networkOf(address), clock.now().getTime())) {
		return new Response(null, { status: 429, headers: { ...headers, "Retry-After": "60" } });
	}
	const key = readCalendarKey(params.file ?? "");
	const crew = key && (await crewOfKey(store, key));
	if (!crew) return new Response(null, { status: 404, headers });
	const feed = await crewFeed(crew, { store, clock, reader: content.reader(), origin });
	// A store that only reads still answers.
	await noteCalendarRead({ store, clock }, crew.id).catch((error: unknown) => log.error("read not noted", error));
	return new Response(feed, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } });
}
