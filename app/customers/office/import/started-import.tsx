import { Link } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { Facts } from "#app/admin/ui/facts.tsx";
import { FormAlert, OfficeForm, Panel } from "#app/admin/ui/form-parts.tsx";
import { Moment } from "#app/admin/ui/moment.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import { formatDate } from "#app/time/format.ts";
import type { ImportView } from "../../.server/import/import-view.ts";
import { ProblemLines } from "./problem-lines.tsx";
import { useCounts } from "./use-counts.ts";

/** An import that runs, is done or was undone: what came of it, and the way back. */
export function StartedImport({ view, isRefused }: { view: ImportView; isRefused: boolean }) {
	const { words, locale } = useStaffLanguage();
	const { done, list, problems, undone } = words.imports;
	const { run, undo, counts, status } = view;
	const count = useCounts();
	const outcome = run && [
		count(done.created, run.created),
		...(run.consents > 0 ? [count(done.consents, run.consents)] : []),
	];
	const taken = undo && [
		count(undone.deleted, undo.deleted),
		...(undo.consents > 0 ? [count(undone.consents, undo.consents)] : []),
	];
	return (
		<>
			<Panel title={done.heading}>
				<Facts
					facts={[
						[done.started, run && <Step key="run" {...run} results={outcome ?? []} />],
						[done.leftOut, counts.problems > 0 ? count(list.lines, counts.problems) : ""],
						[done.known, counts.known ? count(list.lines, counts.known) : ""],
						[undone.at, undo && <Step key="undo" {...undo} results={taken ?? []} />],
					]}
				/>
				{status === "done" && (
					<Link to="/admin/clients" className="mt-4 inline-flex min-h-11 items-center text-teal-700 underline">
						{done.see}
					</Link>
				)}
				{status === "undone" && <p className="mt-4 text-small">{undone.again}</p>}
			</Panel>
			{view.problems && (
				<ProblemLines
					text={`${problems.leftOut} ${problems.until(formatDate(view.problems.until, locale))}`}
					count={counts.problems}
					{...view.problems}
				/>
			)}
			{undo && undo.kept > 0 && <KeptLeads leads={view.kept} count={undo.kept} />}
			{!undo && <UndoForm until={formatDate(view.purgeAfter, locale)} isRefused={isRefused} />}
		</>
	);
}

function Step({ at, by, results }: { at: string; by: string; results: readonly string[] }) {
	return (
		<>
			<Moment at={at} />, {by}
			{results.map((result) => (
				<span key={result} className="block">
					{result}
				</span>
			))}
		</>
	);
}

function KeptLeads({ leads, count }: { leads: ImportView["kept"]; count: number }) {
	const { words, locale } = useStaffLanguage();
	const { undone, problems } = words.imports;
	const say = useCounts();
	return (
		<Panel title={say(undone.keptHeading, count)} text={undone.keptText}>
			<ul className="border-line border-b [overflow-wrap:anywhere]">
				{leads.map(({ id, line, name }) => (
					<li key={id} className="border-line border-t">
						{name === null ? (
							<span className="inline-flex min-h-11 items-center">{problems.line(line, undone.gone)}</span>
						) : (
							<Link to={leadPath(id)} className="inline-flex min-h-11 items-center text-teal-700 underline">
								{name}
							</Link>
						)}
					</li>
				))}
			</ul>
			{count > leads.length && <p className="mt-2">{undone.more(formatNumber(count - leads.length, locale))}</p>}
		</Panel>
	);
}

function UndoForm({ until, isRefused }: { until: string; isRefused: boolean }) {
	const { undo } = useStaffLanguage().words.imports;
	return (
		<Panel title={undo.heading} text={`${undo.text} ${undo.until(until)}`}>
			<OfficeForm intent="undo" submit={undo.submit} look="light" keep={false}>
				{isRefused && <FormAlert>{undo.confirmMissing}</FormAlert>}
				<label className="flex min-h-11 cursor-pointer items-center gap-3">
					<input type="checkbox" name="confirm" value="yes" className="size-6 shrink-0 accent-teal-700" />
					{undo.confirm}
				</label>
			</OfficeForm>
		</Panel>
	);
}
