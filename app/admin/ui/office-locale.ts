import { useRouteLoaderData } from "react-router";
import { defaultLocale, type Locale } from "../../locale/locales.ts";

/** The language of the request, for error pages too; the default one when the loader did not run. */
export function useOfficeLocale(): Locale {
	const data = useRouteLoaderData("admin") as { locale: Locale } | undefined;
	return data?.locale ?? defaultLocale;
}
