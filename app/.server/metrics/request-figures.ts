import { siteFiles } from "#app/locale/site-files.ts";
import type { Metric, Sample } from "./exposition.ts";

/** Upper ends of the latency's steps, in milliseconds. A page from the cache takes well under one. */
const steps = [0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

/** The shell's own names of routes, by class; a file for machines is a file, and what is left is a page. */
const classes: ReadonlyMap<string, string> = new Map([
	...["/healthz", "/readyz", "/status", "/metrics"].map((path) => [path, "probe"] as const),
	...["/builds/*", ...siteFiles.map(({ kind }) => kind)].map((name) => [name, "file"] as const),
	...["asset", "admin", "redirect", "refused", "unknown"].map((name) => [name, name] as const),
]);

interface Figures {
	statuses: Map<number, number>;
	/** One more than there are steps: the last is for what took longer than all of them. */
	steps: Float64Array;
	sum: number;
}

/** Requests since the start, by class of route: what a few labels can tell, and no address of a visitor's choosing. */
export function createRequestFigures() {
	const byClass = new Map<string, Figures>();
	const byRoute = new Map<string, Figures>();

	function learn(route: string): Figures {
		const name = classes.get(route) ?? "page";
		const found = byClass.get(name) ?? { statuses: new Map(), steps: new Float64Array(steps.length + 1), sum: 0 };
		byClass.set(name, found);
		// Routes are the shell's names of pages: their number is that of the table.
		byRoute.set(route, found);
		return found;
	}

	return {
		/** On every request's way out: a lookup and three additions. */
		observe(route: string, status: number, ms: number): void {
			const figures = byRoute.get(route) ?? learn(route);
			figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1);
			figures.sum += ms;
			let step = 0;
			while (step < steps.length && ms > (steps[step] as number)) step++;
			figures.steps[step] = (figures.steps[step] as number) + 1;
		},

		metrics(): Metric[] {
			const all = [...byClass];
			return [
				{
					name: "airelle_requests_total",
					help: "Requests answered since the start.",
					type: "counter",
					samples: all.flatMap(([route, { statuses }]) =>
						[...statuses].map(([status, value]) => ({ labels: { route, status }, value })),
					),
				},
				{
					name: "airelle_request_seconds",
					help: "How long requests took, until the last byte was handed over or the client left.",
					type: "histogram",
					samples: all.flatMap(([route, figures]) => histogram(route, figures)),
				},
			];
		},
	};
}

function histogram(route: string, { steps: counts, sum }: Figures): Sample[] {
	let total = 0;
	const buckets = [...counts].map((count, index): Sample => {
		total += count;
		const end = steps[index];
		return { suffix: "_bucket", labels: { route, le: end === undefined ? "+Inf" : end / 1000 }, value: total };
	});
	return [
		...buckets,
		{ suffix: "_sum", labels: { route }, value: sum / 1000 },
		{ suffix: "_count", labels: { route }, value: total },
	];
}
