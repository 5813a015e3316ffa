import { formatPhone, formatRange, formatRangeWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { isPageName } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { advertisedPrice } from "#app/model/estimate/advertised.ts";
import { namedPrice } from "#app/model/estimate/named-prices.ts";
import { priceExample } from "#app/model/estimate/worked-examples.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { articlePath } from "./article-path.ts";
import type { ContentReader } from "./reader.ts";
import { isPageShown } from "./shown-services.ts";

/**
 * Expands {{price:dryer}}, {{service:oriental-rugs}}, {{total:sofa}}, {{phone}}, {{postal}}, {{company}},
 * {{guarantee}}, [words](page:contact) and [words](article:pets) in every text of a tree.
 */
export function expand<T>(words: T, locale: Locale, reader: ContentReader): T {
	if (typeof words === "string") return expandText(words, locale, reader) as T;
	if (Array.isArray(words)) return words.map((item) => expand(item, locale, reader)) as T;
	if (words !== null && typeof words === "object") {
		return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, expand(value, locale, reader)])) as T;
	}
	return words;
}

export function expandText(text: string, locale: Locale, reader: ContentReader): string {
	if (!text.includes("{{") && !text.includes("](")) return text;
	return text
		.replace(/\{\{([a-z]+)(?::([a-z-]+))?\}\}/g, (token, kind: string, key?: string) => {
			const value = tokenValue(kind, key, locale, reader);
			if (value === undefined) throw new Error(`Unknown token ${token}`);
			return value;
		})
		.replace(/\]\((page|article):([\w-]+)\)/g, (_, kind: string, name: string) => {
			return `](${kind === "page" ? pagePath(name, locale, reader) : articlePath(name, locale, reader)})`;
		});
}

/** Leaves a text as it was typed when a placeholder or a link in it is wrong, as in a draft. */
export function expandIfRight(text: string, locale: Locale, reader: ContentReader): string {
	try {
		return expandText(text, locale, reader);
	} catch {
		return text;
	}
}

function tokenValue(kind: string, key: string | undefined, locale: Locale, reader: ContentReader): string | undefined {
	switch (kind) {
		case "company":
			return reader.pick("company", ({ name }) => name);
		case "phone":
			return formatPhone(
				reader.pick("company", ({ phone }) => phone),
				locale,
			);
		case "email":
			return reader.pick("company", ({ email }) => email);
		case "address": {
			const { street, city, province, postalCode } = reader.pick("company", ({ address }) => address);
			return `${street}, ${city} (${province}) ${postalCode}`;
		}
		case "postal": {
			const code = reader.pick("company", ({ address }) => address.postalCode);
			return key === "start" ? code.slice(0, 3) : code;
		}
		case "guarantee":
			return String(reader.pick("company", ({ trust }) => trust.guaranteeDays));
		case "price": {
			const range = reader.pick("prices", (prices) => namedPrice(key ?? "", prices));
			return range && formatRange(range, locale);
		}
		case "service": {
			const service = serviceNames.find((name) => name === key);
			const range = service && reader.pick("prices", (prices) => advertisedPrice(service, prices));
			return range ? formatRange(range, locale) : undefined;
		}
		case "example":
		case "total": {
			const found = reader.pick("prices", (prices) => priceExample(key ?? "", prices));
			if (!found || kind === "example") return found && formatRange(found, locale);
			return formatRangeWithCents({ low: found.lowTotal, high: found.highTotal }, locale);
		}
		default:
			return undefined;
	}
}

/** A link to the page of a hidden service leads to the overview of the services. */
function pagePath(name: string, locale: Locale, reader: ContentReader): string {
	if (!isPageName(name)) throw new Error(`Link to an unknown page: ${name}`);
	return pathTo(isPageShown(name, reader) ? name : "services", locale);
}
