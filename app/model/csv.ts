/** RFC 4180, with what a spreadsheet would take for a formula made inert. */
export function csvOf(rows: readonly (readonly unknown[])[]): string {
	return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Spreadsheets skip blanks and take full-width signs for the plain ones before they look for a formula. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function cell(value: unknown): string {
	const text = value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
	// A number below zero is ours: only words can be somebody's formula.
	const inert = typeof value !== "number" && formula.test(text) ? `'${text}` : text;
	return `"${inert.replaceAll('"', '""')}"`;
}
