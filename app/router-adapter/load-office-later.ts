import type { Plugin } from "vite";
import { isBelow } from "./is-below.ts";

const serverBuild = /virtual:react-router\/server-build$/;

/**
 * Takes the modules of the back office out of the static imports of React Router's server build, which then exports
 * `loadOffice`. Their code and the schemas of the editor took a third of every start and 25 MB of memory, and most
 * requests never need them.
 *
 * Undocumented: the form of the generated module. The build fails when it changes.
 */
export function loadOfficeLater(): Plugin {
	return {
		name: "load-office-later",
		apply: "build",
		transform: {
			filter: { id: serverBuild },
			handler: (code) => deferOffice(code),
		},
	};
}

interface Route {
	id: string;
	parentId: string | undefined;
	/** The name of its module in the generated code. */
	module: string;
}

const entry = /"?[^"\n]+"?: \{\s*id: ("[^"]+"),\s*parentId: ("[^"]+"|undefined),[^}]*?module: (\w+)\s*\}/g;

export function deferOffice(code: string, root = "admin"): string {
	const routes = [...code.matchAll(entry)].map(([, id = "", parent = "", module = ""]): Route => {
		return { id: JSON.parse(id) as string, parentId: parent.startsWith('"') ? JSON.parse(parent) : undefined, module };
	});
	const parents = new Map(routes.map(({ id, parentId }) => [id, parentId]));
	const office = routes.filter(({ id }) => isBelow(id, root, (each) => parents.get(each)));
	const loads: string[] = [];
	const kept = office.reduce((text, { id, module }) => {
		return text.replace(new RegExp(`import \\* as ${module} from ("[^"]+");?`), (_, file: string) => {
			loads.push(`import(${file}).then((module) => { routes[${JSON.stringify(id)}].module = module; })`);
			return `const ${module} = {};`;
		});
	}, code);
	if (office.length === 0 || loads.length < office.length)
		throw new Error("React Router writes its server build differently now: look at deferOffice.");
	return `${kept}\nexport const loadOffice = () => Promise.all([${loads.join(",\n")}]);\n`;
}
