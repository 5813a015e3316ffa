import {
	type LoaderFunctionArgs,
	Outlet,
	type ShouldRevalidateFunctionArgs,
	useLoaderData,
	useParams,
} from "react-router";
import { serviceNamesIn } from "../.server/mail/request-in-words.ts";
import { servicesContext } from "../.server/services.ts";
import { markOpened } from "../leads/desk/change-lead.ts";
import { leadIndexOf } from "../leads/desk/lead-index.ts";
import { isUrgent, isWaiting, listLeads } from "../leads/desk/list-leads.ts";
import { serviceNames } from "../model/service-words.ts";
import { mayHandle } from "./.server/requests/handlers.ts";
import { readInboxQuery } from "./.server/requests/inbox-query.ts";
import { listView } from "./.server/requests/list-view.ts";
import { requireMember } from "./.server/require-member.ts";
import type { FrameHandle } from "./frame.tsx";
import { RequestList } from "./requests/request-list.tsx";

export const handle: FrameHandle = { wide: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const member = requireMember(context);
	const services = context.get(servicesContext);
	// Before the list is read: what stands open beside it is no longer new.
	// A store that cannot write now can still be read.
	if (params.id && mayHandle(member.role)) await markOpened(services, params.id).catch(() => {});
	const asked = readInboxQuery(new URL(request.url).searchParams);
	const all = await leadIndexOf(services.store).all();
	const now = services.clock.now();
	const { leads, cursor, counts, unread } = listLeads(all, asked);
	const members = await services.identity.members();
	const waiting = listView(all.filter(isWaiting), member.locale, now);
	return {
		member: member.id,
		view: asked.view,
		filter: asked.filter,
		isFirstPage: asked.cursor === null,
		cursor,
		counts,
		requests: listView(leads, member.locale, now),
		glance: {
			unread,
			late: waiting.filter(({ clock }) => clock?.tone === "late").length,
			urgent: all.filter(isUrgent).length,
			mine: all.filter((lead) => isWaiting(lead) && lead.assignee?.id === member.id).length,
		},
		services: serviceNames.map((name) => ({ name, label: serviceNamesIn([name], member.locale)[0] ?? name })),
		members: members.filter(({ status }) => status === "active").map(({ id, name }) => ({ id, name })),
	};
}

export type InboxData = Awaited<ReturnType<typeof loader>>;

/** A refused form brings what others changed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus === 409 || defaultShouldRevalidate;
}

/** The list, and the request that is open beside it. On phones it is one or the other. */
export default function Requests() {
	const inbox = useLoaderData<typeof loader>();
	const { id } = useParams();
	return (
		<div className="inbox" data-open={id ? "" : undefined}>
			<RequestList inbox={inbox} open={id ?? null} />
			<div className="inbox-page">
				<Outlet context={inbox} />
			</div>
		</div>
	);
}
