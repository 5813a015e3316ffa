import { serviceNameIn } from "#app/.server/content/service-name.ts";
import type { Services } from "#app/.server/services.ts";
import { readCrews } from "#app/appointments/.server/crews.ts";
import { doesServices } from "#app/model/appointments/free-windows.ts";
import { isLengthKnown } from "#app/model/leads/expected-minutes.ts";
import { settingsWords as english } from "#content/staff/settings.en.ts";
import { settingsWords as french } from "#content/staff/settings.fr.ts";
import type { NamedPlaces } from "./appointments-form.ts";

const words = { fr: french, en: english } as const;

/** The published areas and services, whatever a draft says; services without windows say why. */
export async function namedPlaces({ content, store }: Pick<Services, "content" | "store">): Promise<NamedPlaces> {
	const reader = content.reader();
	const company = reader.read("company");
	const crews = (await readCrews(store, company)).filter(({ active }) => active);
	return {
		areas: company.areas,
		serviceName: (service, locale) => serviceNameIn(service, locale, reader),
		obstacle(service, locale) {
			const { lengthUnknown, noCrew } = words[locale].appointments.obstacles;
			if (!isLengthKnown([service])) return lengthUnknown;
			return crews.some((crew) => doesServices(crew, [service])) ? null : noCrew;
		},
	};
}
