import type { Collection } from "#app/model/documents.ts";
import type { CommitResult, Comparison, Deletion, DocumentStore } from "#app/model/ports.ts";

/** An untyped store, implemented for each database. The application uses `typed-store.ts`, backups use `archive.ts`. */
export interface RawStore
	extends Pick<DocumentStore, "watch" | "reportsOtherServers" | "foreignCommits" | "probe" | "backup" | "close"> {
	get(collection: Collection, id: string): Promise<RawDocument | null>;
	query(collection: Collection, query?: RawQuery): Promise<RawPage>;
	count(collection: Collection, where?: readonly RawCondition[]): Promise<number>;
	commit(writes: readonly RawWrite[]): Promise<CommitResult>;
}

/** A document as it was written, by this build or an earlier one. */
export interface RawDocument {
	id: string;
	version: number;
	data: Readonly<Record<string, unknown>>;
}

export type RawWrite =
	| { kind: "create"; collection: Collection; id: string; data: object }
	| { kind: "replace"; collection: Collection; id: string; version: number; data: object }
	| Deletion;

/** Why a write is refused, and with it the whole commit. */
export type CommitRefusal = Extract<CommitResult, { ok: false }>["reason"];

export interface RawCondition {
	field: string;
	is: Comparison | "has";
	value: string | number | boolean;
}

export interface RawQuery {
	where?: readonly RawCondition[];
	orderBy?: { field: string; direction: "ascending" | "descending" };
	limit?: number;
	cursor?: string;
}

export interface RawPage {
	documents: readonly RawDocument[];
	cursor: string | null;
}
