import { emailKeyOf } from "../leads/email-key.ts";
import { csvRows } from "../text/csv.ts";
import { foldText } from "../text/fold.ts";
import { checkLine, isProblem, type LineCells, type LineChecks } from "./check-line.ts";
import { decodeFile } from "./decode-file.ts";
import { type ImportColumn, type ImportHeader, readHeader } from "./import-columns.ts";
import type { CheckedLine, ProblemLine } from "./import-line.ts";

/** Empty lines included: their numbers are those of the spreadsheet. */
const mostRows = 20_000;

export const importLimits = { bytes: 5 * 1024 * 1024, lines: 5000, columns: 60 } as const;

/** Why a file cannot be read at all. */
export type FileFault =
	| { code: "not-text" | "empty" | "too-many-lines" | "too-many-columns" }
	/** In this line a quote opens and does not close. */
	| { code: "quote-open"; line: number }
	| { code: "columns-missing"; missing: ImportHeader["missing"] }
	| { code: "columns-repeated"; columns: readonly ImportColumn[] };

export interface CheckedFile {
	/** In the order of the file. */
	lines: readonly CheckedLine[];
	problems: readonly ProblemLine[];
	/** The names of columns that nothing reads. */
	ignored: readonly string[];
}

/** Checks the whole file. Nothing is stored by it. */
export function checkFile(bytes: Uint8Array, checks: LineChecks): CheckedFile | FileFault {
	const text = decodeFile(bytes);
	if (text === null) return { code: "not-text" };
	const rows = readRows(text);
	if (!Array.isArray(rows)) return rows;
	const head = rows.findIndex((row) => row.some((cell) => cell.trim() !== ""));
	const filled = rows.flatMap((cells, index) =>
		index > head && cells.some((cell) => cell.trim() !== "") ? [{ line: index + 1, cells }] : [],
	);
	if (rows.length > mostRows || filled.length > importLimits.lines) return { code: "too-many-lines" };
	if (filled.length === 0) return { code: "empty" };
	if ((rows[head]?.length ?? 0) > importLimits.columns) return { code: "too-many-columns" };
	const { columns, ignored, repeated, missing } = readHeader(rows[head] ?? []);
	if (repeated.length > 0) return { code: "columns-repeated", columns: repeated };
	if (missing.length > 0) return { code: "columns-missing", missing };
	return { ...sortLines(filled, columns, checks), ignored };
}

export function isFileFault(checked: CheckedFile | FileFault): checked is FileFault {
	return "code" in checked;
}

function readRows(text: string): string[][] | FileFault {
	try {
		return csvRows(text, mostRows);
	} catch (error) {
		const [, line = "1"] = /line (\d+)/.exec(String(error)) ?? [];
		return { code: "quote-open", line: Number(line) };
	}
}

function sortLines(
	filled: readonly { line: number; cells: readonly string[] }[],
	columns: ImportHeader["columns"],
	checks: LineChecks,
): Pick<CheckedFile, "lines" | "problems"> {
	const lines: CheckedLine[] = [];
	const problems: ProblemLine[] = [];
	const seen = new Map<string, number>();
	for (const { line, cells } of filled) {
		const extra = cells.slice(columns.length).find((cell) => cell.trim() !== "");
		const checked = withExtra(checkLine(line, cellsOf(cells, columns), checks), extra);
		if (isProblem(checked)) {
			problems.push(checked);
			continue;
		}
		const key = sameJob(checked);
		const first = seen.get(key);
		seen.set(key, first ?? line);
		if (first === undefined) lines.push(checked);
		else {
			const { name, email, phone } = checked;
			problems.push({ line, name, email, phone, faults: [{ column: "name", code: "repeated", value: name, first }] });
		}
	}
	return { lines, problems };
}

/** A line with more cells than the header has a separator without quotes somewhere: its values are in wrong columns. */
function withExtra(checked: CheckedLine | ProblemLine, extra: string | undefined): CheckedLine | ProblemLine {
	if (extra === undefined) return checked;
	const { line, name, email, phone } = checked;
	const fault = { column: "note", code: "cells-extra", value: extra.trim().slice(0, 60) } as const;
	return { line, name, email, phone, faults: [...(isProblem(checked) ? checked.faults : []), fault] };
}

function cellsOf(cells: readonly string[], columns: ImportHeader["columns"]): LineCells {
	return Object.fromEntries(columns.flatMap((column, index) => (column ? [[column, cells[index] ?? ""]] : [])));
}

/** Two lines of one customer are two jobs, unless they say the same. */
export function sameJob({
	name,
	email,
	phone,
	day,
	service,
	amount,
}: Pick<CheckedLine, "name" | "email" | "phone" | "day" | "service" | "amount">): string {
	return JSON.stringify([foldText(name), emailKeyOf(email), phone, day, service, amount]);
}
