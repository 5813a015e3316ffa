import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { servicesContext } from "#app/.server/services.ts";
import { download } from "#app/admin/.server/download.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { findPerson } from "#app/leads/.server/person.ts";
import { readAskedPerson } from "../.server/asked-person.ts";
import { customersToChoose } from "../.server/find-customer.ts";
import { personAsJson } from "../.server/person-export.ts";

/** POST only: a link would contain the person's e-mail address or phone number. */
export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	return redirect("/admin/personnes", 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const { query } = await readAskedPerson(request);
	const choices = query && (await customersToChoose(services.store, query, member.locale));
	if (!query || choices) return redirect("/admin/personnes", 303);
	const now = services.clock.now();
	const copy = await personAsJson(await findPerson(services, query), services.store, now);
	await recordAudit(services, member, "person-exported", { detail: "JSON" });
	return download(copy, "application/json", "personne", now);
}
