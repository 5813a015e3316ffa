import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { changeSettings } from "../../.server/office/settings/change-settings.ts";
import { identityForm } from "../../.server/office/settings/settings-form.ts";
import { settingsView } from "../../.server/office/settings/settings-view.ts";
import { SettingsScreen } from "./settings-screen.tsx";

export const meta = officeMeta((words) => words.settings.names.identity);

export function loader({ request, context }: LoaderFunctionArgs) {
	return settingsView(identityForm, context, request);
}

export function action({ request, context }: ActionFunctionArgs) {
	return changeSettings({ request, context, form: identityForm, page: "identity", next: () => settingsPages.identity });
}

export default function Identity() {
	const { settings } = useStaffLanguage().words;
	return (
		<SettingsScreen
			subject="identity"
			title={settings.names.identity}
			lead={settings.leads.identity}
			view={useLoaderData<typeof loader>()}
			answer={useActionData<typeof action>()}
		/>
	);
}
