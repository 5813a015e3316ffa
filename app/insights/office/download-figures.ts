import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { download } from "#app/admin/.server/download.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { officeRoles } from "#app/model/members/member.ts";
import { figuresAsCsv } from "../.server/figures-csv.ts";
import { figuresPage } from "../.server/figures-page.ts";

/** A link, unlike other downloads: the file contains no personal data. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, ...officeRoles);
	const services = context.get(servicesContext);
	const data = await figuresPage(services, locale, new URL(request.url).searchParams);
	return download(figuresAsCsv(data, locale), "text/csv", "chiffres", services.clock.now());
}
