/** A measured value and the value demanded of it. */
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

/** For tests that this machine does not allow: the report must show that they did not run. */
export function notMeasured(why: string): Figure {
	return { name: `NOT MEASURED: ${why}`, measured: "NOT MEASURED", mark: "measured", ok: true };
}

export function largest(values: readonly number[]): number {
	return values.reduce((most, value) => Math.max(most, value), 0);
}

/** Formats a report for a terminal or a log. */
export function tableOf({ title, figures }: FaultReport): string {
	const width = (pick: (figure: Figure) => string) => largest(figures.map((figure) => pick(figure).length));
	const [names, values, marks] = [width(({ name }) => name), width((f) => f.measured), width(({ mark }) => mark)];
	const lines = figures.map(
		({ name, measured, mark, ok }) =>
			`  ${ok ? "✓" : "✗"} ${name.padEnd(names)}  ${measured.padStart(values)}  (${mark.padEnd(marks)})`,
	);
	return [`\n── ${title}`, ...lines].join("\n");
}

/** Formats a report as Markdown. */
export function markdownOf({ title, figures }: FaultReport): string {
	if (figures.length === 0) return `### ${capital(title)}`;
	const rows = [
		["figure", "demanded", "measured", "pass"],
		...figures.map(({ name, mark, measured, ok }) => [name, mark, measured, ok ? "yes" : "**no**"]),
	];
	const widths = [0, 1, 2, 3].map((column) => largest(rows.map((row) => row[column]?.length ?? 0)));
	const line = (cells: readonly string[]) =>
		`| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
	const [head = [], ...rest] = rows;
	return [
		`### ${capital(title)}`,
		"",
		line(head),
		line(widths.map((width) => "-".repeat(width))),
		...rest.map(line),
	].join("\n");
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
