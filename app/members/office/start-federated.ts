import { type LoaderFunctionArgs, redirect } from "react-router";
import { servicesContext } from "../../.server/services.ts";
import { takeCookies } from "../../admin/.server/answers.ts";
import { staffContext } from "../../admin/.server/staff-context.ts";
import { isFederatedProvider } from "../../model/members/identity.ts";

/**
 * A link, not a form: the policy's `form-action` would stop the redirect to the provider. For a member who is signed in
 * a short while ago it links the account; for anybody else it signs in.
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
