import { expect, it } from "vitest";
import { deferOffice } from "./load-office-later.ts";

const entryOf = (id: string, parentId: string | undefined, module: string) =>
	`"${id}": {\n  id: "${id}",\n  parentId: ${parentId ? `"${parentId}"` : "undefined"},\n  path: undefined,\n  module: ${module}\n}`;

const generated = [
	'import * as route0 from "/app/root.tsx";',
	'import * as route1 from "/app/home.tsx";',
	'import * as route2 from "/app/back-office.tsx";',
	'import * as route10 from "/app/inbox.tsx";',
	"export const routes = {",
	[
		entryOf("root", undefined, "route0"),
		entryOf("home", "root", "route1"),
		entryOf("admin", "root", "route2"),
		entryOf("leads/inbox", "admin", "route10"),
	].join(",\n"),
	"};",
].join("\n");

it("imports the routes of the back office, however deep, only on demand", () => {
	const code = deferOffice(generated);
	expect(code.match(/import \* as \w+/g)).toEqual(["import * as route0", "import * as route1"]);
	expect(code).toContain("const route10 = {};");
	expect(code).toContain('import("/app/inbox.tsx").then((module) => { routes["leads/inbox"].module = module; })');
});

it("fails the build when the format of React Router's server build has changed", () => {
	expect(() => deferOffice(generated.replaceAll("import * as", "import"))).toThrow("differently now");
	expect(() => deferOffice("export const routes = new Map();")).toThrow("differently now");
});
