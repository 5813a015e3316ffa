import { Link } from "react-router";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import type { ImportView } from "../../.server/import/import-view.ts";

/** How far an import is, or its undoing. Reloads by itself; without JavaScript, by its link. */
export function RunningImport({ view: { status, counts, run, undo } }: { view: ImportView }) {
	const { words, locale } = useStaffLanguage();
	const { running, undo: undoing } = words.imports;
	const isUndone = status === "undoing";
	const [done, all] = isUndone ? [undo?.done ?? 0, undo?.all ?? 1] : [run?.created ?? 0, counts.lines];
	return (
		<section className="office-panel grid gap-3">
			<progress
				max={all}
				value={done}
				aria-label={isUndone ? undoing.progress : running.progress}
				className="h-3 w-full accent-teal-700"
			/>
			<p className="tabular">{running.count(formatNumber(done, locale), formatNumber(all, locale))}</p>
			<Link to="" className="inline-flex min-h-11 items-center justify-self-start text-teal-700 underline">
				{running.refresh}
			</Link>
		</section>
	);
}
