import { useEffect, useRef } from "react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { refuse } from "#app/admin/.server/answers.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { OfficeForm, PageHead } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { FirebaseSettings } from "#app/model/members/firebase-settings.ts";
import { enter, noteStranger, returnOf } from "../.server/office/sign-in-outcome.ts";
import { CodeForm, FailureAlert, NeedsScript, useSteps } from "./firebase/steps.tsx";
import { LinkGone } from "./link-gone.tsx";

export const meta = officeMeta((words) => words.followLink.title);

/** Opening the link does not use it up, because mail programs open links too. */
export function loader({ request, context }: LoaderFunctionArgs) {
	return { returnTo: returnOf(request), firebase: context.get(servicesContext).identity.elsewhere?.settings ?? null };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const { identity } = context.get(servicesContext);
	const token = params.token ?? "";
	if (identity.elsewhere) {
		const redeemed = await identity.elsewhere.redeemLink(token);
		if (!redeemed.ok) return refuse(redeemed.code, { redeemed: null });
		return data({ code: null, redeemed: { email: redeemed.email, link: redeemed.link } });
	}
	const outcome = await identity.signInWithLink(token, context.get(staffContext).request);
	if (!outcome.ok) {
		noteStranger(context);
		return refuse(outcome.code, { redeemed: null });
	}
	return enter(context, outcome, "link", returnOf(request));
}

export default function FollowLink() {
	const { firebase } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { followLink } = useStaffLanguage().words;
	if (answer && !answer.redeemed) return <LinkGone />;
	return (
		<>
			<PageHead title={followLink.title}>{followLink.lead}</PageHead>
			<div className="office-panel grid gap-5">
				{firebase && <NeedsScript />}
				{firebase && answer?.redeemed ? (
					<EnterWithLink settings={firebase} {...answer.redeemed} />
				) : (
					<OfficeForm submit={followLink.submit} look="primary" className="[&_button]:w-full" />
				)}
			</div>
		</>
	);
}

/** Our link is used up; signs in at once with the provider's link that it was exchanged for. */
function EnterWithLink({ settings, email, link }: { settings: FirebaseSettings; email: string; link: string }) {
	const { busy, step, take, failure } = useSteps(useLoaderData<typeof loader>().returnTo ?? "/admin");
	const { words } = useStaffLanguage();
	const begun = useRef(false);
	useEffect(() => {
		if (begun.current) return;
		begun.current = true;
		void take(({ enterWithLink }) => enterWithLink(settings, email, link));
	});
	if (step?.kind === "code") return <CodeForm step={step} busy={busy} take={take} />;
	return failure ? <FailureAlert failure={failure} /> : <p role="status">{words.firebase.entering}</p>;
}
