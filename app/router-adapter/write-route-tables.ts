import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "#app/locale/locales.ts";
import { layoutId } from "#app/locale/route-ids.ts";
import { routeTableFile } from "./route-table-files.ts";

interface Manifest {
	url: string;
	entry: { imports: string[] };
	routes: Record<string, { id: string; parentId?: string; imports?: string[] } & Record<string, unknown>>;
}

const assignment = /^window\.__reactRouterManifest=(.*);$/s;

/**
 * React Router writes one route table for everybody, and sorts it twice when it starts. Visitors get shorter tables:
 * without the back office and the other language, which are reached by document loads only, without resources, which no
 * navigation leads to (14 of 58 routes), and without fields that only the server reads. Members get the
 * complete table.
 */
export async function writeRouteTables(assets: string): Promise<void> {
	const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
	const [name] = names;
	if (name === undefined || names.length > 1) throw new Error(`One manifest is expected, not ${names.length}.`);
	const code = await readFile(join(assets, name), "utf8");
	const json = assignment.exec(code)?.[1];
	if (json === undefined)
		throw new Error("React Router writes its manifest differently now: look at writeRouteTables.");
	const manifest = JSON.parse(json) as Manifest;
	// Each table names itself: when the page hydrates, React Router preloads the file that `url` names.
	const write = (file: string, table: Manifest) => {
		const own = { ...table, url: table.url.replace(name, file) };
		return writeFile(join(assets, file), `window.__reactRouterManifest=${JSON.stringify(own)};`);
	};
	await write(routeTableFile(name, "members"), manifest);
	await write(name, leanManifest(manifest, ["locale", ...locales.map(layoutId)]));
	for (const locale of locales) {
		if (!manifest.routes[layoutId(locale)]) continue;
		await write(routeTableFile(name, locale), leanManifest(manifest, [layoutId(locale)]));
	}
}

/** Keeps the root, the given layouts and the pages in them. */
export function leanManifest(manifest: Manifest, layouts: readonly string[]): Manifest {
	const routes = Object.values(manifest.routes).filter(
		({ id, parentId }) => id === "root" || layouts.includes(id) || (parentId && layouts.includes(parentId)),
	);
	return {
		...manifest,
		// No files to preload: `startLate` delays the bundle.
		entry: { ...manifest.entry, imports: [] },
		routes: Object.fromEntries(routes.map(({ imports: _, ...route }) => [route.id, withoutNothing(route)])),
	};
}

/** Removes fields that are false or empty lists: React Router reads missing fields as such. */
function withoutNothing<Route extends object>(route: Route): Route {
	const said = Object.entries(route).filter(
		([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
	);
	return Object.fromEntries(said) as Route;
}
