/** The quick filters of the inbox, with their value of `filtre` in the URL. */
export const quickFilters = {
	late: "retard",
	week: "semaine",
	/** An accepted quote without a booked appointment. */
	toPlan: "a-planifier",
	/** A sent quote that ends soon, or is over. */
	ending: "soumissions-a-relancer",
	/** A window that the customer asked for waits for a confirmation. */
	asked: "moments-demandes",
	outOfArea: "hors-secteur",
} as const;

export type QuickFilter = keyof typeof quickFilters;

export const quickFilterNames = Object.keys(quickFilters) as readonly QuickFilter[];
