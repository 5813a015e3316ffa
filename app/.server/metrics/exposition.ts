/** Prometheus text format: https://prometheus.io/docs/instrumenting/exposition_formats/. */
export interface Metric {
	name: string;
	help: string;
	type: "counter" | "gauge" | "histogram";
	samples: readonly Sample[];
}

export interface Sample {
	/** For the series of a histogram: `_bucket`, `_sum`, `_count`. */
	suffix?: string;
	labels?: Readonly<Record<string, string | number>>;
	value: number;
}

export const expositionType = "text/plain; version=0.0.4; charset=utf-8";

export function exposition(metrics: readonly Metric[]): string {
	return metrics
		.filter(({ samples }) => samples.length > 0)
		.map(({ name, help, type, samples }) => {
			const lines = samples.map(
				({ suffix = "", labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${numberText(value)}\n`,
			);
			return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
		})
		.join("");
}

export function gauge(name: string, help: string, value: number | null): Metric {
	return { name, help, type: "gauge", samples: value === null ? [] : [{ value }] };
}

export function counter(name: string, help: string, value: number): Metric {
	return { name, help, type: "counter", samples: [{ value }] };
}

function labelText(labels: Readonly<Record<string, string | number>>): string {
	const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
	return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

function escaped(value: string): string {
	return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function numberText(value: number): string {
	if (value === Number.POSITIVE_INFINITY) return "+Inf";
	return value === Number.NEGATIVE_INFINITY ? "-Inf" : String(value);
}
