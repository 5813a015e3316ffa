import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";

/**
 * Adds to the lock file the bindings for other platforms that the registry of this machine did not have when the lock
 * was written. They are optional and never installed here, but `npm ci` refuses a lock that does not list them. Run
 * after every `npm install`: `node scripts/complete-lock.ts`, with the folder for those of `tools`.
 */
const [, , folder = "."] = process.argv;
const path = resolve(import.meta.dirname, "..", folder, "package-lock.json");

interface LockEntry {
	version?: string;
	dev?: boolean;
	optional?: boolean;
	cpu?: string[];
	os?: string[];
	libc?: string[];
	optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(await readFile(path, "utf8")) as { packages: Record<string, LockEntry> };
let added = 0;
for (const [parent, entry] of Object.entries(lock.packages)) {
	for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
		if (!parent || lock.packages[`node_modules/${name}`] || lock.packages[`${parent}/node_modules/${name}`]) continue;
		lock.packages[`node_modules/${name}`] = {
			version,
			...platformOf(name),
			...(entry.dev && { dev: true }),
			optional: true,
		};
		added++;
	}
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(path, `${JSON.stringify(lock, null, "\t")}\n`);
console.log(`Added ${added} native bindings of other platforms to the lock file`);

/** Example: `@rolldown/binding-linux-arm64-musl` names the system, the CPU and the C library. */
function platformOf(name: string): Pick<LockEntry, "cpu" | "os" | "libc"> {
	const [, os = "", cpu = "", variant] =
		/(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|wasm32)-?([a-z0-9]*)-?([a-z]*)$/.exec(name) ??
		[];
	if (os === "wasm32") return { cpu: ["wasm32"] };
	return { cpu: [cpu], os: [os], ...(variant === "musl" && { libc: ["musl"] }) };
}
