import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { overflow, violations } from "./axe.ts";
import { hydrated, test } from "./journey.ts";
import { officeServer } from "./spec-servers.ts";
import { expect, signIn } from "./staff-office.ts";

/** The tests share one server and run in order. */
const server = officeServer();

/** Browsers log the status of a refused form as a console error. */
test.use({ expectedErrors: /status of 422/ });

test.beforeEach(async ({ page }) => {
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/redirections`);
	// `fill` selects the text and replaces the selection, which hydration would clear in between.
	await hydrated(page);
});

const follow = async (path: string) => {
	const answer = await fetch(server.origin + path, { redirect: "manual" });
	return [answer.status, answer.headers.get("Location")];
};

test("a redirect works as soon as it is added, counts its hits, and can be deleted", async ({ page }) => {
	expect(await follow("/solde-de-mars")).toEqual([404, null]);
	await page.getByLabel("Ancienne adresse").fill("https://ancien.example/solde-de-mars/");
	await page.getByLabel("Nouvelle page").fill("/rabais-et-promotions");
	await page.getByRole("button", { name: "Ajouter" }).click();
	await expect(page.getByRole("status")).toHaveText("1 redirection enregistrée.");
	expect(await follow("/solde-de-mars?x=1")).toEqual([301, "/rabais-et-promotions?x=1"]);
	await expect
		.poll(async () => {
			await page.goto(`${server.origin}/admin/redirections?chercher=solde`);
			return page.getByRole("listitem").filter({ hasText: "solde-de-mars" }).textContent();
		})
		.toContain("Suivie 1 fois");
	await page.getByRole("button", { name: "Supprimer /solde-de-mars" }).click();
	await expect(page.getByRole("status")).toHaveText("La redirection de /solde-de-mars est supprimée.");
	expect(await follow("/solde-de-mars")).toEqual([404, null]);
});

test("a CSV with a redirect loop is rejected as a whole, and its text stays in the field", {
	tag: "@thorough",
}, async ({ page }) => {
	const csv = "de,vers\n/a,/b\n/b,/a\n/c,/contactez-nous\n";
	await page.getByLabel("Fichier CSV").fill(csv);
	await page.getByRole("button", { name: "Importer" }).click();
	const alert = page.getByRole("alert");
	await expect(alert).toContainText("ramène à elle-même : /a → /b → /a");
	await expect(page.getByLabel("Fichier CSV")).toHaveValue(csv);
	expect(await follow("/c")).toEqual([404, null]);
	await page.getByLabel("Fichier CSV").fill("de;vers\n/a;/b\n/b;/contactez-nous\n");
	await page.getByRole("button", { name: "Importer" }).click();
	await expect(page.getByRole("status")).toHaveText("2 redirections enregistrées.");
	expect(await follow("/a")).toEqual([301, "/contactez-nous"]);
});

test("a URL can be tested, and a redirect cannot replace an existing page", { tag: "@thorough" }, async ({ page }) => {
	for (const [typed, answer] of [
		["/laval/", "/laval/ mène à /contactez-nous."],
		["/blogue", "/blogue est une page du site"],
		["/nulle-part", "/nulle-part ne mène nulle part"],
	] as const) {
		await page.getByLabel("Adresse", { exact: true }).fill(typed);
		await page.getByRole("button", { name: "Essayer" }).click();
		await expect(page.locator("output")).toContainText(answer);
	}
	await page.getByLabel("Ancienne adresse").fill("/blogue");
	await page.getByLabel("Nouvelle page").fill("/");
	await page.getByRole("button", { name: "Ajouter" }).click();
	await expect(page.getByRole("alert")).toContainText("est l’adresse d’une page du site");
});

test("content can be exported to YAML, edited and imported while the server runs", { tag: "@thorough" }, async () => {
	const folder = mkdtempSync(join(tmpdir(), "airelle-export-"));
	const run = (data: string, ...words: string[]) =>
		execFileSync("node", ["scripts/content.ts", ...words], {
			env: { ...process.env, DATA_DIR: data },
			encoding: "utf8",
		});
	expect(run(server.data, "export", join(folder, "content"))).toContain("1 file(s)");
	const file = join(folder, "content", "redirects.yaml");
	expect(readFileSync(file, "utf8")).toContain("from: /laval\n");
	writeFileSync(file, `${readFileSync(file, "utf8")}- from: /arrive-par-fichier\n  to: blog\n  locale: fr\n`);
	expect(run(server.data, "import", join(folder, "content"))).toContain("1 published");
	// The running server picks up the import.
	await expect.poll(() => follow("/arrive-par-fichier")).toEqual([301, "/blogue"]);
});

test("the page passes axe, in French on a phone and in English on a desktop", { tag: "@thorough" }, async ({
	page,
}) => {
	for (const [locale, width] of [
		["fr", 390],
		["en", 1440],
	] as const) {
		const form = { locale, from: "/admin/redirections" };
		await page.request.post(`${server.origin}/admin/langue`, { form, headers: { Origin: server.origin } });
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`${server.origin}/admin/redirections`);
		await page.evaluate(() => document.fonts.ready);
		expect(await violations(page)).toEqual([]);
		expect(await overflow(page)).toBeLessThanOrEqual(0);
	}
});
