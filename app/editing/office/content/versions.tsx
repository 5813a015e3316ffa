import type { ReactNode } from "react";
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
import { FormAlert, Panel } from "#app/admin/ui/form-parts.tsx";
import { Moment } from "#app/admin/ui/moment.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { openEntry } from "../../.server/office/open-entry.ts";
import { readSeen } from "../../.server/office/publish-entry.ts";
import { type VersionName, versionsView } from "../../.server/office/versions-view.ts";
import { readRevision } from "../../.server/revisions.ts";
import { replaceDraft } from "../../.server/save-draft.ts";
import { Changes } from "./changes.tsx";
import { entryPath } from "./entry-path.ts";
import { SeenDraft } from "./seen-draft.tsx";
import "./versions.css";

export const meta = officeMeta<VersionsData>(
	(words) => words.content.versions.title,
	({ name }) => name,
);

export async function loader(args: LoaderFunctionArgs) {
	const { state, member, services } = await openEntry(args);
	return versionsView(services, state, new URL(args.request.url).searchParams, member.locale);
}

type VersionsData = Awaited<ReturnType<typeof loader>>;

/** Restores a version as the draft; visitors see it once it is published. */
export async function action(args: ActionFunctionArgs) {
	const { id, author, services } = await openEntry(args);
	const form = await readForm(args.request);
	const number = Number(form.get("number") ?? Number.NaN);
	const value = Number.isInteger(number) && number >= 0 ? await readRevision(services.store, id, number) : null;
	if (!value) return data({ trouble: "gone" } as const, { status: 404 });
	if (!(await replaceDraft(services, id, value, author, readSeen(form))))
		return data({ trouble: "busy" } as const, { status: 409 });
	return redirect(`${entryPath(id)}?vue=publier&reprise=oui`, 303);
}

/** After a conflict the page shows the draft of the other member, so that a second press may replace it. */
export { shouldRevalidate } from "#app/admin/ui/after-conflict.ts";

export default function Versions() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { versions } = useStaffLanguage().words.content;
	const { id, name, changes, from, to, cursor, revision } = loaded;
	const nameOf = useVersionName();
	return (
		<>
			<header className="mb-6">
				<Link to={entryPath(id)} className="versions-back">
					<OfficeIcon name="back" />
					{versions.back}
				</Link>
				<h1>
					{versions.title} <span className="versions-of">{name}</span>
				</h1>
				<p className="mt-2 text-ink-600">{versions.lead}</p>
			</header>
			<div className="grid grid-cols-1 gap-4">
				{answer?.trouble && <FormAlert>{versions[answer.trouble]}</FormAlert>}
				{revision === 0 && <p className="office-hint">{versions.none}</p>}
				<VersionList loaded={loaded} />
				{cursor && (
					<Link to={`?suite=${encodeURIComponent(cursor)}`} className="button justify-self-start" data-look="light">
						{versions.older}
					</Link>
				)}
				{(revision > 0 || loaded.hasDraft) && (
					<Panel title={versions.compareTitle}>
						<CompareForm loaded={loaded} />
						{changes ? (
							<>
								<h3 className="compared">{versions.comparing(nameOf(from), nameOf(to))}</h3>
								<Changes parts={changes} />
							</>
						) : (
							<p className="mt-4">{versions.gone}</p>
						)}
					</Panel>
				)}
			</div>
		</>
	);
}

function useVersionName(): (name: VersionName) => string {
	const { versions } = useStaffLanguage().words.content;
	return (name) => (name === "draft" ? versions.draft : name === 0 ? versions.original : versions.number(name));
}

function VersionList({ loaded }: { loaded: VersionsData }) {
	const { words } = useStaffLanguage();
	const own = words.content.versions;
	const { versions, hasOriginal, revision, seen } = loaded;
	return (
		<ol className="version-list" reversed>
			{versions.map(({ number, at, by }) => (
				<Version key={number} number={number} seen={seen} isCurrent={number === revision && loaded.isEdited}>
					{by ?? own.shell}, <Moment at={at} />
				</Version>
			))}
			{hasOriginal && <Version number={0} seen={seen} isCurrent={!loaded.isEdited} />}
		</ol>
	);
}

function Version({
	number,
	seen,
	isCurrent,
	children,
}: {
	number: number;
	seen: readonly string[];
	isCurrent: boolean;
	children?: ReactNode;
}) {
	const { versions } = useStaffLanguage().words.content;
	const name = useVersionName()(number);
	return (
		<li>
			<div className="min-w-0">
				<p className="font-semibold text-spruce">
					{name}
					{isCurrent && <span className="ml-2 font-normal text-ink-600 text-small">({versions.current})</span>}
				</p>
				{children && <p className="text-ink-600 text-small">{children}</p>}
			</div>
			<Form method="post">
				<input type="hidden" name="number" value={number} />
				<SeenDraft marks={seen} />
				<button type="submit" className="office-action" aria-label={versions.restoreNamed(name)}>
					<OfficeIcon name="undo" size={18} />
					{versions.restore}
				</button>
			</Form>
		</li>
	);
}

function CompareForm({ loaded: { versions, hasDraft, hasOriginal, from, to } }: { loaded: VersionsData }) {
	const own = useStaffLanguage().words.content.versions;
	const nameOf = useVersionName();
	const names: VersionName[] = [
		...(hasDraft ? (["draft"] as const) : []),
		...versions.map(({ number }) => number),
		...(hasOriginal ? [0] : []),
	];
	const select = (name: "de" | "a", label: string, chosen: VersionName) => (
		<SelectField key={`${name}-${chosen}`} id={name} name={name} label={label} defaultValue={codeOf(chosen)}>
			{[...new Set([...names, chosen])].map((version) => (
				<option key={version} value={codeOf(version)}>
					{nameOf(version)}
				</option>
			))}
		</SelectField>
	);
	return (
		<Form preventScrollReset className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
			{select("de", own.from, from)}
			{select("a", own.to, to)}
			<button type="submit" className="button" data-look="dark">
				{own.compare}
			</button>
		</Form>
	);
}

function codeOf(name: VersionName): string {
	return name === "draft" ? "brouillon" : String(name);
}
