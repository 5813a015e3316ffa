import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type RouterContextProvider,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "../../.server/read-form.ts";
import { servicesContext } from "../../.server/services.ts";
import { refuse } from "../../admin/.server/answers.ts";
import { staffContext } from "../../admin/.server/staff-context.ts";
import { OfficeForm, PageHead } from "../../admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import type { Session } from "../../model/members/identity.ts";
import { noSetup, setUpSecondFactor } from "../.server/office/set-up-second-factor.ts";
import { SecondFactorSetup } from "./second-factor-setup.tsx";

export const meta = officeMeta((words) => words.setupOffer.title);

/** After a sign-in, administrators of a public site must set up a second factor here; others may postpone it. */
export function loader({ context }: LoaderFunctionArgs) {
	return { isRequired: requireOffer(context).state === "second-factor-setup" };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const { member, state, isRecent } = requireOffer(context);
	const form = await readForm(request);
	const intent = String(form.get("intent") ?? "");
	if (intent === "later" && state === "open") {
		await context.get(servicesContext).identity.update(member.id, { secondFactorDeclined: true });
		return redirect("/admin", 303);
	}
	if (!isRecent) return refuse("requires-recent-login", { ...noSetup, intent });
	return setUpSecondFactor(context, member, form, "/admin");
}

/** The session of a signed-in member without a second factor; redirects everybody else. */
function requireOffer(context: Readonly<RouterContextProvider>): Session {
	const { session } = context.get(staffContext);
	if (!session) throw redirect("/admin/connexion", 303);
	if (session.state === "second-factor") throw redirect("/admin/connexion/code", 303);
	const isSetUpElsewhere = context.get(servicesContext).identity.elsewhere !== null;
	if (session.member.secondFactor || isSetUpElsewhere) throw redirect("/admin", 303);
	return session;
}

export default function OfferSecondFactor() {
	const { isRequired } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { setupOffer, secondFactor } = useStaffLanguage().words;
	return (
		<>
			<PageHead title={setupOffer.title}>{isRequired ? setupOffer.required : setupOffer.optional}</PageHead>
			<div className="grid gap-4">
				<SecondFactorSetup answer={answer} />
				{isRequired ? (
					<form method="post" action="/admin/deconnexion">
						<button type="submit" className="inline-link min-h-11 cursor-pointer font-semibold text-note">
							{secondFactor.other}
						</button>
					</form>
				) : (
					<div className="grid gap-2">
						<OfficeForm intent="later" submit={setupOffer.later} look="light" className="[&_button]:w-full" />
						<p className="text-ink-600 text-small">{setupOffer.laterText}</p>
					</div>
				)}
			</div>
		</>
	);
}
