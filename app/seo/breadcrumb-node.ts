import type { BreadcrumbList } from "schema-dts";
import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { Crumb } from "#app/model/page-payload.ts";
import { messagesIn } from "./messages-in.ts";

/** The same steps as the visible breadcrumb; the last one is the page itself. */
export function breadcrumbNode(trail: readonly Crumb[], locale: Locale, url: string, origin: string): BreadcrumbList {
	const steps = [{ label: messagesIn(locale).nav.home, to: pathTo("index", locale) }, ...trail];
	return {
		"@type": "BreadcrumbList",
		"@id": `${url}#breadcrumb`,
		itemListElement: steps.map(({ label, to }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: label,
			item: to === undefined ? url : origin + to,
		})),
	};
}
