import type { FaultReport } from "../faults/figures.ts";
import { backupUnderLoad } from "./backup-under-load.ts";
import { manyConnections } from "./many-connections.ts";
import { randomQueries } from "./random-queries.ts";
import { slowClients } from "./slow-clients.ts";
import { stopUnderLoad } from "./stop-under-load.ts";
import { withTarget } from "./target.ts";

/** Many visitors, endless addresses, slow clients, a stop and a backup in the middle of it. */
export async function load({ queries }: { queries: number }): Promise<FaultReport[]> {
	return [
		await withTarget({}, manyConnections),
		await withTarget({}, (target) => randomQueries(target, queries)),
		await withTarget({}, slowClients),
		await withTarget({}, stopUnderLoad),
		await withTarget({ TRUSTED_PROXIES: "1" }, backupUnderLoad),
	];
}
