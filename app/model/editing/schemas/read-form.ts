import { readColor } from "../../brand/read-color.ts";
import { type FieldDescription, fieldPath, type GroupField, isBranch, type Leaf } from "./field-description.ts";
import { compactCodes } from "./sortation-codes.ts";
import { readMoney, readNumber, readPhone } from "./written-values.ts";

/** Never throws: unreadable input stays as typed, so that the schema rejects it and the form shows it again. */
export function readSchemaForm(description: FieldDescription, form: FormData): unknown {
	return readField(description, "", new FormReader(form));
}

/** More than any field has in its name. One with thousands would take minutes. */
const mostKeys = 20;

class FormReader {
	readonly #form: FormData;
	readonly #indexes = new Map<string, Set<number>>();

	constructor(form: FormData) {
		this.#form = form;
		for (const name of form.keys()) this.#rememberIndexes(name);
	}

	/** The text as typed, with line breaks normalised to `\n`. */
	text(path: string): string {
		const value = this.#form.get(path);
		return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
	}

	texts(path: string): string[] {
		return this.#form.getAll(path).filter((value) => typeof value === "string");
	}

	/** Returns the indexes of a list in ascending order; they may have gaps. */
	indexes(path: string): number[] {
		return [...(this.#indexes.get(path) ?? [])].sort((a, b) => a - b);
	}

	#rememberIndexes(name: string): void {
		const keys = name.split(".", mostKeys);
		for (const [depth, key] of keys.entries()) {
			if (!/^\d{1,6}$/.test(key)) continue;
			const list = keys.slice(0, depth).join(".");
			this.#indexes.set(list, (this.#indexes.get(list) ?? new Set()).add(Number(key)));
		}
	}
}

function readField(field: FieldDescription, path: string, form: FormReader): unknown {
	const value = isBranch(field) ? readBranch(field, path, form) : readLeaf(field, path, form);
	return field.optional && isEmpty(value) ? undefined : value;
}

function readBranch(
	field: Extract<FieldDescription, { type: "group" | "list" | "tuple" | "union" }>,
	path: string,
	form: FormReader,
) {
	switch (field.type) {
		case "group":
			return readGroup(field, path, form);
		case "list":
			return form.indexes(path).map((index) => readField(field.item, fieldPath(path, index), form));
		case "tuple":
			return field.items.map((item, index) => readField(item, fieldPath(path, index), form));
		case "union": {
			const sort = form.text(fieldPath(path, field.by));
			const group = Object.hasOwn(field.sorts, sort) ? field.sorts[sort] : undefined;
			return { [field.by]: sort, ...(group && readGroup(group, path, form)) };
		}
	}
}

function readGroup({ fields }: GroupField, path: string, form: FormReader): Record<string, unknown> {
	const entries = Object.entries(fields).map(([name, field]) => [name, readField(field, fieldPath(path, name), form)]);
	return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function readLeaf(field: Leaf, path: string, form: FormReader): unknown {
	switch (field.type) {
		case "text":
			return readText(field.as, form.text(path));
		case "money":
			return readMoney(form.text(path).trim());
		case "number": {
			const typed = form.text(path).trim();
			return typed === "" && field.endless !== undefined ? field.endless : readNumber(typed);
		}
		case "fixed":
			return field.number ? readNumber(form.text(path)) : form.text(path);
		case "choice":
			return form.text(path);
		case "choices": {
			const chosen = [...new Set(form.texts(path))];
			return field.numbers ? chosen.map(readNumber).sort((a, b) => Number(a) - Number(b)) : chosen;
		}
		case "lines":
			return piecesOf(form.text(path), field.separator === "line" ? /\n/ : /\n[^\S\n]*\n/);
		case "table":
			return piecesOf(form.text(path), /\n/).map((row) => row.split("|").map(onOneLine));
		case "sortation-codes":
			return compactCodes(
				form
					.text(path)
					.toUpperCase()
					.split(/[\s,;]+/)
					.filter(Boolean),
			);
		case "noted-text": {
			const label = onOneLine(form.text(fieldPath(path, "label")));
			const note = onOneLine(form.text(fieldPath(path, "note")));
			return note === "" ? label : { label, note };
		}
	}
}

function readText(as: Extract<Leaf, { type: "text" }>["as"], typed: string): string {
	if (as === "markdown" || as === "letter") return typed.trim();
	if (as === "color") return readColor(typed.trim());
	return as === "phone" ? readPhone(typed.trim()) : onOneLine(typed);
}

function piecesOf(typed: string, separator: RegExp): string[] {
	return typed.split(separator).map(onOneLine).filter(Boolean);
}

/** A text area may contain line breaks; the value is a single line. */
function onOneLine(typed: string): string {
	const lines = typed.split("\n").map((line) => line.trim());
	return lines.filter(Boolean).join(" ");
}

function isEmpty(value: unknown): boolean {
	if (value === undefined || value === "") return true;
	return typeof value === "object" && value !== null && Object.values(value).every(isEmpty);
}
