import type { Locale } from "../../locale/locales.ts";
import type { ServiceName } from "../service-names.ts";
import type { PageWords } from "../site/page-words.ts";

/**
 * What staff edit, one by one. Words have a French and an English part that are written side by side; facts are the
 * same in every language.
 */
export type EntryId =
	| `page:${keyof PageWords}`
	| `service:${ServiceName}`
	| "estimate"
	| `article:${string}`
	| "legal:privacy"
	| "legal:terms"
	| "company"
	| "prices"
	| "promotions"
	| "service-area"
	| "redirects";

export const wordKinds = ["page", "service", "estimate", "article", "legal"] as const;
export const factKinds = ["company", "prices", "promotions", "service-area", "redirects"] as const;

export type WordKind = (typeof wordKinds)[number];
export type FactKind = (typeof factKinds)[number];
export type EntryKind = WordKind | FactKind;

/** A language, or `all` where there is but one part. */
export type Part = Locale | "all";

/** What an entry says, part by part. An article without a part is not there in that language. */
export type EntryValue = Readonly<Partial<Record<Part, unknown>>>;

/** The member who did something, as they were called then; null for the server's shell and its clock. */
export interface Author {
	id: string;
	name: string;
}

/** An entry that staff touched, in the store. Every field is always there: stores ask by field. */
export interface ContentEntry {
	kind: EntryKind;
	/** What is being written; null when nothing waits to be published. */
	draft: EntryValue | null;
	/** What stands in place of the original; null when the original does. */
	published: EntryValue | null;
	/** Which French the English last followed, as a fingerprint; null: the one that it was shipped with. */
	englishFollows: string | null;
	/** How often it was published: the number of its newest revision. */
	revision: number;
	publishedAt: string | null;
	scheduledFor: string | null;
	scheduled: Scheduled | null;
	updatedAt: string;
	updatedBy: Author | null;
}

/** A publication to come: what was decided, whatever is written meanwhile. */
export interface Scheduled {
	parts: readonly Part[];
	value: EntryValue;
	by: Author | null;
}

/** What was published at some moment. They are never changed. */
export interface ContentRevision {
	entry: EntryId;
	number: number;
	at: string;
	by: Author | null;
	/** Null: the original, as it shipped then. */
	value: EntryValue | null;
}

/** A member has an entry open. */
export interface Presence {
	entry: EntryId;
	member: Author;
	at: string;
}

export function kindOf(id: EntryId): EntryKind {
	return id.split(":")[0] as EntryKind;
}

/** `pets-and-odours` of `article:pets-and-odours`; empty for those of which there is one. */
export function nameOf(id: EntryId): string {
	return id.slice(id.indexOf(":") + 1 || id.length);
}

export function isWords(id: EntryId): boolean {
	return (wordKinds as readonly string[]).includes(kindOf(id));
}

export function partsOf(id: EntryId): readonly Part[] {
	return isWords(id) ? ["fr", "en"] : ["all"];
}
