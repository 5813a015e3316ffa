import { networkOf } from "#app/.server/network.ts";
import type { RequestContext } from "#app/.server/request-context.ts";
import type { Services } from "#app/.server/services.ts";

/**
 * Whether a valid form is refused because too many arrive. Forms above the limit of their network do not count towards the
 * limit for all: one network cannot close the forms for everybody.
 */
export function isFlood({ address }: RequestContext, { clock, limits, refusedLeads }: Services): boolean {
	const now = clock.now().getTime();
	const isOver = limits.floodFrom.isOver(networkOf(address), now) || limits.flood.isOver("all", now);
	if (isOver) refusedLeads.count("flood");
	return isOver;
}
