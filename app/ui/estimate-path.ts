import { useLocation } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import { usePayload } from "#app/runtime/page.ts";
import { useLanguage } from "./messages.tsx";

/** The path of the estimate. On the page of a service, the estimate starts with that service. */
export function useEstimatePath(): string {
	const { locale } = useLanguage();
	const { pathname } = useLocation();
	const service = usePayload()?.site.services.find(({ path }) => path === pathname);
	return pathTo("estimate", locale) + (service ? `?service=${service.name}` : "");
}
