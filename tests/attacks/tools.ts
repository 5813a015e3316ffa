import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A tool with its own lock file, installed when it is first needed; false where that is not possible. */
export function hasTool(name: string): boolean {
	const folder = join(root, "tools", name);
	const isThere = () => existsSync(join(folder, "node_modules", ".package-lock.json"));
	if (isThere()) return true;
	console.log(`  installing tools/${name}…`);
	// Their installation scripts download lists that nothing here needs.
	spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder], { stdio: "ignore" });
	return isThere();
}

export function toolPath(name: string, file: string): string {
	return join(root, "tools", name, file);
}
