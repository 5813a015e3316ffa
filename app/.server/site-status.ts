import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { createContext } from "react-router";
import type { PageCacheFigures } from "./http/page-cache.ts";

/** State of the running server, for the metrics and the back office's health page. */
export interface SiteStatus {
	buildId: string;
	startedAt: Date;
	directory: string;
	settings: OwnerSettings;
	/** Description of the hosted store; null when documents are on this server's disk. */
	hosted: string | null;
	pageCache(): PageCacheFigures;
	nextPurgeAt(): Date;
}

/** Settings of the environment that the first day is about. */
interface OwnerSettings {
	/** `PUBLIC_ORIGIN`; null when the site answers this machine only. */
	publicOrigin: string | null;
	/** The site's address in mails, whether set or assumed. */
	origin: string;
	/** The sender of all mails. */
	sender(): string;
	/** `BACKUP_DIR`; null when this server does not know of another folder than the one in `DATA_DIR`. */
	backupFolder: string | null;
}

export const siteStatusContext = createContext<SiteStatus>();

interface DiskFigures {
	/** Size of the database with its write-ahead log, in bytes. */
	store: number;
	/** Free space on the disk of the data folder, in bytes; null when unknown. */
	free: number | null;
}

export async function measureDisk(directory: string): Promise<DiskFigures> {
	const sizes = await Promise.all(["", "-wal", "-shm"].map((end) => sizeOf(join(directory, `airelle.sqlite${end}`))));
	return { store: sizes.reduce((sum, size) => sum + size, 0), free: await freeBytes(directory) };
}

/** Free space on the disk of a folder; null when unknown. */
export async function freeBytes(directory: string): Promise<number | null> {
	return statfs(directory).then(
		({ bavail, bsize }) => bavail * bsize,
		() => null,
	);
}

async function sizeOf(path: string): Promise<number> {
	return stat(path).then(
		({ size }) => size,
		() => 0,
	);
}
