import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The flags and the file of `npm start` in a project folder, for scripts that start the server themselves. */
export function startArguments(home = resolve(import.meta.dirname, "..")): string[] {
	const { scripts } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { scripts: { start: string } };
	return scripts.start.split(" ").slice(1);
}
