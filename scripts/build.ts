import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { writeRouteTables } from "../app/router-adapter/write-route-tables.ts";
import { hashOfSources } from "./source-hash.ts";

const root = resolve(import.meta.dirname, "..");
const buildsToKeep = 3;
const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;

if (import.meta.main) await build();

/**
 * Builds into a new folder named after the hash of its output, then switches the `current` link atomically: a running
 * server keeps the folder it was started from.
 */
export async function build(): Promise<void> {
	const started = Date.now();
	const builds = join(root, process.env.BUILD_DIR ?? "build");
	const fresh = join(builds, `new-${process.pid}`);
	await rm(fresh, { recursive: true, force: true });
	await mkdir(fresh, { recursive: true });
	const tool = join(root, "node_modules", ".bin", "react-router");
	const env = { ...process.env, NODE_ENV: "production", BUILD_TARGET: relative(root, fresh) };
	const { status, stdout, stderr } = spawnSync(tool, ["build", "--logLevel", "warn"], {
		cwd: root,
		env,
		encoding: "utf8",
	});
	if (status !== 0) {
		await rm(fresh, { recursive: true, force: true });
		throw new Error(`The build failed:\n${stdout}${stderr}`);
	}
	await bundleEncoder(join(fresh, "server"));
	await writeRouteTables(join(fresh, "client", "assets"));
	await compressAssets(join(fresh, "client"));
	// Pango reads fonts from files only, so the bundle cannot contain them.
	await cp(join(root, "app/.server/brand/resources"), join(fresh, "server", "brand"), { recursive: true });
	const id = await hashOfFolder(fresh);
	await writeFile(join(fresh, "build.json"), JSON.stringify({ id, sources: await hashOfSources() }));
	const final = join(builds, id);
	await rm(final, { recursive: true, force: true }).catch(() => {});
	await rename(fresh, final);
	await swapLink(builds, id);
	await removeOldBuilds(builds);
	// Removes the compile cache of earlier builds (see `start.js`).
	await rm(join(builds, "compiled"), { recursive: true, force: true });
	console.log(`Built ${id} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** The program of the encoder's process. Bundled apart: it shares no file with the server, which would load too much. */
async function bundleEncoder(folder: string): Promise<void> {
	const { build: bundle } = await import("vite");
	const program = "app/.server/encoder/encoder-process.ts";
	const output = { entryFileNames: "encoder.js", codeSplitting: false };
	await bundle({
		...{ root, configFile: false, publicDir: false, logLevel: "warn" },
		ssr: { noExternal: true, external: ["sharp"] },
		build: { ssr: program, outDir: folder, emptyOutDir: false, rolldownOptions: { output } },
	});
}

async function compressAssets(directory: string): Promise<void> {
	for (const file of await filesBelow(directory)) {
		if (!compressible.test(file)) continue;
		const content = await readFile(file);
		const br = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
		await writeFile(`${file}.br`, br);
		await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
	}
}

async function hashOfFolder(directory: string): Promise<string> {
	const hash = createHash("sha256");
	for (const file of await filesBelow(directory)) hash.update(relative(directory, file)).update(await readFile(file));
	return hash.digest("hex").slice(0, 16);
}

async function filesBelow(directory: string): Promise<string[]> {
	const entries = await readdir(directory, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}

async function swapLink(builds: string, id: string): Promise<void> {
	const link = join(builds, `link-${process.pid}`);
	await rm(link, { force: true });
	await symlink(id, link);
	await rename(link, join(builds, "current"));
}

async function removeOldBuilds(builds: string): Promise<void> {
	const current = await readlink(join(builds, "current"));
	const { statSync } = await import("node:fs");
	const older = (await readdir(builds))
		.filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== current)
		.sort((a, b) => statSync(join(builds, b)).mtimeMs - statSync(join(builds, a)).mtimeMs);
	for (const name of older.slice(buildsToKeep - 1)) await rm(join(builds, name), { recursive: true, force: true });
}
