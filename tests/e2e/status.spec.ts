import { rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./journey.ts";

test("/status answers 200 when all works, and 503 with the name of the failing part otherwise", async ({ launch }) => {
	const well = await launch({ PUBLIC_ORIGIN: "" });
	const fine = await fetch(`${well.origin}/status`);
	expect(fine.status).toBe(200);
	expect(fine.headers.get("cache-control")).toBe("no-store");
	expect(await fine.text()).toMatch(/Tout fonctionne\.[\s\S]*lang="en-CA"[\s\S]*Everything is working\./);

	const broken = await launch();
	const database = join(broken.data, "airelle.sqlite");
	await rename(database, `${database}.away`);
	const answer = await fetch(`${broken.origin}/status`);
	expect(answer.status).toBe(503);
	expect(await answer.text()).toMatch(/l’enregistrement des demandes[\s\S]*saving requests/);
	expect((await fetch(`${broken.origin}/`, { headers: { Cookie: "locale=fr" } })).status).toBe(200);
	await rename(`${database}.away`, database);
});

test("a stored lead is logged with its reference and without personal data", async ({ launch, page }) => {
	const server = await launch();
	await page.goto(`${server.origin}/contactez-nous`);
	await page.getByLabel("Nom").first().fill("Maëlle Tremblay");
	await page.getByLabel("Courriel").first().fill("maelle@exemple.example");
	await page.locator("textarea").first().fill("Bonjour, un tapis.");
	await page.locator("form button[type=submit]").last().click();
	await page.waitForURL(/\/merci\/AIR-/);
	const reference = /AIR-\w+/.exec(page.url())?.[0] ?? "";
	await expect.poll(server.output).toContain(`"event":"lead saved"`);
	const line = server
		.output()
		.split("\n")
		.find((text) => text.includes(`"event":"lead saved"`));
	expect(line).toContain(reference);
	expect(server.output()).not.toContain("maelle@");
});
