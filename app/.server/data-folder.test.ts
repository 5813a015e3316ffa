import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDataFolder } from "./data-folder.ts";
import type { Log } from "./log.ts";
import { readSecret } from "./secret.ts";

const uuid = "0b0e7a44-5c39-4d6e-9d0c-3a1c2b4d5e6f";
let folder: string;
let errors: string[];
const log: Log = { info: () => {}, error: (event) => void errors.push(event) };
const open = () => openDataFolder(folder, log, { exclusive: true, timeout: 0 });

beforeEach(async () => {
	folder = join(await mkdtemp(join(tmpdir(), "airelle-folder-")), "data");
	errors = [];
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

describe("the data folder", () => {
	it("is created with access for its own user only", async () => {
		(await open()).release();
		expect(await modeOf(folder)).toBe(0o700);
	});

	it("is made private together with its mail folder when it holds only our files", async () => {
		await mkdir(join(folder, "mail"), { recursive: true, mode: 0o755 });
		for (const name of ["secret", "migration.json", "incoming-2026-11-19T03-30-04-512Z.sqlite"])
			await writeFile(join(folder, name), "");
		await writeFile(join(folder, "mail", "a@b.eml"), "");
		for (const path of [folder, join(folder, "mail")]) await chmod(path, 0o755);
		(await open()).release();
		expect([await modeOf(folder), await modeOf(join(folder, "mail"))]).toEqual([0o700, 0o700]);
	});

	it("keeps its permissions when it holds other files", async () => {
		await mkdir(folder);
		await chmod(folder, 0o755);
		await writeFile(join(folder, "index.html"), "");
		(await open()).release();
		expect(await modeOf(folder)).toBe(0o755);
	});

	it("is locked for one server until that server releases it", async () => {
		const first = await open();
		await expect(open()).rejects.toThrow(/Another Airelle server uses .*DATA_DIR/s);
		first.release();
		(await open()).release();
	});

	it("is not locked with a hosted store", async () => {
		const options = { exclusive: false };
		await openDataFolder(folder, log, options);
		await openDataFolder(folder, log, options);
		expect(errors).toEqual([]);
	});

	it("is cleaned of partial files of killed processes and of nothing else", async () => {
		await mkdir(join(folder, "mail"), { recursive: true });
		const restoring = "incoming-2026-11-19T03-30-04-512Z.sqlite";
		const aside = "airelle-before-restore-2026-11-19T03-30-04-512Z.sqlite";
		const kept = ["secret", "secret-old", "last-backup.json", "mail/a@b.eml", "mail/notes.tmp", aside];
		const left = [
			`secret-${uuid}`,
			`last-backup.json.${uuid}.tmp`,
			`mail/a@b.eml.${uuid}.tmp`,
			...[restoring, `${restoring}-wal`, `${restoring}-shm`, `${restoring}-journal`],
		];
		for (const name of [...kept, ...left]) await writeFile(join(folder, name), "");
		(await open()).release();
		const names = (await readdir(folder, { recursive: true })).filter(
			(name) => !["mail", "server.lock"].includes(name),
		);
		expect(names.sort()).toEqual(kept.sort());
	});

	it("does not stop the start when it cannot be written", async () => {
		await writeFile(join(folder, "..", "file"), "");
		await openDataFolder(join(folder, "..", "file", "data"), log, { exclusive: true, timeout: 0 });
		expect(new Set(errors)).toEqual(new Set(["data folder not prepared"]));
	});
});

describe("the secret", () => {
	it("is created once, readable by its own user only, without leftover files", async () => {
		const path = join(folder, "secret");
		const [one, other] = await Promise.all([readSecret(path), readSecret(path)]);
		expect(one).toBe(other);
		expect(await readSecret(path)).toBe(one);
		expect(await modeOf(path)).toBe(0o600);
		expect(await readdir(folder)).toEqual(["secret"]);
	});

	it("is read without writing to the folder when it exists", async () => {
		await mkdir(folder);
		await writeFile(join(folder, "secret"), "s".repeat(43));
		const before = await stat(folder);
		expect(await readSecret(join(folder, "secret"))).toBe("s".repeat(43));
		expect((await stat(folder)).mtimeMs).toBe(before.mtimeMs);
	});
});

async function modeOf(path: string): Promise<number> {
	return (await stat(path)).mode & 0o777;
}
