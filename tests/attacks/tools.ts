import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Installs a tool of `tools/` from its own lock file on first use. Returns false when that fails. */
export function hasTool(name: string): boolean {
	const folder = join(root, "tools", name);
	const isThere = () => existsSync(join(folder, "node_modules", ".package-lock.json"));
	if (isThere()) return true;
	console.log(`  installing tools/${name}…`);
	// The install scripts download lists that the tests do not need.
	spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder], { stdio: "ignore" });
	return isThere();
}

export function toolPath(name: string, file: string): string {
	return join(root, "tools", name, file);
}
