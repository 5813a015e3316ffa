import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { locales } from "../app/locale/locales.ts";
import { layoutId } from "../app/locale/route-ids.ts";
import { routeTableFile } from "../app/router-adapter/route-table-files.ts";

interface Manifest {
	entry: { module: string };
	routes: Record<string, { id: string; parentId?: string; module: string; css?: string[] }>;
}

interface BuiltSite {
	/** Route ids in the client manifest. */
	routes: readonly string[];
	/** Names, without folder, of the files that the browser runs to hydrate a page, including the route table. */
	scriptsOf(routeId: string): readonly string[];
	stylesOf(routeId: string): readonly string[];
	/** Size over the network: Brotli at its best quality. */
	bytesOf(files: readonly string[]): number;
	textOf(file: string): string;
}

const staticImport = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** Computes the download size of pages from the files of a build. */
export function readBuiltSite(build: string): BuiltSite {
	const assets = join(build, "client", "assets");
	const manifestName = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
	if (!manifestName) throw new Error(`There is no manifest in ${assets}. Run \`npm run build\`.`);
	const textOf = (file: string) => readFileSync(join(assets, file), "utf8");
	const { entry, routes } = JSON.parse(textOf(manifestName).replace(/^[^{]*|[^}]*$/g, "")) as Manifest;

	/** Cache of compressed sizes: pages share most of their files. */
	const weights = new Map<string, number>();
	const weight = (file: string): number => {
		const known = weights.get(file) ?? smallest(readFileSync(join(assets, file)));
		weights.set(file, known);
		return known;
	};

	const lineage = (id: string): Manifest["routes"][string][] => {
		const route = routes[id];
		if (!route) throw new Error(`The build has no route ${id}.`);
		const parent = route.parentId ?? (id === "root" ? undefined : "root");
		return parent === undefined ? [route] : [...lineage(parent), route];
	};

	return {
		routes: Object.keys(routes),
		textOf,
		scriptsOf(routeId) {
			const files = new Set(
				[entry.module, ...lineage(routeId).map(({ module }) => module)].map((path) => basename(path)),
			);
			for (const file of files) for (const [, name = ""] of textOf(file).matchAll(staticImport)) files.add(name);
			const locale = locales.find((one) => lineage(routeId).some(({ id }) => id === layoutId(one)));
			return [...files, locale ? routeTableFile(manifestName, locale) : manifestName];
		},
		stylesOf(routeId) {
			return [...new Set(lineage(routeId).flatMap(({ css = [] }) => css.map((path) => basename(path))))];
		},
		bytesOf: (files) => files.reduce((sum, file) => sum + weight(file), 0),
	};
}

function smallest(content: Buffer): number {
	return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
		.length;
}
