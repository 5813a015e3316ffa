import type { LeadFolder } from "./lead-folders.ts";

/** The quick filters of the inbox, with their value of `filtre` in the URL. */
export const quickFilters = {
	late: "retard",
	week: "semaine",
	/** An accepted quote without a booked appointment. */
	toPlan: "a-planifier",
	/** A sent quote without an answer that ends soon, or is over. */
	ending: "soumissions-a-relancer",
	/** A window that the customer asked for waits for a confirmation. */
	asked: "moments-demandes",
	outOfArea: "hors-secteur",
} as const;

export type QuickFilter = keyof typeof quickFilters;

/** The folder that has all leads of a filter: a late one waits for an answer, and a booked lead may have a sent quote. */
export const folderOfFilter: Readonly<Partial<Record<QuickFilter, LeadFolder>>> = {
	late: "todo",
	toPlan: "all",
	asked: "all",
	ending: "all",
};

export const quickFilterNames = Object.keys(quickFilters) as readonly QuickFilter[];
