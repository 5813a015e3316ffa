import type { Locale, Localized } from "#app/locale/locales.ts";
import { type PageName, servicePage } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { codeFields } from "#app/model/editing/prose-fields.ts";
import { priceGroupNames, priceGroups } from "#app/model/estimate/example-names.ts";
import { currentPromotions } from "#app/model/estimate/promotion.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { type AreaPageName, servedAreaPages } from "#app/model/site/area-pages.ts";
import { type Article, type ContentPage, newestFirst, withoutSources } from "#app/model/site/article.ts";
import type { SearchDocument, SearchSection } from "#app/model/site/search.ts";
import type { Question } from "#app/model/site/service-words.ts";
import { galleryWords } from "#content/pages/gallery.ts";
import { otherNames } from "#content/pages/other-names.ts";
import { articlePath } from "../content/article-path.ts";
import { expand } from "../content/expand.ts";
import { galleryIn, servicesIn } from "../content/gallery-lists.ts";
import { renderMarkdown } from "../content/markdown.ts";
import { pageWords } from "../content/page-words.ts";
import type { ContentReader } from "../content/reader.ts";
import { serviceNameIn } from "../content/service-name.ts";
import { promotionsIn, shownIn } from "../content/shown-services.ts";
import { textOfHtml } from "../content/text-of-html.ts";
import { isSomeOffered } from "../pages/example-card.ts";

/** Id of the heading above the questions on service pages and the home page. */
const questionsAnchor = "questions-heading";

const colons: Localized<string> = { fr: "\u00a0: ", en: ": " };

/**
 * All searchable documents of a language. Services come first and articles last, the newest before the others: the order
 * decides between equal ranks and between suggestions.
 */
export function* searchDocuments(locale: Locale, reader: ContentReader, now: Date): Generator<SearchDocument> {
	for (const name of shownIn(reader)) yield serviceDocument(name, locale, reader);
	yield servicesDocument(locale, reader);
	yield pricesDocument(locale, reader);
	yield* galleryDocuments(locale, reader);
	for (const name of servedAreaPages(reader.read("company").areas)) yield areaDocument(name, locale, reader);
	yield estimateDocument(locale, reader);
	yield contactDocument(locale, reader);
	yield discountsDocument(locale, reader, now);
	yield blogDocument(locale, reader);
	yield questionsDocument(locale, reader);
	for (const page of reader.read(`content-pages.${locale}`)) {
		const name = page.name as PageName;
		yield {
			...markdownDocument("page", pathTo(name, locale), page, locale, reader),
			alias: otherNames[locale][name] ?? "",
		};
	}
	for (const article of newestFirst(reader.read(`articles.${locale}`))) {
		yield markdownDocument("article", articlePath(article.name, locale, reader), article, locale, reader);
	}
}

function serviceDocument(name: ServiceName, locale: Locale, reader: ContentReader): SearchDocument {
	const words = expand(reader.read(`services/${name}.${locale}`), locale, reader);
	const { title, lead, sections, questions, pitch, facts } = words;
	return {
		kind: "service",
		path: pathTo(servicePage(name), locale),
		title,
		alias: [words.name, otherNames[locale][servicePage(name)] ?? ""].join(" "),
		lead,
		sections: [
			section("", [pitch, ...facts.map(({ label, value }) => label + colons[locale] + value)]),
			...sections.map((part) => {
				const { heading = "", ...rest } = "heading" in part ? part : { ...part, heading: part.title };
				return section(heading, rest);
			}),
			...questionSections(questions),
		],
	};
}

/** Sources are not searchable: a list of names and titles would match nearly every query about its subject. */
function markdownDocument(
	kind: "article" | "page",
	path: string,
	{ matter, body }: Article | ContentPage,
	locale: Locale,
	reader: ContentReader,
): SearchDocument {
	const { html } = renderMarkdown(expand(withoutSources(body), locale, reader));
	const { title, lead } = expand(matter, locale, reader);
	const [opening = "", ...parts] = html.split("<h2 id=");
	return {
		kind,
		path,
		title,
		alias: "",
		lead,
		sections: [
			{ heading: "", anchor: null, text: textOfHtml(opening) },
			...parts.map((part) => {
				const [, anchor = "", heading = "", text = ""] = /^"([^"]*)">(.*?)<\/h2>(.*)$/s.exec(part) ?? [];
				return { heading: textOfHtml(heading), anchor, text: textOfHtml(text) };
			}),
		],
	};
}

/** Only headings: the signs repeat what the service pages say, and would make their words common in the index. */
function servicesDocument(locale: Locale, reader: ContentReader): SearchDocument {
	const { title, description, heading, lead, places, list } = pageWords("services", locale, reader);
	const shown = shownIn(reader);
	const signed = places.filter(({ signs }) => signs.some(({ leadsTo }) => shown.includes(leadsTo)));
	return page("services", locale, title, description, [
		section(heading, [lead, signed.map((place) => place.heading)]),
		section(list.heading, list.lead, "list-heading"),
	]);
}

