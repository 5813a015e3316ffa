import { type ReactNode, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { InboxData } from "../.server/office/inbox-view.ts";
import { BulkBar, BulkForm } from "./bulk-bar.tsx";
import { LeadItem } from "./lead-item.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ListFolders } from "./list-folders.tsx";
import { ListNews } from "./list-news.tsx";
import { changedQuery, listQuery } from "./list-query.ts";
import { ListSearch } from "./list-search.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import { useChoice } from "./use-choice.ts";

interface LeadListProps {
	inbox: InboxData;
	open: string | null;
	/** A page with its own title is beside the list. */
	isBeside: boolean;
	/** Shown between the filters and the rows. */
	above?: ReactNode;
}

export function LeadList({ inbox, open, isBeside, above }: LeadListProps) {
	const { words } = useStaffLanguage();
	const { title } = words.leads;
	const { bulk } = words.inbox;
	const { leads, filter, mayAct } = inbox;
	const [query] = useSearchParams();
	const choice = useChoice(leads);
	const [isMissing, setMissing] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const isChoosing = mayAct && (query.has("choix") || choice.count > 0);
	const Title = isBeside ? "h2" : "h1";
	return (
		<section className="inbox-list" aria-label={title}>
			<div className="inbox-head">
				<div className="inbox-top">
					<Title ref={heading} tabIndex={-1} className="office-title">
						{title}
					</Title>
					{mayAct && (
						<Link to="/admin/appel" className="inbox-call">
							<OfficeIcon name="phone" size={18} />
							{words.calls.open}
						</Link>
					)}
				</div>
				<ListSearch search={filter.search} />
			</div>
			<ListFolders inbox={inbox} />
			<div className="inbox-narrow">
				<QuickFilters inbox={inbox} />
				<ListFilters inbox={inbox} />
			</div>
			{above}
			<ListNews leads={leads} member={inbox.member} />
			{mayAct && <BulkForm choice={choice} focusAfter={heading} onMissing={() => setMissing(true)} />}
			{isChoosing && <BulkBar inbox={inbox} choice={choice} isMissing={isMissing} />}
			<div
				ref={choice.list}
				className="inbox-rows"
				data-choosing={isChoosing || undefined}
				onChange={() => choice.recount()}
			>
				{mayAct && !isChoosing && leads.length > 0 && (
					<Link
						to={changedQuery(query, { suite: query.get("suite"), choix: "1" })}
						preventScrollReset
						className="inbox-choose"
						aria-label={bulk.startLong}
					>
						{bulk.start}
					</Link>
				)}
				<Groups inbox={inbox} open={open} isBeside={isBeside} />
			</div>
			<Ends inbox={inbox} />
		</section>
	);
}

function Groups({ inbox: { leads, mayAct, view }, open, isBeside }: Omit<LeadListProps, "above">) {
	const [query] = useSearchParams();
	const groups = Map.groupBy(leads, ({ group }) => group);
	const Heading = isBeside ? "h3" : "h2";
	return [...groups].map(([group, members]) => (
		<div key={group}>
			<Heading className="inbox-day">{group}</Heading>
			<ul>
				{members.map((lead) => (
					<LeadItem
						key={lead.id}
						lead={lead}
						isOpen={lead.id === open}
						suffix={listQuery(query)}
						mayChoose={mayAct}
						mayTake={mayAct && view !== "spam"}
						isChosen={query.get("choix") === "toutes"}
					/>
				))}
			</ul>
		</div>
	));
}

/** Below the rows: why there are none, and the pages before and after. */
function Ends({ inbox: { leads, view, filter, quick, cursor, isFirstPage, isCutShort } }: { inbox: InboxData }) {
	const { words } = useStaffLanguage();
	const { list } = words.leads;
	const own = words.inbox;
	const [query] = useSearchParams();
	const { search, ...others } = filter;
	const isFiltered = quick !== null || Object.values(others).some(Boolean);
	const nothing = isCutShort
		? own.emptyStretch
		: search
			? list.emptySearch
			: isFiltered
				? own.emptyFilter
				: view === "todo"
					? list.emptyTodo
					: list.empty;
	return (
		<>
			{leads.length === 0 && <p className="px-4 pt-10 text-center text-ink-600 xl:px-6">{nothing}</p>}
			<div className="flex flex-wrap justify-center gap-3 px-4 py-5 xl:px-6">
				{!isFirstPage && (
					<Link to={`/admin${changedQuery(query, {})}`} className="button" data-look="light">
						{list.newest}
					</Link>
				)}
				{cursor && (
					<Link
						to={`/admin${changedQuery(query, { suite: cursor })}`}
						preventScrollReset={false}
						className="button"
						data-look="light"
					>
						{isCutShort ? own.further : list.older}
					</Link>
				)}
				{leads.length === 0 && (isFiltered || search !== "") && (
					<Link to="/admin" className="button" data-look="light">
						{own.showAll}
					</Link>
				)}
			</div>
		</>
	);
}
