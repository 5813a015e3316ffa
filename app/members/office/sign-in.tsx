import {
	type ActionFunctionArgs,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "../../.server/read-form.ts";
import { servicesContext } from "../../.server/services.ts";
import { staffContext } from "../../admin/.server/staff-context.ts";
import { AuthAlert, FormNotice, OfficeForm, PageHead } from "../../admin/ui/form-parts.tsx";
import { useForgetKeptForms } from "../../admin/ui/kept-form/use-forget-kept-forms.ts";
import { officeMeta, useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { isAuthCode } from "../../model/members/auth-codes.ts";
import { ownValue } from "../../model/own-value.ts";
import { enter, refusePassword } from "../.server/office/sign-in-outcome.ts";
import { FirebaseSignIn } from "./firebase/sign-in-panel.tsx";
import { SignInFields } from "./sign-in-fields.tsx";

export const meta = officeMeta((words) => words.signIn.title);

const notices = ["password", "created", "out", "deleted"] as const;

/** Pages that a sign-in may redirect to, by name: never a URL from outside. */
const afterwards: Readonly<Record<string, string>> = { compte: "/admin/compte" };

export function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const { session } = context.get(staffContext);
	const again = query.get("suite") ?? "";
	if (session?.state === "second-factor") throw redirect("/admin/connexion/code", 303);
	const isKnown = ownValue(afterwards, again) !== undefined;
	if (session && !isKnown) throw redirect("/admin", 303);
	const failed = query.get("erreur");
	const { providers, elsewhere } = context.get(servicesContext).identity;
	return {
		providers,
		firebase: elsewhere?.settings ?? null,
		notice: notices.find((notice) => notice === query.get("avis")) ?? null,
		failed: isAuthCode(failed) ? failed : null,
		again: isKnown ? again : "",
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
	return enter(context, outcome, "password", ownValue(afterwards, String(form.get("suite") ?? "")));
}

export default function SignIn() {
	const { providers, firebase, notice, failed, again, email } = useLoaderData<typeof loader>();
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
					<FirebaseSignIn
						settings={firebase}
						providers={providers}
						email={email}
						arrive={ownValue(afterwards, again) ?? "/admin"}
					/>
				) : (
					<SignInHere />
				)}
			</div>
		</>
	);
}

/** The password form of this server, without an external provider. */
function SignInHere() {
	const { providers, again, email } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	const { signIn } = words;
	return (
		<>
			<OfficeForm submit={signIn.submit} look="primary" className="[&_button]:w-full">
				<input type="hidden" name="suite" value={again} />
				<SignInFields email={answer?.email ?? email} />
			</OfficeForm>
			<p className="text-center text-ink-600 text-small">{signIn.or}</p>
			<div className="grid gap-2.5">
				<Link to="/admin/connexion/lien" className="button" data-look="light">
					{signIn.link}
				</Link>
				{providers.map((provider) => (
					// A document load: the response redirects to the provider.
					<a key={provider} href={`/admin/connexion/avec/${provider}`} className="button" data-look="light">
						{signIn.with(words.providers[provider])}
					</a>
				))}
			</div>
			<p className="text-ink-600 text-small">{signIn.lost}</p>
		</>
	);
}
