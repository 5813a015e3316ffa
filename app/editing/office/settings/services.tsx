import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { changeSettings } from "../../.server/office/settings/change-settings.ts";
import { servicesForm } from "../../.server/office/settings/settings-form.ts";
import { settingsView } from "../../.server/office/settings/settings-view.ts";
import { SettingsScreen } from "./settings-screen.tsx";

export const meta = officeMeta((words) => words.settings.names.services);

export function loader({ request, context }: LoaderFunctionArgs) {
	return settingsView(servicesForm, context, request);
}

export function action({ request, context }: ActionFunctionArgs) {
	return changeSettings({ request, context, form: servicesForm, next: () => settingsPages.services });
}

export default function Services() {
	const { settings } = useStaffLanguage().words;
	return (
		<SettingsScreen
			subject="services"
			title={settings.names.services}
			lead={settings.leads.services}
			view={useLoaderData<typeof loader>()}
			answer={useActionData<typeof action>()}
		/>
	);
}
