import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { changeSettings } from "../../.server/office/settings/change-settings.ts";
import { hoursForm } from "../../.server/office/settings/settings-form.ts";
import { settingsView } from "../../.server/office/settings/settings-view.ts";
import { settingsPages } from "./settings-pages.ts";
import { SettingsScreen } from "./settings-screen.tsx";

export const meta = officeMeta((words) => words.settings.names.hours);

export function loader({ request, context }: LoaderFunctionArgs) {
	return settingsView(hoursForm, context, request);
}

export function action({ request, context }: ActionFunctionArgs) {
	return changeSettings({ request, context, form: hoursForm, next: () => settingsPages.hours });
}

export default function Hours() {
	const { settings } = useStaffLanguage().words;
	return (
		<SettingsScreen
			subject="hours"
			title={settings.names.hours}
			lead={settings.leads.hours}
			view={useLoaderData<typeof loader>()}
			answer={useActionData<typeof action>()}
		/>
	);
}
