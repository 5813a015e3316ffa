import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DocumentStore } from "#app/model/ports.ts";
import { withStore } from "./office-data.ts";
import { startServer, type TestServer } from "./server.ts";

/**
 * Starts a server on a store that already has documents, such as published settings. It trusts one proxy, so that each
 * visitor can have an IP address of their own. `stop` deletes the data folder.
 */
export async function startPrepared(
	prepare: (store: DocumentStore) => Promise<void>,
	env: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
	const data = await mkdtemp(join(tmpdir(), "airelle-prepared-"));
	await withStore({ data }, prepare);
	const server = await startServer({ DATA_DIR: data, TRUSTED_PROXIES: "1", ...env });
	return {
		...server,
		async stop() {
			const code = await server.stop();
			await rm(data, { recursive: true, force: true });
			return code;
		},
	};
}
