import { localeTags, otherLocale } from "#app/locale/locales.ts";
import type { PagePayload, Share } from "#app/model/page-payload.ts";

export function PageHead({ payload }: { payload: PagePayload }) {
	const { title, description, canonical, alternates, robots, share, structuredData } = payload.head;
	return (
		<>
			<title>{title}</title>
			<meta name="description" content={description} />
			<meta name="robots" content={robots} />
			{canonical && <link rel="canonical" href={canonical} />}
			{alternates.map(({ language, href }) => (
				<link key={language} rel="alternate" hrefLang={language} href={href} />
			))}
			{share && <SharingTags payload={payload} share={share} />}
			{structuredData && (
				<script
					key={canonical}
					type="application/ld+json"
					dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll("<", "\\u003c") }}
				/>
			)}
		</>
	);
}

/** The preview of shared links (Open Graph; X reads it too, but needs its own tag for the card size). */
function SharingTags({ payload: { locale, head, site }, share }: { payload: PagePayload; share: Share }) {
	const { title, picture, alt, published } = share;
	const properties = {
		"og:type": published ? "article" : "website",
		"og:title": title,
		"og:description": head.description,
		"og:url": head.canonical,
		"og:site_name": site.company.name,
		"og:locale": openGraphLocale(localeTags[locale]),
		"og:locale:alternate": openGraphLocale(localeTags[otherLocale(locale)]),
		"og:image": picture,
		"og:image:type": "image/jpeg",
		"og:image:width": "1200",
		"og:image:height": "630",
		"og:image:alt": alt,
		"article:published_time": published,
	};
	return (
		<>
			{Object.entries(properties).map(
				([property, content]) => content && <meta key={property} property={property} content={content} />,
			)}
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}

function openGraphLocale(tag: string): string {
	return tag.replace("-", "_");
}
