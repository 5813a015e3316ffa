import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { refuseOutcome } from "#app/admin/.server/answers.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { AuthAlert, NewPasswordField, OfficeForm, PageHead } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { TextField } from "#app/ui/field.tsx";
import { createAdministrator } from "../.server/first-access.ts";
import { enterAfterLink } from "../.server/office/sign-in-outcome.ts";
import { ownerOfLink, readLink } from "../.server/one-time-links.ts";
import { LinkGone } from "./link-gone.tsx";

export const meta = officeMeta<{ good: boolean }>(
	(words) => words.firstAccess.title,
	({ good }, { linkGone }) => (good ? null : linkGone.title),
);

export async function loader({ params, context }: LoaderFunctionArgs) {
	const services = context.get(servicesContext);
	const good = (await readLink(params.token ?? "", "first-access", services)) !== null;
	const policy = await services.identity.passwordPolicy();
	const elsewhere = services.identity.elsewhere !== null;
	return data({ good, policy, elsewhere }, { status: good ? 200 : 410 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const [name, email] = [String(form.get("name") ?? "").trim(), String(form.get("email") ?? "")];
	const password = String(form.get("newPassword") ?? "");
	const person = { name: name.slice(0, 80), email, password, locale: context.get(staffContext).locale };
	const services = context.get(servicesContext);
	const token = params.token ?? "";
	const outcome = await createAdministrator(token, person, services);
	const isUsed = !outcome.ok && (await ownerOfLink(token, "first-access", services)) !== null;
	const entered = outcome.ok || isUsed ? await enterAfterLink(context, person, null) : null;
	if (entered) return entered;
	if (!outcome.ok) return refuseOutcome(context, outcome, { name, email });
	return redirect(`/admin/connexion?avis=${password ? "password" : "created"}`, 303);
}

export default function FirstAccess() {
	const { good, policy, elsewhere } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	const { firstAccess, fields } = words;
	if (!good || answer?.code === "expired-action-code") return <LinkGone />;
	return (
		<>
			<PageHead title={firstAccess.title}>{firstAccess.lead}</PageHead>
			<div className="office-panel grid gap-5">
				<AuthAlert code={answer?.code} retryAfter={answer?.retryAfter} />
				<OfficeForm submit={firstAccess.submit} look="primary" className="[&_button]:w-full">
					<TextField
						id="name"
						name="name"
						label={fields.name}
						defaultValue={answer?.name}
						autoComplete="name"
						maxLength={80}
						required
					/>
					<TextField
						id="email"
						name="email"
						type="email"
						label={fields.email}
						defaultValue={answer?.email}
						autoComplete="username"
						required
					/>
					<NewPasswordField
						label={fields.password}
						policy={policy}
						code={answer?.code}
						{...(elsewhere && { optional: words.optional, hint: words.firebase.passwordHint })}
					/>
				</OfficeForm>
			</div>
		</>
	);
}
