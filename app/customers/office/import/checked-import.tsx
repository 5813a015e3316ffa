import { Link } from "react-router";
import { DataTable } from "#app/admin/ui/data-table.tsx";
import { Facts } from "#app/admin/ui/facts.tsx";
import { FormAlert, OfficeForm, Panel } from "#app/admin/ui/form-parts.tsx";
import { Day, Moment } from "#app/admin/ui/moment.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatMoney, formatPhone } from "#app/locale/format.ts";
import type { ImportView } from "../../.server/import/import-view.ts";
import { ProblemLines } from "./problem-lines.tsx";
import { useCounts } from "./use-counts.ts";

/** The dry run: what is wrong, what would be created, and the choice. */
export function CheckedImport({ view, isRefused }: { view: ImportView; isRefused: boolean }) {
	const { checked, problems } = useStaffLanguage().words.imports;
	const count = useCounts();
	const { by, createdAt, purgeAfter, ignored, counts } = view;
	const { known = 0 } = counts;
	return (
		<>
			<section className="office-panel">
				<Facts
					facts={[
						[
							checked.facts.at,
							<span key="at">
								<Moment at={createdAt} />, {by}
							</span>,
						],
						[checked.facts.ignored, ignored.join(", ")],
						[checked.facts.until, <Moment key="until" at={purgeAfter} />],
					]}
				/>
			</section>
			{view.problems && <ProblemLines text={problems.text} count={counts.problems} {...view.problems} />}
			{view.isExpired ? (
				<section className="office-panel">
					<Link to="/admin/clients/importations" className="inline-flex min-h-11 items-center text-teal-700 underline">
						{checked.again}
					</Link>
				</section>
			) : (
				<Panel title={checked.heading}>
					{known > 0 && <p className="mb-4">{count(checked.known, known)}</p>}
					{counts.lines === 0 ? (
						<p>{known > 0 && counts.problems === 0 ? checked.nothingNew : checked.nothing}</p>
					) : (
						<WhatIsCreated view={view} isRefused={isRefused} />
					)}
				</Panel>
			)}
			<section className="office-panel">
				<p className="mb-4 text-ink-600 text-small">{checked.discardText}</p>
				<OfficeForm intent="discard" submit={checked.discard} look="light" keep={false} />
			</section>
		</>
	);
}

function WhatIsCreated({ view: { counts, sample }, isRefused }: { view: ImportView; isRefused: boolean }) {
	const { words, locale } = useStaffLanguage();
	const { checked } = words.imports;
	const count = useCounts();
	const start = count(checked.start, counts.lines);
	return (
		<div className="grid grid-cols-1 gap-5">
			<ul className="list-disc pl-5">
				<li>
					{count(checked.leads, counts.lines)}
					{counts.jobs > 0 && `, ${count(checked.jobs, counts.jobs)}`}
				</li>
				{counts.consents > 0 && <li>{count(checked.consents, counts.consents)}</li>}
				<li>{checked.quiet}</li>
			</ul>
			<DataTable
				caption={checked.sample}
				numbers={false}
				head={[checked.line, checked.customer, checked.day, checked.amount]}
				rows={sample.map(({ line, name, email, phone, day, amount }) => ({
					key: String(line),
					cells: [
						line,
						<span key="customer" className="block [overflow-wrap:anywhere]">
							{name}
							<span className="block text-ink-600">{email ?? formatPhone(phone ?? "", locale)}</span>
						</span>,
						<Day key="day" on={day} />,
						amount === null ? "" : formatMoney(amount, locale),
					],
				}))}
			/>
			<OfficeForm intent="start" submit={start} keep={false}>
				{isRefused && <FormAlert>{checked.leaveOutMissing}</FormAlert>}
				{counts.problems > 0 && (
					<label className="flex min-h-11 cursor-pointer items-center gap-3">
						<input type="checkbox" name="confirm" value="yes" className="size-6 shrink-0 accent-teal-700" />
						{count(checked.leaveOut, counts.problems)}
					</label>
				)}
			</OfficeForm>
		</div>
	);
}
