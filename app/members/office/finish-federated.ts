import { type LoaderFunctionArgs, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { servicesContext } from "#app/.server/services.ts";
import { takeCookies } from "#app/admin/.server/answers.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { readReturn, withReturn } from "#app/model/members/return-address.ts";
import { enter, noteStranger } from "../.server/office/sign-in-outcome.ts";

/** The redirect URI of federated sign-in. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const services = context.get(servicesContext);
	const { session } = context.get(staffContext);
	const outcome = await services.identity.finishFederated(request);
	takeCookies(context, outcome);
	if (!outcome.ok && !session) noteStranger(context);
	const returnTo = readReturn(outcome.returnTo ?? null);
	if (!outcome.ok) {
		const page = `${session ? "/admin/compte" : "/admin/connexion"}?erreur=${outcome.code}`;
		return redirect(session ? page : withReturn(page, returnTo), 303);
	}
	if (outcome.purpose === "sign-in") return enter(context, outcome, params.provider ?? "", returnTo);
	if (session) await recordAudit(services, session.member, "provider-linked", { detail: params.provider ?? "" });
	return redirect("/admin/compte?avis=saved", 303);
}
