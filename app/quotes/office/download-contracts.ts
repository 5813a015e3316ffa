import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { download } from "#app/admin/.server/download.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { countDetail } from "#app/model/members/audit.ts";
import { contractsAsCsv, contractsToAccount } from "../.server/office/accounting.ts";
import { readDays } from "../.server/office/contract-days.ts";

/** POST only, so that nobody exports customers' data by following a link: a link leads to the form, with its days. */
export function loader({ request, context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	return toForm(new URL(request.url).searchParams);
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const { from, to, problem } = readDays(form, { required: true });
	if (problem) return toForm(form);
	const contracts = await contractsToAccount(services.store, { from, to });
	await recordAudit(services, member, "contracts-exported", { detail: countDetail("rows", contracts.length) });
	const file = contractsAsCsv(contracts, member.locale);
	return download(file, "text/csv", "soumissions-acceptees", services.clock.now());
}

function toForm(sent: URLSearchParams | FormData): Response {
	const { from, to } = readDays(sent);
	const query = new URLSearchParams({ pour: "fichier", du: from, au: to });
	return redirect(from || to ? `/admin/contrats?${query}#fichier` : "/admin/contrats#fichier", 303);
}
