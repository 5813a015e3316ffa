import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRawSqliteStore } from "#app/.server/store/sqlite.ts";
import { trafficContract } from "./traffic.ts";

trafficContract("the SQLite store", async () => {
	const folder = await mkdtemp(join(tmpdir(), "airelle-traffic-"));
	const another = () => openRawSqliteStore({ path: join(folder, "airelle.sqlite") });
	const store = await another();
	return {
		store,
		another,
		async close() {
			await store.close();
			await rm(folder, { recursive: true });
		},
	};
});
