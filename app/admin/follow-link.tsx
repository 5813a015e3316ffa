import { type ActionFunctionArgs, redirect, useActionData } from "react-router";
import { servicesContext } from "../.server/services.ts";
import { refuse, takeCookies } from "./.server/answers.ts";
import { staffContext } from "./.server/staff-context.ts";
import { OfficeForm, PageHead } from "./ui/form-parts.tsx";
import { LinkGone } from "./ui/link-gone.tsx";
import { officeMeta, useStaffLanguage } from "./ui/staff-language.tsx";

export const meta = officeMeta((words) => words.followLink.title);

/** Looking at the link uses nothing up: mail programs look at links too. */
export function loader() {
	return null;
}

export async function action({ params, context }: ActionFunctionArgs) {
	const { identity } = context.get(servicesContext);
	const outcome = await identity.signInWithLink(params.token ?? "", context.get(staffContext).request);
	if (!outcome.ok) return refuse(outcome.code, {});
	takeCookies(context, outcome);
	return redirect("/admin", 303);
}

export default function FollowLink() {
	const answer = useActionData<typeof action>();
	const { followLink } = useStaffLanguage().words;
	if (answer) return <LinkGone />;
	return (
		<>
			<PageHead title={followLink.title}>{followLink.lead}</PageHead>
			<div className="office-panel">
				<OfficeForm submit={followLink.submit} look="primary" className="[&_button]:w-full" />
			</div>
		</>
	);
}
