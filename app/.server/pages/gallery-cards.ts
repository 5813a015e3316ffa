import { type Locale, localeTags } from "#app/locale/locales.ts";
import type { GalleryCard, GalleryCardPhoto, GalleryStrip } from "#app/model/jobs/gallery-content.ts";
import type { GalleryPhoto, ShownJob } from "#app/model/jobs/gallery-entry.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import type { PageLink } from "#app/model/site/page-links.ts";
import { formatMonth } from "#app/time/format-day.ts";
import { galleryWords } from "#content/pages/gallery.ts";
import { entriesOf, galleryIn, galleryPath } from "../content/gallery-lists.ts";
import type { ContentReader } from "../content/reader.ts";
import { serviceLink } from "./cards.ts";

/** The gallery on other pages. Undefined while it is empty: nothing links to it then. */
export function galleryLink(locale: Locale, reader: ContentReader, label: "name" | "home"): PageLink | undefined {
	if (galleryIn(reader).length === 0) return undefined;
	const { name, link } = galleryWords[locale];
	return { to: galleryPath(null, locale), label: label === "name" ? name : link.home };
}

const mostInStrip = 3;

/** The newest entries of a service, for its page. Undefined when there are none. */
export function galleryStrip(service: ServiceName, locale: Locale, reader: ContentReader): GalleryStrip | undefined {
	const shown = entriesOf(galleryIn(reader), service).slice(0, mostInStrip);
	if (shown.length === 0) return undefined;
	const { name, link, viewer } = galleryWords[locale];
	const { before, after, illustration } = viewer;
	return {
		heading: name,
		link: { to: galleryPath(service, locale), label: link.service },
		words: { before, after, illustration },
		entries: shown.map((job) => galleryCard(job, locale, reader)),
	};
}

export function galleryCard({ entry }: ShownJob, locale: Locale, reader: ContentReader): GalleryCard {
	const { id, service, area, month, title, text, before, after, sentence, isIllustration } = entry;
	const { path, label } = serviceLink(service, locale, reader);
	const place = reader.pick("company", ({ areas }) => areas.find((one) => one.id === area)?.name[locale]);
	return {
		id,
		title: title[locale],
		service: { to: path, label },
		placeAndMonth: [place, formatMonth(month, locale)].filter(Boolean).join(" · "),
		text: text[locale],
		quote: sentence ? { words: quoted(sentence, entry.locale), language: localeTags[entry.locale] } : null,
		before: before && photo(before, locale),
		after: photo(after, locale),
		...(isIllustration && { isIllustration }),
	};
}

function photo({ alt, width, height }: GalleryPhoto, locale: Locale): GalleryCardPhoto {
	return { alt: alt[locale], width, height };
}

/** In the quotation marks of the language in which the customer wrote. */
function quoted(sentence: string, locale: Locale): string {
	return locale === "fr" ? `«\u00a0${sentence}\u00a0»` : `“${sentence}”`;
}
