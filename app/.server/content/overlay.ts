import { isDeepStrictEqual } from "node:util";
import { type Locale, locales } from "#app/locale/locales.ts";
import {
	type EntryId,
	type EntryKind,
	type EntryValue,
	type FactKind,
	factKinds,
	kindOf,
	nameOf,
} from "#app/model/editing/content-entry.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import type { Article, ContentPage } from "#app/model/site/article.ts";
import { contentPageNames } from "#app/model/site/content-pages.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import { type Documents, originals } from "./originals.ts";

/** Published values by entry. Entries that are not in the map show their originals. */
export type Overlay = ReadonlyMap<EntryId, EntryValue>;

/** Returns an entry's value as shipped with the site; null for an article written by a member. */
export function originalOf(id: EntryId): EntryValue | null {
	const name = nameOf(id);
	const inBoth = (of: (locale: Locale) => unknown): EntryValue => ({ fr: of("fr"), en: of("en") });
	switch (kindOf(id)) {
		case "page":
			return inBoth((locale) => originals[`words.${locale}`][name as keyof PageWords]);
		case "service":
			return inBoth((locale) => originals[`services/${name as ServiceName}.${locale}`]);
		case "estimate":
			return inBoth((locale) => originals[`estimate.${locale}`]);
		case "legal":
			return inBoth((locale) => markdownOf(originals[`content-pages.${locale}`], name));
		case "article":
			return originals["articles.fr"].some((article) => article.name === name)
				? inBoth((locale) => markdownOf(originals[`articles.${locale}`], name))
				: null;
		default:
			return { all: originals[id as FactKind] };
	}
}

function markdownOf(documents: readonly (Article | ContentPage)[], name: string) {
	const found = documents.find((document) => document.name === name);
	return found && { matter: found.matter, body: found.body };
}

export function originalEntries(): EntryId[] {
	return [
		...(Object.keys(originals["words.fr"]) as (keyof PageWords)[]).map((page) => `page:${page}` as const),
		...serviceNames.map((name) => `service:${name}` as const),
		"estimate",
		...originals["articles.fr"].map(({ name }) => `article:${name}` as const),
		...contentPageNames.map((name) => `legal:${name}` as const),
		...factKinds,
	];
}

/** Returns the documents that contain entries of a kind, with the overlay applied. */
export function documentsOf(kind: EntryKind, overlay: Overlay): Partial<Documents> {
	switch (kind) {
		case "page":
			return byLocale("words", (locale) => ({
				...originals[`words.${locale}`],
				...Object.fromEntries(laid(overlay, kind, locale)),
			}));
		case "service":
			return Object.fromEntries(
				serviceNames.flatMap((name) =>
					locales.map((locale) => {
						const id = `services/${name}.${locale}` as const;
						return [id, overlay.get(`service:${name}`)?.[locale] ?? originals[id]];
					}),
				),
			);
		case "estimate":
			return byLocale("estimate", (locale) => overlay.get("estimate")?.[locale] ?? originals[`estimate.${locale}`]);
		case "article":
			return byLocale("articles", (locale) => markdownList(originals[`articles.${locale}`], overlay, kind, locale));
		case "legal":
			return byLocale("content-pages", (locale) =>
				markdownList(originals[`content-pages.${locale}`], overlay, kind, locale),
			);
		default:
			return { [kind]: overlay.get(kind)?.all ?? originals[kind] };
	}
}

/** Returns only the documents that differ from the current ones: equal documents keep their object identity. */
export function changedDocuments(current: Documents, documents: Partial<Documents>): Partial<Documents> {
	return Object.fromEntries(
		Object.entries(documents).filter(([id, document]) => !isDeepStrictEqual(current[id as keyof Documents], document)),
	);
}

function byLocale(name: "words" | "estimate" | "articles" | "content-pages", of: (locale: Locale) => unknown) {
	return Object.fromEntries(locales.map((locale) => [`${name}.${locale}`, of(locale)])) as Partial<Documents>;
}

function laid(overlay: Overlay, kind: EntryKind, locale: Locale): (readonly [name: string, value: unknown])[] {
	return [...overlay].filter(([id]) => kindOf(id) === kind).map(([id, value]) => [nameOf(id), value[locale]] as const);
}

/** In shipped order, then those by members. A document without a version in a language is missing from its list. */
function markdownList(
	shipped: readonly (Article | ContentPage)[],
	overlay: Overlay,
	kind: "article" | "legal",
	locale: Locale,
): unknown[] {
	const edited = new Map(laid(overlay, kind, locale));
	const names = [...new Set([...shipped.map(({ name }) => name), ...edited.keys()])];
	return names.flatMap((name) => {
		if (!edited.has(name)) return shipped.filter((document) => document.name === name);
		const value = edited.get(name);
		return value ? [{ name, ...value }] : [];
	});
}
