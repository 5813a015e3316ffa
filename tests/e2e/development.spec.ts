import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, hydrated, test } from "./journey.ts";
import { startServer, type TestServer } from "./server.ts";

/** A copy of the project as a fresh clone for `npm run dev`: nothing is built, and tests may edit its sources. */
let project: string;
let server: TestServer;

test.beforeAll(async () => {
	project = mkdtempSync(join(tmpdir(), "airelle-clone-"));
	for (const name of ["app", "content", "public", "scripts", "package.json", "tsconfig.json"])
		cpSync(name, join(project, name), { recursive: true });
	for (const name of readdirSync(".").filter((file) => file.endsWith(".ts"))) cpSync(name, join(project, name));
	// Shares the packages, but not Vite's cache of optimized dependencies.
	mkdirSync(join(project, "node_modules"));
	for (const name of readdirSync("node_modules").filter((file) => file !== ".vite"))
		symlinkSync(resolve("node_modules", name), join(project, "node_modules", name));
	server = await startServer({}, project, "--dev");
});

test.afterAll(async () => {
	await server.stop();
	rmSync(project, { recursive: true, force: true });
});

test("the first load of a page and the back office fails no request, and an edit needs no reload", {
	tag: "@thorough",
}, async ({ page }) => {
	test.slow();
	const failed: string[] = [];
	page.on("response", (response) => {
		if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
	});
	await page.goto(`${server.origin}/admin/connexion`);
	await hydrated(page);
	await page.goto(`${server.origin}/contactez-nous`);
	await hydrated(page);
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));

	const source = join(project, "app", "ui", "footer.tsx");
	const code = readFileSync(source, "utf8");
	expect(code).toContain("<footer ");
	writeFileSync(source, code.replace("<footer ", '<footer data-edited="" '));
	await expect(page.locator("footer[data-edited]")).toBeAttached();
	expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
	expect(failed).toEqual([]);
});
