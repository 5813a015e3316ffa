import { type LoaderFunctionArgs, redirect } from "react-router";
import { servicesContext } from "../../.server/services.ts";
import { takeCookies } from "../../admin/.server/answers.ts";
import { staffContext } from "../../admin/.server/staff-context.ts";
import { isFederatedProvider } from "../../model/members/identity.ts";

/**
 * A link, not a form: the CSP's `form-action` would block the redirect to the provider. Links the account when a member
 * with a recent sign-in follows it; otherwise signs in.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { session, request } = context.get(staffContext);
	const { identity } = context.get(servicesContext);
	const linking = session?.state === "open";
	const back = linking ? "/admin/compte" : "/admin/connexion";
	if (linking && !session.isRecent) return redirect(`${back}?erreur=requires-recent-login`, 303);
	if (!isFederatedProvider(params.provider)) return redirect(`${back}?erreur=operation-not-allowed`, 303);
	const outcome = await identity.startFederated(params.provider, linking ? "link" : "sign-in", request);
	if (!outcome.ok) return redirect(`${back}?erreur=${outcome.code}`, 303);
	takeCookies(context, outcome);
	return redirect(outcome.url, 303);
}
