/** How often an old address was asked for. */
export interface RedirectHits {
	from: string;
	hits: number;
	lastAt: string;
}
