import type { Locale } from "#app/locale/locales.ts";
import type { NamedMember } from "../members/member.ts";
import type { ServiceName } from "../service-names.ts";
import type { ContentPageName } from "../site/content-pages.ts";
import type { PageWords } from "../site/page-words.ts";

/** Word entries have a French and an English part, edited side by side; fact entries are the same in every language. */
export type EntryId =
	| `page:${keyof PageWords}`
	| `service:${ServiceName}`
	| "estimate"
	| `article:${string}`
	| `legal:${ContentPageName}`
	| "company"
	| "prices"
	| "promotions"
	| "service-area"
	| "brand"
	| "service-list"
	| "closing-reasons"
	| "appointments"
	| "redirects"
	| "letters";

export const wordKinds = ["page", "service", "estimate", "article", "legal"] as const;
export const factKinds = [
	"company",
	"prices",
	"promotions",
	"service-area",
	"brand",
	"service-list",
	"closing-reasons",
	"appointments",
	"redirects",
	"letters",
] as const;

export type WordKind = (typeof wordKinds)[number];
export type FactKind = (typeof factKinds)[number];
export type EntryKind = WordKind | FactKind;

/** A locale, or `all` for entries with a single part. */
export type Part = Locale | "all";

/** The content of an entry by part. An article without a part does not exist in that language. */
export type EntryValue = Readonly<Partial<Record<Part, unknown>>>;

/** A stored entry that members have edited. Every field is always present, because stores query by field. */
export interface ContentEntry {
	kind: EntryKind;
	/** Null when there are no unpublished changes. */
	draft: EntryValue | null;
	/** Replaces the original; null when the original is shown. */
	published: EntryValue | null;
	/** Fingerprint of the French text that the English last matched; null for the French text that shipped with it. */
	englishFollows: string | null;
	/** Number of the newest revision: how often the entry was published. */
	revision: number;
	publishedAt: string | null;
	scheduledFor: string | null;
	scheduled: Scheduled | null;
	updatedAt: string;
	/** Null for a command on the server and the scheduler, here and below. */
	updatedBy: NamedMember | null;
}

/** A scheduled publication. Later edits of the draft do not change its value. */
export interface Scheduled {
	parts: readonly Part[];
	value: EntryValue;
	by: NamedMember | null;
}

/** One published version. Revisions are never changed. */
export interface ContentRevision {
	entry: EntryId;
	number: number;
	at: string;
	by: NamedMember | null;
	/** Null for the original that shipped at that time. */
	value: EntryValue | null;
}

/** Records that a member has an entry open. */
export interface Presence {
	entry: EntryId;
	member: NamedMember;
	at: string;
}

export function kindOf(id: EntryId): EntryKind {
	return id.split(":")[0] as EntryKind;
}

/** `article:pets-and-odours` gives `pets-and-odours`; empty for kinds with a single entry. */
export function nameOf(id: EntryId): string {
	return id.slice(id.indexOf(":") + 1 || id.length);
}

export function isWords(id: EntryId): boolean {
	return (wordKinds as readonly string[]).includes(kindOf(id));
}

export function partsOf(id: EntryId): readonly Part[] {
	return isWords(id) ? ["fr", "en"] : ["all"];
}
