/** How often an old address was asked for. */
export interface RedirectHits {
	[field: string]: unknown;
	from: string;
	hits: number;
	lastAt: string;
}
