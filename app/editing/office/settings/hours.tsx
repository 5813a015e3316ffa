import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { AppointmentLinks } from "#app/admin/ui/appointment-links.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { appointmentsOn } from "#app/appointments/.server/hit-appointments.ts";
import { changeSettings } from "../../.server/office/settings/change-settings.ts";
import { hoursForm } from "../../.server/office/settings/settings-form.ts";
import { settingsView } from "../../.server/office/settings/settings-view.ts";
import { SettingsScreen } from "./settings-screen.tsx";

export const meta = officeMeta((words) => words.settings.names.hours);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const view = await settingsView(hoursForm, context, request);
	const { store, content, clock } = context.get(servicesContext);
	const { holidays } = content.reader().read("company");
	return { ...view, closed: await appointmentsOn(store, holidays, clock.now()) };
}

export function action({ request, context }: ActionFunctionArgs) {
	return changeSettings({ request, context, form: hoursForm, page: "hours", next: () => settingsPages.hours });
}

export default function Hours() {
	const { settings, crews } = useStaffLanguage().words;
	const view = useLoaderData<typeof loader>();
	return (
		<SettingsScreen
			subject="hours"
			title={settings.names.hours}
			lead={settings.leads.hours}
			view={view}
			note={<AppointmentLinks rows={view.closed} text={crews.hits.closed} />}
			answer={useActionData<typeof action>()}
		/>
	);
}
