import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { BookingData } from "../../.server/office/booking/booking-panel.ts";
import type { TimeCell, TimeRow } from "../../.server/office/booking/times-view.ts";

/** The windows of some days. A window that is not free says why. */
export function TimeTable({ shown }: { shown: BookingData }) {
	const { booking: words } = useStaffLanguage().words;
	return (
		<table className="booking-days">
			<caption className="sr-only">{words.tableCaption}</caption>
			<thead>
				<tr>
					<th scope="col">
						<span className="sr-only">{words.dayHead}</span>
					</th>
					{shown.heads.map((head) => (
						<th key={head} scope="col">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{shown.rows.map((row) => (
					<Row key={row.day} row={row} heads={shown.heads} chosen={shown.chosen} />
				))}
			</tbody>
		</table>
	);
}

function Row({
	row: { day, note, allDay, cells },
	heads,
	chosen,
}: {
	row: TimeRow;
	heads: readonly string[];
	chosen: string;
}) {
	return (
		<tr>
			<th scope="row">
				{day}
				{note && <small>{note}</small>}
			</th>
			{allDay ? (
				<td colSpan={heads.length}>
					<span className="booking-refused booking-closed">{allDay}</span>
				</td>
			) : (
				cells.map((cell, index) => (
					<td key={heads[index]} data-head={heads[index]}>
						<Cell cell={cell} chosen={chosen} />
					</td>
				))
			)}
		</tr>
	);
}

function Cell({ cell, chosen }: { cell: TimeCell; chosen: string }) {
	if (cell.kind === "refused") return <span className="booking-refused">{cell.text}</span>;
	if (cell.kind === "above") return <span className="booking-refused booking-above">{cell.text}</span>;
	return (
		<label key={cell.value} className="choice booking-pick">
			<input
				type="radio"
				name="place"
				value={cell.value}
				data-same-time={cell.isSameTime || undefined}
				aria-label={cell.label}
				defaultChecked={cell.value === chosen}
			/>
			{cell.text}
		</label>
	);
}
