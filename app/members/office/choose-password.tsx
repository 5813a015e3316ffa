import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { refuse, refuseOutcome } from "#app/admin/.server/answers.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { AuthAlert, NewPasswordField, OfficeForm, PageHead } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { withReturn } from "#app/model/members/return-address.ts";
import { choosePassword, memberOfLink, ownerOfPasswordLink } from "../.server/members.ts";
import { speakLanguageOfLink } from "../.server/office/link-language.ts";
import { enterAfterLink, returnOf } from "../.server/office/sign-in-outcome.ts";
import { LinkGone } from "./link-gone.tsx";

export const meta = officeMeta<{ purpose: "invitation" | "reset" | null }>(
	(words) => words.choosePassword.reset,
	({ purpose }, { choosePassword: own, linkGone }) =>
		purpose === null ? linkGone.title : purpose === "invitation" ? own.invitation : null,
);

export const middleware = [speakLanguageOfLink];

/** Both URLs lead to this page: the token determines the purpose. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const services = context.get(servicesContext);
	const policy = await services.identity.passwordPolicy();
	const elsewhere = services.identity.elsewhere !== null;
	for (const purpose of ["invitation", "reset"] as const) {
		const member = await memberOfLink(params.token ?? "", purpose, services);
		if (member) return { purpose, name: member.name, email: member.email, policy, elsewhere };
	}
	return data({ purpose: null, name: "", email: "", policy, elsewhere }, { status: 410 });
}

/** Signs in at once: whoever has the link could sign in with the new password, and a second factor is still asked for. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const password = String((await readForm(request)).get("newPassword") ?? "");
	const services = context.get(servicesContext);
	const token = params.token ?? "";
	const owner = await ownerOfPasswordLink(token, services);
	if (!owner) return refuse("expired-action-code", { retryAfter: undefined });
	const { member, purpose } = owner;
	const outcome = await choosePassword(token, purpose, password, services);
	if (!outcome.ok && outcome.code !== "expired-action-code") return refuseOutcome(context, outcome, {});
	const { locale } = context.get(staffContext);
	if (outcome.ok && locale !== member.locale) await services.identity.update(member.id, { locale });
	const returnTo = returnOf(request);
	const entered = await enterAfterLink(context, { email: member.email, password }, returnTo);
	if (entered) return entered;
	return outcome.ok
		? redirect(withReturn("/admin/connexion?avis=password", returnTo), 303)
		: refuseOutcome(context, outcome, {});
}

export default function ChoosePassword() {
	const { purpose, name, email, policy, elsewhere } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	if (!purpose || answer?.code === "expired-action-code") return <LinkGone />;
	const { choosePassword: own, fields } = words;
	return (
		<>
			<PageHead title={own[purpose]}>{own[`${purpose}Lead`](name)}</PageHead>
			<div className="office-panel grid gap-5">
				<AuthAlert code={answer?.code} retryAfter={answer?.retryAfter} />
				<OfficeForm submit={own.submit} look="primary" className="[&_button]:w-full">
					{/* Password managers store the password under this address. */}
					<input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
					<NewPasswordField label={fields.newPassword} policy={policy} code={answer?.code} />
				</OfficeForm>
				{elsewhere && purpose === "invitation" && (
					<Link to="/admin/connexion" className="inline-link inline-flex min-h-11 items-center font-semibold text-note">
						{words.firebase.otherWay}
					</Link>
				)}
			</div>
		</>
	);
}
