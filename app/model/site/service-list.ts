import type { ContentOf } from "../editing/schemas/content-of.ts";
import type { serviceListSchema } from "../editing/schemas/service-list-schema.ts";
import { type ServiceName, serviceNames } from "../service-names.ts";

export type ServiceList = ContentOf<typeof serviceListSchema>;
export type ListedService = ServiceList[number];

/** With the services that this version added after the list was written, at the end. */
export function completeList(list: ServiceList): ServiceList {
	const missing = serviceNames.filter((name) => !list.some((listed) => listed.name === name));
	return [...list, ...missing.map((name) => ({ name, shown: "shown" as const }))];
}

/** In the owner's order, without hidden ones. */
export function shownServices(list: ServiceList): ServiceName[] {
	return completeList(list)
		.filter(isShown)
		.map(({ name }) => name);
}

export function isShown({ shown }: Pick<ListedService, "shown">): boolean {
	return shown === "shown";
}

/** What a service has in the list, and its place from 1 on. */
export interface PlacedService extends Omit<ListedService, "name"> {
	place: number;
}

/** By service, so that two versions can be compared although services moved. */
export function byService(list: ServiceList): Readonly<Record<string, PlacedService>> {
	return Object.fromEntries(list.map(({ name, ...listed }, index) => [name, { place: index + 1, ...listed }]));
}

export function fromByService(placed: Readonly<Record<string, PlacedService>>): ServiceList {
	return Object.entries(placed)
		.toSorted(([, one], [, other]) => one.place - other.place)
		.map(([name, { place: _, ...listed }]) => ({ name: name as ServiceName, ...listed }));
}
