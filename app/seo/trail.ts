import type { ContentReader } from "#app/.server/content/reader.ts";
import { topicPath } from "#app/.server/content/topic-path.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { PageName } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { GalleryContent } from "#app/model/jobs/gallery-content.ts";
import type { Crumb } from "#app/model/page-payload.ts";
import type { AreaContent, BlogContent, ContentPageContent } from "#app/model/site/page-contents.ts";
import type { ServiceContent } from "#app/model/site/service-content.ts";
import { isTopic } from "#app/model/site/topics.ts";
import { galleryWords } from "#content/pages/gallery.ts";
import { messagesIn } from "./messages-in.ts";

/** The breadcrumb of a page without the home page, for the page itself and for structured data. */
export function trailOf(
	name: PageName,
	locale: Locale,
	content: unknown,
	reader: ContentReader,
): readonly Crumb[] | undefined {
	const { nav, blog } = messagesIn(locale);
	const list: Crumb = { label: nav.blog, to: pathTo("blog", locale) };
	switch (name) {
		case "contact":
			return [{ label: nav.contact }];
		case "discounts":
			return [{ label: nav.promotions }];
		case "blog":
			return [{ label: nav.blog }];
		case "blog-page": {
			const { page, pages } = content as BlogContent;
			return [list, { label: blog.page(page, pages) }];
		}
		case "blog-topic":
			return [list, { label: (content as BlogContent).heading }];
		case "services":
			return [{ label: nav.services }];
		case "prices":
			return [{ label: nav.prices }];
		case "gallery":
			return [{ label: galleryWords[locale].name }];
		case "gallery-service":
		case "gallery-page":
			return galleryTrail(content as GalleryContent, locale);
		case "area-montreal":
		case "area-laval":
		case "area-south-shore":
			return [{ label: (content as AreaContent).name }];
		case "about":
		case "guarantee":
		case "privacy":
		case "terms":
		case "accessibility":
			return [{ label: (content as ContentPageContent).title }];
		case "slug": {
			const { title, article } = content as ContentPageContent;
			if (!article) return [list, { label: title }];
			const { topic, topicLabel } = article.card;
			const to = isTopic(topic) ? topicPath(topic, locale, reader) : undefined;
			return [list, { label: topicLabel, ...(to && { to }) }, { label: title }];
		}
		default:
			if (!name.startsWith("services-")) return undefined;
			return [
				{ label: nav.services, to: pathTo("services", locale) },
				{ label: (content as ServiceContent).words.name },
			];
	}
}

function galleryTrail({ service, filters, pages }: GalleryContent, locale: Locale): readonly Crumb[] {
	const list = { label: galleryWords[locale].name, to: pathTo("gallery", locale) };
	const isFirst = !pages?.newer;
	const own = service && {
		label: service.label,
		...(!isFirst && { to: filters.find(({ current }) => current)?.path }),
	};
	return [list, ...(own ? [own] : []), ...(isFirst ? [] : [{ label: pages.current }])];
}
