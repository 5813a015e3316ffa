import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type RouterContextProvider,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { refuse } from "#app/admin/.server/answers.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { OfficeForm, PageHead } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Session } from "#app/model/members/identity.ts";
import { withReturn } from "#app/model/members/return-address.ts";
import { pendingSetup, setUpSecondFactor } from "../.server/office/set-up-second-factor.ts";
import { arrive, returnOf } from "../.server/office/sign-in-outcome.ts";
import { SecondFactorSetup } from "./second-factor-setup.tsx";

export const meta = officeMeta((words) => words.setupOffer.title);

/** After a sign-in, administrators of a public site must set up a second factor here; others may postpone it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { state } = requireOffer(request, context);
	return {
		isRequired: state === "second-factor-setup",
		pending: await pendingSetup(context),
		returnTo: returnOf(request),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const { member, state, isRecent } = requireOffer(request, context);
	const returnTo = returnOf(request);
	const form = await readForm(request);
	const intent = String(form.get("intent") ?? "");
	if (intent === "later" && state === "open") {
		await context.get(servicesContext).identity.update(member.id, { secondFactorDeclined: true });
		return arrive(member, returnTo);
	}
	if (!isRecent) return refuse("requires-recent-login", { intent, retryAfter: undefined });
	const page = withReturn("/admin/connexion/second-facteur", returnTo);
	return setUpSecondFactor(context, member, form, { page, done: () => arrive(member, returnTo) });
}

/** The session of a signed-in member without a second factor; redirects everybody else. */
function requireOffer(request: Request, context: Readonly<RouterContextProvider>): Session {
	const { session } = context.get(staffContext);
	const returnTo = returnOf(request);
	if (!session) throw redirect(withReturn("/admin/connexion", returnTo), 303);
	if (session.state === "second-factor") throw redirect(withReturn("/admin/connexion/code", returnTo), 303);
	const isSetUpElsewhere = context.get(servicesContext).identity.elsewhere !== null;
	if (session.member.secondFactor || isSetUpElsewhere) throw arrive(session.member, returnTo);
	return session;
}

export default function OfferSecondFactor() {
	const { isRequired, pending, returnTo } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { setupOffer, secondFactor } = useStaffLanguage().words;
	return (
		<>
			<PageHead title={setupOffer.title}>{isRequired ? setupOffer.required : setupOffer.optional}</PageHead>
			<div className="grid gap-4">
				<SecondFactorSetup pending={pending} answer={answer} />
				{isRequired ? (
					<form method="post" action={withReturn("/admin/deconnexion", returnTo)}>
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
