import { readFileSync } from "node:fs";
import { collections } from "../../app/model/documents.ts";
import type { Contract } from "../../app/model/quotes/contract.ts";
import { formatDate } from "../../app/time/format.ts";
import { storeAccepted } from "./accepted-quotes.ts";
import { violations } from "./axe.ts";
import { desktop, field, get, openContent, publish, saved } from "./editor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const server = officeServer();

test.use({ viewport: desktop, expectedErrors: /status of 40[34]/ });

const year = 366;

test("an accepted quote is shown word for word a year later, after the terms and the prices changed", {
	tag: "@thorough",
}, async ({ page }) => {
	test.slow();
	const person = { name: "Odile Démo", email: "odile@exemple.example", phone: "5145550121", reference: "AIR-ODILE01" };
	const { id, lead, contract } = await storeAccepted(server, person, {
		daysAgo: year,
		typed: { name: "Odile D.", locale: "en" },
	});
	await signIn(page, server);

	await openContent(page, server, "/legal:terms");
	const body = field(page, "fr", "body");
	const rule = "Vous pouvez déplacer ou annuler sans frais jusqu’à 24 h avant.";
	const old = (await body.inputValue()).replaceAll("\u00a0", " ");
	expect(old).toContain(rule);
	await body.fill(old.replace(rule, "Nouvelle règle : sans frais jusqu’à 48 h avant."));
	await saved(page, "fr");
	await publish(page, "fr");
	await page.goto(`${server.origin}/admin/reglages/prix`);
	await hydrated(page);
	for (const minimum of await page.locator('[name*="minimum-call-out"]').all()) {
		await minimum.evaluate((input) => input.closest("details")?.setAttribute("open", ""));
		await minimum.fill("109");
	}
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(page.getByText("Publié : les visiteurs le voient maintenant.")).toBeVisible();

	const published = (await get(server, "/conditions-et-garantie")).text;
	expect([published.includes("Nouvelle règle"), published.includes("109\u00a0$ avant taxes")]).toEqual([true, true]);

	await page.goto(`${server.origin}/admin/personnes`);
	await page.getByRole("link", { name: "Soumissions acceptées" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Soumissions acceptées");
	await hydrated(page);
	await page.getByText("Chercher", { exact: true }).click();
	await page.getByLabel("Référence, nom, courriel ou téléphone").fill("odile");
	await page.getByRole("button", { name: "Afficher" }).click();
	await page.getByRole("link", { name: /AIR-ODILE01, version 1/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Soumission acceptée AIR-ODILE01");

	// The text that binds comes first, and both are those that were stored.
	await expect(page.getByText("leur empreinte correspond")).toBeVisible();
	await expect(page.locator("main")).toContainText(
		`acceptée par Odile D. le ${formatDate(contract.acceptance.at, "fr")}`,
	);
	await expect(page.getByText(contract.hash)).toBeVisible();
	expect(
		await page.locator(".quote-document").evaluateAll((all) => all.map((each) => each.getAttribute("lang"))),
	).toEqual(["en", "fr"]);
	for (const locale of ["fr", "en"] as const) {
		const shown = await page.locator(`.quote-document[lang=${locale}]`).evaluate((element) => element.textContent);
		for (const text of textsIn(contract, locale)) expect(shown, text).toContain(text);
	}
	const french = page.locator(".quote-document[lang=fr]");
	await french.locator("summary").first().click();
	await expect(french).toContainText(rule.replaceAll(" h ", "\u00a0h "));
	await expect(french).toContainText("99\u00a0$ avant taxes");
	await expect(french).not.toContainText("Nouvelle règle");
	expect(await violations(page)).toEqual([]);

	await page.emulateMedia({ media: "print" });
	// The width of Letter paper between its margins, and a wide screen.
	for (const width of [700, 1440]) {
		await page.setViewportSize({ width, height: 940 });
		await expect(page.locator(".quote-document[lang=en] .prose")).toBeVisible();
		await expect(page.locator("nav, main .button").filter({ visible: true })).toHaveCount(0);
	}
	await page.emulateMedia({ media: "screen" });

	// Somebody changes the stored text: the page says that it can not be relied on.
	await withStore(server, async (store) => {
		const found = await store.get("contracts", id);
		if (!found) throw new Error("There is no contract");
		const fr = { ...found.data.texts.fr, validity: "Valable pour toujours" };
		const data = { ...found.data, texts: { ...found.data.texts, fr } };
		await store.commit([{ kind: "replace", collection: "contracts", id, version: found.version, data }]);
	});
	await page.reload();
	await expect(page.getByRole("alert")).toContainText("ne correspondent plus à leur empreinte");
	await page.getByRole("link", { name: "Ouvrir la demande" }).click();
	await page.waitForURL(`${server.origin}/admin/demandes/${lead}`);

	await page.context().clearCookies();
	await signIn(page, server, jules);
	for (const path of ["/contrats", `/contrats/${id}`])
		expect((await page.goto(`${server.origin}/admin${path}`))?.status()).toBe(403);
});

test("the file for accounting counts each accepted quote once and adds up to the cent", async ({ page }) => {
	const one = { name: "Nadia Démo", email: "nadia@exemple.example", phone: "5145550122", reference: "AIR-NADIA01" };
	const other = { name: "Paul Démo", email: "paul@exemple.example", phone: "5145550123", reference: "AIR-PAUL001" };
	await storeAccepted(server, one, { daysAgo: 200, finalAmount: 49_999 });
	await storeAccepted(server, other, { daysAgo: 199 });
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/contrats`);
	await expect(page.getByRole("link", { name: /AIR-NADIA01.*Nadia Démo.*633,51.*574,86/ })).toBeVisible();

	const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
	const form = page.locator("#fichier form");
	await form.getByLabel("Du").fill(at(190));
	await form.getByLabel("Au").fill(at(210));
	await form.getByRole("button").click();
	await expect(page.getByRole("alert")).toHaveText("La date de début doit venir avant la date de fin.");
	await expect(form.getByLabel("Du")).toHaveValue(at(190));
	await form.getByLabel("Du").fill(at(210));
	await form.getByLabel("Au").fill(at(190));
	const [file] = await Promise.all([page.waitForEvent("download"), form.getByRole("button").click()]);
	const [head = [], ...rows] = cellsOf(readFileSync((await file.path()) ?? "", "utf8"));
	expect(rows.map((row) => row[head.indexOf("Référence")])).toEqual(["AIR-NADIA01", "AIR-PAUL001"]);
	const cents = (row: readonly string[], name: string) =>
		Math.round(Number((row[head.indexOf(name)] ?? "").replace(",", ".")) * 100);
	for (const row of rows)
		expect(cents(row, "Avant taxes ($)") + cents(row, "TPS ($)") + cents(row, "TVQ ($)")).toBe(cents(row, "Total ($)"));
	expect(rows.map((row) => [row[head.indexOf("État")], cents(row, "Montant final avec taxes ($)")])).toEqual([
		["Terminée", 57_486],
		["Acceptée", 0],
	]);
	await page.goto(`${server.origin}/admin/journal`);
	await expect(page.getByText("a exporté les soumissions acceptées").first()).toBeVisible();
});

test("erasing a person keeps the accepted quote, says so before and after, and erases the rest", async ({ page }) => {
	const person = {
		name: "Renaud Démo",
		email: "renaud@exemple.example",
		phone: "5145550124",
		reference: "AIR-RENAUD1",
	};
	const { id, contract } = await storeAccepted(server, person, { finalAmount: 50_000 });
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/personnes`);
	await hydrated(page);
	await page.getByLabel("Courriel ou téléphone").fill(person.email);
	await page.getByRole("button", { name: "Chercher" }).click();
	const until = formatDate(new Date(Date.parse(contract.purgeAfter) - 1).toISOString(), "fr");
	const kept = page.locator("section", { has: page.getByRole("heading", { name: "Ce qui reste après l’effacement" }) });
	await expect(kept).toContainText("Les lois fiscales demandent");
	await expect(kept).toContainText(`gardée jusqu’au ${until}`);
	await expect(page.getByText(/1 demande, .*1 soumission, /)).toBeVisible();
	const [copy] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Télécharger en JSON" }).click(),
	]);
	expect(JSON.parse(readFileSync((await copy.path()) ?? "", "utf8"))).toMatchObject({
		quotes: [{ id, status: "accepted" }],
		acceptedQuotes: [{ id, finalAmount: 50_000, hash: contract.hash }],
	});
	await page.getByLabel("Pour confirmer").fill(person.reference);
	await page.getByRole("button", { name: "Effacer pour toujours" }).click();
	await expect(page.getByRole("status")).toContainText(`Gardé : 1 soumission acceptée, jusqu’au ${until}`);

	const left = await withStore(server, async (store) => {
		const found: string[] = [];
		for (const collection of collections) {
			const text = JSON.stringify((await store.query(collection, { limit: 1000 })).documents);
			if ([person.name, person.email, person.phone].some((each) => text.includes(each))) found.push(collection);
		}
		return found;
	});
	expect(left).toEqual(["contracts"]);

	await page.getByLabel("Courriel ou téléphone").fill(person.phone);
	await page.getByRole("button", { name: "Chercher" }).click();
	await expect(page.getByText("Rien d’autre n’est gardé sous ces coordonnées.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Effacer pour toujours" })).toHaveCount(0);
	await page.getByRole("link", { name: /AIR-RENAUD1, version 1/ }).click();
	await expect(page.getByText("La demande est effacée. Seule cette page reste.")).toBeVisible();
	await page.getByRole("link", { name: "Toutes les soumissions acceptées" }).click();
	await expect(page.getByRole("link", { name: /AIR-RENAUD1.*Demande effacée/ })).toBeVisible();
});

/** The sentences and amounts of a stored document that a page must show unchanged. */
function textsIn({ texts }: Contract, locale: "fr" | "en"): string[] {
	const { identity, validity, merchant, customer, lines, sums, total, most, facts } = texts[locale];
	return [
		...[identity, validity, most, total.label, total.amount],
		...merchant.lines,
		...customer.lines,
		...lines.flatMap(({ text, detail, amount, ceiling }) => [text, detail, amount, ceiling]),
		...sums.flatMap(({ label, amount }) => [label, amount]),
		...facts.flatMap(({ label, text }) => [label, text]),
	];
}

/** The cells of a CSV file in which every cell is quoted. */
function cellsOf(csv: string): string[][] {
	return csv
		.split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
		.filter(Boolean)
		.map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell.replaceAll('""', '"')));
}
