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
