import { Link } from "react-router";
import { Moment } from "#app/admin/ui/moment.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { ImportCounts, ImportStatus } from "#app/model/customers/customer-import.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useCounts } from "./use-counts.ts";

interface ListedImport {
	id: string;
	file: string;
	status: ImportStatus;
	createdAt: string;
	by: string;
	counts: ImportCounts;
}

const statusTones = {
	checked: "attention",
	running: "calm",
	done: "calm",
	undoing: "quiet",
	undone: "quiet",
} as const satisfies Record<ImportStatus, string>;

export function ImportedFiles({ imports }: { imports: readonly ListedImport[] }) {
	const { list, statuses } = useStaffLanguage().words.imports;
	const count = useCounts();
	if (imports.length === 0) return <p>{list.none}</p>;
	return (
		<ul className="border-line border-b">
			{imports.map(({ id, file, status, createdAt, by, counts }) => (
				<li key={id} className="border-line border-t">
					<Link
						to={`/admin/clients/importations/${id}`}
						className="flex items-center gap-4 py-3 [overflow-wrap:anywhere] hover:bg-mint-100"
					>
						<span className="grid min-w-0 grow gap-1">
							<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
								<strong className="font-semibold text-spruce">{file}</strong>
								<Badge tone={statusTones[status]}>{statuses[status]}</Badge>
							</span>
							<span className="text-ink-600 text-small">
								<Moment at={createdAt} />, {list.by(by)}, {count(list.lines, counts.lines)}
								{status === "checked" && counts.problems > 0 && `, ${count(list.problems, counts.problems)}`}
							</span>
						</span>
						<span className="text-teal-700">
							<OfficeIcon name="next" />
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
