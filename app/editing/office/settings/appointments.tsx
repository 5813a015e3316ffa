import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { appointmentsForm } from "../../.server/office/settings/appointments-form.ts";
import { changeSettings } from "../../.server/office/settings/change-settings.ts";
import { namedPlaces } from "../../.server/office/settings/named-places.ts";
import { settingsView } from "../../.server/office/settings/settings-view.ts";
import { SettingsScreen } from "./settings-screen.tsx";

export const meta = officeMeta((words) => words.settings.names.appointments);

async function formFor(context: LoaderFunctionArgs["context"]) {
	requireMember(context, "editor", "administrator");
	return appointmentsForm(await namedPlaces(context.get(servicesContext)));
}

export async function loader({ request, context }: LoaderFunctionArgs) {
	return settingsView(await formFor(context), context, request);
}

export async function action({ request, context }: ActionFunctionArgs) {
	return changeSettings({
		request,
		context,
		form: await formFor(context),
		page: "appointments",
		next: () => settingsPages.appointments,
	});
}

export default function AppointmentSettings() {
	const { settings } = useStaffLanguage().words;
	return (
		<SettingsScreen
			subject="appointments"
			title={settings.names.appointments}
			lead={settings.leads.appointments}
			view={useLoaderData<typeof loader>()}
			answer={useActionData<typeof action>()}
			notices={settings.appointments.notices}
			unfolded
		/>
	);
}
