import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
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
		await seed({ DATA_DIR: folder });
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

it.each([
	["PUBLIC_ORIGIN is set", { PUBLIC_ORIGIN: "https://www.airelle.example" }],
	["the store is a hosted one without an emulator", { ...hosted(), FIRESTORE_EMULATOR_HOST: "" }],
])("npm run seed:demo adds nothing when %s, unless the site is a public demonstration", async (_, settings) => {
	const folder = await mkdtemp(join(tmpdir(), "airelle-demo-"));
	try {
		await expect(seed({ ...settings, DATA_DIR: folder })).rejects.toMatchObject({
			code: 1,
			stderr: expect.stringMatching(/^Nothing was added: .*public.* add --public\.\n$/s),
		});
		expect(await readdir(folder)).toEqual([]);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});

it("npm run seed:demo -- --public fills the store of a public demonstration", async () => {
	const folder = await mkdtemp(join(tmpdir(), "airelle-demo-"));
	try {
		const settings = { PUBLIC_ORIGIN: "https://www.airelle.example", DATA_DIR: folder };
		expect((await seed(settings, "--public")).stdout).toContain("demo leads");
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});

function hosted() {
	const identity = { IDENTITY: "firebase", FIREBASE_API_KEY: "key", FIREBASE_AUTH_DOMAIN: "boreale.example" };
	const account = { project_id: "boreale", client_email: "site@boreale.example", private_key: "PRIVATE KEY" };
	return {
		...identity,
		FIREBASE_PROJECT_ID: "boreale",
		FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
		STORE: "firestore",
		SECRET: "s".repeat(43),
		SMTP_URL: "smtp://localhost:2525",
	};
}

function seed(settings: Readonly<Record<string, string>>, ...args: string[]) {
	return promisify(execFile)(process.execPath, [resolve(import.meta.dirname, "seed-demo.ts"), ...args], {
		env: { ...process.env, STORE: "", PUBLIC_ORIGIN: "", ...settings },
	});
}
