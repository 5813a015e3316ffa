/** RFC 4180, every cell quoted, with everything that a spreadsheet would take for a formula made inert. */
export function csvOf(rows: readonly (readonly unknown[])[]): string {
	return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/**
 * The start of a cell, or a place where a cell may start when the file is opened with other settings, followed by a
 * formula. Excel in French splits at semicolons: a row of ours is then one cell whose first quote closes early, so that
 * quotes protect nothing after it, and every `;`, tab or line break in a text begins a new cell. Spreadsheets skip
 * blanks and quotes, and take full-width signs for the plain ones, before they look for a formula.
 */
const formula = /(^|[;\t\r\n])(?=(?:(?![\t\r\n])[\s\p{Cc}"])*[=+\-@＝＋－＠])/gu;

function cell(value: unknown): string {
	const text = value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
	// A number below zero is ours: only text can be somebody's formula.
	const inert = typeof value === "number" ? text : text.replace(formula, "$1'");
	return `"${inert.replaceAll('"', '""')}"`;
}

/** The rows of a CSV file as spreadsheets write it: commas or semicolons, quotes where needed, empty rows left out. */
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
