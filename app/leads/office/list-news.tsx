import { useState } from "react";
import { useRevalidator } from "react-router";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import type { ListedLead } from "../.server/office/list-view.ts";
import { useNews } from "./use-news.ts";

/** Announces an outdated list. It reloads only when the member asks, so that rows do not move under a tap. */
export function ListNews({ leads: requests, member }: { leads: readonly ListedLead[]; member: string }) {
	const { words } = useStaffLanguage();
	const { live } = words.leads;
	const { revalidate } = useRevalidator();
	const [arrived, setArrived] = useState<readonly string[]>([]);
	const [changed, setChanged] = useState<Readonly<Record<string, number>>>({});
	useNews(({ lead, isNew, revision, last }) => {
		if (isNew) setArrived((before) => [...new Set([...before, lead])]);
		else if (last && last.by.id !== member) setChanged((before) => ({ ...before, [lead]: revision }));
	});
	const fresh = arrived.filter((id) => !requests.some((request) => request.id === id)).length;
	const stale = requests.filter(({ id, revision }) => (changed[id] ?? 0) > revision).length;
	return (
		<div role="status">
			{fresh + stale > 0 && (
				<p className="office-news mx-4 my-3 md:mx-6">
					<OfficeIcon name="bell" size={18} />
					<span className="grow">{fresh > 0 ? live.arrived(fresh) : live.changed(stale)}</span>
					<button
						type="button"
						className="office-news-button"
						onClick={() => {
							setArrived([]);
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
