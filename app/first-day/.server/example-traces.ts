import { shippedBrand } from "#app/.server/brand/shipped-brand.ts";
import { renderMarkdown } from "#app/.server/content/markdown.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { isShippedName, shippedCompany } from "#app/.server/content/shipped-company.ts";
import { isShippedPromotion } from "#app/.server/content/shipped-promotions.ts";
import { isEntryShown, promotionsIn, shownIn } from "#app/.server/content/shown-services.ts";
import { textOfHtml } from "#app/.server/content/text-of-html.ts";
import { indexedPages } from "#app/.server/files/indexed-pages.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { Company } from "#app/model/company.ts";
import { promotionState } from "#app/model/estimate/promotion.ts";
import {
	type ExampleFact,
	type ExamplePromotion,
	type ExampleTraces,
	exampleFacts,
	type NamedText,
} from "#app/model/first-day/steps.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import { isSamePlace } from "#app/model/site/area-pages.ts";
import { wordsInTexts } from "#content/services/words-in-texts.ts";
import { type EditableText, editableTexts } from "./editable-texts.ts";

type CompanyFact = Exclude<ExampleFact, "prefix">;

const factOf: Readonly<Record<CompanyFact, (company: Company) => string>> = {
	name: ({ name }) => name,
	phone: ({ phone }) => phone,
	email: ({ email }) => email,
	street: ({ address }) => address.street,
};

/** The facts of the company that are still those of the example. From memory: every office screen asks. */
export function remainingExample(reader: ContentReader): readonly ExampleFact[] {
	return exampleFacts.filter((fact) =>
		fact === "prefix"
			? shippedPrefix(reader) !== null
			: reader.pick("company", factOf[fact]) === factOf[fact](shippedCompany),
	);
}

/** The prefix of the example under another name. Null for an own one, and for a name that begins with the same letters. */
export function shippedPrefix(reader: ContentReader): string | null {
	const prefix = reader.pick("brand", (brand) => brand.prefix);
	const name = reader.pick("company", (company) => company.name);
	const isOwn = prefix !== shippedBrand.prefix || isShippedName(name) || name.toUpperCase().startsWith(prefix);
	return isOwn ? null : prefix;
}

/** Everything of the example that visitors still see, with the texts that name its company one by one. */
export function exampleTraces(reader: ContentReader, locale: Locale, now: Date): ExampleTraces {
	const company = reader.read("company");
	const texts = editableTexts(reader, locale);
	const pages = indexedPages(reader, now)
		.flatMap(({ params }) => locales.map((each) => params[each]))
		.filter((params) => params !== undefined).length;
	// Header and footer show name and phone on every page, the contact page shows everything.
	const pagesWith = (token: string) =>
		locales.length + texts.filter(({ value }) => textsIn(value).some((text) => text.includes(token))).length;
	// References are in mails and on follow pages, which only their customers see.
	const shown: Readonly<Record<ExampleFact, number>> = {
		name: pages,
		prefix: 0,
		phone: pages,
		email: pagesWith("{{email}}"),
		street: pagesWith("{{address}}"),
	};
	const currentOf = (fact: ExampleFact) => (fact === "prefix" ? shippedBrand.prefix : factOf[fact](company));
	const readTexts = texts.filter(({ entry }) => isEntryShown(entry, reader));
	return {
		facts: remainingExample(reader).map((fact) => ({ fact, value: currentOf(fact), pages: shown[fact] })),
		pages,
		shippedName: shippedCompany.name,
		texts: textsWithName(texts, locale, company.name),
		unserved: unservedAreas(readTexts, locale, company),
		unoffered: unofferedServices(readTexts, locale, reader),
		promotions: examplePromotions(reader, locale, now),
	};
}

function examplePromotions(reader: ContentReader, locale: Locale, now: Date): ExamplePromotion[] {
	return promotionsIn(reader)
		.filter((promotion) => promotionState(promotion, now) !== "ended" && isShippedPromotion(promotion))
		.map(({ code, words }) => ({
			code,
			title: words[locale].name,
			path: `${settingsPages.promotions}/${code}`,
		}));
}

function textsWithName(texts: readonly EditableText[], locale: Locale, current: string): NamedText[] {
	const { name } = shippedCompany;
	// A company may have the word in its own name: then it says nothing.
	if (current !== name && current.toLowerCase().includes(name.toLowerCase())) return [];
	return namedTexts(texts, locale, new RegExp(literal(name), "iu"));
}

