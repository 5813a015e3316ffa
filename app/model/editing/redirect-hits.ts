export interface RedirectHits {
	from: string;
	hits: number;
	lastAt: string;
}
