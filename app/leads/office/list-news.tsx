import { useState } from "react";
import { useRevalidator } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { ListedLead } from "../.server/office/list-view.ts";
import type { LeadNews } from "./lead-news.ts";
import { useNews } from "./use-news.ts";

/** Announces an outdated list. It reloads only when the member asks, so that rows do not move under a tap. */
export function ListNews({ leads, member }: { leads: readonly ListedLead[]; member: string }) {
	const { words } = useStaffLanguage();
	const { live } = words.leads;
	const { revalidate } = useRevalidator();
	const [arrived, setArrived] = useState<readonly string[]>([]);
	const [answered, setAnswered] = useState<Readonly<Record<string, LeadNews>>>({});
	const [quoted, setQuoted] = useState<Readonly<Record<string, LeadNews>>>({});
	const [changed, setChanged] = useState<Readonly<Record<string, number>>>({});
	useNews((news) => {
		const { lead, isNew, revision, last } = news;
		if (last?.quote && last.quote !== "sent") setQuoted((before) => ({ ...before, [lead]: news }));
		if (news.isWaiting) setAnswered((before) => ({ ...before, [lead]: news }));
		if (isNew) setArrived((before) => [...new Set([...before, lead])]);
		else if (last && last.by.id !== member) setChanged((before) => ({ ...before, [lead]: revision }));
	});
	const fresh = arrived.filter((id) => !leads.some((lead) => lead.id === id)).length;
	const stale = leads.filter(({ id, revision }) => (changed[id] ?? 0) > revision).length;
	const answers = Object.values(answered).filter((news) => isAnswer(news, leads)).length;
	const quotes = (step: "accepted" | "declined") =>
		Object.values(quoted).filter((news) => news.last?.quote === step && isFresh(news, leads)).length;
	const text = [
		{ count: fresh, say: live.arrived },
		{ count: quotes("accepted"), say: words.quoteCard.news.accepted },
		{ count: quotes("declined"), say: words.quoteCard.news.declined },
		{ count: answers, say: words.inbox.answers },
		{ count: stale, say: live.changed },
	]
		.filter(({ count }) => count > 0)
		.map(({ count, say }) => say(count))[0];
	return (
		<div role="status">
			{text && (
				<p className="office-news mx-4 my-3 md:mx-6">
					<OfficeIcon name="bell" size={18} />
					<span className="grow">{text}</span>
					<button
						type="button"
						className="office-news-button"
						onClick={() => {
							setArrived([]);
							setAnswered({});
							setQuoted({});
							void revalidate();
						}}
					>
						{live.refresh}
					</button>
				</p>
			)}
		</div>
	);
}

/** The list does not show it yet. Another folder's lead counts until a member opens it. */
function isFresh({ lead, revision, isWaiting }: LeadNews, leads: readonly ListedLead[]): boolean {
	const row = leads.find(({ id }) => id === lead);
	return row ? revision > row.revision : isWaiting;
}

/** The customer wrote after the list was loaded. A change by a member has another revision, and is announced as such. */
function isAnswer({ lead, additions, revision }: LeadNews, leads: readonly ListedLead[]): boolean {
	const row = leads.find(({ id }) => id === lead);
	return !row || (additions > row.messageCount && revision <= row.revision);
}
