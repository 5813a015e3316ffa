import type { Locale } from "#app/locale/locales.ts";

export type Separator = "," | ";";

/** Where spreadsheets in each language split a row. In French, a comma is the sign before decimals. */
export const separators: Readonly<Record<Locale, Separator>> = { fr: ";", en: "," };

/** A number as spreadsheets in this language read it. */
export function writeDecimal(value: number, locale: Locale): string {
	return String(value).replace(".", locale === "fr" ? "," : ".");
}

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

/** The rows of a CSV file, as spreadsheets write it, without empty ones. */
export function readCsv(text: string): string[][] {
	return csvRows(text)
		.map((row) => row.map((cell) => cell.trim()))
		.filter((row) => row.some((cell) => cell !== ""));
}

/**
 * Reads commas, semicolons or tabs, with optional quotes. Keeps empty rows, so that the index of a row is its place in a
 * spreadsheet. A quote inside of an unquoted cell is a character like any other. Stops after one row more than `mostRows`.
 */
export function csvRows(text: string, mostRows = Number.POSITIVE_INFINITY): string[][] {
	const plain = text.replace(/^\uFEFF/, "");
	const separator = separatorOf(plain);
	const endOfCell = separator === "\t" ? /[\t\r\n]/g : separator === ";" ? /[;\r\n]/g : /[,\r\n]/g;
	const rows: string[][] = [[]];
	for (let at = 0; at < plain.length && rows.length <= mostRows; ) {
		let cell = "";
		if (plain[at] === '"') {
			const closing = closingQuote(plain, at + 1);
			if (closing < 0) throw new SyntaxError(`A quote is not closed in line ${rows.length}`);
			cell = plain.slice(at + 1, closing).replaceAll('""', '"');
			at = closing + 1;
		}
		endOfCell.lastIndex = at;
		const end = endOfCell.exec(plain)?.index ?? plain.length;
		rows.at(-1)?.push(cell + plain.slice(at, end));
		if (plain[end] !== separator && end < plain.length) rows.push([]);
		at = end + (plain.startsWith("\r\n", end) ? 2 : 1);
	}
	return rows;
}

/** The one that the first row has most of, outside of quotes. */
function separatorOf(text: string): "," | ";" | "\t" {
	const [first = ""] = text
		.slice(0, 100_000)
		.replace(/"[^"]*"/g, "")
		.split(/[\r\n]/, 1);
	const count = (separator: string) => first.split(separator).length;
	if (count("\t") > Math.max(count(";"), count(","))) return "\t";
	return count(";") > count(",") ? ";" : ",";
}

function closingQuote(text: string, from: number): number {
	let at = text.indexOf('"', from);
	while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
	return at;
}
