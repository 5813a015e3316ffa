import type { RouterContextProvider } from "react-router";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import type { PictureName } from "#app/model/pictures/picture-names.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import type { ServiceFacts } from "#app/model/site/service-words.ts";
import { serviceFacts } from "#content/services/facts.ts";
import { type ServiceUses, serviceUses } from "../../service-uses.ts";
import { placedLabels, placedServices, servicesForm } from "./services-form.ts";
import { settingsView } from "./settings-view.ts";

/** What the row of a service shows beside its fields. */
export interface ServiceAbout extends Pick<ServiceFacts, "group" | "surface"> {
	label: string;
	/** The picture that ships with the service. */
	picture: PictureName;
	/** Null when nothing else names it. */
	uses: ServiceUses | null;
}

export async function servicesView(context: Readonly<RouterContextProvider>, request: Request) {
	const { locale } = requireMember(context, "editor", "administrator");
	const { store, content, clock } = context.get(servicesContext);
	const reader = content.reader();
	const uses = await serviceUses(serviceNames, { store, reader, now: clock.now() });
	const about = serviceNames.map((service): [ServiceName, ServiceAbout] => {
		const { group, surface, picture } = serviceFacts[service];
		const found = uses.get(service);
		const isNamed = found !== undefined && Object.values(found).some((count) => count > 0);
		const label = serviceNameIn(service, locale, reader);
		return [service, { label, group, surface, picture, uses: isNamed ? found : null }];
	});
	const named = { serviceName: (service: ServiceName) => serviceNameIn(service, locale, reader) };
	return {
		view: await settingsView(servicesForm, context, request),
		about: Object.fromEntries(about) as Readonly<Record<ServiceName, ServiceAbout>>,
		compared: { description: placedServices, labels: placedLabels(locale, [], named) },
	};
}
