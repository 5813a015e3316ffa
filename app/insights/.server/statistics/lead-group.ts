import type { ServiceName } from "#app/model/service-names.ts";
import type { LeadFacts } from "./lead-facts.ts";

/** What leads have in common that are added up together: a filter fits all of a group or none. */
export type LeadGroup = Pick<LeadFacts, "locale" | "channel" | "page" | "kind" | "services">;

export function isNoted({ channel }: LeadGroup): boolean {
	return channel === "phone";
}

/** Sent with the estimate, whose steps are counted; others wrote on the contact page. */
export function isEstimate(group: LeadGroup): boolean {
	return group.kind === "estimate" && !isNoted(group);
}

/** Nobody waits for an answer on the waiting list, and a call is answered at once. */
export function isAnswerable(group: LeadGroup): boolean {
	return group.kind !== "waiting-list" && !isNoted(group);
}

/** Entries of the waiting list ask for nothing that the company can do yet. */
export function asksForWork({ kind }: LeadGroup): boolean {
	return kind !== "waiting-list";
}

export function asksFor({ services }: LeadGroup, service: ServiceName | null): boolean {
	return service === null ? services.length === 0 : services.includes(service);
}
