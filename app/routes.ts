import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { readBuildSettings } from "../build-settings.ts";
import { backOffice } from "./admin/routes.ts";
import { type Locale, locales } from "./locale/locales.ts";
import { pageDefinition } from "./locale/pages.ts";
import { createPaths, type PageAddress } from "./locale/paths.ts";
import { layoutId, pageRouteId } from "./locale/route-ids.ts";
import { chooseLocalePath } from "./locale/strategy.ts";
import { consentPath } from "./model/public-settings.ts";
import { suggestionsPath } from "./model/site/search.ts";

/**
 * The router's tree, made from the one table of pages (`locale/pages.ts`). Each language has a layout module of its own, which brings its words.
 */
const { strategy, addresses } = createPaths(readBuildSettings().localeStrategy);

const trees = strategy === "no_prefix" ? unprefixedTree() : locales.map(localeTree);

const resources = [
	route(consentPath, "resources/choose-consent.ts", { id: "choose-consent" }),
	route(suggestionsPath, "resources/suggest.ts", { id: "suggest" }),
	route("/_estimate/save", "resources/estimate/save.ts"),
	route("/_estimate/link", "resources/estimate/link.ts"),
	route("/_estimate/resume/:id", "resources/estimate/resume.ts"),
	route("/_estimate/calendar/:token", "resources/estimate/calendar.ts"),
	route("/_pictures/:id/:file", "resources/picture.ts"),
	route("/_estimate/photos/:id", "resources/estimate/photo.ts"),
];

export default [...trees, ...resources, backOffice] satisfies RouteConfig;

function unprefixedTree() {
	const unknown = route("*", "pages/not-found.tsx", { id: "not-found" });
	return [
		layout("pages/locale-any.tsx", { id: "locale" }, [...addresses.map(pageRoute), unknown]),
		route(chooseLocalePath, "resources/choose-locale.ts", { id: "choose-locale" }),
	];
}

function localeTree(locale: Locale) {
	const own = addresses.filter((address) => address.locale === locale);
	const unknown = own.some(({ path }) => path === "/") ? ["*"] : [`${locale}/*`];
	if (own.some(({ canonical }) => !canonical)) unknown.push(`${locale}/*`);
	return layout(`pages/locale-${locale}.tsx`, { id: layoutId(locale) }, [
		...own.map(pageRoute),
		...unknown.map((path) => route(path, "pages/not-found.tsx", { id: `not-found___${path}` })),
	]);
}

function pageRoute(address: PageAddress) {
	return route(address.path, `pages/${pageDefinition(address.name).module}`, { id: pageRouteId(address) });
}
