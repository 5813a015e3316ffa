import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "../../.server/read-form.ts";
import { servicesContext } from "../../.server/services.ts";
import { refuse, refuseOutcome } from "../../admin/.server/answers.ts";
import { AuthAlert, NewPasswordField, OfficeForm, PageHead } from "../../admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { choosePassword, memberOfLink } from "../.server/members.ts";
import { LinkGone } from "./link-gone.tsx";

export const meta = officeMeta((words) => words.choosePassword.reset);

const purposes = ["invitation", "reset"] as const;

/** Both URLs lead to this page: the token determines the purpose. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const services = context.get(servicesContext);
	const policy = await services.identity.passwordPolicy();
	const elsewhere = services.identity.elsewhere !== null;
	for (const purpose of purposes) {
		const member = await memberOfLink(params.token ?? "", purpose, services);
		if (member) return { purpose, name: member.name, email: member.email, policy, elsewhere };
	}
	return data({ purpose: null, name: "", email: "", policy, elsewhere }, { status: 410 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const password = String((await readForm(request)).get("newPassword") ?? "");
	const services = context.get(servicesContext);
	const token = params.token ?? "";
	for (const purpose of purposes) {
		if (!(await memberOfLink(token, purpose, services))) continue;
		const outcome = await choosePassword(token, purpose, password, services);
		return outcome.ok ? redirect("/admin/connexion?avis=password", 303) : refuseOutcome(context, outcome, {});
	}
	return refuse("expired-action-code", { retryAfter: undefined });
}

export default function ChoosePassword() {
	const { purpose, name, email, policy, elsewhere } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	if (!purpose) return <LinkGone />;
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
