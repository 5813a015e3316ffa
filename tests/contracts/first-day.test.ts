import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRawSqliteStore } from "#app/.server/store/sqlite.ts";
import { firstDayContract } from "./first-day.ts";

firstDayContract("the SQLite store", async () => {
	const folder = await mkdtemp(join(tmpdir(), "airelle-first-day-"));
	const store = await openRawSqliteStore({ path: join(folder, "airelle.sqlite") });
	return {
		store,
		async close() {
			await store.close();
			await rm(folder, { recursive: true });
		},
	};
});
