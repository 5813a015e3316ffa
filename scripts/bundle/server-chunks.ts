import { type Modules, reachableFrom } from "./client-chunks.ts";

/**
 * One file with what every start of the server needs. Without it the bundler makes some eighty, one for each combination
 * of the back office's pages that share a module, and Node takes a millisecond and a half to find and read each.
 */
export function createServerGroups(folder: string) {
	const entries = [`${folder}/app/assembly/main.ts`, "\0virtual:react-router/server-build"];
	let needed: ReadonlySet<string> | undefined;
	return [
		{
			debugName: "start",
			name(id: string, known: Modules): string | null {
				needed ??= new Set(entries.flatMap((entry) => [...reachableFrom(entry, known)]));
				return needed.has(id) ? "start" : null;
			},
		},
	];
}
