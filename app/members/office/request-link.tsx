import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { refuse } from "#app/admin/.server/answers.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { AuthAlert, OfficeForm, PageHead } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { readEmail } from "#app/model/members/member.ts";
import { withReturn } from "#app/model/members/return-address.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { mailLink } from "../.server/office/mail-link.ts";
import { returnOf } from "../.server/office/sign-in-outcome.ts";

export const meta = officeMeta((words) => words.requestLink.title);

export function loader({ request }: LoaderFunctionArgs) {
	return { returnTo: returnOf(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const email = String(form.get("email") ?? "");
	if (!readEmail(email)) return refuse("invalid-email", { sent: false, email });
	const purpose = form.get("purpose") === "reset" ? "reset" : "sign-in";
	const { address } = context.get(staffContext).request;
	await mailLink(purpose, { email, address, returnTo: returnOf(request) }, context.get(servicesContext));
	return { sent: true, email: "", code: null };
}

export default function RequestLink() {
	const { returnTo } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	const { requestLink, fields } = words;
	return (
		<>
			<PageHead title={answer?.sent ? requestLink.sentTitle : requestLink.title}>
				{answer?.sent ? requestLink.sent : requestLink.lead}
			</PageHead>
			<div className="office-panel grid gap-5">
				<AuthAlert code={answer?.code} />
				{!answer?.sent && (
					<OfficeForm
						submit={requestLink.submit}
						look="primary"
						className="[&_button]:w-full"
						otherwise={
							<Button type="submit" name="purpose" value="reset" look="light">
								{requestLink.reset}
							</Button>
						}
					>
						<TextField
							id="email"
							name="email"
							type="email"
							label={fields.email}
							defaultValue={answer?.email}
							autoComplete="username"
							required
						/>
					</OfficeForm>
				)}
				<Link
					to={withReturn("/admin/connexion", returnTo)}
					className="inline-link inline-flex min-h-11 items-center font-semibold text-note"
				>
					{requestLink.back}
				</Link>
			</div>
		</>
	);
}
