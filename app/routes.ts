import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { backOffice } from "#app/assembly/office-routes.ts";
import { pageModules } from "#app/assembly/page-modules.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { createPaths, type PageAddress } from "#app/locale/paths.ts";
import { layoutId, pageRouteId } from "#app/locale/route-ids.ts";
import { chooseLocalePath } from "#app/locale/strategy.ts";
import { consentPath } from "#app/model/consent/public-settings.ts";
import { suggestionsPath } from "#app/model/site/search.ts";
import { countPath } from "#app/model/traffic/count-path.ts";
import { readBuildSettings } from "../build-settings.ts";

/** The route tree, from `locale/pages.ts`. Each language has its own layout module, which imports its messages. */
const { strategy, addresses } = createPaths(readBuildSettings().localeStrategy);

const trees = strategy === "no_prefix" ? unprefixedTree() : locales.map(localeTree);

const resources = [
	route(consentPath, "privacy/pages/choose-consent.ts", { id: "choose-consent" }),
	route(suggestionsPath, "site/pages/resources/suggest.ts", { id: "suggest" }),
	route(countPath, "insights/pages/count.ts", { id: "count" }),
	route("/_verification/:token", "first-day/pages/answer-challenge.ts"),
	route("/_contact/photos", "leads/pages/resources/form-photos.ts"),
	route("/_contact/photos/:id", "leads/pages/resources/form-photo.ts"),
	route("/_estimate/save", "estimate/pages/resources/save.ts"),
	route("/_estimate/resume/:id", "estimate/pages/resources/resume.ts"),
	route("/_estimate/calendar/:token", "estimate/pages/resources/calendar.ts"),
	route("/cal/:file", "appointments/pages/crew-feed.ts"),
	route("/_pictures/:id/:file", "editing/pages/picture.ts"),
	route("/_gallery/:entry/:file", "jobs/pages/gallery-picture.ts"),
	route("/_estimate/photos/:id", "estimate/pages/resources/photo.ts"),
];

export default [...trees, ...resources, backOffice] satisfies RouteConfig;

function unprefixedTree() {
	const unknown = route("*", "site/pages/not-found.tsx", { id: "not-found" });
	return [
		layout("site/pages/locale-any.tsx", { id: "locale" }, [...addresses.map(pageRoute), unknown]),
		route(chooseLocalePath, "site/pages/resources/choose-locale.ts", { id: "choose-locale" }),
	];
}

function localeTree(locale: Locale) {
	const own = addresses.filter((address) => address.locale === locale);
	const unknown = own.some(({ path }) => path === "/") ? ["*"] : [`${locale}/*`];
	if (own.some(({ canonical }) => !canonical)) unknown.push(`${locale}/*`);
	return layout(`site/pages/locale-${locale}.tsx`, { id: layoutId(locale) }, [
		...own.map(pageRoute),
		...unknown.map((path) => route(path, "site/pages/not-found.tsx", { id: `not-found___${path}` })),
	]);
}

function pageRoute(address: PageAddress) {
	return route(address.path, pageModules[address.name], { id: pageRouteId(address) });
}
