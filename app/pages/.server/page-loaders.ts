import { articleAt, articleSlug } from "#app/.server/content/article-path.ts";
import { expand } from "#app/.server/content/expand.ts";
import { renderMarkdown } from "#app/.server/content/markdown.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { issueFormKey } from "#app/.server/form-key.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type PageName, servicePage } from "#app/locale/pages.ts";
import { type Article, type ContentPage, newestFirst } from "#app/model/article.ts";
import { openingState } from "#app/model/opening-state.ts";
import type {
	ContactContent,
	ContentPageContent,
	DesignContent,
	DiscountsContent,
	HomeContent,
	ServiceContent,
	ThanksContent,
} from "#app/model/page-payload.ts";
import type { PriceKey, PriceRange } from "#app/model/prices.ts";
import { currentPromotions, nextPromotionChange } from "#app/model/promotion.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import { pictureDescriptions } from "#content/pictures.ts";
import { serviceFacts } from "#content/services/facts.ts";
import { priceLabels } from "#content/services/tile-prices.ts";
import { articleCard, promotionCard, serviceTile } from "./cards.ts";
import { loadFollow } from "./estimate/load-follow.ts";
import { loadDetails, loadEstimate, loadPerson, loadVisit } from "./estimate/load-steps.ts";
import { loadResume } from "./estimate/resume-draft.ts";
import { loadBlog, loadBlogTopic } from "./load-blog.ts";
import { loadSearch } from "./load-search.ts";
import type { LoadContext, LoadedPage, PageFailure, PageLoader } from "./loaded-page.ts";

/** One loader per page of the table; the ten services share theirs. */
export const pageLoaders: Readonly<Record<PageName, PageLoader>> = {
	index: loadHome,
	blog: loadBlog,
	"blog-page": loadBlog,
	"blog-topic": loadBlogTopic,
	contact: loadContact,
	"contact-thanks": loadThanks,
	estimate: loadEstimate,
	"estimate-details": loadDetails,
	"estimate-visit": loadVisit,
	"estimate-person": loadPerson,
	"estimate-resume": loadResume,
	"estimate-follow": loadFollow,
	discounts: loadDiscounts,
	search: loadSearch,
	design: loadDesign,
	privacy: loadContentPage,
	terms: loadContentPage,
	slug: loadArticle,
	...(Object.fromEntries(
		serviceNames.map((name) => [servicePage(name), (context: LoadContext) => loadService(name, context)]),
	) as Record<ReturnType<typeof servicePage>, PageLoader>),
};

function loadHome({ locale, reader, now }: LoadContext): LoadedPage {
	const words = expand(
		reader.pick(`words.${locale}`, (words) => words.home),
		locale,
		reader,
	);
	const { running, nextChange } = promotionsAt(now, reader);
	const content: HomeContent = {
		words,
		services: serviceNames.map((name) => serviceTile(name, locale, reader)),
		promotions: running.slice(0, 2).map((promotion) => promotionCard(promotion, locale, reader)),
		articles: reader
			.pick(`articles.${locale}`, (articles) => newestFirst(articles).slice(0, 4))
			.map((article) => articleCard(article, locale, reader)),
		ductPrices: ductPrices(reader),
		serviceArea: reader.read("service-area"),
	};
	return {
		title: words.title,
		description: words.description,
		content,
		validUntil: nextChange,
	};
}

function loadService(service: ServiceName, { locale, reader }: LoadContext): LoadedPage {
	const words = expand(reader.read(`services/${service}.${locale}`), locale, reader);
	const facts = serviceFacts[service];
	const content: ServiceContent = {
		service,
		facts,
		pictureAlt: pictureDescriptions[locale][facts.picture] ?? "",
		words,
		price: facts.price && priceOf(facts.price, reader),
		priceLabel: facts.price && (priceLabels[locale][facts.price] ?? null),
		ductPrices: facts.price === "ducts" ? ductPrices(reader) : null,
		related: facts.related.map((name) => serviceTile(name, locale, reader)),
		articles: reader
			.pick(`articles.${locale}`, (articles) => articles.filter(({ name }) => facts.articles.includes(name)))
			.map((article) => articleCard(article, locale, reader)),
	};
	return { title: words.title, description: words.description, content };
}

function ductPrices(reader: ContentReader): HomeContent["ductPrices"] {
	return reader.pick("prices", ({ ranges, ventilation }) => ({
		ranges: { ducts: ranges.ducts, "extra-vent": ranges["extra-vent"] },
		ventilation,
	}));
}

