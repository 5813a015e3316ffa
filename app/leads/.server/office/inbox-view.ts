import { serviceNameIn } from "#app/.server/content/service-name.ts";
import type { Services } from "#app/.server/services.ts";
import { countFolders, countListed, listLeads, noFilter } from "#app/leads/.server/inbox/list-leads.ts";
import type { Member } from "#app/model/members/member.ts";
import { serviceNames } from "#app/model/service-names.ts";
import type { readInboxQuery } from "./inbox-query.ts";
import { listView } from "./list-view.ts";

/** Late leads are counted among so many that wait. */
const mostCounted = 200;

export type InboxData = Awaited<ReturnType<typeof inboxView>>;

export async function inboxView(
	{ store, clock, identity, content }: Pick<Services, "store" | "clock" | "identity" | "content">,
	member: Pick<Member, "id" | "locale">,
	asked: ReturnType<typeof readInboxQuery>,
) {
	const now = clock.now();
	const reader = content.reader();
	const { leads, cursor } = await listLeads(store, asked);
	const waiting = await listLeads(store, { view: "todo", filter: noFilter }, mostCounted);
	const late = listView(waiting.leads, member.locale, now, reader).filter(({ clock }) => clock?.tone === "late");
	const [counts, unread, urgent, mine, members] = await Promise.all([
		countFolders(store),
		countListed(store, "all", { only: "unseen" }),
		countListed(store, "todo", { only: "urgent" }),
		countListed(store, "todo", { assignee: member.id }),
		identity.members(),
	]);
	return {
		member: member.id,
		view: asked.view,
		filter: asked.filter,
		isFirstPage: asked.cursor === null,
		cursor,
		counts,
		requests: listView(leads, member.locale, now, reader),
		glance: {
			unread,
			late: late.length,
			urgent,
			mine,
		},
		services: serviceNames.map((name) => ({ name, label: serviceNameIn(name, member.locale, reader) })),
		members: members.filter(({ status }) => status === "active").map(({ id, name }) => ({ id, name })),
	};
}
