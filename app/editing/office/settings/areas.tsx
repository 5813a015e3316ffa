import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { changeSettings } from "../../.server/office/settings/change-settings.ts";
import { areasForm } from "../../.server/office/settings/settings-form.ts";
import { settingsView } from "../../.server/office/settings/settings-view.ts";
import { SettingsScreen } from "./settings-screen.tsx";

export const meta = officeMeta((words) => words.settings.names.areas);

export function loader({ request, context }: LoaderFunctionArgs) {
	return settingsView(areasForm, context, request);
}

export function action({ request, context }: ActionFunctionArgs) {
	return changeSettings({ request, context, form: areasForm, page: "areas", next: () => settingsPages.areas });
}

export default function Areas() {
	const { settings } = useStaffLanguage().words;
	return (
		<SettingsScreen
			subject="areas"
			title={settings.names.areas}
			lead={settings.leads.areas}
			view={useLoaderData<typeof loader>()}
			answer={useActionData<typeof action>()}
		/>
	);
}
