import { siteFiles } from "#app/locale/site-files.ts";
import type { Metric, Sample } from "./exposition.ts";

/** Upper bounds of the latency buckets in milliseconds. A cached page takes well under one. */
const steps = [0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

/** Class by route name, as set by the stages of the HTTP pipeline. Other routes count as "page". */
const classes: ReadonlyMap<string, string> = new Map([
	...["/healthz", "/readyz", "/status", "/metrics"].map((path) => [path, "probe"] as const),
	...["/builds/*", ...siteFiles.map(({ kind }) => kind)].map((name) => [name, "file"] as const),
	...["asset", "admin", "redirect", "refused", "unknown"].map((name) => [name, name] as const),
]);

interface Figures {
	statuses: Map<number, number>;
	/** Counts per bucket; the additional last one is for +Inf. */
	steps: Float64Array;
	sum: number;
}

/** Counts requests by class of route. URLs are never labels: visitors choose them, so their number is unbounded. */
export function createRequestFigures() {
	const byClass = new Map<string, Figures>();
	const byRoute = new Map<string, Figures>();

	function learn(route: string): Figures {
		const name = classes.get(route) ?? "page";
		const found = byClass.get(name) ?? { statuses: new Map(), steps: new Float64Array(steps.length + 1), sum: 0 };
		byClass.set(name, found);
		// Bounded: route names come from the pipeline and the page table, never from URLs.
		byRoute.set(route, found);
		return found;
	}

	return {
		/** Called for every request: one lookup and three additions. */
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
