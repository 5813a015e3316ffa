import { useEffect, useRef, useState } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { editName, movedItem } from "#app/model/editing/schemas/edit-lists.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { isShown, type ListedService, type ServiceList } from "#app/model/site/service-list.ts";
import { framedPhoto, ServicePicture } from "#app/ui/service-picture.tsx";
import { surfaces } from "#app/ui/surface.ts";
import type { ServiceAbout } from "../../.server/office/settings/services-view.ts";
import "./service-rows.css";

type Direction = "up" | "down";
type About = Readonly<Record<ServiceName, ServiceAbout>>;

const listId = "field-services";

/** The services in their order. Without JavaScript each button sends the form, and the server moves the row. */
export function ServiceRows({ list, about }: { list: ServiceList; about: About }) {
	const { serviceList } = useStaffLanguage().words;
	const box = useRef<HTMLFieldSetElement>(null);
	const [rows, setRows] = useState(list);
	const [moved, setMoved] = useState<{ text: string; name: ServiceName; direction: Direction } | null>(null);
	useEffect(() => {
		if (!moved) return;
		focusMoved(moved.name, moved.direction);
		// An input event, as after typing, so that the kept form notices the change.
		box.current?.dispatchEvent(new Event("input", { bubbles: true }));
	}, [moved]);

	function move(from: number, direction: Direction): void {
		const to = direction === "up" ? from - 1 : from + 1;
		const name = rows[from]?.name;
		if (!name || to < 0 || to >= rows.length) return;
		setRows(movedItem(rows, from, to));
		setMoved({ text: serviceList.moved(about[name].label, to + 1), name, direction });
	}

	return (
		<fieldset ref={box} id={listId} tabIndex={-1} className="service-rows">
			<legend>{serviceList.heading}</legend>
			<p className="service-rows-hint">{serviceList.hint}</p>
			<ol>
				{rows.map((row, index) => (
					<ServiceRow
						key={row.name}
						row={row}
						index={index}
						isLast={index === rows.length - 1}
						about={about[row.name]}
						onMove={(direction) => move(index, direction)}
					/>
				))}
			</ol>
			<p role="status" className="sr-only">
				{moved?.text}
			</p>
		</fieldset>
	);
}

interface RowProps {
	row: ListedService;
	index: number;
	isLast: boolean;
	about: ServiceAbout;
	onMove(direction: Direction): void;
}

function ServiceRow({ row, index, isLast, about, onMove }: RowProps) {
	const { serviceList } = useStaffLanguage().words;
	const { label, group, surface, uses } = about;
	const path = `services.${index}`;
	return (
		<li className="service-row">
			<input type="hidden" name={`${path}.name`} value={row.name} />
			<input type="hidden" name={`${path}.picture`} value={row.picture ?? ""} />
			<input type="hidden" name={`${path}.alt.fr`} value={row.alt?.fr ?? ""} />
			<input type="hidden" name={`${path}.alt.en`} value={row.alt?.en ?? ""} />
			<span className={`service-row-picture ${surfaces[surface].box}`}>
				<ServicePicture
					name={row.picture ?? about.picture}
					sizes="96px"
					small
					photoClass={framedPhoto}
					className="absolute inset-0 size-full object-contain p-1"
				/>
			</span>
			<div className="service-row-name">
				<p>
					<span aria-hidden="true">{index + 1}.</span> {label}
				</p>
				<p>{serviceList.groups[group]}</p>
			</div>
			<label className="service-row-switch">
				<input
					type="checkbox"
					name={`${path}.shown`}
					value="shown"
					defaultChecked={isShown(row)}
					aria-label={serviceList.show(label)}
					aria-describedby={uses ? `uses-${row.name}` : undefined}
				/>
				{/* The first value of a name counts: this one is read when the switch is off. */}
				<input type="hidden" name={`${path}.shown`} value="hidden" />
				<span aria-hidden="true" data-when="on">
					{serviceList.shown}
				</span>
				<span aria-hidden="true" data-when="off">
					{serviceList.hidden}
				</span>
			</label>
			<button
				type="submit"
				name="intent"
				value={`picture:${row.name}`}
				aria-label={serviceList.changeOf(label)}
				className="office-action service-row-change"
			>
				<OfficeIcon name="image" />
				{serviceList.change}
			</button>
			<div className="service-row-moves">
				<MoveButton row={row} index={index} direction="up" label={label} isOff={index === 0} onMove={onMove} />
				<MoveButton row={row} index={index} direction="down" label={label} isOff={isLast} onMove={onMove} />
			</div>
			{uses && (
				<p id={`uses-${row.name}`} className="service-row-uses">
					{serviceList.named(uses)}
				</p>
			)}
		</li>
	);
}

function MoveButton({
	row,
	index,
	direction,
	label,
	isOff,
	onMove,
}: Pick<RowProps, "row" | "index" | "onMove"> & { direction: Direction; label: string; isOff: boolean }) {
	const { serviceList } = useStaffLanguage().words;
	return (
		<button
			id={moveId(row.name, direction)}
			type="submit"
			name="edit"
			value={editName(direction, `services.${index}`)}
			aria-label={serviceList[direction](label)}
			disabled={isOff}
			onClick={(event) => {
				event.preventDefault();
				onMove(direction);
			}}
		>
			<OfficeIcon name={direction === "up" ? "arrow-up" : "arrow-down"} />
		</button>
	);
}

function moveId(service: ServiceName, direction: Direction): string {
	return `${direction}-${service}`;
}

/** At an end of the list the pressed button is disabled: the other one gets the focus. */
function focusMoved(service: ServiceName, direction: Direction): void {
	const both: readonly Direction[] = [direction, direction === "up" ? "down" : "up"];
	const buttons = both.map((each) => document.getElementById(moveId(service, each)));
	buttons.find((button) => button?.matches(":enabled"))?.focus();
}
