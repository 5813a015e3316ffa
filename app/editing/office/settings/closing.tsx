import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { changeSettings } from "../../.server/office/settings/change-settings.ts";
import { closingForm } from "../../.server/office/settings/settings-form.ts";
import { settingsView } from "../../.server/office/settings/settings-view.ts";
import { SettingsScreen } from "./settings-screen.tsx";

export const meta = officeMeta((words) => words.settings.names.closing);

export function loader({ request, context }: LoaderFunctionArgs) {
	return settingsView(closingForm, context, request);
}

export function action({ request, context }: ActionFunctionArgs) {
	return changeSettings({ request, context, form: closingForm, page: "closing", next: () => settingsPages.closing });
}

export default function ClosingReasons() {
	const { settings } = useStaffLanguage().words;
	return (
		<SettingsScreen
			subject="closing"
			title={settings.names.closing}
			lead={settings.leads.closing}
			view={useLoaderData<typeof loader>()}
			answer={useActionData<typeof action>()}
		/>
	);
}
