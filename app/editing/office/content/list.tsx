import {
	type ActionFunctionArgs,
	data,
	Form,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { OfficeForm, PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { Moment } from "#app/admin/ui/moment.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { wordKinds } from "#app/model/editing/content-entry.ts";
import { namedMember } from "#app/model/members/member.ts";
import { TextField } from "#app/ui/field.tsx";
import { startArticle } from "../../.server/new-article.ts";
import { editors } from "../../.server/office/editors.ts";
import { type ListedEntry, listEntries, readEntryQuery } from "../../.server/office/list-entries.ts";
import { EntryBadges } from "./entry-badges.tsx";
import { entryPath } from "./entry-path.ts";
import { entryViews } from "./entry-views.ts";
import "./content-list.css";

export const meta = officeMeta((words) => words.content.title);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, ...editors);
	const { store, content } = context.get(servicesContext);
	const query = readEntryQuery(new URL(request.url).searchParams);
	return { ...query, ...(await listEntries(store, query, locale, content.reader())) };
}

/** Creates an article from its French title. */
export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...editors);
	const title = String((await readForm(request)).get("title") ?? "")
		.trim()
		.replace(/\s+/g, " ");
	if (title.length < 3 || title.length > 60) return data({ title, isWrong: true }, { status: 422 });
	return redirect(entryPath(await startArticle(context.get(servicesContext), title, namedMember(member))), 303);
}

export default function ContentList() {
	const { entries, search } = useLoaderData<typeof loader>();
	const { content } = useStaffLanguage().words;
	const groups = wordKinds
		.map((kind) => ({ kind, members: entries.filter((entry) => entry.kind === kind) }))
		.filter(({ members }) => members.length > 0);
	return (
		<>
			<PageHead title={content.title}>{content.lead}</PageHead>
			<Search search={search} />
			<Views />
			{groups.length === 0 && <p className="py-8 text-center text-ink-600">{content.list.empty}</p>}
			{groups.map(({ kind, members }) => (
				<section key={kind} aria-labelledby={`kind-${kind}`} className="mt-7">
					<h2 id={`kind-${kind}`}>{content.kinds[kind]}</h2>
					<ul className="entry-list">
						{members.map((entry) => (
							<Entry key={entry.id} entry={entry} />
						))}
					</ul>
				</section>
			))}
			<div className="mt-7">
				<NewArticle />
			</div>
		</>
	);
}

function Search({ search }: { search: string }) {
	const { view } = useLoaderData<typeof loader>();
	const { list } = useStaffLanguage().words.content;
	return (
		<Form role="search" className="office-search entry-search">
			<OfficeIcon name="search" />
			{view !== "all" && <input type="hidden" name="vue" value={view} />}
			<input
				key={search}
				type="search"
				name="q"
				aria-label={list.search}
				placeholder={list.placeholder}
				defaultValue={search}
				maxLength={100}
				autoComplete="off"
				enterKeyHint="search"
			/>
			{search && (
				<Link to="/admin/contenu" className="office-search-clear" aria-label={list.clear}>
					<OfficeIcon name="close" size={18} />
				</Link>
			)}
			<button type="submit" className="sr-only">
				{list.submit}
			</button>
		</Form>
	);
}

function Views() {
	const { view, counts, search } = useLoaderData<typeof loader>();
	const { list } = useStaffLanguage().words.content;
	const addressOf = (name: string) => {
		const query = new URLSearchParams({ ...(search && { q: search }), ...(name !== "all" && { vue: name }) });
		return `/admin/contenu${query.size > 0 ? `?${query}` : ""}`;
	};
	return (
		<nav aria-label={list.views} className="office-subnav mt-3">
			{entryViews.map((name) => (
				<Link
					key={name}
					to={addressOf(name)}
					preventScrollReset
					className="office-subtab"
					aria-current={name === view ? "page" : undefined}
				>
					{list[name]} <span className="tabular ml-1.5 font-normal">{counts[name]}</span>
				</Link>
			))}
		</nav>
	);
}

function Entry({ entry: { id, name, states, scheduledFor, updatedAt, updatedBy } }: { entry: ListedEntry }) {
	return (
		<li>
			<Link to={entryPath(id)} className="entry-item">
				<span className="grid min-w-0 grow gap-1">
					<strong>{name}</strong>
					{updatedAt && (
						<span className="text-ink-600 text-small">
							{updatedBy && `${updatedBy}, `}
							<Moment at={updatedAt} />
						</span>
					)}
				</span>
				<OfficeIcon name="next" />
			</Link>
			<EntryBadges states={states} scheduledFor={scheduledFor} terse />
		</li>
	);
}

function NewArticle() {
	const answer = useActionData<typeof action>();
	const { list } = useStaffLanguage().words.content;
	return (
		<Panel title={list.newHeading} text={list.newText}>
			<OfficeForm submit={list.newButton}>
				<TextField
					id="new-title"
					name="title"
					label={list.newTitle}
					lang="fr"
					defaultValue={answer?.title}
					error={answer?.isWrong ? list.newMissing : undefined}
					autoComplete="off"
					maxLength={60}
					required
				/>
			</OfficeForm>
		</Panel>
	);
}
