/** One measured thing beside what it must be. */
export interface Figure {
	name: string;
	measured: string;
	mark: string;
	ok: boolean;
}

export interface FaultReport {
	title: string;
	figures: readonly Figure[];
}

export function exactly(name: string, measured: number, mark: number): Figure {
	return { name, measured: String(measured), mark: String(mark), ok: measured === mark };
}

export function atLeast(name: string, measured: number, mark: number): Figure {
	return { name, measured: String(measured), mark: `≥ ${mark}`, ok: measured >= mark };
}

export function atMost(name: string, measured: number, mark: number, unit = ""): Figure {
	return { name, measured: `${Math.round(measured)}${unit}`, mark: `≤ ${mark}${unit}`, ok: measured <= mark };
}

export function largest(values: readonly number[]): number {
	return values.reduce((most, value) => Math.max(most, value), 0);
}

/** Readable in a terminal and in a log. */
export function tableOf({ title, figures }: FaultReport): string {
	const width = (pick: (figure: Figure) => string) => largest(figures.map((figure) => pick(figure).length));
	const [names, values, marks] = [width(({ name }) => name), width((f) => f.measured), width(({ mark }) => mark)];
	const lines = figures.map(
		({ name, measured, mark, ok }) =>
			`  ${ok ? "✓" : "✗"} ${name.padEnd(names)}  ${measured.padStart(values)}  (${mark.padEnd(marks)})`,
	);
	return [`\n── ${title}`, ...lines].join("\n");
}
