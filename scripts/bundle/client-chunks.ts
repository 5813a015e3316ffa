/** What the bundler knows about its modules, as far as it is needed here. */
interface Modules {
	getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const framework = /\/node_modules\/(?:react|react-dom|scheduler|react-router)\//;

/**
 * Which file of the browser's code a module goes to. By itself the bundler makes one for every combination of pages
 * that share something, some forty for the home page alone, and small files compress badly. So there are three: what
 * others wrote, what stands around every public page, and what the home page has in common with others. The rest is
 * left to the bundler; what only forms or the back office use is in none of the three.
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
				// It starts the application as soon as it is loaded, so nothing may import the file that it is in.
				if (id === entry) return null;
				// With its sheet: in the frame's file, every page and every later import would name it once more.
				if (id === root || id.endsWith(".css")) return null;
				if (inFrame.some((isIn) => isIn(id, known))) return "frame";
				return inHome(id, known) && !id.includes("/app/site/pages/home") ? "home-parts" : null;
			},
		},
	];
}

/** By static imports: what is imported later is somebody else's. */
function reachableFrom(entry: string, known: Modules): ReadonlySet<string> {
	const found = new Set([entry]);
	for (const id of found) for (const imported of known.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
	return found;
}
