import { serviceNameIn } from "#app/.server/content/service-name.ts";
import type { Services } from "#app/.server/services.ts";
import { isAhead } from "#app/model/leads/asked-window.ts";
import { nameOfReason } from "#app/model/leads/closing.ts";
import type { QuickFilter } from "#app/model/leads/quick-filters.ts";
import type { Member } from "#app/model/members/member.ts";
import { isEnding } from "#app/model/quotes/lead-quote-state.ts";
import { serviceNames } from "#app/model/service-names.ts";
import type { LeadSummary } from "../inbox/lead-summary.ts";
import { countFolders, countListed, listLeads, noFilter, pageSize } from "../inbox/list-leads.ts";
import { isAssignable, mayHandle } from "./handlers.ts";
import type { InboxQuery } from "./inbox-query.ts";
import { isLate, listView } from "./list-view.ts";

/** Late leads, and windows that were asked for, are counted among so many. */
const mostCounted = 200;

export type InboxData = Awaited<ReturnType<typeof inboxView>>;

export async function inboxView(
	{ store, clock, identity, content }: Pick<Services, "store" | "clock" | "identity" | "content">,
	member: Pick<Member, "id" | "locale" | "role">,
	{ view, filter, quick, cursor: from }: InboxQuery,
) {
	const now = clock.now();
	const reader = content.reader();
	const company = reader.read("company");
	const late = (lead: LeadSummary) => isLate(lead, company, now);
	const askedFor = ({ asked }: LeadSummary) => asked !== null && isAhead(asked, now);
	const wanted: Partial<Record<QuickFilter, (lead: LeadSummary) => boolean>> = {
		late,
		asked: askedFor,
		ending: ({ quote }) => quote !== null && isEnding(quote, now),
	};
	const isWanted = quick && wanted[quick];
	const asked = { view, filter, cursor: from, ...(isWanted && { isWanted }) };
	const [{ leads, cursor }, waiting, counts, unread, urgent, mine, toPlan, asking, members] = await Promise.all([
		listLeads(store, asked),
		listLeads(store, { view: "todo", filter: noFilter }, mostCounted),
		countFolders(store),
		countListed(store, "all", { only: "unseen" }),
		countListed(store, "todo", { only: "urgent" }),
		countListed(store, "todo", { assignee: member.id }),
		countListed(store, "all", { only: "to-plan" }),
		listLeads(store, { view: "all", filter: { ...noFilter, asked: true }, isWanted: askedFor }, mostCounted),
		identity.members(),
	]);
	const active = members.filter(({ status, role }) => status === "active" && role !== "crew");
	const reasons = reader.read("closing-reasons");
	return {
		member: member.id,
		mayAct: mayHandle(member.role),
		view,
		filter,
		quick,
		isFirstPage: from === null,
		cursor,
		/** So many leads were read that the page ended before it was full. */
		isCutShort: cursor !== null && leads.length < pageSize,
		counts,
		leads: listView(leads, member.locale, now, reader),
		glance: { unread, late: waiting.leads.filter(late).length, urgent, mine, toPlan, asked: asking.leads.length },
		services: serviceNames.map((name) => ({ name, label: serviceNameIn(name, member.locale, reader) })),
		members: active.map(({ id, name }) => ({ id, name })),
		handlers: active.filter(isAssignable).map(({ id, name }) => ({ id, name })),
		reasons: reasons.map((reason) => ({ id: reason.id, name: nameOfReason(reason, reasons, member.locale) })),
	};
}
