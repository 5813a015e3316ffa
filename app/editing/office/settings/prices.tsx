import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { changeSettings } from "../../.server/office/settings/change-settings.ts";
import { pricesForm } from "../../.server/office/settings/settings-form.ts";
import { settingsView } from "../../.server/office/settings/settings-view.ts";
import { PricePreview } from "./price-preview.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

export const meta = officeMeta((words) => words.settings.names.prices);
export const handle = { wide: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
	const view = await settingsView(pricesForm, context, request);
	return { view, published: context.get(servicesContext).content.reader().read("prices") };
}

export function action({ request, context }: ActionFunctionArgs) {
	return changeSettings({
		request,
		context,
		form: pricesForm,
		page: "prices",
		next: () => settingsPages.prices,
		detail: ({ prices }) => prices.version,
	});
}

export default function Prices() {
	const { settings } = useStaffLanguage().words;
	const { view, published } = useLoaderData<typeof loader>();
	return (
		<SettingsScreen
			subject="prices"
			title={settings.names.prices}
			lead={`${settings.leads.prices} ${settings.prices.version(published.version)}`}
			view={view}
			answer={useActionData<typeof action>()}
			preview={(typed, form) => (
				<PricePreview published={published} typed={typed} form={form} description={view.description} />
			)}
		/>
	);
}
