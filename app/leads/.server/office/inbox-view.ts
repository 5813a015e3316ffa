import { serviceNameIn } from "#app/.server/content/service-name.ts";
import type { Services } from "#app/.server/services.ts";
import { leadIndexOf } from "#app/leads/.server/inbox/lead-index.ts";
import { isUrgent, isWaiting, listLeads } from "#app/leads/.server/inbox/list-leads.ts";
import type { Member } from "#app/model/members/member.ts";
import { serviceNames } from "#app/model/service-names.ts";
import type { readInboxQuery } from "./inbox-query.ts";
import { listView } from "./list-view.ts";

export type InboxData = Awaited<ReturnType<typeof inboxView>>;

export async function inboxView(
	{ store, clock, identity, content }: Pick<Services, "store" | "clock" | "identity" | "content">,
	member: Pick<Member, "id" | "locale">,
	asked: ReturnType<typeof readInboxQuery>,
) {
	const all = await leadIndexOf(store).all();
	const now = clock.now();
	const reader = content.reader();
	const { leads, cursor, counts, unread } = listLeads(all, asked);
	const members = await identity.members();
	const waiting = listView(all.filter(isWaiting), member.locale, now, reader);
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
			late: waiting.filter(({ clock }) => clock?.tone === "late").length,
			urgent: all.filter(isUrgent).length,
			mine: all.filter((lead) => isWaiting(lead) && lead.assignee?.id === member.id).length,
		},
		services: serviceNames.map((name) => ({ name, label: serviceNameIn(name, member.locale, reader) })),
		members: members.filter(({ status }) => status === "active").map(({ id, name }) => ({ id, name })),
	};
}
