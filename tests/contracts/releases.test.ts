import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, delimiter, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/**
 * Tests which version `deploy/airelle` runs after each command, with fakes for systemd, users and npm. A version whose
 * checkout has a file `broken` does not start; with a file `cannot-write` it starts but never becomes ready; with a
 * file `migrates` it leaves data that only such versions can use, as a new schema does.
 */
let [folder, root, checkout] = ["", "", ""];

const standIns = {
	systemctl: `
		echo "$*" >>"$AIRELLE_ROOT/systemctl.log"
		current="$AIRELLE_ROOT/opt/airelle/current"
		case "$*" in
			"start airelle-backup.service")
				[ ! -e "$AIRELLE_ROOT/disk-full" ] || exit 1
				cp "$AIRELLE_ROOT/var/lib/airelle/schema" "$AIRELLE_ROOT/var/backups/airelle/airelle-$(date).sqlite" ;;
			"restart airelle.service" | "enable --now airelle.service airelle-backup.timer")
				[ ! -e "$current/broken" ] || exit 1
				known=1
				[ ! -e "$current/migrates" ] || known=2
				found=$(cat "$AIRELLE_ROOT/var/lib/airelle/schema" 2>/dev/null || echo 1)
				[ "$found" -le "$known" ] || exit 1
				echo "$known" >"$AIRELLE_ROOT/var/lib/airelle/schema" ;;
		esac`,
	// As the real command does: the copy replaces the data.
	node: `
		case "$*" in *scripts/healthcheck.ts*) [ ! -e cannot-write ] || exit 1 ;; esac
		case "$*" in *scripts/restore.ts*) cp "$AIRELLE_ROOT/var/lib/airelle/to-restore.sqlite" "$AIRELLE_ROOT/var/lib/airelle/schema" ;; esac`,
	npm: `
		if [ "$1" = ci ]; then
			[ ! -e no-network ] || exit 1
			mkdir -p node_modules/.bin
			cp "$STAND_INS/node" node_modules/.bin/node
		fi`,
	runuser: `
		while [ "$1" != -- ]; do shift; done
		shift
		exec "$@"`,
	install: `
		for last; do :; done
		case "$1" in
			-d) for name; do case "$name" in /*) mkdir -p "$name" ;; esac; done ;;
			*) eval "from=\\\${$(($# - 1))}"; cp "$from" "$last" ;;
		esac`,
	date: `
		n=$(($(cat "$AIRELLE_ROOT/clock" 2>/dev/null || echo 0) + 1))
		echo $n >"$AIRELLE_ROOT/clock"
		printf '20261115T%06dZ\\n' $n`,
	id: "exit 0",
	chown: "exit 0",
} as const;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-releases-"));
	[root, checkout] = [join(folder, "root"), join(folder, "checkout")];
	await mkdir(join(folder, "bin"));
	await mkdir(root);
	for (const [name, body] of Object.entries(standIns)) {
		await writeFile(join(folder, "bin", name), `#!/bin/sh${body.startsWith("\n") ? body : `\n${body}`}\n`);
		await chmod(join(folder, "bin", name), 0o755);
	}
	await cp(resolve("deploy"), join(checkout, "deploy"), { recursive: true });
	await cp(".env.example", join(checkout, ".env.example"));
	await mkdir(join(checkout, "scripts"));
	for (const script of ["restore", "healthcheck"]) await writeFile(join(checkout, "scripts", `${script}.ts`), "");
});
afterEach(() => rm(folder, { recursive: true }));

describe("deploy/airelle", () => {
	it("installs with the site's name as its only setting, and not twice", async () => {
		expect(await airelle("install")).toMatchObject({ code: 1, stderr: expect.stringContaining("Say the site's name") });
		expect((await airelle("install", "www.airelle.example")).code).toBe(0);
		const settings = await readFile(join(root, "etc/airelle/airelle.env"), "utf8");
		expect(settings.match(/^[A-Z_]+=.*$/gm)).toEqual([
			"PUBLIC_ORIGIN=https://www.airelle.example",
			"TRUSTED_PROXIES=1",
		]);
		expect(await readdir(join(root, "etc/systemd/system"))).toEqual([
			"airelle-backup-failed.service",
			"airelle-backup.service",
			"airelle-backup.timer",
			"airelle.service",
		]);
		expect(await airelle("install", "www.airelle.example")).toMatchObject({ code: 1 });
	});

	it("upgrades after a backup, keeps three versions, and goes back one", async () => {
		await airelle("install", "www.airelle.example");
		for (let n = 0; n < 4; n++) expect((await airelle("upgrade")).code).toBe(0);
		const kept = await releases();
		expect(kept).toHaveLength(3);
		expect(await running()).toBe(kept[2]);
		expect(await copies()).toHaveLength(4);
		expect((await airelle("rollback")).stdout).toContain(`${kept[1]} runs.`);
		expect(await running()).toBe(kept[1]);
		await airelle("rollback");
		expect(await airelle("rollback")).toMatchObject({ code: 1, stderr: expect.stringContaining("no version before") });
		expect(await running()).toBe(kept[0]);
	});

	it("keeps the running version when the new one cannot be built, or the data cannot be backed up", async () => {
		await airelle("install", "www.airelle.example");
		const before = await running();
		await writeFile(join(checkout, "no-network"), "");
		expect((await airelle("upgrade")).code).not.toBe(0);
		await rm(join(checkout, "no-network"));
		await writeFile(join(root, "disk-full"), "");
		expect(await airelle("upgrade")).toMatchObject({
			code: 1,
			stderr: expect.stringContaining("Nothing was switched"),
		});
		expect(await running()).toBe(before);
		expect(await readFile(join(root, "systemctl.log"), "utf8")).not.toContain("restart airelle.service");
	});

	it.each(["broken", "cannot-write"])("rolls back automatically from a version that is %s", async (file) => {
		await airelle("install", "www.airelle.example");
		const before = await running();
		await writeFile(join(checkout, file), "");
		expect(await airelle("upgrade")).toMatchObject({
			code: 1,
			stderr: expect.stringContaining(`${before} runs again.`),
		});
		expect(await running()).toBe(before);
		expect(await releases()).toEqual([before]);
	});

	it("refuses to roll back past a data migration, and names the backup to restore", async () => {
		await airelle("install", "www.airelle.example");
		const old = await running();
		await writeFile(join(checkout, "migrates"), "");
		await airelle("upgrade");
		const fresh = await running();
		const [copy = ""] = await copies();
		const refused = await airelle("rollback");
		expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(`sudo airelle rollback ${copy}`) });
		expect(await running()).toBe(fresh);
		expect(await airelle("rollback", copy)).toMatchObject({ code: 0, stdout: expect.stringContaining(`${old} runs.`) });
		expect(await running()).toBe(old);
	});
});

async function running(): Promise<string> {
	return basename(await readlink(join(root, "opt/airelle/current")));
}

async function releases(): Promise<string[]> {
	return (await readdir(join(root, "opt/airelle/releases"))).sort();
}

async function copies(): Promise<string[]> {
	const at = join(root, "var/backups/airelle");
	return (await readdir(at)).map((name) => join(at, name));
}

async function airelle(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
	const bin = join(folder, "bin");
	const env = { PATH: [bin, process.env.PATH].join(delimiter), AIRELLE_ROOT: root, STAND_INS: bin };
	try {
		const done = await promisify(execFile)(join(checkout, "deploy", "airelle"), args, { env });
		return { code: 0, ...done };
	} catch (error) {
		return error as { code: number; stdout: string; stderr: string };
	}
}
