import { Link } from "react-router";
import { appointmentPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import type { WeekBlock as Block, WeekGap as Gap } from "../.server/office/week-cell.ts";
import { StatusMark } from "./status-mark.tsx";

/** From the first possible arrival to the latest end: the full colour is the planned length, the strip the road. */
export function WeekBlock({ block }: { block: Block }) {
	const { entry, from, to } = block;
	return (
		<li
			className="week-job"
			data-status={entry.status}
			data-short={block.isShort || undefined}
			data-lane={block.lane}
			data-lanes={block.lanes}
		>
			<Link to={appointmentPath(entry.id)} className="week-block" data-block data-from={from} data-to={to}>
				<span className="week-work" data-from={from} data-to={block.workTo} />
				<span className="week-time tabular">{entry.window}</span>
				<StatusMark status={entry.status} isBlock />
				<span className="week-text">
					<b>
						<bdi>{entry.name}</bdi>
					</b>{" "}
					{entry.priceWaits && <span className="week-detail font-semibold">{entry.priceWaits} </span>}
					<span className="week-detail">{[entry.place, entry.services].filter(Boolean).join(", ")}</span>
				</span>
			</Link>
			{entry.road && <span className="week-road" data-from={to} data-to={block.roadTo} title={entry.road} />}
		</li>
	);
}

/** Free time: a link that books, for those who may. */
export function WeekGap({ gap: { from, to, label, time, rest, path, isShort } }: { gap: Gap }) {
	const text = (
		<span>
			<span className={time && isShort ? "week-open-word" : ""}>{label}</span> {time}
			<span className="sr-only">{rest}</span>
		</span>
	);
	return (
		<li className="week-gap">
			{path ? (
				<Link to={path} className="week-open" data-block data-from={from} data-to={to}>
					<OfficeIcon name="plus" size={15} />
					{text}
				</Link>
			) : (
				<span className="week-open" data-from={from} data-to={to}>
					{text}
				</span>
			)}
		</li>
	);
}
