import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { originalContent } from "../app/.server/content/original-content.testing.ts";
import { openSqliteStore } from "../app/.server/store/sqlite.ts";
import { readApprovable } from "../app/first-day/.server/approvals.ts";

it("npm run seed:demo fills an empty store with leads, photos, appointments, quotes, finished jobs and a first day that has begun", async () => {
	const folder = await mkdtemp(join(tmpdir(), "airelle-demo-"));
	try {
		await promisify(execFile)(process.execPath, [resolve(import.meta.dirname, "seed-demo.ts")], {
			env: { ...process.env, DATA_DIR: folder, STORE: "" },
		});
		const store = await openSqliteStore({ path: join(folder, "airelle.sqlite") });
		for (const collection of ["leads", "photos", "appointments", "quotes", "jobs"] as const) {
			const { documents } = await store.query(collection, { limit: 3 });
			expect(documents, collection).toHaveLength(3);
		}
		const firstDay = await store.get("firstDay", "first-day");
		const { approvals = {} } = firstDay?.data ?? {};
		const now = await readApprovable({ store, content: originalContent }, null);
		for (const thing of ["terms", "prices", "crews"] as const) {
			expect(approvals[thing]?.fingerprint, thing).toBe(now[thing]);
		}
		await store.close();
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});
