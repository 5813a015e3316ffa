export interface PageLink {
	to: string;
	label: string;
}

/** The links between the pages of a list, the newest first. */
export interface PageLinks {
	/** The name of the navigation. */
	label: string;
	/** Such as "Page 2 of 3". */
	current: string;
	newer: PageLink | null;
	older: PageLink | null;
}
