import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { leadStatuses } from "../../model/leads/lead-status.ts";
import { SelectField } from "../../ui/field.tsx";
import type { InboxData } from "../.server/office/inbox-view.ts";
import { LeadItem } from "./lead-item.tsx";
import { ListNews } from "./list-news.tsx";

const tabs = ["todo", "quoted", "booked", "closed", "all", "spam"] as const;

export function LeadList({ inbox, open, above }: { inbox: InboxData; open: string | null; above: ReactNode }) {
	const { words } = useStaffLanguage();
	const { list, title } = words.leads;
	const { requests, cursor, filter, isFirstPage, view } = inbox;
	const [query] = useSearchParams();
	const Title = open ? "h2" : "h1";
	const suffix = listQuery(query);
	const empty = filter.search ? list.emptySearch : view === "todo" ? list.emptyTodo : list.empty;
	return (
		<section className="inbox-list" aria-label={title}>
			<div className="px-4 pt-5 md:px-6">
				<Title className="office-title">{title}</Title>
				<Search search={filter.search} />
			</div>
			<Views inbox={inbox} query={query} />
			<Filters inbox={inbox} />
			{above}
			<ListNews leads={requests} member={inbox.member} />
			{requests.length === 0 && <p className="px-4 py-10 text-center text-ink-600 md:px-6">{empty}</p>}
			<Groups leads={requests} open={open} suffix={suffix} />
			<div className="flex gap-3 px-4 py-5 md:px-6">
				{!isFirstPage && (
					<Link to={`/admin${without(query, "suite")}`} className="button" data-look="light">
						{list.newest}
					</Link>
				)}
				{cursor && (
					<Link
						to={`/admin${withValue(query, "suite", cursor)}`}
						preventScrollReset={false}
						className="button"
						data-look="light"
					>
						{list.older}
					</Link>
				)}
			</div>
		</section>
	);
}

function Groups({
	leads: requests,
	open,
	suffix,
}: {
	leads: InboxData["requests"];
	open: string | null;
	suffix: string;
}) {
	const groups = Map.groupBy(requests, ({ group }) => group);
	const Heading = open ? "h3" : "h2";
	return [...groups].map(([group, members]) => (
		<div key={group}>
			<Heading className="inbox-day">{group}</Heading>
			<ul>
				{members.map((request) => (
					<LeadItem key={request.id} request={request} isOpen={request.id === open} suffix={suffix} />
				))}
			</ul>
		</div>
	));
}

function Search({ search }: { search: string }) {
	const { words } = useStaffLanguage();
	const own = words.leads.search;
	const input = useRef<HTMLInputElement>(null);
	// The slash key focuses the search, as in mail programs, unless the member is typing.
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
			if (event.key !== "/" || event.ctrlKey || event.metaKey || typing) return;
			event.preventDefault();
			input.current?.focus();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
	return (
		<Form role="search" action="/admin" className="inbox-search">
			<OfficeIcon name="search" />
			<input
				key={search}
				ref={input}
				type="search"
				name="q"
				aria-label={own.label}
				placeholder={own.placeholder}
				defaultValue={search}
				maxLength={100}
				autoComplete="off"
				enterKeyHint="search"
			/>
			{search ? (
				<Link to="/admin" className="inbox-clear" aria-label={own.clear}>
					<OfficeIcon name="close" size={18} />
				</Link>
			) : (
				<span className="inbox-key scripted hidden lg:inline-block" aria-hidden="true">
					/
				</span>
			)}
			<button type="submit" className="sr-only">
				{own.submit}
			</button>
		</Form>
	);
}

function Views({ inbox: { view, counts }, query }: { inbox: InboxData; query: URLSearchParams }) {
	const { words } = useStaffLanguage();
	const { views } = words.leads;
	return (
		<nav aria-label={views.label} className="inbox-views">
			{tabs.map((tab) => (
				<Link
					key={tab}
					to={`/admin${withValue(new URLSearchParams(without(query, "suite")), "vue", tab)}`}
					aria-current={tab === view ? "page" : undefined}
				>
					{views[tab]}{" "}
					{tab in counts && <span className="tabular font-normal">{counts[tab as keyof typeof counts]}</span>}
				</Link>
			))}
		</nav>
	);
}

function Filters({ inbox: { filter, services, members, member } }: { inbox: InboxData }) {
	const { words } = useStaffLanguage();
	const { filters, kinds, statuses } = words.leads;
	const active = [filter.service, filter.kind, filter.status, filter.assignee, filter.unread || null].filter(
		(value) => value !== null,
	).length;
	const [isOpen, setOpen] = useState(false);
	return (
		<details className="inbox-filters" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>
				<OfficeIcon name="filter" size={18} />
				{filters.summary}
				{active > 0 && <span className="font-semibold text-teal-700">({filters.active(active)})</span>}
			</summary>
			<Form action="/admin" className="grid gap-4 px-4 pb-5 sm:grid-cols-2 md:px-6" onSubmit={() => setOpen(false)}>
				{filter.search && <input type="hidden" name="q" value={filter.search} />}
				<SelectField name="service" label={filters.service} defaultValue={filter.service ?? ""}>
					<option value="">{filters.anyService}</option>
					{services.map(({ name, label }) => (
						<option key={name} value={name}>
							{label}
						</option>
					))}
				</SelectField>
				<SelectField name="responsable" label={filters.assignee} defaultValue={filter.assignee ?? ""}>
					<option value="">{filters.anybody}</option>
					<option value="nobody">{filters.nobody}</option>
					{members.map(({ id, name }) => (
						<option key={id} value={id}>
							{id === member ? `${filters.me} (${name})` : name}
						</option>
					))}
				</SelectField>
				<SelectField name="genre" label={filters.kindLabel} defaultValue={filter.kind ?? ""}>
					<option value="">{filters.anyKind}</option>
					{(["contact", "estimate", "waiting-list"] as const).map((kind) => (
						<option key={kind} value={kind}>
							{kinds[kind]}
						</option>
					))}
				</SelectField>
				<SelectField name="statut" label={filters.status} defaultValue={filter.status ?? ""}>
					<option value="">{filters.anyStatus}</option>
					{leadStatuses.map((status) => (
						<option key={status} value={status}>
							{statuses[status]}
						</option>
					))}
				</SelectField>
				<label className="flex min-h-11 items-center gap-3 sm:col-span-2">
					<input
						type="checkbox"
						name="nonlues"
						value="1"
						defaultChecked={filter.unread}
						className="size-5 accent-teal-700"
					/>
					{filters.unread}
				</label>
				<div className="flex flex-wrap gap-3 sm:col-span-2">
					<button type="submit" className="button" data-look="dark">
						{filters.apply}
					</button>
					{active > 0 && (
						<Link to="/admin" className="button" data-look="light">
							{filters.reset}
						</Link>
					)}
				</div>
			</Form>
		</details>
	);
}

/** The query parameters of the list, which stay in the URL when a lead is opened. */
export function listQuery(query: URLSearchParams): string {
	const kept = new URLSearchParams(query);
	for (const name of ["volet", "modele"]) kept.delete(name);
	return kept.size > 0 ? `?${kept}` : "";
}

function without(query: URLSearchParams, name: string): string {
	const rest = new URLSearchParams(listQuery(query));
	rest.delete(name);
	return rest.size > 0 ? `?${rest}` : "";
}

function withValue(query: URLSearchParams, name: string, value: string): string {
	const rest = new URLSearchParams(listQuery(query));
	rest.set(name, value);
	return `?${rest}`;
}
