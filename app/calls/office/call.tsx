import {
	type ActionFunctionArgs,
	Link,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
	useNavigation,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import type { FrameHandle } from "#app/admin/frame.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { handlers } from "#app/leads/.server/office/handlers.ts";
import { callPage } from "../.server/call-view.ts";
import { receiveCall } from "../.server/receive-call.ts";
import { CallForm } from "./call-form.tsx";

export const meta = officeMeta((words) => words.calls.title);

export const handle: FrameHandle = { wide: true, ownBar: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
	const customer = new URL(request.url).searchParams.get("client");
	return callPage(requireMember(context, ...handlers), context.get(servicesContext), customer);
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	return receiveCall(context, member, await readForm(request));
}

/** A call becomes a lead: three answers are enough, the rest helps while the caller is there. */
export default function Call() {
	const page = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { calls } = useStaffLanguage().words;
	const { state, formMethod } = useNavigation();
	return (
		<div className="call">
			<header className="call-top">
				<Link to="/admin" className="call-back">
					<OfficeIcon name="back" />
					{calls.back}
				</Link>
				<h1>{calls.title}</h1>
			</header>
			<CallForm page={page} answer={answer} isBusy={state !== "idle" && formMethod === "POST"} />
		</div>
	);
}
