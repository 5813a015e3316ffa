import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRawSqliteStore } from "#app/.server/store/sqlite.ts";
import { keptContractsContract } from "./kept-contracts.ts";

keptContractsContract("the SQLite store", async () => {
	const folder = await mkdtemp(join(tmpdir(), "airelle-kept-"));
	const store = await openRawSqliteStore({ path: join(folder, "airelle.sqlite") });
	return {
		store,
		async close() {
			await store.close();
			await rm(folder, { recursive: true });
		},
	};
});
