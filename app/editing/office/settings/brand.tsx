import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { brandView } from "../../.server/office/settings/brand-view.ts";
import { changeBrand } from "../../.server/office/settings/change-brand.ts";
import { BrandFields } from "./brand/brand-fields.tsx";
import { BrandPreview } from "./brand/brand-preview.tsx";
import { SettingsScreen } from "./settings-screen.tsx";
import "./brand/brand.css";
import "./brand/brand-preview.css";

export const meta = officeMeta((words) => words.settings.names.brand);
export const handle = { wide: true };

export function loader({ request, context }: LoaderFunctionArgs) {
	return brandView({ request, context });
}

export function action({ request, context }: ActionFunctionArgs) {
	return changeBrand({ request, context });
}

export default function Brand() {
	const { settings } = useStaffLanguage().words;
	const data = useLoaderData<typeof loader>();
	const { view, publicName } = data;
	return (
		<SettingsScreen
			subject="brand"
			title={settings.names.brand}
			lead={settings.leads.brand}
			view={view}
			state={view.hasDraft ? settings.brand.stillShown(publicName) : undefined}
			answer={useActionData<typeof action>()}
			hasFiles
			fields={(typed, form) => <BrandFields data={data} typed={typed} form={form} />}
			preview={(typed, form) => <BrandPreview data={data} typed={typed} form={form} />}
		/>
	);
}
