import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { recordAudit } from "../../.server/journal/audit.ts";
import { readForm } from "../../.server/read-form.ts";
import { servicesContext } from "../../.server/services.ts";
import { download } from "../../admin/.server/download.ts";
import { requireMember } from "../../admin/.server/require-member.ts";
import { leadsAsCsv, leadsAsJson, leadsToExport, selectLeads } from "../../leads/.server/export-leads.ts";
import { leadStatuses } from "../../model/leads/lead-status.ts";

/** POST only, so that nobody exports everybody's data by following a link. */
export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	return redirect("/admin/personnes/exports", 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const day = (name: string) => /^\d{4}-\d{2}-\d{2}$/.exec(String(form.get(name) ?? ""))?.[0];
	const [from, to] = [day("from"), day("to")];
	const status = leadStatuses.find((each) => each === form.get("status"));
	const chosen = selectLeads(await leadsToExport(services), {
		...(from && { from }),
		...(to && { to }),
		...(status && { status }),
	});
	await recordAudit(services, member, "leads-exported", { detail: `leads=${chosen.length}` });
	const now = services.clock.now();
	return form.get("format") === "json"
		? download(`${leadsAsJson(chosen)}\n`, "application/json", "airelle-demandes", now)
		: download(leadsAsCsv(chosen), "text/csv", "airelle-demandes", now);
}
