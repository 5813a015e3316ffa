import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { staffManifest } from "../../app/model/staff-paths.ts";

interface Manifest {
	entry: { imports: string[] };
	routes: Record<string, { id: string; parentId?: string; imports?: string[] } & Record<string, unknown>>;
}

const assignment = /^window\.__reactRouterManifest=(.*);$/s;

/**
 * React Router writes one table of routes for everybody. Visitors get a shorter one under its name: nobody comes to the
 * back office but by a document, so its routes are not in it, nor is what only the server reads. Staff have the whole.
 */
export async function splitManifest(assets: string): Promise<void> {
	const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
	const [name] = names;
	if (name === undefined || names.length > 1) throw new Error(`One manifest is expected, not ${names.length}.`);
	const code = await readFile(join(assets, name), "utf8");
	const json = assignment.exec(code)?.[1];
	if (json === undefined) throw new Error("React Router writes its manifest differently now: look at splitManifest.");
	await writeFile(join(assets, staffManifest(name)), code);
	const lean = leanManifest(JSON.parse(json) as Manifest);
	await writeFile(join(assets, name), `window.__reactRouterManifest=${JSON.stringify(lean)};`);
}

export function leanManifest(manifest: Manifest): Manifest {
	const isOffice = (id: string | undefined): boolean =>
		id !== undefined && (id === "admin" || isOffice(manifest.routes[id]?.parentId));
	const routes = Object.values(manifest.routes).filter(({ id }) => !isOffice(id));
	return {
		...manifest,
		// The list of files to preload: the browser is told of none (see `startLate`).
		entry: { ...manifest.entry, imports: [] },
		routes: Object.fromEntries(routes.map(({ imports: _, ...route }) => [route.id, withoutNothing(route)])),
	};
}

/** What is absent is read as what is false or empty. */
function withoutNothing<Route extends object>(route: Route): Route {
	const said = Object.entries(route).filter(
		([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
	);
	return Object.fromEntries(said) as Route;
}
