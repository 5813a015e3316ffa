import type { Locale } from "#app/locale/locales.ts";
import type { FieldOf, ListFieldOf, ValueOf } from "./document-fields.ts";
import type { Collection, Documents, WithoutBytes } from "./documents.ts";
import type { MailProblem } from "./mail-problem.ts";
import type { SearchAnswer, SearchDocument, SearchHit } from "./site/search.ts";

/** Ports of the application. Adapters are factory functions in `app/.server/<port>/<adapter>.ts`. */

export interface Clock {
	now(): Date;
}

// ── Documents ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface StoredDocument<Data> {
	id: string;
	/** Starts at 1 and increases by 1 with each change. */
	version: number;
	data: Data;
}

/** A write with its precondition: the document must not exist, or must have the given version. */
export type Write<C extends Collection = Collection> = Creation<C> | Replacement<C> | Deletion<C>;

export type Creation<C extends Collection = Collection> = {
	[Each in C]: { kind: "create"; collection: Each; id: string; data: Documents[Each] };
}[C];

export type Replacement<C extends Collection = Collection> = {
	[Each in C]: { kind: "replace"; collection: Each; id: string; version: number; data: Documents[Each] };
}[C];

export interface Deletion<C extends Collection = Collection> {
	kind: "delete";
	collection: C;
	id: string;
}

export type CommitResult =
	| { ok: true }
	| { ok: false; collection: Collection; id: string; reason: "exists" | "missing" | "changed" };

export type Condition<C extends Collection> =
	| { [Field in FieldOf<C>]: { field: Field; is: Comparison; value: ValueOf<C, Field> } }[FieldOf<C>]
	/** The list contains the value. At most one in a query, sorted as `queriedLists` says. */
	| { field: ListFieldOf<C>; is: "has"; value: string };

export type Comparison = "=" | "<" | "<=" | ">" | ">=";

export interface Query<C extends Collection> {
	where?: readonly Condition<C>[];
	orderBy?: { field: FieldOf<C>; direction: "ascending" | "descending" };
	/** 100 by default. */
	limit?: number;
	cursor?: string;
}

/** Queries do not read bytes; `get` does. */
export interface QueryPage<C extends Collection> {
	documents: readonly StoredDocument<WithoutBytes<Documents[C]>>[];
	cursor: string | null;
}

export interface Change {
	collection: Collection;
	id: string;
	kind: Write["kind"];
}

export type ChangeListener = (changes: readonly Change[], from: "here" | "elsewhere") => void;

/** The store cannot read or write now (locked, full, missing). Nothing was saved, and the caller must report it. */
export class StoreUnavailableError extends Error {
	override readonly name = "StoreUnavailableError";
}

/** The cursor of a query does not come from a page of the store: it stands in an address that anybody can write. */
export class WrongCursorError extends Error {}

export interface DocumentStore {
	get<C extends Collection>(collection: C, id: string): Promise<StoredDocument<Documents[C]> | null>;
	query<C extends Collection>(collection: C, query?: Query<C>): Promise<QueryPage<C>>;
	count<C extends Collection>(collection: C, where?: readonly Condition<C>[]): Promise<number>;
	/** A transaction: all writes or none, durable when it resolves. A failed precondition is returned, not thrown. */
	commit(writes: readonly Write[]): Promise<CommitResult>;
	/**
	 * Reports the changes of each commit: those of this process before it resolves, those of other servers a moment
	 * later (after a start, the last minute may repeat). With SQLite, changes made by a command are not reported.
	 */
	watch(listener: ChangeListener): () => void;
	/** Whether `watch` also reports the changes of other processes. */
	readonly reportsOtherServers: boolean;
	/**
	 * Stays the same while no other connection writes, in this process or another one; null when the store cannot tell.
	 * The changes of other connections are in all reads that begin afterwards.
	 */
	foreignCommits(): Promise<string | null>;
	/** Writes a test value and reads it back; rejects on failure. */
	probe(): Promise<void>;
	/** Writes a consistent copy; the store stays in use meanwhile. */
	backup(path: string): Promise<void>;
	close(): Promise<void>;
}

// ── Mail ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Mail {
	/** The same for every attempt, so that a recipient can detect duplicates. */
	messageId: string;
	from: string;
	to: string;
	replyTo?: string;
	/** The Message-ID of the previous mail: mail programs show both in one thread. */
	inReplyTo?: string;
	/** Written by a member: not marked as auto-generated. */
	isPersonal?: boolean;
	/** The address that ends mails like this one with one POST (RFC 8058). Only for mails that need a consent. */
	unsubscribe?: string;
	subject: string;
	html: string;
	text: string;
	attachments?: readonly MailAttachment[];
}

/** A small text file, such as an appointment for the calendar. */
export interface MailAttachment {
	name: string;
	/** `text/calendar; method=PUBLISH; charset=utf-8` */
	type: string;
	content: string;
}

/** `later`: retry. `never`: the address or the message is rejected permanently. */
export type SendResult = { kind: "sent" } | { kind: "later"; reason: string } | { kind: "never"; reason: string };

export interface Mailer {
	send(mail: Mail): Promise<SendResult>;
	/** Printed at startup: the destination of mails. */
	describe(): string;
	/** Deletes the stored copy of a mail when a person is erased. Only for adapters that keep sent mails. */
	forget?(messageId: string): Promise<void>;
	/** Only for adapters whose mails leave this machine. */
	trial?: MailTrial;
}

/** Sends one mail while a member waits, and tells why it did not leave. */
export interface MailTrial {
	host: string;
	/** Server and user without the password: the same as long as the same mailbox sends. */
	account: string;
	send(mail: Mail): Promise<TrialResult>;
}

/** `line`: the mail server's own words, on one line; may be empty. They may name the recipient. */
export type TrialResult = { ok: true } | { ok: false; problem: MailProblem; line: string };

// ── Captcha ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Scores run from 0 (bot) to 1 (person); `unknown` when the provider times out or its response is invalid. */
export type CaptchaVerdict =
	| { kind: "score"; score: number }
	| { kind: "refused"; reason: string }
	| { kind: "unknown"; reason: string };

export interface Captcha {
	verify(token: string, action: string): Promise<CaptchaVerdict>;
}

// ── Search ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface SiteSearch {
	replace(locale: Locale, documents: readonly SearchDocument[]): Promise<void>;
	/** Accepts any text without an error. Queries are not stored. */
	find(locale: Locale, query: string, limit: number, skip?: number): Promise<SearchAnswer>;
	/** Pages with all the words: those with them in their titles first, each group in the order of the documents. */
	suggest(locale: Locale, typed: string, most: number): Promise<readonly SearchHit[]>;
	close(): Promise<void>;
}
