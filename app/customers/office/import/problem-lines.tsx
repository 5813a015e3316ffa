import { Link } from "react-router";
import { Panel } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { columnNames } from "#app/model/customers/import-columns.ts";
import type { LineFault, ProblemLine } from "#app/model/customers/import-line.ts";
import { useCounts } from "./use-counts.ts";

interface ProblemPage {
	/** What to do with them. */
	text: string;
	/** On all pages. */
	count: number;
	page: number;
	pages: number;
	lines: readonly Pick<ProblemLine, "line" | "name" | "faults">[];
}

export function ProblemLines({ text, count, page, pages, lines }: ProblemPage) {
	const { problems } = useStaffLanguage().words.imports;
	const say = useCounts();
	return (
		<Panel title={say(problems.heading, count)} text={text}>
			<ul className="border-line border-b [overflow-wrap:anywhere]">
				{lines.map(({ line, name, faults }) => (
					<li key={line} className="border-line border-t py-3">
						<strong className="font-semibold text-spruce">{problems.line(line, name)}</strong>
						<ul className="mt-1.5 grid gap-2 text-small">
							{faults.map((fault) => (
								<Fault key={`${fault.column} ${fault.code}`} fault={fault} />
							))}
						</ul>
					</li>
				))}
			</ul>
			{pages > 1 && <Pages page={page} pages={pages} />}
		</Panel>
	);
}

function Fault({ fault: { column, code, value, first } }: { fault: LineFault }) {
	const { words, locale } = useStaffLanguage();
	const { problems } = words.imports;
	return (
		<li className="grid gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
			<span>
				<span className="font-semibold">{columnNames[column][locale]}</span>{" "}
				<span className="whitespace-pre-wrap rounded-sm bg-cream-200 px-1.5">{value || problems.empty}</span>
			</span>
			<span>
				{problems.faults[code]}
				{first !== undefined && ` ${problems.first(first)}`}
			</span>
		</li>
	);
}

function Pages({ page, pages }: { page: number; pages: number }) {
	const { problems } = useStaffLanguage().words.imports;
	const link = "inline-flex min-h-11 items-center text-teal-700 underline";
	return (
		<nav aria-label={problems.pages} className="mt-3 flex flex-wrap items-center gap-x-6">
			{page > 1 && (
				<Link to={`?page=${page - 1}`} className={link}>
					{problems.previous}
				</Link>
			)}
			<span>{problems.page(page, pages)}</span>
			{page < pages && (
				<Link to={`?page=${page + 1}`} className={link}>
					{problems.next}
				</Link>
			)}
		</nav>
	);
}
