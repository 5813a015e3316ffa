import { appointmentPath } from "#app/admin/paths.ts";
import { type Locale, localeTags } from "#app/locale/locales.ts";
import type { PhotoMoment } from "#app/model/leads/lead.ts";
import type { StoredPhotoView } from "../../.server/office/done/photo-views.ts";
import type { QueuedPhoto } from "./queue/queue-item.ts";
import type { QueueState } from "./queue/queue-state.ts";

/** One photo as the page shows it. */
export type PhotoTile = { key: string; source: string | null } & (
	| { state: "received"; id: string }
	| { state: "sending"; share: number; size: number }
	| { state: "waiting" }
	| { state: "refused"; name: string; reason: string }
);

/** The photos of one moment: those that the server has, then those on their way, in the order of the choice. */
export function photoTiles(
	moment: PhotoMoment,
	{ appointment, stored }: { appointment: string; stored: readonly StoredPhotoView[] },
	{ items, received, removed, sending }: Pick<QueueState, "items" | "received" | "removed" | "sending">,
): PhotoTile[] {
	const isHere = (photo: { appointment: string; moment: PhotoMoment }) =>
		photo.appointment === appointment && photo.moment === moment;
	const isKnown = (id: string) => stored.some((photo) => photo.id === id);
	return [
		...stored.filter((photo) => photo.moment === moment && !removed.includes(photo.id)).map(storedTile),
		...received
			.filter((photo) => isHere(photo) && !isKnown(photo.id) && !removed.includes(photo.id))
			.map(({ id, thumb }) => storedTile({ id, path: thumb ?? `${appointmentPath(appointment)}/photos/${id}` })),
		...items
			.filter((item): item is QueuedPhoto => item.kind === "photo" && isHere(item) && !item.removal)
			.toSorted((one, other) => one.at - other.at)
			.map((item) => queuedTile(item, sending)),
	];
}

function storedTile({ id, path }: Pick<StoredPhotoView, "id" | "path">): PhotoTile {
	return { key: id, id, source: path, state: "received" };
}

function queuedTile(item: QueuedPhoto, sending: QueueState["sending"]): PhotoTile {
	const { key, thumb: source, name, size, refused } = item;
	if (refused !== null) return { key, source, state: "refused", name, reason: refused };
	return sending?.key === key
		? { key, source, state: "sending", share: sending.share, size }
		: { key, source, state: "waiting" };
}

export interface PhotoCounts {
	received: number;
	/** Without those that were refused. */
	all: number;
	refused: number;
}

export function countTiles(tiles: readonly PhotoTile[]): PhotoCounts {
	const count = (state: PhotoTile["state"]) => tiles.filter((tile) => tile.state === state).length;
	const refused = count("refused");
	return { received: count("received"), all: tiles.length - refused, refused };
}

const units = { fr: ["Ko", "Mo"], en: ["KB", "MB"] } as const;
const megabyte = 1024 * 1024;

/** `["1,1", "1,8 Mo"]`: both in the unit of the whole. */
export function sayShare(share: number, size: number, locale: Locale): [done: string, all: string] {
	const isLarge = size >= megabyte;
	const format = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: isLarge ? 1 : 0 });
	const say = (bytes: number) => format.format(bytes / (isLarge ? megabyte : 1024));
	return [say(share * size), `${say(size)}\u00a0${units[locale][isLarge ? 1 : 0]}`];
}
