import { useRouteLoaderData } from "react-router";
import { defaultLocale, type Locale } from "#app/locale/locales.ts";

interface OfficeData {
	locale: Locale;
	companyName: string;
}

/** The language of the request, for error pages too; the default one when the loader did not run. */
export function useOfficeLocale(): Locale {
	return useOfficeData()?.locale ?? defaultLocale;
}

export function useCompanyName(): string | undefined {
	return useOfficeData()?.companyName;
}

function useOfficeData(): OfficeData | undefined {
	return useRouteLoaderData("admin") as OfficeData | undefined;
}
