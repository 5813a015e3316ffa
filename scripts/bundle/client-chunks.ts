/** The part of the bundler's module API that is used here. */
interface Modules {
	getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const framework = /\/node_modules\/(?:react|react-dom|scheduler|react-router)\//;

/**
 * Assigns modules to client chunks. By default the bundler makes a chunk for every combination of pages that share a
 * module, some forty for the home page alone, and small files compress badly. So there are three groups: the framework,
 * the frame of every public page, and modules that the home page shares with others. The bundler places the rest;
 * modules used only by forms or the back office are in none of the three.
 */
export function createChunkGroups(folder: string) {
	const reached = (file: string) => {
		let modules: ReadonlySet<string> | undefined;
		return (id: string, known: Modules) => {
			modules ??= reachableFrom(`${folder}/app/${file}`, known);
			return modules.has(id);
		};
	};
	const [entry, root] = ["entry.client.tsx", "root.tsx"].map((file) => `${folder}/app/${file}`);
	const inFrame = ["entry.client.tsx", "root.tsx", "ui/locale-frame.tsx"].map(reached);
	const inHome = reached("site/pages/home.tsx");

	return [
		{ name: "framework", test: framework, priority: 2 },
		{
			debugName: "pages",
			priority: 1,
			name(id: string, known: Modules): string | null {
				// The entry starts the application when it is loaded, so no other chunk may import its chunk.
				if (id === entry) return null;
				// Keeps the root with its style sheet: in the frame chunk, every page and every dynamic import would reference
				// it again.
				if (id === root || id.endsWith(".css")) return null;
				if (inFrame.some((isIn) => isIn(id, known))) return "frame";
				return inHome(id, known) && !id.includes("/app/site/pages/home") ? "home-parts" : null;
			},
		},
	];
}

/** Follows static imports only: dynamic imports have their own chunks. */
function reachableFrom(entry: string, known: Modules): ReadonlySet<string> {
	const found = new Set([entry]);
	for (const id of found) for (const imported of known.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
	return found;
}