function pricesDocument(locale: Locale, reader: ContentReader): SearchDocument {
	const { title, description, firm, groups, unpriced, questions } = pageWords("prices", locale, reader);
	return page("prices", locale, title, description, [
		section(firm.heading, firm.items, "firm-heading"),
		...priceGroupNames
			.filter((name) => isSomeOffered(priceGroups[name], reader))
			.map((name) => section(groups[name].heading, [groups[name].lead, groups[name].rows], name)),
		section(unpriced.title, unpriced.text),
		...questionSections(questions.items),
	]);
}

/**
 * Found by its own words and by the services that it shows, not by what it says of single jobs: the index would keep
 * those until the next search after a customer withdrew them.
 */
function* galleryDocuments(locale: Locale, reader: ContentReader): Generator<SearchDocument> {
	const services = servicesIn(galleryIn(reader));
	if (services.length === 0) return;
	const { name, title, description, heading, lead, consent } = galleryWords[locale];
	yield {
		...page("gallery", locale, title, description, [
			section(heading, [lead, services.map((service) => serviceNameIn(service, locale, reader))]),
			section(
				consent.heading,
				consent.promises.map(({ title: promise, text }) => [promise, text]),
				"consent-heading",
			),
			section(consent.withdrawal.heading, consent.withdrawal.steps, "retirer"),
		]),
		alias: [name, otherNames[locale].gallery ?? ""].join(" "),
	};
}

/** Found by its places and questions; what differs there is about services, which have their own pages. */
function areaDocument(name: AreaPageName, locale: Locale, reader: ContentReader): SearchDocument {
	const { title, description, changes, sectors, questions } = pageWords(name, locale, reader);
	return page(name, locale, title, description, [
		section(changes.heading, [changes.items.map((change) => change.title), changes.unchanged], "changes-heading"),
		section(sectors.heading, [sectors.lead, sectors.items.map(({ name: place }) => place)], "sectors-heading"),
		...questionSections(questions.items),
	]);
}

/** Only the heading and lead of the estimate page are searchable: its steps contain questions, not answers. */
function estimateDocument(locale: Locale, reader: ContentReader): SearchDocument {
	const { title, description, heading, lead } = pageWords("estimate", locale, reader);
	return page("estimate", locale, title, description, [section(heading, lead)]);
}

function contactDocument(locale: Locale, reader: ContentReader): SearchDocument {
	const words = pageWords("contact", locale, reader);
	const { areas, phone, email, address } = reader.read("company");
	const { street, city, postalCode } = address;
	const places = areas.map(({ name, places }) => `${name[locale]}${colons[locale]}${places.join(", ")}.`);
	return page("contact", locale, words.title, words.description, [
		section(words.phone.title, [words.phone.text, phone]),
		section(words.email.title, [words.email.text, email]),
		section(words.hours.title, words.hours.holidays),
		section(words.address.title, [`${street}, ${city} ${postalCode}.`, words.address.text]),
		section(words.urgent.title, words.urgent.text),
		section(words.next.heading, words.next.steps),
		section(words.areas.heading, [words.areas.lead, ...places], "areas-heading"),
	]);
}

function discountsDocument(locale: Locale, reader: ContentReader, now: Date): SearchDocument {
	const { title, description, rules } = pageWords("discounts", locale, reader);
	const promotions = expand(currentPromotions(promotionsIn(reader), now), locale, reader);
	return page("discounts", locale, title, description, [
		...promotions.map(({ code, words }) => section(code, [words[locale].summary, words[locale].conditions])),
		section(rules.heading, rules.items, "rules-heading"),
	]);
}

/** Without the subjects in its title: pages about one of them should be found first. */
function blogDocument(locale: Locale, reader: ContentReader): SearchDocument {
	const { heading, lead } = pageWords("blog", locale, reader);
	return page("blog", locale, heading, lead, []);
}

function questionsDocument(locale: Locale, reader: ContentReader): SearchDocument {
	const { questions } = pageWords("home", locale, reader);
	return page("index", locale, questions.heading, questions.lead, questionSections(questions.items));
}

function page(name: PageName, locale: Locale, title: string, lead: string, sections: SearchSection[]): SearchDocument {
	return { kind: "page", path: pathTo(name, locale), title, alias: otherNames[locale][name] ?? "", lead, sections };
}

function questionSections(questions: readonly Question[]): SearchSection[] {
	return questions.map(({ question, answer }) => section(question, answer, questionsAnchor));
}

function section(heading: string, words: unknown, anchor: string | null = null): SearchSection {
	return { heading, anchor, text: textsIn(words).join(" ") };
}

/** Every text for visitors, except the times (`at`) of steps. Each becomes a sentence without Markdown. */
function textsIn(words: unknown): string[] {
	if (typeof words === "string") return words ? [asSentence(plain(words))] : [];
	if (Array.isArray(words)) return words.flatMap(textsIn);
	if (words === null || typeof words !== "object") return [];
	return Object.entries(words)
		.filter(([key]) => !codeFields.has(key) && key !== "at")
		.flatMap(([, value]) => textsIn(value));
}

function asSentence(text: string): string {
	return /[.!?:;»”]$/.test(text) ? text : `${text}.`;
}

function plain(text: string): string {
	return text.replace(/\[([^[\]]+)\]\([^()\s]+\)/g, "$1").replace(/\*+/g, "");
}
