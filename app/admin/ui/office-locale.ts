import { useRouteLoaderData } from "react-router";
import { defaultLocale, type Locale } from "../../locale/locales.ts";

/** The language of whoever asks, for error screens too; the default one when nobody could be asked. */
export function useOfficeLocale(): Locale {
	const data = useRouteLoaderData("admin") as { locale: Locale } | undefined;
	return data?.locale ?? defaultLocale;
}
