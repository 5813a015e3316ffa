import { startOnBadDisk } from "./bad-disk.ts";
import { backupOfDamage, deletedLog, twoServers } from "./data-folder-faults.ts";
import type { FaultReport } from "./figures.ts";
import { ownerMailed } from "./owner-mail.ts";

/** What an operator meets: a disk that is full or read-only at the start, deleted files, damage, a second server. */
export async function machineFaults(): Promise<FaultReport[]> {
	return [
		...(await startOnBadDisk()),
		await deletedLog(),
		await backupOfDamage(),
		await twoServers(),
		await ownerMailed(),
	];
}
