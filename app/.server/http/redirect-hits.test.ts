import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { DocumentStore } from "#app/model/ports.ts";
import { createLog } from "../log.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import { createRedirectHits } from "./redirect-hits.ts";

let directory: string;
let store: DocumentStore;

beforeEach(async () => {
	directory = await mkdtemp(join(tmpdir(), "airelle-hits-"));
	store = await openSqliteStore({ path: join(directory, "test.sqlite") });
});
afterEach(async () => {
	await store.close();
	await rm(directory, { recursive: true });
});

it("counts all hits when several servers write at the same time", async () => {
	const servers = Array.from({ length: 3 }, () =>
		createRedirectHits({ store, log: createLog(), now: () => new Date("2026-11-17T15:00:00Z") }),
	);
	for (const [index, server] of servers.entries()) {
		for (let hits = 0; hits <= index; hits++) server.count("/contact");
	}
	await Promise.all(servers.map((server) => server.stop()));
	const kept = await store.get("redirectHits", encodeURIComponent("/contact"));
	expect(kept?.data).toEqual({ from: "/contact", hits: 6, lastAt: "2026-11-17T15:00:00.000Z" });
});
