import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { download } from "#app/admin/.server/download.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { officeRoles } from "#app/model/members/member.ts";
import { statisticsAsCsv } from "../.server/statistics/statistics-csv.ts";
import { statisticsPage } from "../.server/statistics/statistics-page.ts";

/** A link, like the file of the figures: it contains no personal data. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, ...officeRoles);
	const services = context.get(servicesContext);
	const view = await statisticsPage(services, locale, new URL(request.url).searchParams);
	return download(statisticsAsCsv(view, locale), "text/csv", "statistiques", services.clock.now());
}
