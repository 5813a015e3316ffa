import { type LoaderFunctionArgs, redirect } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { takeCookies } from "#app/admin/.server/answers.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import type { AuthCode } from "#app/model/members/auth-codes.ts";
import { isFederatedProvider } from "#app/model/members/identity.ts";
import { withReturn } from "#app/model/members/return-address.ts";
import { returnOf } from "../.server/office/sign-in-outcome.ts";

/**
 * A link, not a form: the CSP's `form-action` would block the redirect to the provider. Links the account when a member
 * with a recent sign-in follows it; otherwise signs in.
 */
export async function loader({ request: http, params, context }: LoaderFunctionArgs) {
	const { session, request } = context.get(staffContext);
	const { identity } = context.get(servicesContext);
	const linking = session?.state === "open";
	const returnTo = linking ? null : returnOf(http);
	const refusal = (code: AuthCode) =>
		redirect(withReturn(`${linking ? "/admin/compte" : "/admin/connexion"}?erreur=${code}`, returnTo), 303);
	if (linking && !session.isRecent) return refusal("requires-recent-login");
	if (!isFederatedProvider(params.provider)) return refusal("operation-not-allowed");
	const outcome = await identity.startFederated(params.provider, linking ? "link" : "sign-in", request, returnTo);
	if (!outcome.ok) return refusal(outcome.code);
	takeCookies(context, outcome);
	return redirect(outcome.url, 303);
}
