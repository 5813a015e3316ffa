import {
	type ActionFunctionArgs,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { AuthAlert, FormNotice, OfficeForm, PageHead } from "#app/admin/ui/form-parts.tsx";
import { useForgetKeptForms } from "#app/admin/ui/kept-form/use-forget-kept-forms.ts";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { isAuthCode } from "#app/model/members/auth-codes.ts";
import { withReturn } from "#app/model/members/return-address.ts";
import { arrive, enter, refusePassword, returnOf } from "../.server/office/sign-in-outcome.ts";
import { FirebaseSignIn } from "./firebase/sign-in-panel.tsx";
import { SignInFields } from "./sign-in-fields.tsx";

export const meta = officeMeta((words) => words.signIn.title);

const notices = ["password", "created", "out", "deleted"] as const;

export function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const { session } = context.get(staffContext);
	const returnTo = returnOf(request);
	/** A signed-in member who must prove again who they are, to change the account. */
	const again = session !== null && query.has("encore");
	if (session?.state === "second-factor") throw redirect(withReturn("/admin/connexion/code", returnTo), 303);
	if (session && !again) throw arrive(session.member, returnTo);
	const failed = query.get("erreur");
	const { providers, elsewhere } = context.get(servicesContext).identity;
	return {
		providers,
		firebase: elsewhere?.settings ?? null,
		notice: notices.find((notice) => notice === query.get("avis")) ?? null,
		failed: isAuthCode(failed) ? failed : null,
		again,
		returnTo,
		email: session?.member.email ?? "",
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const email = String(form.get("email") ?? "");
	const { identity } = context.get(servicesContext);
	const asked = context.get(staffContext).request;
	const outcome = await identity.signInWithPassword(email, String(form.get("password") ?? ""), asked);
	if (!outcome.ok) return refusePassword(context, outcome, { email });
	return enter(context, outcome, "password", returnOf(request));
}

export default function SignIn() {
	const { providers, firebase, notice, failed, again, email, returnTo } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { signIn } = useStaffLanguage().words;
	useForgetKeptForms(notice === "out" || notice === "deleted");
	return (
		<>
			<PageHead title={signIn.title}>{again ? signIn.again : signIn.lead}</PageHead>
			<div className="office-panel grid gap-5">
				<AuthAlert code={answer?.code ?? failed} retryAfter={answer?.retryAfter} />
				{notice && !answer && <FormNotice>{signIn.notices[notice]}</FormNotice>}
				{firebase ? (
					<FirebaseSignIn settings={firebase} providers={providers} email={email} returnTo={returnTo} />
				) : (
					<SignInHere />
				)}
			</div>
		</>
	);
}

/** The password form of this server, without an external provider. */
function SignInHere() {
	const { providers, email, returnTo } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	const { signIn } = words;
	return (
		<>
			<OfficeForm submit={signIn.submit} look="primary" className="[&_button]:w-full">
				<SignInFields email={answer?.email ?? email} />
			</OfficeForm>
			<p className="text-center text-ink-600 text-small">{signIn.or}</p>
			<div className="grid gap-2.5">
				<Link to={withReturn("/admin/connexion/lien", returnTo)} className="button" data-look="light">
					{signIn.link}
				</Link>
				{providers.map((provider) => (
					// A document load: the response redirects to the provider.
					<a
						key={provider}
						href={withReturn(`/admin/connexion/avec/${provider}`, returnTo)}
						className="button"
						data-look="light"
					>
						{signIn.with(words.providers[provider])}
					</a>
				))}
			</div>
			<p className="text-ink-600 text-small">{signIn.lost}</p>
		</>
	);
}
