import type { DocumentData as FirestoreData } from "@google-cloud/firestore";
import type { Collection } from "#app/model/documents.ts";
import type { Position } from "./paging.ts";
import type { RawDocument } from "./raw-store.ts";
import { splitBytes } from "./split-bytes.ts";

/**
 * A document as stored in Firestore. The data is JSON text, as in SQLite: both stores accept the same documents, and a
 * document migrated from one to the other stays byte-identical. The fields used in queries are stored beside it.
 */
export interface KeptDocument {
	version: number;
	json: string;
	fields: FirestoreData;
	bytes: Readonly<Record<string, Uint8Array>>;
}

/** Serializes at once: later changes by the caller have no effect. */
export function toKept(data: object, fields: readonly string[]): Omit<KeptDocument, "version"> {
	const { json, bytes } = splitBytes(data);
	return { json, fields: fieldsOf(JSON.parse(json), fields), bytes: Object.fromEntries(bytes) };
}

export function toKeptAs(version: number, data: object, fields: readonly string[]): KeptDocument {
	return { version, ...toKept(data, fields) };
}

/** The result contains bytes only if the read selected them. */
export function fromKept(name: string, kept: FirestoreData): RawDocument {
	const { version, json, bytes = {} } = kept as KeptDocument;
	const data = JSON.parse(json) as Record<string, unknown>;
	for (const [field, value] of Object.entries(bytes)) data[field] = new Uint8Array(value);
	return { id: toId(name), version, data };
}

function fieldsOf(data: unknown, fields: readonly string[]): FirestoreData {
	const written: FirestoreData = {};
	for (const field of fields) {
		const path = field.split(".");
		const last = path.pop() ?? field;
		let place = written;
		for (const step of path) {
			place[step] ??= {};
			place = place[step];
		}
		const value = valueAt(data, field);
		place[last] = Array.isArray(value) ? value.map(toPosition) : toPosition(value);
	}
	return written;
}

/** Converts a value to one that queries can compare; null for all other types. */
export function toPosition(value: unknown): Position {
	if (typeof value === "string") return value.toWellFormed();
	return typeof value === "number" || typeof value === "boolean" ? value : null;
}

export function valueAt(data: unknown, field: string): unknown {
	return field
		.split(".")
		.reduce<unknown>(
			(value, step) => (value && typeof value === "object" ? (value as Record<string, unknown>)[step] : undefined),
			data,
		);
}

/** Encodes an id, which can be any text: Firestore allows no slashes and reserves a few names. */
export function toName(id: string): string {
	const name = encodeURIComponent(id);
	return /^(\.|\.\.|__.*__)$/.test(name)
		? name.replace(/[._]/, (first) => `%${first.charCodeAt(0).toString(16)}`)
		: name;
}

/** Firestore's limit for the name of a document, in bytes. */
const longestName = 1500;

/** False for text that no document can have as its id: Firestore throws where another store finds nothing. */
export function canBeId(id: string): boolean {
	return id !== "" && id.isWellFormed() && toName(id).length <= longestName;
}

function toId(name: string): string {
	return decodeURIComponent(name);
}

export function pathOf(collection: Collection, id: string): string {
	return `${collection}/${toName(id)}`;
}
