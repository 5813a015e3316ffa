import { type LoaderFunctionArgs, redirect } from "react-router";
import { servicesContext } from "../.server/services.ts";
import { recordAudit } from "../staff/audit.ts";
import { takeCookies } from "./.server/answers.ts";
import { enter, noteStranger } from "./.server/sign-in-outcome.ts";
import { staffContext } from "./.server/staff-context.ts";

/** The browser comes back from a provider. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const services = context.get(servicesContext);
	const { session } = context.get(staffContext);
	const outcome = await services.identity.finishFederated(request);
	takeCookies(context, outcome);
	if (!outcome.ok && !session) noteStranger(context);
	if (!outcome.ok) return redirect(`${session ? "/admin/compte" : "/admin/connexion"}?erreur=${outcome.code}`, 303);
	if (outcome.purpose === "sign-in") return enter(context, outcome, params.provider ?? "");
	if (session) await recordAudit(services, session.member, "provider-linked", { detail: params.provider ?? "" });
	return redirect("/admin/compte?avis=saved", 303);
}