function priceOf(key: PriceKey, reader: ContentReader): PriceRange {
	return reader.pick("prices", ({ ranges }) => ranges[key]);
}

function loadContact({ locale, reader, services, now }: LoadContext): LoadedPage {
	const words = expand(
		reader.pick(`words.${locale}`, (words) => words.contact),
		locale,
		reader,
	);
	const opening = openingState(
		reader.pick("company", ({ hours, holidays }) => ({ hours, holidays })),
		now,
	);
	const content: ContactContent = { words, formKey: issueFormKey(services.secret, now), opening };
	return { title: words.title, description: words.description, content };
}

function loadThanks({ locale, params, reader }: LoadContext): LoadedPage {
	const words = expand(
		reader.pick(`words.${locale}`, (words) => words.thanks),
		locale,
		reader,
	);
	const content: ThanksContent = { words, reference: params.reference ?? "" };
	return { title: words.title, description: words.description, content };
}

function loadDiscounts({ locale, reader, now }: LoadContext): LoadedPage {
	const words = expand(
		reader.pick(`words.${locale}`, (words) => words.discounts),
		locale,
		reader,
	);
	const { running, nextChange } = promotionsAt(now, reader);
	const content: DiscountsContent = {
		words,
		promotions: running.map((promotion) => promotionCard(promotion, locale, reader)),
	};
	return {
		title: words.title,
		description: words.description,
		content,
		validUntil: nextChange,
	};
}

/** Of those that ended or are to come a page knows only when it must be made anew. */
function promotionsAt(now: Date, reader: ContentReader) {
	return {
		running: reader.pick("promotions", (all) => currentPromotions(all, now)),
		nextChange: reader.pick("promotions", (all) => nextPromotionChange(all, now)),
	};
}

function loadDesign({ locale, reader, now }: LoadContext): LoadedPage {
	const content: DesignContent = {
		words: expand(
			reader.pick(`words.${locale}`, (words) => words.home),
			locale,
			reader,
		),
		tiles: serviceNames.slice(0, 4).map((name) => serviceTile(name, locale, reader)),
		promotions: promotionsAt(now, reader).running.map((promotion) => promotionCard(promotion, locale, reader)),
		articles: reader
			.pick(`articles.${locale}`, (articles) => newestFirst(articles).slice(0, 3))
			.map((article) => articleCard(article, locale, reader)),
	};
	return {
		title: "Design",
		description: "Every component of the site, in every state, for those who build it and for the tests.",
		content,
	};
}

function loadContentPage({ name, locale, reader }: LoadContext): LoadedPage {
	const page = reader.pick(`content-pages.${locale}`, (pages) => pages.find((candidate) => candidate.name === name));
	if (!page) throw new Error(`content/pages lacks ${name}.${locale}.md`);
	const content = contentOf(page, locale, reader);
	return { title: content.title, description: page.matter.description, content };
}

function loadArticle({ locale, params, reader, path }: LoadContext): LoadedPage | PageFailure {
	const article = articleAt(params.slug, locale, reader);
	if (!article) return { failure: { status: 404, message: `Page not found: ${path}` } };
	const content: ContentPageContent = {
		...contentOf(article, locale, reader),
		article: {
			card: articleCard(article, locale, reader),
			services: article.matter.services.map((name) => serviceTile(name, locale, reader)),
			next: reader
				.pick(`articles.${locale}`, (articles) => nextArticles(article, articles))
				.map((next) => articleCard(next, locale, reader)),
		},
	};
	const slugIn = (language: Locale) => {
		const slug = articleSlug(article.name, language, reader);
		return slug === undefined ? undefined : { slug };
	};
	return {
		title: content.title,
		description: article.matter.description,
		content,
		layout: "blog",
		article: article.name,
		paramsByLocale: { fr: slugIn("fr"), en: slugIn("en") },
	};
}

function contentOf(page: ContentPage | Article, locale: Locale, reader: ContentReader): ContentPageContent {
	const { title, lead, date } = expand(page.matter, locale, reader);
	return { title, lead, date, ...renderMarkdown(expand(page.body, locale, reader)) };
}

/** Same topic first, then the newest. */
function nextArticles(article: Article, articles: readonly Article[]): Article[] {
	const others = newestFirst(articles).filter(({ name }) => name !== article.name);
	const related = others.filter(({ matter }) => matter.topic === article.matter.topic);
	return [...new Set([...related, ...others])].slice(0, 3);
}
