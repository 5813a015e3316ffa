import type { Services } from "#app/.server/services.ts";
import { boardPath } from "#app/admin/paths.ts";
import { closedStatuses, isClosedStatus, type LeadStatus, leadStatuses } from "#app/model/leads/lead-status.ts";
import type { Member } from "#app/model/members/member.ts";
import { openAppointment } from "../inbox/appointment-change.ts";
import { countListed, listLeads, noFilter } from "../inbox/list-leads.ts";
import { heardAt } from "../inbox/seen-lead.ts";
import { closingForm } from "./closing-form.ts";
import type { LeadAnswer } from "./handle-lead.ts";
import { mayHandle } from "./handlers.ts";
import { listView } from "./list-view.ts";
import { leadWordsIn } from "./staff-words.ts";

/** In a column; the list has the rest. Of closed leads only the newest: nobody works on the others. */
const mostCards = 50;
const mostClosedCards = 20;

type Parts = Pick<Services, "store" | "clock" | "content">;

export async function boardView(parts: Parts, member: Member, query: URLSearchParams) {
	const [now, reader] = [parts.clock.now(), parts.content.reader()];
	const mayAct = mayHandle(member.role);
	return {
		member: member.id,
		mayAct,
		columns: await Promise.all(
			leadStatuses.map(async (status) => {
				const size = isClosedStatus(status) ? mostClosedCards : mostCards;
				const { leads, cursor } = await listLeads(parts.store, { view: "all", filter: { ...noFilter, status } }, size);
				const count = cursor === null ? leads.length : await countRest(parts.store, status);
				return { status, count, cards: listView(leads, member.locale, now, reader) };
			}),
		),
		question: mayAct ? await questionOf(parts, member, query) : null,
	};
}

/** Null for closed leads, which only grow in number: counting 37,000 of them took a third of the page's time. */
async function countRest(store: Parts["store"], status: LeadStatus): Promise<number | null> {
	return isClosedStatus(status) ? null : countListed(store, "all", { status });
}

export type BoardQuestion = NonNullable<Awaited<ReturnType<typeof questionOf>>>;

/** What a card needs before it moves to the status in the URL: a reason or an amount. */
async function questionOf({ store, content, clock }: Parts, { locale }: Member, query: URLSearchParams) {
	const id = query.get("carte") ?? "";
	const to = closedStatuses.find((status) => status === query.get("vers"));
	const found = to ? await store.get("leads", id) : null;
	if (!to || !found) return null;
	const { data: lead } = found;
	const [reader, words] = [content.reader(), leadWordsIn(locale)];
	return {
		to,
		id,
		revision: lead.desk.revision,
		heardAt: heardAt(lead),
		name: lead.name || lead.email || words.list.nameless,
		reference: lead.reference,
		closing: await closingForm(lead, { store, reader }, words, locale, clock.now()),
		/** A lead with an appointment ahead cannot be lost, and one with a proposal cannot be done. */
		isStillOpen:
			(to === "lost" || lead.desk.visit?.isProposed === true) && (await openAppointment(store, lead)) !== null,
	};
}

export interface BoardAnswer extends Omit<LeadAnswer, "intent"> {
	/** The card. */
	id: string;
}

/** The URL of the board that asks for what a status needs. */
export function questionPath(id: string, to: string): string {
	return `${boardPath}?${new URLSearchParams({ carte: id, vers: to })}`;
}
