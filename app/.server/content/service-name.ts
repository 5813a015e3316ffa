import type { Locale } from "#app/locale/locales.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { expandText } from "./expand.ts";
import type { ContentReader } from "./reader.ts";

export function serviceNameIn(service: ServiceName, locale: Locale, reader: ContentReader): string {
	const name = reader.pick(`services/${service}.${locale}`, (words) => words.name);
	return expandText(name, locale, reader);
}
