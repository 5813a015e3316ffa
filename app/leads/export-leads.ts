import type { Lead } from "../model/lead.ts";
import type { StoredDocument } from "../model/ports.ts";

const columns = [
	"reference",
	"receivedAt",
	"status",
	"spam",
	"locale",
	"name",
	"email",
	"phone",
	"service",
	"postalCode",
	"reachBy",
	"marketing",
	"message",
	"linkedTo",
	"id",
] as const;

export function leadsAsJson(leads: readonly StoredDocument<Lead>[]): string {
	return JSON.stringify(
		leads.map(({ id, version, data }) => ({ id, version, ...data })),
		null,
		"\t",
	);
}

/** RFC 4180, with what a spreadsheet would take for a formula made inert. */
export function leadsAsCsv(leads: readonly StoredDocument<Lead>[]): string {
	const rows = leads.map(({ id, data }) => columns.map((column) => cell(column === "id" ? id : data[column])));
	return [columns.map((column) => cell(column)), ...rows]
		.map((row) => row.join(","))
		.join("\r\n")
		.concat("\r\n");
}

function cell(value: unknown): string {
	const text = value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
	const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return `"${inert.replaceAll('"', '""')}"`;
}
