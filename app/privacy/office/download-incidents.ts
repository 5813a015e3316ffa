import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { servicesContext } from "#app/.server/services.ts";
import { download } from "#app/admin/.server/download.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { countDetail } from "#app/model/members/audit.ts";
import { incidentsAsCsv, readIncidents } from "../.server/incidents.ts";

export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	return redirect("/admin/personnes/incidents", 303);
}

export async function action({ context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const incidents = await readIncidents(services.store);
	await recordAudit(services, member, "incidents-exported", { detail: countDetail("rows", incidents.length) });
	return download(incidentsAsCsv(incidents), "text/csv", "incidents", services.clock.now());
}
