import type { FactPart } from "#app/model/editing/facts.ts";
import { completeList, type ServiceList } from "#app/model/site/service-list.ts";

/** The order of the services, which of them visitors see, and their pictures. */
export const servicesPart: FactPart = {
	entries: ["service-list"],
	read: (facts) => ({ services: completeList(facts["service-list"]) }),
	write: (facts, value) => ({ ...facts, "service-list": (value as { services: ServiceList }).services }),
};
