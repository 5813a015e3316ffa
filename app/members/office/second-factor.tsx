import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { AuthAlert, FormAlert, OfficeForm, PageHead } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { withReturn } from "#app/model/members/return-address.ts";
import { TextField } from "#app/ui/field.tsx";
import { arrive, enter, refuseCode, returnOf } from "../.server/office/sign-in-outcome.ts";

export const meta = officeMeta((words) => words.secondFactor.title);

export function loader({ request, context }: LoaderFunctionArgs) {
	const { session } = context.get(staffContext);
	const returnTo = returnOf(request);
	if (!session) throw redirect(withReturn("/admin/connexion", returnTo), 303);
	if (session.state !== "second-factor") throw arrive(session.member, returnTo);
	return { returnTo };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const staff = context.get(staffContext);
	const returnTo = returnOf(request);
	if (staff.session?.state !== "second-factor") throw redirect(withReturn("/admin/connexion", returnTo), 303);
	const code = String((await readForm(request)).get("code") ?? "").slice(0, 40);
	const services = context.get(servicesContext);
	const outcome = await services.identity.passSecondFactor(code, staff.request);
	if (!outcome.ok) return refuseCode(context, outcome, staff.session.member, {});
	if (outcome.by === "recovery-code") await recordAudit(services, staff.session.member, "recovery-code-used");
	return enter(context, outcome, "code", returnTo);
}

export default function SecondFactor() {
	const { returnTo } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	const { secondFactor, fields } = words;
	return (
		<>
			<PageHead title={secondFactor.title}>{secondFactor.lead}</PageHead>
			<div className="office-panel grid gap-5">
				{answer?.code === "invalid-credential" ? (
					<FormAlert>{secondFactor.wrong}</FormAlert>
				) : (
					<AuthAlert code={answer?.code} retryAfter={answer?.retryAfter} />
				)}
				<OfficeForm submit={secondFactor.submit} look="primary" className="[&_button]:w-full">
					<TextField
						id="code"
						name="code"
						label={fields.code}
						autoComplete="one-time-code"
						autoCapitalize="none"
						spellCheck={false}
						maxLength={40}
						required
					/>
				</OfficeForm>
				<form method="post" action={withReturn("/admin/deconnexion", returnTo)}>
					<button type="submit" className="inline-link min-h-11 cursor-pointer font-semibold text-note">
						{secondFactor.other}
					</button>
				</form>
			</div>
		</>
	);
}
