import { afterEach, beforeEach, expect, it } from "vitest";
import type { DocumentStore } from "#app/model/ports.ts";
import { createLog } from "../log.ts";
import { newStore } from "../store/new-store.testing.ts";
import { createRedirectHits } from "./redirect-hits.ts";

let store: DocumentStore;

beforeEach(async () => {
	store = await newStore();
});
afterEach(() => store.close());

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
