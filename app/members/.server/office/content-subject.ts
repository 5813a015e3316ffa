import { expandIfRight } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";

/** The title of a service, article or text page that an audit entry names by id; null for other subjects. */
export function contentTitle(subject: string, locale: Locale, reader: ContentReader): string | null {
	const [kind, name = ""] = subject.split(":");
	if (kind === "service") return isService(name) ? serviceNameIn(name, locale, reader) : null;
	if (kind !== "article" && kind !== "legal") return null;
	const documents = kind === "article" ? "articles" : "content-pages";
	for (const language of [locale, "fr"] as const) {
		const found = reader.read(`${documents}.${language}`).find((each) => each.name === name);
		if (found) return expandIfRight(found.matter.title, locale, reader);
	}
	return null;
}

function isService(name: string): name is ServiceName {
	return (serviceNames as readonly string[]).includes(name);
}
