import { formatPhone } from "#app/locale/format.ts";
import { type Locale, type Localized, locales, localeTags, otherLocale } from "#app/locale/locales.ts";
import { checkParams } from "#app/locale/page-params.ts";
import { isIndexed, type PageName, type PageParams } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { localeStrategy } from "#app/locale/strategy.ts";
import type { Company } from "#app/model/company.ts";
import type { Head, PageError, PagePayload } from "#app/model/page-payload.ts";
import { areaPageOf } from "#app/model/site/area-pages.ts";
import type { ContentPageContent } from "#app/model/site/page-contents.ts";
import { sharePicture, uploadedShare } from "#app/seo/share-picture.ts";
import { structuredData } from "#app/seo/structured-data.ts";
import { trailOf } from "#app/seo/trail.ts";
import { dayInMontreal, startOfDay } from "#app/time/montreal.ts";
import { deadLink } from "#content/messages/dead-link.ts";
import { errorPage } from "#content/messages/error-page.ts";
import { editionOf, siteBrand } from "../brand/site-brand.ts";
import { expandText } from "../content/expand.ts";
import { formWordsIn } from "../content/form-words.ts";
import type { ContentReader } from "../content/reader.ts";
import type { Reads } from "../content/reads.ts";
import { isShippedName } from "../content/shipped-company.ts";
import { serviceOfPage, shownIn } from "../content/shown-services.ts";
import { serviceLink } from "./cards.ts";
import { galleryLink } from "./gallery-cards.ts";
import type { LoadedPage, PageFailure, PageRequest } from "./loaded-page.ts";
import { openPreview } from "./open-preview.ts";

export interface PageResult {
	payload: PagePayload;
	status: number;
	reads: Reads;
	validUntil: Date;
	/** The path to redirect to. */
	redirect: string | null;
}

/** Loads the complete payload of a page, for HTML and `_payload.json` alike. Unexpected failures throw. */
export async function loadPage(page: PageRequest): Promise<PageResult> {
	const { name, locale } = page;
	const preview = await openPreview(page);
	const reader = preview?.reader ?? page.services.content.reader();
	const now = preview?.now ?? page.now;
	const found =
		checkPage(page) ?? (await page.loaders[name as PageName]({ ...page, name: name as PageName, reader, now }));
	if ("redirect" in found) {
		const { payload, ...result } = await loadPage({ ...page, name: null });
		return { ...result, payload, status: 302, redirect: found.redirect };
	}
	const { shown, otherLanguage, status, validUntil } =
		"failure" in found
			? errorScreen(explained(found.failure, page, reader), page, reader)
			: pageOf(found, name as PageName, page, reader);
	const company = reader.read("company");
	const brand = siteBrand(reader);
	const year = Number(dayInMontreal(now).slice(0, 4));
	const gallery = galleryLink(locale, reader, "name");
	const payload: PagePayload = {
		name,
		locale,
		build: editionOf(page.build, brand),
		settings: page.settings,
		...shown,
		site: {
			company: siteCompany(company, locale),
			year,
			...(isShippedName(company.name) && { fictitious: true as const }),
			...(brand && { brand }),
			services: shownIn(reader).map((service) => serviceLink(service, locale, reader)),
			...(gallery && { gallery }),
			otherLanguage,
		},
	};
	payload.head.description = expandText(payload.head.description, locale, reader);
	payload.head.structuredData = structuredData(payload, page.origin, reader);
	return {
		payload,
		status,
		reads: reader.reads,
		validUntil: earlier(validUntil, startOfDay(`${year + 1}-01-01`)),
		redirect: null,
	};
}

/** What a page has of its own, beside the data of the site. */
interface OwnPart {
	shown: Pick<PagePayload, "layout" | "error" | "head" | "trail" | "forms" | "content">;
	otherLanguage: string;
	status: number;
	validUntil: Date | null;
}

function pageOf(loaded: LoadedPage, name: PageName, page: PageRequest, reader: ContentReader): OwnPart {
	const { locale, params, origin } = page;
	const { layout, content, query = "", validUntil = null } = loaded;
	const addresses = addressesOf(name, params, loaded.paramsByLocale);
	const other = otherLocale(locale);
	return {
		shown: {
			...(layout && { layout }),
			head: pageHead(loaded, name, addresses, { origin, locale, reader }),
			trail: trailOf(name, locale, content, reader),
			...(pagesWithForms.has(name) && { forms: formWordsIn(locale, reader) }),
			content,
		},
		otherLanguage: (addresses[other] ?? nearestIn(other, name, loaded)) + query,
		status: 200,
		validUntil,
	};
}

function errorScreen(error: PageError, { name, locale }: PageRequest, reader: ContentReader): OwnPart {
	const companyName = reader.pick("company", (company) => company.name);
	return {
		shown: { error, head: errorHead(error, locale, companyName), content: null },
		otherLanguage: nearestIn(otherLocale(locale), name),
		status: error.status,
		validUntil: null,
	};
}

