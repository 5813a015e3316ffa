import { type ServiceName, serviceNames } from "../service-names.ts";
import type { Lead } from "./lead.ts";

/** The services of an estimate, or the chosen one of a message, in the order of the table of services. */
export function servicesAsked({ service, estimate }: Pick<Lead, "service" | "estimate">): readonly ServiceName[] {
	if (!estimate) return service ? [service] : [];
	return serviceNames.filter((name) => name in estimate.answers.services);
}
