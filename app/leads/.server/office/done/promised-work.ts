import { expandText } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import { plainText } from "#app/seo/plain-text.ts";

export interface PromisedWork {
	service: string;
	items: readonly string[];
}

/** What the pages of the services of a lead say is included, such as photos: the crew reads it before and after the work. */
export function promisedWork(lead: Lead, locale: Locale, reader: ContentReader): PromisedWork[] {
	return servicesAsked(lead)
		.map((service) => ({
			service: serviceNameIn(service, locale, reader),
			items: reader
				.pick(`services/${service}.${locale}`, ({ sections }) =>
					sections.flatMap((section) => (section.kind === "inclusion" ? section.included : [])),
				)
				.map((item) => plainText(expandText(item, locale, reader))),
		}))
		.filter(({ items }) => items.length > 0);
}
