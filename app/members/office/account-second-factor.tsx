import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { refuse, refuseOutcome, requireRecent, takeCookies } from "#app/admin/.server/answers.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { AuthAlert, FormNotice, OfficeForm, PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { roles } from "#app/model/members/member.ts";
import { pendingSetup, setUpSecondFactor } from "../.server/office/set-up-second-factor.ts";
import { CurrentPasswordField, RecoveryCodes, SecondFactorSetup } from "./second-factor-setup.tsx";

export const meta = officeMeta((words) => words.setup.title);

export async function loader({ context }: LoaderFunctionArgs) {
	const { secondFactor } = requireMember(context, ...roles);
	const elsewhere = context.get(servicesContext).identity.elsewhere !== null;
	return { on: secondFactor, elsewhere, pending: await pendingSetup(context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...roles);
	const services = context.get(servicesContext);
	const { identity } = services;
	const asked = context.get(staffContext).request;
	const form = await readForm(request);
	const intent = String(form.get("intent") ?? "");
	const password = String(form.get("password") ?? "");
	if (!requireRecent(context)) return refuse("requires-recent-login", { intent, retryAfter: undefined });

	if (intent === "stop") {
		const outcome = await identity.stopSecondFactor(password, asked);
		if (!outcome.ok) return refuseOutcome(context, outcome, { intent });
		takeCookies(context, outcome);
		await recordAudit(services, member, "second-factor-off");
		return redirect("/admin/compte?avis=saved", 303);
	}
	if (intent === "renew") {
		const outcome = await identity.renewRecoveryCodes(password, asked);
		if (!outcome.ok) return refuseOutcome(context, outcome, { intent });
		await recordAudit(services, member, "recovery-codes-renewed");
		return data({ intent, code: null, retryAfter: undefined, recoveryCodes: outcome.recoveryCodes });
	}
	const done = () => redirect("/admin/compte?avis=saved", 303);
	return setUpSecondFactor(context, member, form, { page: "/admin/compte/second-facteur", done });
}

type Answer = ReturnType<typeof useActionData<typeof action>>;

export default function AccountSecondFactor() {
	const { on, elsewhere, pending } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { setup, firebase } = useStaffLanguage().words;
	return (
		<>
			<Link
				to="/admin/compte"
				className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-note text-teal-700"
			>
				<OfficeIcon name="back" />
				{setup.back}
			</Link>
			<PageHead title={setup.title} />
			<div className="grid gap-4">
				{elsewhere ? (
					<Panel title={setup.title} text={firebase.secondFactorText} />
				) : on ? (
					<Manage answer={answer} />
				) : (
					<SecondFactorSetup pending={pending} answer={answer} />
				)}
			</div>
		</>
	);
}

function Manage({ answer }: { answer: Answer }) {
	const { setup } = useStaffLanguage().words;
	const codes = answer && "recoveryCodes" in answer ? answer.recoveryCodes : null;
	return (
		<>
			<FormNotice>{setup.onText}</FormNotice>
			<Panel title={setup.renewHeading} text={codes ? setup.renewedText : setup.renewText}>
				{codes ? (
					<RecoveryCodes codes={codes} />
				) : (
					<OfficeForm intent="renew" submit={setup.renew} look="light">
						{answer?.intent === "renew" && <AuthAlert code={answer.code} retryAfter={answer.retryAfter} />}
						<CurrentPasswordField id="renew-password" />
					</OfficeForm>
				)}
			</Panel>
			<Panel title={setup.stopHeading} text={setup.stopText}>
				<OfficeForm intent="stop" submit={setup.stop} look="light">
					{answer?.intent === "stop" && <AuthAlert code={answer.code} retryAfter={answer.retryAfter} />}
					<CurrentPasswordField id="stop-password" />
				</OfficeForm>
			</Panel>
		</>
	);
}
