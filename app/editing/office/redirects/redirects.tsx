import { useRef } from "react";
import {
	type ActionFunctionArgs,
	data,
	Form,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
	useSearchParams,
} from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { FileField, FormNotice, OfficeForm, PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { Moment } from "#app/admin/ui/moment.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import { readCsv } from "#app/model/text/csv.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { addRedirects, removeRedirect } from "../../.server/change-redirects.ts";
import { redirectsView } from "../../.server/office/redirects-view.ts";
import type { WrittenRedirect } from "../../.server/redirect-list.ts";
import { RedirectProblems } from "./redirect-problems.tsx";

export const meta = officeMeta((words) => words.redirects.title);

export async function loader({ context, request }: LoaderFunctionArgs) {
	requireMember(context, "administrator", "editor");
	const { store, content } = context.get(servicesContext);
	return redirectsView({ store, reader: content.reader() }, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator", "editor");
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const text = (name: string) => String(form.get(name) ?? "").trim();
	const intent = text("intent");
	if (intent === "remove") {
		const removed = await removeRedirect(services, text("from"), member);
		if (removed)
			await recordAudit(services, member, "content-published", { subject: "redirects", detail: text("from") });
		return removed ? { kind: "removed" as const, from: text("from") } : data({ kind: "changed" as const }, 409);
	}
	const typed = { from: text("from"), to: text("to"), csv: String(form.get("csv") ?? "") };
	const written = intent === "import" ? readLines(typed.csv) : [{ from: typed.from, to: typed.to }];
	if (written === null) return data({ kind: "unreadable" as const, typed }, 422);
	if (written.length === 0) return data({ kind: "empty" as const, typed }, 422);
	const outcome = await addRedirects(services, written, member);
	if (outcome.kind === "saved") {
		await recordAudit(services, member, "content-published", { subject: "redirects", detail: String(outcome.count) });
		return outcome;
	}
	if (outcome.kind === "changed") return data({ ...outcome, typed }, 409);
	return data({ ...outcome, typed, isImport: intent === "import" }, 422);
}

/** Returns null when the text is not CSV. Skips a header row. */
function readLines(csv: string): WrittenRedirect[] | null {
	try {
		const rows = readCsv(csv).map(([from = "", to = ""]) => ({ from, to }));
		return rows.filter(({ from }, index) => index > 0 || /^(?:\/|https?:)/i.test(from));
	} catch {
		return null;
	}
}

export default function Redirects() {
	const { words } = useStaffLanguage();
	const answer = useActionData<typeof action>();
	const { redirects } = words;
	return (
		<>
			<PageHead title={redirects.title}>{redirects.lead}</PageHead>
			<div className="grid grid-cols-1 gap-4">
				{answer?.kind === "saved" && <FormNotice>{redirects.add.added(answer.count)}</FormNotice>}
				{answer?.kind === "removed" && <FormNotice>{redirects.list.removed(answer.from)}</FormNotice>}
				<RedirectProblems answer={answer} />
				<TryPanel />
				<AddPanel />
				<ImportPanel />
				<ListPanel />
			</div>
		</>
	);
}

function TryPanel() {
	const { tried } = useLoaderData<typeof loader>();
	const { test } = useStaffLanguage().words.redirects;
	return (
		<Panel title={test.heading}>
			<Form className="grid gap-4">
				<TextField
					id="essai"
					name="essai"
					label={test.label}
					hint={test.hint}
					defaultValue={tried?.path}
					autoComplete="off"
				/>
				<Button type="submit" look="light" className="justify-self-start">
					{test.submit}
				</Button>
				{tried && (
					<output className="break-words">
						{tried.kind === "leads" ? test.leads(tried.path, tried.target) : test[tried.kind](tried.path)}
					</output>
				)}
			</Form>
		</Panel>
	);
}

function AddPanel() {
	const answer = useActionData<typeof action>();
	// The statistics link here with a path that does not exist.
	const wanted = useSearchParams()[0].get("ancienne") ?? undefined;
	const { add } = useStaffLanguage().words.redirects;
	const typed = answer && "typed" in answer ? answer.typed : undefined;
	return (
		<Panel title={add.heading}>
			<OfficeForm
				key={answer?.kind === "saved" ? "saved" : "open"}
				intent="add"
				isUnsaved={typed !== undefined && typed.csv === ""}
				submit={add.submit}
			>
				<div className="grid items-end gap-4 sm:grid-cols-2">
					<TextField
						id="from"
						name="from"
						label={add.from}
						defaultValue={answer?.kind === "saved" ? undefined : (typed?.from ?? wanted)}
						autoComplete="off"
						required
					/>
					<TextField
						id="to"
						name="to"
						label={add.to}
						hint={add.toHint}
						defaultValue={typed?.to}
						autoComplete="off"
						required
					/>
				</div>
			</OfficeForm>
		</Panel>
	);
}

/** The file is read into the text field: the member sees the data first, and pasting works without JavaScript. */
function ImportPanel() {
	const answer = useActionData<typeof action>();
	const { import: words } = useStaffLanguage().words.redirects;
	const field = useRef<HTMLTextAreaElement>(null);
	const typed = answer && "typed" in answer ? answer.typed : undefined;
	return (
		<Panel title={words.heading}>
			<OfficeForm
				key={answer?.kind === "saved" ? "saved" : "open"}
				intent="import"
				isUnsaved={typed !== undefined && typed.csv !== ""}
				submit={words.submit}
				look="light"
			>
				<TextArea
					ref={field}
					id="csv"
					name="csv"
					label={words.label}
					hint={words.hint}
					defaultValue={typed?.csv}
					rows={5}
				/>
				<FileField
					label={words.file}
					accept=".csv,text/csv,text/plain"
					onChange={async ({ currentTarget: { files } }) => {
						if (!files?.[0] || !field.current) return;
						field.current.value = await files[0].text();
						field.current.dispatchEvent(new Event("input", { bubbles: true }));
					}}
				/>
			</OfficeForm>
		</Panel>
	);
}

function ListPanel() {
	const { lines, total, more, filter } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { list } = words.redirects;
	return (
		<Panel title={list.heading(total)}>
			<Form className="mb-4 flex flex-wrap items-end gap-3">
				<TextField
					id="chercher"
					name="chercher"
					type="search"
					label={list.filter}
					defaultValue={filter}
					className="grow"
				/>
				<Button type="submit" look="light">
					{list.submit}
				</Button>
			</Form>
			{lines.length === 0 ? (
				<p>{list.none}</p>
			) : (
				<ul className="border-line border-b">
					{lines.map(({ from, to, hits, lastAt, isInactive }) => (
						<li
							key={from}
							className="grid gap-x-4 gap-y-1 border-line border-t py-3 sm:grid-cols-[1fr_auto] sm:items-center"
						>
							<span className="grid min-w-0 gap-0.5">
								<code className="break-words font-semibold text-spruce">{from}</code>
								<span className="break-words text-small">
									{list.to}{" "}
									<a href={to} className="text-teal-700 underline">
										{to}
									</a>
								</span>
								{isInactive && <strong className="text-danger-dark text-small">{list.inactive}</strong>}
								<span className="text-ink-600 text-small">
									{lastAt ? (
										<>
											{list.hits(formatNumber(hits, locale))} <Moment at={lastAt} />
										</>
									) : (
										list.never
									)}
								</span>
							</span>
							<Form method="post">
								<input type="hidden" name="intent" value="remove" />
								<button
									type="submit"
									name="from"
									value={from}
									className="min-h-11 text-danger-dark text-small underline"
								>
									{list.remove}
									<span className="sr-only"> {from}</span>
								</button>
							</Form>
						</li>
					))}
				</ul>
			)}
			{more > 0 && <p className="mt-3 text-ink-600 text-small">{list.more(more)}</p>}
		</Panel>
	);
}