/** Pages whose address was mailed to one person, and has a token that the error screen must not repeat. */
const mailedLinks: Readonly<Partial<Record<PageName, keyof (typeof deadLink)["fr"]>>> = {
	"estimate-follow": "request",
	unsubscribe: "mails",
	"promotions-confirm": "mails",
};

function explained(failure: PageError, { name, locale, path }: PageRequest, reader: ContentReader): PageError {
	if (failure.status !== 404) return failure;
	const link = name && mailedLinks[name];
	if (!link) return { ...failure, query: wordsOfPath(path) };
	const phone = formatPhone(
		reader.pick("company", (company) => company.phone),
		locale,
	);
	return { ...failure, reason: `${deadLink[locale][link]} ${phone}.` };
}

/** A search query for an unknown path: the words of its last segment. */
function wordsOfPath(path: string): string {
	const [last = ""] = path.split("/").filter(Boolean).slice(-1);
	try {
		return decodeURIComponent(last)
			.replace(/\.\w+$/, "")
			.replace(/[^\p{L}\p{N}]+/gu, " ")
			.trim();
	} catch {
		return "";
	}
}

/** Pages whose forms use the words of `content/messages/forms.ts`. */
const pagesWithForms: ReadonlySet<PageName> = new Set([
	"contact",
	"estimate",
	"estimate-details",
	"estimate-appointment",
	"estimate-person",
	"estimate-resume",
	"estimate-follow",
	"unsubscribe",
	"promotions-confirm",
]);

function earlier(one: Date | null, other: Date): Date {
	return one && one < other ? one : other;
}

export function loadErrorPage(page: PageRequest, error: PageError): Promise<PageResult> {
	return loadPage({ ...page, name: null, params: {}, error });
}

function checkPage({ name, params, path, error }: PageRequest): PageFailure | undefined {
	if (name === null) return { failure: error ?? { status: 404, message: `Page not found: ${path}` } };
	const verdict = checkParams(name, params);
	if (verdict === true) return undefined;
	return { failure: { status: verdict === false ? 404 : verdict.status, message: `Page Not Found: ${path}` } };
}

function siteCompany(
	{ areas, trust: _, reviews: __, ...company }: Company,
	locale: Locale,
): PagePayload["site"]["company"] {
	const inLanguage = areas.map(({ name, extent, ...area }) => {
		const page = areaPageOf({ ...area, name });
		return { ...area, name: name[locale], extent: extent[locale], ...(page && { path: pathTo(page, locale) }) };
	});
	return { ...company, areas: inLanguage };
}

type Addresses = Localized<string | undefined>;

function addressesOf(name: PageName, params: PageParams, byLocale?: LoadedPage["paramsByLocale"]): Addresses {
	const address = (locale: Locale) => {
		const own = byLocale ? byLocale[locale] : params;
		return own && pathTo(name, locale, own);
	};
	return { fr: address("fr"), en: address("en") };
}

/** Returns the fallback for the language switch when the page does not exist in the other language. */
function nearestIn(locale: Locale, name: PageName | null, loaded?: LoadedPage): string {
	if (serviceOfPage(name)) return pathTo("services", locale);
	const isOfBlog = name?.startsWith("blog") || loaded?.article !== undefined;
	return pathTo(isOfBlog ? "blog" : "index", locale);
}

function pageHead(
	{ title, plainTitle, description, article, content, noindex }: LoadedPage,
	name: PageName,
	addresses: Addresses,
	{ origin, locale, reader }: { origin: string; locale: Locale; reader: ContentReader },
): Head {
	const path = addresses[locale] ?? "/";
	const companyName = reader.pick("company", (company) => company.name);
	const alternates =
		localeStrategy !== "no_prefix"
			? [
					...locales.map((language) => ({ language: localeTags[language], path: addresses[language] })),
					{ language: "x-default", path: addresses.fr },
				].flatMap(({ language, path: own }) => (own === undefined ? [] : [{ language, href: origin + own }]))
			: [];
	const card = article === undefined ? undefined : (content as ContentPageContent).article?.card;
	const picture = (card && uploadedShare(card)) ?? sharePicture(name, locale, reader, article);
	const suffix = path === pathTo("index", locale) ? "" : ` | ${companyName}`;
	return {
		title: suffix ? title + suffix : `${companyName} | ${title}`,
		...(plainTitle !== undefined && { plainTitle: plainTitle + suffix }),
		description,
		canonical: origin + path,
		alternates,
		robots: isIndexed(name) && !noindex ? "index, follow, max-image-preview:large" : "noindex",
		share: {
			title,
			picture: origin + picture.path,
			alt: picture.alt,
			...(article !== undefined && { published: (content as ContentPageContent).date }),
		},
	};
}

function errorHead({ status, message }: PageError, locale: Locale, companyName: string): Head {
	const { text } = errorPage[locale];
	const title = `${status} | ${status === 404 ? companyName : message}`;
	return { title, description: text, alternates: [], robots: "noindex" };
}
