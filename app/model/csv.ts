export type Separator = "," | ";";

/**
 * RFC 4180 with every cell quoted, so that a separator or a line break in a text stays in its cell. Escapes text that a
 * spreadsheet would interpret as a formula.
 */
export function csvOf(rows: readonly (readonly unknown[])[], separator: Separator = ","): string {
	return rows.map((row) => `${row.map((value) => cell(value, separator)).join(separator)}\r\n`).join("");
}

/**
 * Matches a formula at the start of a cell in any spreadsheet. One that splits at the other separator reads a row as
 * one cell whose first quote closes early, so every such separator, tab or line break in a text starts a cell.
 * Spreadsheets skip blanks and quotes before a formula, and accept full-width signs.
 */
const formulas: Readonly<Record<Separator, RegExp>> = { ",": formulaAfter(";"), ";": formulaAfter(",") };

function formulaAfter(other: Separator): RegExp {
	return new RegExp(`(^|[${other}\\t\\r\\n])(?=(?:(?![\\t\\r\\n])[\\s\\p{Cc}"])*[=+\\-@＝＋－＠])`, "gu");
}

function cell(value: unknown, separator: Separator): string {
	const text = value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
	// Negative numbers come from the program: only text typed by a person can be a formula.
	const inert = typeof value === "number" ? text : text.replace(formulas[separator], "$1'");
	return `"${inert.replaceAll('"', '""')}"`;
}

/** Reads CSV as spreadsheets write it: commas or semicolons, optional quotes. Skips empty rows. */
export function readCsv(text: string): string[][] {
	const separator = /^[^"\n]*;/.test(text) ? ";" : ",";
	const rows: string[][] = [[]];
	const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, "gy");
	const plain = text.replace(/^\uFEFF/, "");
	while (cells.lastIndex < plain.length) {
		const match = cells.exec(plain);
		if (!match) throw new SyntaxError(`A quote is not closed in line ${rows.length}`);
		const [, quoted, bare = "", end] = match;
		rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare).trim());
		if (end !== separator) rows.push([]);
	}
	return rows.filter((row) => row.some((cell) => cell !== ""));
}
