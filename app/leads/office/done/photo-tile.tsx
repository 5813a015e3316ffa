import type { MouseEvent } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { PhotoMoment } from "#app/model/leads/lead.ts";
import { type PhotoTile, sayShare } from "./photo-list.ts";

/** Reasons that another try would not change. */
const final: ReadonlySet<string> = new Set([
	"gone",
	"heic",
	"lost",
	"not-a-picture",
	"too-large",
	"too-many-pixels",
	"unreadable",
]);

interface TileProps {
	tile: PhotoTile;
	moment: PhotoMoment;
	/** From 1, in its moment. */
	number: number;
	onRemove: (tile: PhotoTile, event: MouseEvent) => void;
	onRetry: (key: string) => void;
}

export function Tile({ tile, moment, number, onRemove, onRetry }: TileProps) {
	const { photos } = useStaffLanguage().words.doneForm;
	return (
		<li className="done-photo" data-state={tile.state}>
			{tile.source ? (
				<img src={tile.source} alt={photos.alt(moment, number)} />
			) : (
				<span className="sr-only">{photos.alt(moment, number)}</span>
			)}
			{/* A submit button, for pages without JavaScript. */}
			<button
				type={tile.state === "received" ? "submit" : "button"}
				name="remove"
				value={tile.state === "received" ? tile.id : ""}
				className="done-remove"
				aria-label={photos.remove(moment, number)}
				onClick={(event) => onRemove(tile, event)}
			>
				<span>
					<OfficeIcon name="close" size={16} />
				</span>
			</button>
			<TileState tile={tile} moment={moment} number={number} onRetry={onRetry} />
		</li>
	);
}

function TileState({ tile, moment, number, onRetry }: Omit<TileProps, "onRemove">) {
	const { words, locale } = useStaffLanguage();
	const { photos } = words.doneForm;
	if (tile.state === "sending") {
		return (
			<>
				<progress max={1} value={tile.share} aria-label={photos.progressOf(moment, number)} />
				<span className="done-state tabular">{photos.share(...sayShare(tile.share, tile.size, locale))}</span>
			</>
		);
	}
	if (tile.state === "refused" && !final.has(tile.reason)) {
		return (
			<button
				type="button"
				className="done-state done-retry"
				aria-label={photos.retryOf(moment, number)}
				onClick={() => onRetry(tile.key)}
			>
				{photos.retry}
			</button>
		);
	}
	const icon = { received: "check", waiting: "clock", refused: "alert" } as const;
	return (
		<span className="done-state">
			<OfficeIcon name={icon[tile.state]} size={14} />
			{photos.states[tile.state]}
		</span>
	);
}
