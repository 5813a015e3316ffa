/**
 * One row of the table: a measurement and its goal. `met` is null without a goal, or when nothing was measured; `value`
 * then gives the reason.
 */
export interface Figure {
	name: string;
	value: string;
	goal: string;
	met: boolean | null;
}

export const atMost = (name: string, value: number, goal: number, unit: string, digits = 0): Figure => ({
	name,
	value: shown(value, unit, digits),
	goal: `≤ ${shown(goal, unit, digits)}`,
	met: value <= goal,
});

export const atLeast = (name: string, value: number, goal: number, unit: string, digits = 0): Figure => ({
	name,
	value: shown(value, unit, digits),
	goal: `≥ ${shown(goal, unit, digits)}`,
	met: value >= goal,
});

export const seen = (name: string, value: number, unit: string, digits = 0): Figure => ({
	name,
	value: shown(value, unit, digits),
	goal: "",
	met: null,
});

export const notMeasured = (name: string, reason: string): Figure => ({
	name,
	value: `not measured: ${reason}`,
	goal: "",
	met: null,
});

function shown(value: number, unit: string, digits: number): string {
	return `${value.toLocaleString("en-CA", { minimumFractionDigits: digits, maximumFractionDigits: digits })}${unit && ` ${unit}`}`;
}

export function tableOf(figures: readonly Figure[]): string {
	const mark = (met: boolean | null) => (met === null ? "" : met ? "met" : "**not met**");
	const rows = figures.map(({ name, value, goal, met }) => `| ${name} | ${value} | ${goal} | ${mark(met)} |`);
	return ["| figure | measured | goal | |", "| --- | --- | --- | --- |", ...rows].join("\n");
}
