import { isOpenQuote, isToPlan } from "../quotes/lead-quote-state.ts";
import type { ServiceName } from "../service-names.ts";
import { unconfirmedWindow } from "./asked-window.ts";
import { emailKeyOf } from "./email-key.ts";
import type { Lead, LeadListing } from "./lead.ts";
import { foldersOf, isToDo, type LeadFolder } from "./lead-folders.ts";
import type { LeadStatus } from "./lead-status.ts";
import { searchKeys } from "./search-words.ts";
import { servicesAsked } from "./services-asked.ts";

export type Facet =
	| { assignee: string }
	| { service: ServiceName }
	| { status: LeadStatus }
	| { kind: Lead["kind"] }
	/** Forms of the site have no label: leads of earlier builds would lack it. */
	| { channel: NonNullable<Lead["channel"]> }
	| { only: "unseen" | "out-of-area" | "urgent" | "to-plan" | "open-quote" | "asked" };

/** The beginning of `listedAt`. */
export const ranks = { waiting: "3", urgent: "2", byArrival: "1" } as const;

/** The label of a folder, or of one kind of leads in it. */
export function listLabel(folder: LeadFolder, facet?: Facet): string {
	return facet ? `${folder}/${Object.entries(facet).flat().join("=")}` : folder;
}

export function searchLabel(key: string): string {
	return `word/${key}`;
}

/** Finds the leads that members joined or told apart. */
export function customerLabel(key: string): string {
	return `customer/${key}`;
}

export function listingOf(lead: Lead): LeadListing {
	const { email, phone, desk, status, kind, receivedAt } = lead;
	const sorted = { status, isSpam: lead.spam.length > 0, waitingSince: desk.waitingSince };
	const urgent = isUrgentLead(lead) && isToDo(sorted);
	const facets: Facet[] = [
		{ assignee: desk.assignee?.id ?? "nobody" },
		{ status },
		{ kind },
		...(lead.channel ? [{ channel: lead.channel }] : []),
		...servicesAsked(lead).map((service) => ({ service })),
		...(isUnseen(lead) ? [{ only: "unseen" } as const] : []),
		...(lead.outOfArea ? [{ only: "out-of-area" } as const] : []),
		...(urgent ? [{ only: "urgent" } as const] : []),
		...(isToPlan(lead) ? [{ only: "to-plan" } as const] : []),
		...(isOpenQuote(lead) ? [{ only: "open-quote" } as const] : []),
		...(unconfirmedWindow(lead) ? [{ only: "asked" } as const] : []),
	];
	const labels = foldersOf(sorted).flatMap((folder) => [
		listLabel(folder),
		...facets.map((facet) => listLabel(folder, facet)),
	]);
	const isWaiting = !sorted.isSpam && desk.waitingSince !== null;
	const rank = isWaiting ? ranks.waiting : urgent ? ranks.urgent : ranks.byArrival;
	return {
		emailKey: emailKeyOf(email),
		phoneKey: phone,
		listedUnder: [
			...labels,
			...searchKeys(lead).map(searchLabel),
			...(lead.customer ? [customerLabel(lead.customer.key)] : []),
		],
		listedAt: `${rank}~${isWaiting ? desk.waitingSince : receivedAt}`,
	};
}

/** Nobody has opened it since it arrived, or since the customer last wrote. */
export function isUnseen({ spam, status, desk: { openedAt, waitingSince } }: Pick<Lead, "spam" | "status" | "desk">) {
	if (spam.length > 0) return false;
	if (openedAt === null) return status === "new" || waitingSince !== null;
	return waitingSince !== null && waitingSince > openedAt;
}

/** Post-disaster services cannot wait. */
export function isUrgentLead(lead: Pick<Lead, "estimate" | "service">): boolean {
	return lead.estimate?.result.urgent ?? servicesAsked(lead).includes("post-disaster");
}
