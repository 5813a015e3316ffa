import { type Stats, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailableError } from "#app/model/ports.ts";

/** Thrown before anything is written: the same writes can be retried on a new connection. */
export class LostFilesError extends StoreUnavailableError {}

interface WatchedFiles {
	/** Throws when a write would go to a file that the next start would not find. */
	check(): void;
	/** Called after a commit: throws when it is in a deleted log and could not be copied to the database. */
	secure(): void;
	areLost(): boolean;
}

/**
 * SQLite keeps writing to files that were deleted or replaced while open, and a restart would lose those writes. `-wal`
 * and `-shm` keep their inodes while this connection is open: another inode means that the file was replaced.
 */
export function watchFiles(database: DatabaseSync, path: string): WatchedFiles {
	const main = statSync(path);
	const companions = ["-wal", "-shm"].flatMap((end) => {
		const found = statOf(path + end);
		return found ? [{ path: path + end, found }] : [];
	});
	let lost = false;

	function look(): boolean {
		lost ||= companions.some(({ path, found }) => !isSame(found, statOf(path)));
		return lost;
	}

	return {
		check() {
			if (!isSame(main, statOf(path))) throw new StoreUnavailableError("the database was moved or removed");
			if (!look()) return;
			const kept = copyLog(database);
			throw new LostFilesError(`the -wal file was deleted or replaced${kept ? "" : " and is not copied yet"}`);
		},
		secure() {
			if (look() && !copyLog(database)) {
				throw new StoreUnavailableError("the -wal file was deleted or replaced and is not copied yet");
			}
		},
		areLost: () => lost,
	};
}

/** Returns true when everything in the log, even a deleted one, is in the database and on disk. */
function copyLog(database: DatabaseSync): boolean {
	try {
		const outcome = database.prepare("PRAGMA wal_checkpoint(FULL)").get();
		return outcome?.busy === 0 && outcome.log === outcome.checkpointed;
	} catch {
		return false;
	}
}

function statOf(path: string): Stats | undefined {
	return statSync(path, { throwIfNoEntry: false });
}

function isSame({ dev, ino }: Stats, found: Stats | undefined): boolean {
	return found?.ino === ino && found.dev === dev;
}
