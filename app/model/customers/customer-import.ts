import type { NamedMember } from "../members/member.ts";
import type { CheckedLine, ProblemLine } from "./import-line.ts";

/** `checked`: only looked at, nothing is created yet. */
export type ImportStatus = "checked" | "running" | "done" | "undoing" | "undone";

/** One file of customers and past jobs. Its id comes from the file, so that the same file is recognised. */
export interface CustomerImport {
	file: string;
	/** SHA-256 of the file. */
	hash: string;
	status: ImportStatus;
	createdAt: string;
	by: NamedMember;
	counts: ImportCounts;
	/** The names of columns that nothing reads. */
	ignored: readonly string[];
	/** How many documents of `importLines` wait at the start, and those with problem lines. */
	parts: number;
	problemParts: number;
	/** The number of the last line that is imported. */
	lastLine: number;
	run: ImportRun | null;
	undo: ImportUndo | null;
	purgeAfter: string;
}

export interface ImportCounts {
	/** Lines that can be imported. */
	lines: number;
	/** Those with an amount. */
	jobs: number;
	/** Those with consent to promotions. */
	consents: number;
	/** Lines that cannot be imported as they are. */
	problems: number;
	/** Lines that an earlier import made leads of, in none of the other counts. Missing in checks of earlier builds. */
	known?: number;
}

export interface ImportRun {
	at: string;
	by: NamedMember;
	partsDone: number;
	/** Leads so far. Fewer than lines when a person was erased meanwhile, or another import had a line. */
	created: number;
	/** Consents that the addresses did not have already. */
	consents: number;
	doneAt: string | null;
}

export interface ImportUndo {
	at: string;
	by: NamedMember;
	/** All lines up to this one are handled. */
	lineDone: number;
	deleted: number;
	/** Lines whose lead somebody has worked on: it stays. */
	kept: readonly number[];
	consents: number;
	doneAt: string | null;
}

/**
 * Lines that wait for their import, about a hundred in a document, which is deleted in the commit that creates their leads.
 * Problem lines stay in theirs until it is purged: members read in them what they left out.
 */
export interface ImportPart {
	/** The id of the import. */
	import: string;
	lines: readonly CheckedLine[];
	problems: readonly ProblemLine[];
	purgeAfter: string;
}

/** The lines of a check are kept for a day: after that it cannot be started any more, also before it is purged. */
export function isExpired({ status, purgeAfter }: Pick<CustomerImport, "status" | "purgeAfter">, now: Date): boolean {
	return status === "checked" && purgeAfter <= now.toISOString();
}

/** Numbers start at 1. */
export function partId(importId: string, number: number): string {
	return `${importId}.${number}`;
}

export function problemPartId(importId: string, number: number): string {
	return `${importId}.problems-${number}`;
}

/** The lead of a line: the same however often the line is written. */
export function importedLeadId(importId: string, line: number): string {
	return `imp-${importId}-${line}`;
}
