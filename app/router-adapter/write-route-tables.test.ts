import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { leanManifest, writeRouteTables } from "./write-route-tables.ts";

const route = (id: string, parentId?: string) => ({
	id,
	parentId,
	hasAction: false,
	css: [],
	imports: ["/assets/a.js"],
});

it("keeps the pages of the given layouts, without resources and the back office", () => {
	const table = [
		route("root"),
		route("locale___fr", "root"),
		route("index___fr", "locale___fr"),
		route("locale___en", "root"),
		route("index___en", "locale___en"),
		route("_count", "root"),
		route("admin", "root"),
		route("admin-door", "admin"),
	];
	const routes = Object.fromEntries(table.map((entry) => [entry.id, entry]));
	const lean = leanManifest({ url: "", entry: { imports: ["/assets/b.js"] }, routes }, ["locale___fr"]);
	expect(Object.keys(lean.routes)).toEqual(["root", "locale___fr", "index___fr"]);
	expect(lean.entry.imports).toEqual([]);
});

it("leaves out fields that are false or empty lists", () => {
	const root = { ...route("root"), hasLoader: true, path: "", css: ["/assets/app.css"] };
	const { routes } = leanManifest({ url: "", entry: { imports: [] }, routes: { root } }, []);
	expect(routes.root).toEqual({ id: "root", hasLoader: true, path: "", css: ["/assets/app.css"] });
});

it("fails the build when the format of React Router's manifest has changed", async () => {
	const folder = mkdtempSync(join(tmpdir(), "airelle-manifest-"));
	await expect(writeRouteTables(folder)).rejects.toThrow("One manifest is expected, not 0");
	const file = join(folder, "manifest-1.js");
	writeFileSync(file, 'export default {"routes":{}}');
	await expect(writeRouteTables(folder)).rejects.toThrow("React Router writes its manifest differently now");
});

it("names each table in itself, so that the browser does not load another one", async () => {
	const folder = mkdtempSync(join(tmpdir(), "airelle-manifest-"));
	const routes = Object.fromEntries(["root", "locale___fr", "locale___en"].map((id) => [id, route(id)]));
	const table = { url: "/assets/manifest-1.js", entry: { imports: [] }, routes };
	writeFileSync(join(folder, "manifest-1.js"), `window.__reactRouterManifest=${JSON.stringify(table)};`);
	await writeRouteTables(folder);
	for (const file of ["manifest-1.js", "manifest-1-members.js", "manifest-1-fr.js", "manifest-1-en.js"])
		expect(readFileSync(join(folder, file), "utf8")).toContain(`"url":"/assets/${file}"`);
});
