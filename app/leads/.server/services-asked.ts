import type { Lead } from "../../model/leads/lead.ts";
import { type ServiceName, serviceNames } from "../../model/service-names.ts";

/** The services that a request is about: those of the estimate, or the one that was chosen. */
export function servicesAsked({ service, estimate }: Pick<Lead, "service" | "estimate">): readonly ServiceName[] {
	if (!estimate) return service ? [service] : [];
	return serviceNames.filter((name) => name in estimate.answers.services);
}
