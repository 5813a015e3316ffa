import { startOnBadDisk } from "./bad-disk.ts";
import { backupOfDamage, deletedLog, twoServers } from "./data-folder-faults.ts";
import type { FaultReport } from "./figures.ts";
import { ownerMailed } from "./owner-mail.ts";

/** Faults of the machine: a full or read-only disk at the start, deleted or damaged files, a second server. */
export async function machineFaults(): Promise<FaultReport[]> {
	return [
		...(await startOnBadDisk()),
		await deletedLog(),
		await backupOfDamage(),
		await twoServers(),
		await ownerMailed(),
	];
}
