import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { createContext } from "react-router";
import type { PageCacheFigures } from "./http/page-cache.ts";

/** What the running server knows of itself, for the back office's health page. */
export interface SiteStatus {
	buildId: string;
	startedAt: Date;
	directory: string;
	/** Where documents are kept when not on this server's disk. */
	hosted: string | null;
	pageCache(): PageCacheFigures;
	/** When retention runs by itself again. */
	nextPurgeAt(): Date;
}

export const siteStatusContext = createContext<SiteStatus>();

export interface DiskFigures {
	/** The database with its log, in bytes. */
	store: number;
	/** What is left where the data is kept; null when the system does not tell. */
	free: number | null;
}

export async function measureDisk(directory: string): Promise<DiskFigures> {
	const sizes = await Promise.all(["", "-wal", "-shm"].map((end) => sizeOf(join(directory, `airelle.sqlite${end}`))));
	const free = await statfs(directory).then(
		({ bavail, bsize }) => bavail * bsize,
		() => null,
	);
	return { store: sizes.reduce((sum, size) => sum + size, 0), free };
}

async function sizeOf(path: string): Promise<number> {
	return stat(path).then(
		({ size }) => size,
		() => 0,
	);
}
