/** Number of HTTP requests for an old address. */
export interface RedirectHits {
	from: string;
	hits: number;
	lastAt: string;
}
