import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { changeSettings } from "../../.server/office/settings/change-settings.ts";
import { trustForm } from "../../.server/office/settings/settings-form.ts";
import { settingsView } from "../../.server/office/settings/settings-view.ts";
import { SettingsScreen } from "./settings-screen.tsx";

export const meta = officeMeta((words) => words.settings.names.trust);

export function loader({ request, context }: LoaderFunctionArgs) {
	return settingsView(trustForm, context, request);
}

export function action({ request, context }: ActionFunctionArgs) {
	return changeSettings({ request, context, form: trustForm, page: "trust", next: () => settingsPages.trust });
}

export default function Trust() {
	const { settings } = useStaffLanguage().words;
	return (
		<SettingsScreen
			subject="trust"
			title={settings.names.trust}
			lead={settings.leads.trust}
			view={useLoaderData<typeof loader>()}
			answer={useActionData<typeof action>()}
		/>
	);
}
