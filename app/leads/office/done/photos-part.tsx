import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type PhotoMoment, photoMoments } from "#app/model/leads/lead.ts";
import { FieldError } from "#app/ui/field.tsx";
import type { StoredPhotoView } from "../../.server/office/done/photo-views.ts";
import { FileChooser } from "./file-chooser.tsx";
import { countTiles, type PhotoCounts, type PhotoTile, photoTiles } from "./photo-list.ts";
import { Tile } from "./photo-tile.tsx";
import type { Queue } from "./queue/queue.ts";
import type { QueueState } from "./queue/queue-state.ts";
import { openQueue } from "./queue/use-queue.ts";

interface PhotosPartProps {
	/** The id of the appointment. */
	appointment: string;
	member: string;
	/** The customer's name. */
	label: string;
	stored: readonly StoredPhotoView[];
	queue: Queue | null;
	state: QueueState;
	/** Of a form that was sent without JavaScript. */
	refused: readonly { name: string; reason: string }[];
}

/** Photos from before and after the work, each with its own state. Works in a plain form without JavaScript. */
export function PhotosPart({ appointment, member, label, stored, queue, state, refused }: PhotosPartProps) {
	const { photos: words } = useStaffLanguage().words.doneForm;
	const [hasFailed, setFailed] = useState(false);
	const heading = useRef<HTMLLegendElement>(null);
	const known = { appointment, stored };
	const tiles = { before: photoTiles("before", known, state), after: photoTiles("after", known, state) };
	const problems = [...refused, ...[...tiles.before, ...tiles.after].filter((tile) => tile.state === "refused")];

	async function remove(tile: PhotoTile, event: MouseEvent): Promise<void> {
		if (tile.state !== "received") {
			heading.current?.focus();
			return queue?.remove(tile.key);
		}
		if (!queue) return;
		event.preventDefault();
		const isRemoved = await queue.removeReceived(appointment, tile.id);
		setFailed(!isRemoved);
		// The pressed button, which had the focus, is gone.
		if (isRemoved) heading.current?.focus();
	}

	return (
		<fieldset className="done-part" id="photos">
			<legend ref={heading} tabIndex={-1}>
				{words.title}
			</legend>
			{photoMoments.map((moment) => (
				<div key={moment} className="done-moment">
					<p className="done-moment-head">
						<strong>{words.moments[moment]}</strong> <CountText tiles={tiles[moment]} />
						<FileChooser
							moment={moment}
							icon="plus"
							text={words.add}
							name={words.addOf[moment]}
							className="done-add"
							onChoose={(files) => void choose(files, moment)}
						/>
					</p>
					<ul className="done-photos">
						{tiles[moment].map((tile, index) => (
							<Tile
								key={tile.key}
								tile={tile}
								moment={moment}
								number={index + 1}
								onRemove={(each, event) => void remove(each, event)}
								onRetry={(key) => void queue?.retry(key)}
							/>
						))}
						<li>
							<FileChooser
								moment={moment}
								icon="camera"
								text={words.take}
								name={words.takeOf[moment]}
								className="done-camera"
								capture="environment"
								onChoose={(files) => void choose(files, moment)}
							/>
						</li>
					</ul>
				</div>
			))}
			<noscript>
				<button type="submit" name="add-photos" value="yes" className="button" data-look="light">
					{words.send}
				</button>
			</noscript>
			<ul className="grid gap-1">
				{problems.map(({ name, reason }, index) => (
					<li key={`${index} ${name}`}>
						<FieldError id={`photo-problem-${index}`}>
							{words.why(name, words.reasons[reason] ?? words.reasons.failed ?? "")}
						</FieldError>
					</li>
				))}
			</ul>
			<FieldError id="photo-remove-failed">{hasFailed ? words.removeFailed : undefined}</FieldError>
			{state.repeated > 0 && <p className="text-ink-600 text-small">{words.already(state.repeated)}</p>}
			<p className="mt-3 text-ink-600 text-small">{words.seen}</p>
			<News counts={countTiles([...tiles.before, ...tiles.after])} problems={problems} repeated={state.repeated} />
		</fieldset>
	);

	async function choose(files: readonly File[], moment: PhotoMoment): Promise<void> {
		setFailed(false);
		// Opened here, because a photo may be chosen before the queue of the page is ready.
		await (await openQueue(member)).addPhotos(files, { appointment, label, moment });
	}
}

function CountText({ tiles }: { tiles: readonly PhotoTile[] }) {
	const { photos } = useStaffLanguage().words.doneForm;
	const { received, all, refused } = countTiles(tiles);
	const sending = tiles.filter(({ state }) => state === "sending").length;
	const parts = [
		received > 0 && photos.received(received),
		sending > 0 && photos.onTheWay(sending),
		all - received - sending > 0 && photos.waiting(all - received - sending),
		refused > 0 && photos.refused(refused),
	].filter(Boolean);
	return <span>{parts.length > 0 ? parts.join(", ") : photos.none}</span>;
}

/** Says aloud when everything has arrived, and what was refused: not each step in between. */
function News({
	counts: { received, all },
	problems,
	repeated,
}: {
	counts: PhotoCounts;
	problems: readonly { name: string; reason: string }[];
	repeated: number;
}) {
	const { photos } = useStaffLanguage().words.doneForm;
	const [said, say] = useState("");
	const wasOnTheWay = useRef(false);
	const last = problems.at(-1);
	const why = last && photos.why(last.name, photos.reasons[last.reason] ?? photos.reasons.failed ?? "");
	useEffect(() => {
		if (all > received) wasOnTheWay.current = true;
		else if (wasOnTheWay.current) {
			wasOnTheWay.current = false;
			say(photos.all(received));
		}
	}, [all, received, photos]);
	useEffect(() => {
		if (why) say(why);
	}, [why]);
	useEffect(() => {
		if (repeated > 0) say(photos.already(repeated));
	}, [repeated, photos]);
	return (
		<p role="status" className="sr-only">
			{said}
		</p>
	);
}
