import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * `node scripts/production-only.ts [--without <package>]`: removes packages from node_modules that serving does not
 * need. `npm prune --omit=dev` keeps every optional peer of a production package: for this project vitest, Vite,
 * TypeScript and a hundred megabytes. Optional dependencies such as sharp's binaries stay.
 */
interface Package {
	dependencies?: Readonly<Record<string, string>>;
	optionalDependencies?: Readonly<Record<string, string>>;
	peerDependencies?: Readonly<Record<string, string>>;
	peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
	os?: readonly string[];
	cpu?: readonly string[];
	libc?: readonly string[];
}

/** Keyed as in the lock file: paths such as `node_modules/a/node_modules/b`; the project itself is "". */
export type Packages = Readonly<Record<string, Package>>;

/** The paths of all packages that the project's dependencies need, without its development dependencies. */
export function productionPaths(packages: Packages, without: readonly string[] = []): Set<string> {
	const found = new Set<string>();
	const queue = [""];
	for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
		for (const name of needs(packages[path] ?? {})) {
			const target = without.includes(name) ? undefined : resolveFrom(path, name, packages);
			if (target === undefined || found.has(target)) continue;
			found.add(target);
			queue.push(target);
		}
	}
	return found;
}

function needs({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Package): string[] {
	const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
	return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/** Resolves a package as Node does: beside the package, then one folder up at a time. */
function resolveFrom(path: string, name: string, packages: Packages): string | undefined {
	for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
		const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
		if (packages[candidate]) return candidate;
		if (!folder) return undefined;
	}
}

if (import.meta.main) {
	const root = resolve(import.meta.dirname, "..");
	const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Packages };
	const without = process.argv.slice(2).filter((argument) => argument !== "--without");
	const needed = productionPaths(packages, without);
	const others = Object.keys(packages).filter((path) => path !== "" && !needed.has(path));
	for (const path of others) {
		// A needed package may be nested inside one that is not needed.
		if (![...needed].some((kept) => kept.startsWith(`${path}/`)))
			rmSync(join(root, path), { recursive: true, force: true });
	}
	removeBrokenLinks(join(root, "node_modules", ".bin"));
	const missing = [...productionPaths(onlyForThisMachine(packages), without)].filter(
		(path) => !existsSync(join(root, path)),
	);
	console.log(`Kept ${needed.size} production packages.`);
	// npm does not report them: they may require a newer Node, or their download failed.
	if (missing.length > 0) {
		const names = missing.slice(0, 3).map((path) => path.replace("node_modules/", ""));
		console.warn(`${missing.length} optional packages are missing, such as ${names.join(", ")}`);
	}
}

function onlyForThisMachine(packages: Packages): Packages {
	const fits = (names: readonly string[] | undefined, own: string) => !names || names.includes(own);
	return Object.fromEntries(
		Object.entries(packages).filter(
			([, { os, cpu, libc }]) => fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, "glibc"),
		),
	);
}

function removeBrokenLinks(folder: string): void {
	for (const name of readdirSync(folder)) {
		if (!statSync(join(folder, name), { throwIfNoEntry: false })) rmSync(join(folder, name));
	}
}
