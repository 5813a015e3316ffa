import type { FaultReport } from "../faults/figures.ts";
import { backupUnderLoad } from "./backup-under-load.ts";
import { manyConnections } from "./many-connections.ts";
import { randomQueries } from "./random-queries.ts";
import { slowClients } from "./slow-clients.ts";
import { stopUnderLoad } from "./stop-under-load.ts";
import { withTarget } from "./target.ts";

/** Many connections, random query strings, slow clients, and a shutdown and a backup under load. */
export async function load({ queries }: { queries: number }): Promise<FaultReport[]> {
	return [
		await withTarget({}, manyConnections),
		await withTarget({}, (target) => randomQueries(target, queries)),
		await withTarget({}, slowClients),
		await withTarget({}, stopUnderLoad),
		await withTarget({ TRUSTED_PROXIES: "1" }, backupUnderLoad),
	];
}
