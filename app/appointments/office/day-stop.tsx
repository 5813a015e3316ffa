import { Link } from "react-router";
import { appointmentPath, leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { DayStop as Stop } from "../.server/office/day-view.ts";
import type { EntryView } from "../.server/office/entry-view.ts";
import { StatusMark } from "./status-mark.tsx";

export function DayStop({ stop }: { stop: Stop }) {
	if (stop.kind === "job") return <Job entry={stop.entry} />;
	if (stop.kind === "road") {
		return (
			<li className="day-stop" data-kind="road">
				<p className="day-road">
					<OfficeIcon name="car" size={18} />
					{stop.text}
				</p>
			</li>
		);
	}
	const { label, time, rest, path } = stop.gap;
	const text = (
		<>
			<span>
				{label} {time}
				<span className="sr-only">{rest}</span>
			</span>
			<span className="day-free-length tabular">{stop.length}</span>
		</>
	);
	return (
		<li className="day-stop" data-kind="free">
			{path ? (
				<Link to={path} className="day-free" data-block>
					<OfficeIcon name="plus" size={18} />
					{text}
				</Link>
			) : (
				<p className="day-free">{text}</p>
			)}
		</li>
	);
}

/** A finished or missed appointment takes one line: nothing is left to do. */
function Job({ entry }: { entry: EntryView }) {
	const { list } = useStaffLanguage().words.agenda;
	const isOver = entry.status === "done" || entry.status === "missed";
	const path = appointmentPath(entry.id);
	return (
		<li className="day-stop" data-kind="job" data-status={entry.status}>
			<article className="day-card">
				<p className="day-when">
					<span className="day-time tabular">{entry.longWindow}</span>
					<StatusMark status={entry.status} />
				</p>
				<h3>
					<Link to={path} data-block>
						<bdi>{entry.name}</bdi>
						<OfficeIcon name="next" size={18} />
					</Link>
				</h3>
				{isOver ? (
					<p className="day-line">{[entry.services, entry.place].filter(Boolean).join(", ")}</p>
				) : (
					<>
						<Place entry={entry} />
						<ul className="day-facts">
							<li>
								<OfficeIcon name="home" size={18} />
								{entry.services}
							</li>
							<li>
								<OfficeIcon name="clock" size={18} />
								<span>
									{entry.length}, {entry.end}
								</span>
							</li>
						</ul>
						{entry.priceWaits && (
							<p className="day-warning">
								<OfficeIcon name="alert" />
								{entry.priceWaits}
							</p>
						)}
						{entry.accessNote && (
							<p className="day-access">
								<b>{list.access}</b> {entry.accessNote}
							</p>
						)}
						<Actions entry={entry} path={path} />
					</>
				)}
			</article>
		</li>
	);
}

function Place({ entry: { address, streetless } }: { entry: EntryView }) {
	const { list } = useStaffLanguage().words.agenda;
	if (streetless) {
		return (
			<p className="day-warning">
				<OfficeIcon name="alert" />
				<span>
					<strong>{list.noStreet}</strong> {streetless.known ? list.knownPlace(streetless.known) : list.noPlace}
				</span>
			</p>
		);
	}
	return (
		<p className="day-address">
			{address.map((line) => (
				<span key={line}>{line}</span>
			))}
		</p>
	);
}

function Actions({ entry, path }: { entry: EntryView; path: string }) {
	const { list } = useStaffLanguage().words.agenda;
	const { phone, map, name, address, leadId, streetless } = entry;
	return (
		<div className="day-actions">
			{phone && (
				<a href={phone.href} className="button" data-look="light" aria-label={list.callOf(name, phone.text)}>
					<OfficeIcon name="phone" size={18} />
					{list.call}
				</a>
			)}
			{map && (
				<a
					href={map}
					target="_blank"
					rel="noreferrer"
					className="button"
					data-look="light"
					aria-label={list.mapOf(address.join(", "))}
				>
					<OfficeIcon name="map" size={18} />
					{list.map}
				</a>
			)}
			{streetless && leadId && (
				<Link
					to={leadPath(leadId, "coordonnees")}
					className="button"
					data-look="light"
					aria-label={list.addressOf(name)}
				>
					<OfficeIcon name="pen" size={18} />
					{list.address}
				</Link>
			)}
			{entry.mayFinish && (
				<Link to={`${path}/fin`} className="button day-finish" aria-label={list.finishOf(name)}>
					<OfficeIcon name="check" size={18} />
					{list.finish}
				</Link>
			)}
		</div>
	);
}
