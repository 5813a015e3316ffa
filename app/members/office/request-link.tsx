import { type ActionFunctionArgs, Link, useActionData } from "react-router";
import { readForm } from "../../.server/read-form.ts";
import { servicesContext } from "../../.server/services.ts";
import { refuse } from "../../admin/.server/answers.ts";
import { staffContext } from "../../admin/.server/staff-context.ts";
import { AuthAlert, OfficeForm, PageHead } from "../../admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { readEmail } from "../../model/members/member.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { mailLink } from "../.server/office/mail-link.ts";

export const meta = officeMeta((words) => words.requestLink.title);

export function loader() {
	return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const email = String(form.get("email") ?? "");
	if (!readEmail(email)) return refuse("invalid-email", { sent: false, email });
	const purpose = form.get("purpose") === "reset" ? "reset" : "sign-in";
	await mailLink(purpose, email, context.get(staffContext).request.address, context.get(servicesContext));
	return { sent: true, email: "", code: null };
}

export default function RequestLink() {
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
				<Link to="/admin/connexion" className="inline-link inline-flex min-h-11 items-center font-semibold text-note">
					{requestLink.back}
				</Link>
			</div>
		</>
	);
}
