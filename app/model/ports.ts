import type { Locale } from "../locale/locales.ts";
import type { FieldOf, ValueOf } from "./document-fields.ts";
import type { Collection, Documents, WithoutBytes } from "./documents.ts";
import type { SearchAnswer, SearchDocument } from "./site/search.ts";

/** What the application needs of the outside. Adapters are factory functions in `app/.server/<port>/<adapter>.ts`. */

export interface Clock {
	now(): Date;
}

// ── Documents ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface StoredDocument<Data> {
	id: string;
	/** Counts up from 1 at each change. */
	version: number;
	data: Data;
}

/** A change, and what must be true of the document for it to happen. */
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

export type Condition<C extends Collection> = {
	[Field in FieldOf<C>]: { field: Field; is: Comparison; value: ValueOf<C, Field> };
}[FieldOf<C>];

export type Comparison = "=" | "<" | "<=" | ">" | ">=";

export interface Query<C extends Collection> {
	where?: readonly Condition<C>[];
	orderBy?: { field: FieldOf<C>; direction: "ascending" | "descending" };
	/** 100 unless told. */
	limit?: number;
	/** From the page before. */
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

/** The store cannot write or read now (locked, full, gone): nothing was kept, and the caller must say so. */
export class StoreUnavailableError extends Error {
	override readonly name = "StoreUnavailableError";
}

export interface DocumentStore {
	get<C extends Collection>(collection: C, id: string): Promise<StoredDocument<Documents[C]> | null>;
	query<C extends Collection>(collection: C, query?: Query<C>): Promise<QueryPage<C>>;
	count<C extends Collection>(collection: C, where?: readonly Condition<C>[]): Promise<number>;
	/** All writes or none, durable when it resolves. A condition that does not hold is an answer, not an error. */
	commit(writes: readonly Write[]): Promise<CommitResult>;
	/**
	 * Called after each commit, with its changes: of this process before the commit resolves, and, where several servers
	 * share the store, of the others a moment later (those of the last minute perhaps again, after a start). A SQLite file
	 * has one server: what a command of the shell changes beside it is not told. Answers how to stop.
	 */
	watch(listener: ChangeListener): () => void;
	/** Whether `watch` tells of what others change. */
	readonly hearsOthers: boolean;
	/** Writes something and reads it back, or rejects. */
	probe(): Promise<void>;
	/** A consistent copy while serving. */
	backup(path: string): Promise<void>;
	close(): Promise<void>;
}

// ── Mail ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Mail {
	/** The same on every attempt: whoever receives it twice can tell. */
	messageId: string;
	from: string;
	to: string;
	replyTo?: string;
	/** The Message-ID of the mail that it follows: mail programs show both together. */
	inReplyTo?: string;
	/** Written by a member, not by the site. */
	isPersonal?: boolean;
	subject: string;
	html: string;
	text: string;
	attachments?: readonly MailAttachment[];
}

/** A small text that a mail program offers to open, such as a visit for the calendar. */
export interface MailAttachment {
	name: string;
	/** `text/calendar; method=PUBLISH; charset=utf-8` */
	type: string;
	content: string;
}

/** `later`: worth another attempt. `never`: the address or the message is refused for good. */
export type SendResult = { kind: "sent" } | { kind: "later"; reason: string } | { kind: "never"; reason: string };

export interface Mailer {
	send(mail: Mail): Promise<SendResult>;
	/** For the start: where mails go. */
	describe(): string;
	/** Where sent mails stay with us: removes the one with this Message-ID, for a person who is erased. */
	forget?(messageId: string): Promise<void>;
}

// ── Captcha ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** From 0 (a machine) to 1 (a person); unknown when the provider does not answer in time or makes no sense. */
export type CaptchaVerdict =
	| { kind: "score"; score: number }
	| { kind: "refused"; reason: string }
	| { kind: "unknown"; reason: string };

export interface Captcha {
	verify(token: string, action: string): Promise<CaptchaVerdict>;
}

// ── Search ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface SiteSearch {
	/** The documents of a language, in place of those before. */
	replace(locale: Locale, documents: readonly SearchDocument[]): Promise<void>;
	/** Whatever a visitor can type is a question, never an error. Nothing of it is kept. */
	find(locale: Locale, question: string, limit: number): Promise<SearchAnswer>;
	close(): Promise<void>;
}
