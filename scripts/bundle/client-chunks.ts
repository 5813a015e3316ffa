/** The part of the bundler's module API that is used here. */
export interface Modules {
	getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const framework = /\/node_modules\/(?:react|react-dom|scheduler|react-router)\//;

interface Part {
	name: string;
	/** Files of which one at least imports the modules of the chunk, directly or not. */
	from: readonly string[];
	/** And this one does, too. */
	and?: string;
}

const page = (name: string) => `site/pages/${name}.tsx`;
const step = (name: string) => `estimate/pages/${name}.tsx`;
const contact = ["leads/pages/contact.tsx"];

/** A module is in the first part that it belongs to. Those with `and` keep the estimate free of code that it does not use. */
const parts: readonly Part[] = [
	{ name: "frame", from: ["entry.client.tsx", "root.tsx", "ui/locale-frame.tsx"] },
	{ name: "home-parts", from: [page("home")] },
	{ name: "offer-parts", from: [page("service")], and: step("estimate") },
	{ name: "article-parts", from: [page("content-page")], and: step("estimate-details") },
	{ name: "page-parts", from: [page("prices"), page("blog"), page("content-page")] },
	{ name: "service-parts", from: [page("service")] },
	{ name: "form-parts", from: contact, and: step("estimate-details") },
	{ name: "person-parts", from: contact, and: step("estimate-person") },
	{ name: "photo-parts", from: contact, and: step("estimate-appointment") },
];

/**
 * Assigns modules to client chunks. By default the bundler makes a chunk for every combination of pages that share a
 * module, some forty for the home page alone: small files compress badly, and each one has 0.8 KB of headers. So modules
 * outside of the pages' own folders are in a few groups; the bundler places the rest.
 */
export function createChunkGroups(folder: string) {
	const sets = new Map<string, ReadonlySet<string>>();
	const reaches = (file: string, id: string, known: Modules): boolean => {
		const modules = sets.get(file) ?? reachableFrom(`${folder}/app/${file}`, known);
		sets.set(file, modules);
		return modules.has(id);
	};
	const [entry, root] = ["entry.client.tsx", "root.tsx"].map((file) => `${folder}/app/${file}`);

	return [
		{ name: "framework", test: framework, priority: parts.length + 1 },
		...parts.map(({ name, from, and }, index) => ({
			debugName: name,
			// A group takes the modules that its own ones import, unless a group of higher priority has them.
			priority: parts.length - index,
			name(id: string, known: Modules): string | null {
				// The entry starts the application when it is loaded, so no other chunk may import its chunk.
				if (id === entry) return null;
				// Keeps the root with its style sheet: in the frame chunk, every page and every dynamic import would reference
				// it again.
				if (id === root || id.endsWith(".css") || id.includes("/pages/")) return null;
				if (and && !reaches(and, id, known)) return null;
				return from.some((file) => reaches(file, id, known)) ? name : null;
			},
		})),
	];
}

/** Follows static imports only: dynamic imports have their own chunks. */
export function reachableFrom(entry: string, known: Modules): ReadonlySet<string> {
	const found = new Set([entry]);
	for (const id of found) for (const imported of known.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
	return found;
}
