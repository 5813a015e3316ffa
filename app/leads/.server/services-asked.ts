import type { Lead } from "../../model/leads/lead.ts";
import { type ServiceName, serviceNames } from "../../model/service-names.ts";

export function servicesAsked({ service, estimate }: Pick<Lead, "service" | "estimate">): readonly ServiceName[] {
	if (!estimate) return service ? [service] : [];
	return serviceNames.filter((name) => name in estimate.answers.services);
}
