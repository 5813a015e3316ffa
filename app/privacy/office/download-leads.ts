import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { pageDirectory } from "#app/.server/content/page-directory.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { download } from "#app/admin/.server/download.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { leadsAsJson, leadsToExport } from "#app/leads/.server/export-leads.ts";
import { leadsAsCsv } from "#app/leads/.server/leads-as-csv.ts";
import { leadStatuses } from "#app/model/leads/lead-status.ts";
import { countDetail } from "#app/model/members/audit.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import type { PageKey } from "#app/model/traffic/page-key.ts";
import { isDay } from "#app/time/days.ts";

/** POST only, so that nobody exports everybody's data by following a link. */
export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	return redirect("/admin/personnes/exports", 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const { origin } = context.get(requestContextKey);
	const form = await readForm(request);
	const day = (name: string) => {
		const typed = String(form.get(name) ?? "");
		return isDay(typed) ? typed : undefined;
	};
	const status = leadStatuses.find((each) => each === form.get("status"));
	const chosen = await leadsToExport({ ...services, origin }, { from: day("from"), to: day("to"), status });
	await recordAudit(services, member, "leads-exported", { detail: countDetail("leads", chosen.length) });
	const now = services.clock.now();
	if (form.get("format") === "json") return download(`${leadsAsJson(chosen)}\n`, "application/json", "demandes", now);
	const { locale } = member;
	const reader = services.content.reader();
	const pages = pageDirectory(reader, locale);
	const names = {
		locale,
		serviceName: (service: ServiceName) => serviceNameIn(service, locale, reader),
		reasons: reader.read("closing-reasons"),
		pageTitle: (page: PageKey) => pages.describe(page).title,
		now,
	};
	return download(leadsAsCsv(chosen, names), "text/csv", "demandes", now);
}
