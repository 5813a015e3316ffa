import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useParams } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import type { FrameHandle } from "#app/admin/frame.tsx";
import { markOpened } from "../.server/inbox/mark-opened.ts";
import { mayHandle } from "../.server/office/handlers.ts";
import { readInboxQuery } from "../.server/office/inbox-query.ts";
import { inboxView } from "../.server/office/inbox-view.ts";
import { dueToday } from "../.server/tasks/task-view.ts";
import { bulkPath } from "./bulk-bar.tsx";
import { DueTasks } from "./due-tasks.tsx";
import { Keys } from "./keys.tsx";
import { LeadList } from "./lead-list.tsx";

export const handle: FrameHandle = { wide: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const member = requireMember(context);
	const services = context.get(servicesContext);
	// Marks the open lead as read before the list loads. Write errors are ignored: the list can still be read.
	if (params.id && mayHandle(member.role)) await markOpened(services, params.id).catch(() => {});
	const asked = readInboxQuery(new URL(request.url).searchParams, services.clock.now());
	return { ...(await inboxView(services, member, asked)), due: await dueToday(services, member) };
}

/** Also revalidates after a conflict (409), to show what other members changed. */
export { shouldRevalidate } from "#app/admin/ui/after-conflict.ts";

/** The list, with the open lead beside it. Phones show one or the other. */
export default function Leads() {
	const inbox = useLoaderData<typeof loader>();
	const { id } = useParams();
	const { pathname } = useLocation();
	const isBeside = id !== undefined || pathname === bulkPath;
	return (
		<div className="inbox" data-open={isBeside ? "" : undefined}>
			<LeadList
				inbox={inbox}
				open={id ?? null}
				isBeside={isBeside}
				above={<DueTasks due={inbox.due} open={id ?? null} />}
			/>
			<div className="inbox-page">
				<Outlet context={inbox} />
			</div>
			<Keys open={id ?? null} />
		</div>
	);
}
