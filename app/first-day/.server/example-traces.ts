import { shippedBrand } from "#app/.server/brand/shipped-brand.ts";
import { renderMarkdown } from "#app/.server/content/markdown.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { isShippedName, shippedCompany } from "#app/.server/content/shipped-company.ts";
import { isShippedPromotion } from "#app/.server/content/shipped-promotions.ts";
import { isEntryShown, promotionsIn } from "#app/.server/content/shown-services.ts";
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
import { isSamePlace } from "#app/model/site/area-pages.ts";
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
	return {
		facts: remainingExample(reader).map((fact) => ({ fact, value: currentOf(fact), pages: shown[fact] })),
		pages,
		shippedName: shippedCompany.name,
		texts: textsWithName(texts, locale, company.name),
		unserved: unservedAreas(
			texts.filter(({ entry }) => isEntryShown(entry, reader)),
			locale,
			company,
		),
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
		texts: namedTexts(texts, locale, new RegExp(`(?<!\\p{L})(?:${names.join("|")})(?!\\p{L})`, "u")),
	};
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