/** Areas that a company in another town removed or renamed: the words about them stay until somebody rewrites them. */
function unservedAreas(
	texts: readonly EditableText[],
	locale: Locale,
	{ areas, address }: Company,
): ExampleTraces["unserved"] {
	const known = [address.city, ...areas.flatMap(({ name, places }) => [name.fr, name.en, ...places])];
	const isServed = ({ name }: Company["areas"][number]) =>
		known.some((place) => isSamePlace(place, name.fr) || isSamePlace(place, name.en));
	const gone = shippedCompany.areas.filter((area) => !isServed(area)).map(({ name }) => name);
	if (gone.length === 0) return { areas: [], texts: [] };
	const names = gone.flatMap(({ fr, en }) => [fr, en]).map(literal);
	return {
		areas: gone.map((name) => name[locale]),
		texts: namedTexts(texts, locale, wholeWords(names, "u")),
	};
}

/** Services that the company left out: texts about all of its services still name them. */
function unofferedServices(
	texts: readonly EditableText[],
	locale: Locale,
	reader: ContentReader,
): ExampleTraces["unoffered"] {
	const shown = shownIn(reader);
	const words = wordsInTexts.flatMap(({ services, words }) =>
		services.some((service) => shown.includes(service)) ? [] : words,
	);
	const left = serviceNames.filter((service) => !shown.includes(service));
	if (words.length === 0) return { services: [], texts: [] };
	return {
		services: left.map((service) => serviceNameIn(service, locale, reader)),
		texts: namedTexts(
			texts.flatMap((text) => {
				const value = valueWithout(left, text);
				return value === undefined ? [] : [{ ...text, value }];
			}),
			locale,
			wholeWords(words, "iu"),
		),
	};
}

/**
 * What visitors read of a text when these services are left out. Undefined for the questions of the estimate and for
 * discounts, which go with their services. Of an article, its title and description: the rest is advice.
 */
function valueWithout(left: readonly ServiceName[], { entry, value }: EditableText): unknown {
	if (entry === "estimate" || entry === "promotions") return undefined;
	if (entry.startsWith("article:")) {
		const { title, description } = (value as { matter: { title: string; description: string } }).matter;
		return { title, description };
	}
	return withoutParts(left, value);
}

/** Not read: the parts of the home page and the price page that are shown with a service of theirs, and names of pictures. */
const unreadParts: readonly string[] = ["teaser", "groups", "unpriced", "picture"];

function withoutParts(left: readonly ServiceName[], value: unknown): unknown {
	if (Array.isArray(value)) return value.map((each) => withoutParts(left, each));
	if (value === null || typeof value !== "object") return value;
	const leadsToLeft = (part: unknown) => left.some((service) => service === (part as { leadsTo?: unknown }).leadsTo);
	// Visitors see a group of signs while one of them leads to a service.
	if (leadsToLeft(value) || ("signs" in value && (value.signs as unknown[]).every(leadsToLeft))) return null;
	return Object.fromEntries(
		Object.entries(value)
			.filter(([key]) => !unreadParts.includes(key))
			.map(([key, part]) => [key, withoutParts(left, part)]),
	);
}

/** @param words patterns */
function wholeWords(words: readonly string[], flags: "u" | "iu"): RegExp {
	return new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, flags);
}

function literal(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

function namedTexts(texts: readonly EditableText[], locale: Locale, name: RegExp): NamedText[] {
	const named = texts.flatMap((text) => {
		const excerpt = excerptOf(text, name);
		return excerpt === null ? [] : [{ ...text, excerpt }];
	});
	return [...Map.groupBy(named, ({ path }) => path).values()].flatMap((parts) => {
		const own = parts.find((part) => part.locale === locale) ?? parts[0];
		if (!own) return [];
		const { entry, title, path, excerpt } = own;
		const inLocale = (each: Locale) => parts.some((part) => part.locale === each || part.locale === null);
		return [{ entry, title, path, excerpt, locales: locales.filter(inLocale) }];
	});
}

const around = 40;

/** The first place of the name in any value of the text, without Markdown unless the name is in an address only. */
function excerptOf({ value }: EditableText, name: RegExp): string | null {
	for (const source of textsIn(value)) {
		if (!name.test(source)) continue;
		const plain = textOfHtml(renderMarkdown(source).html);
		const text = name.test(plain) ? plain : source;
		const { index: at, 0: found } = name.exec(text) ?? { index: 0, 0: "" };
		const [from, to] = [Math.max(0, at - around), at + found.length + around];
		return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`.replace(/\s+/g, " ");
	}
	return null;
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (value === null || typeof value !== "object") return [];
	return Object.values(value).flatMap(textsIn);
}
