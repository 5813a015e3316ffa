import type { FactPart } from "#app/model/editing/facts.ts";
import {
	byService,
	completeList,
	fromByService,
	type PlacedService,
	type ServiceList,
} from "#app/model/site/service-list.ts";

/** The order of the services, which of them visitors see, and their pictures. */
export const servicesPart: FactPart = {
	entries: ["service-list"],
	read: (facts) => ({ services: completeList(facts["service-list"]) }),
	write: (facts, value) => ({ ...facts, "service-list": (value as { services: ServiceList }).services }),
};

/** The same by service: older versions are compared and restored this way. */
export const servicesByName: FactPart = {
	entries: ["service-list"],
	read: (facts) => byService(completeList(facts["service-list"])),
	write: (facts, value) => ({
		...facts,
		"service-list": fromByService(value as Readonly<Record<string, PlacedService>>),
	}),
};
