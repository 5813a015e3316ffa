import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRawSqliteStore } from "#app/.server/store/sqlite.ts";
import { consentLogContract } from "./consent-log.ts";

consentLogContract("the SQLite store", async () => {
	const folder = await mkdtemp(join(tmpdir(), "airelle-consent-log-"));
	const store = await openRawSqliteStore({ path: join(folder, "airelle.sqlite") });
	return {
		store,
		async close() {
			await store.close();
			await rm(folder, { recursive: true });
		},
	};
});
