import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { locales } from "#app/locale/locales.ts";
import { keyOf } from "#app/model/customers/import-columns.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";

/** Services by their names in both languages, as a file may write them. */
export function serviceKeys(reader: ContentReader): Map<string, ServiceName> {
	return new Map(
		serviceNames.flatMap((service) =>
			[service, ...locales.map((locale) => serviceNameIn(service, locale, reader))].map(
				(name) => [keyOf(name), service] as const,
			),
		),
	);
}
