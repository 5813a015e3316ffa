import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { byService, type ServiceList } from "#app/model/site/service-list.ts";
import { changeSettings } from "../../.server/office/settings/change-settings.ts";
import { servicesForm } from "../../.server/office/settings/services-form.ts";
import { servicesView } from "../../.server/office/settings/services-view.ts";
import { ServiceRows } from "./service-rows.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

export const meta = officeMeta((words) => words.settings.names.services);

export function loader({ request, context }: LoaderFunctionArgs) {
	return servicesView(context, request);
}

export function action({ request, context }: ActionFunctionArgs) {
	return changeSettings({
		request,
		context,
		form: servicesForm,
		page: "services",
		next: (_, intent) => pathAfter(intent),
	});
}

/** The button of a picture keeps the list as a draft first, so that nothing is lost on the way. */
function pathAfter(intent: string): string {
	const [, service] = /^picture:([a-z-]+)$/.exec(intent) ?? [];
	return service ? `${settingsPages.services}/${service}/image` : settingsPages.services;
}

const listOf = (value: unknown) => (value as { services: ServiceList }).services;

export default function Services() {
	const { settings } = useStaffLanguage().words;
	const { view, about, compared } = useLoaderData<typeof loader>();
	return (
		<SettingsScreen
			subject="services"
			title={settings.names.services}
			lead={settings.leads.services}
			view={view}
			answer={useActionData<typeof action>()}
			fields={(typed) => <ServiceRows list={listOf(typed)} about={about} />}
			compared={{ ...compared, of: (value) => byService(listOf(value)) }}
		/>
	);
}
