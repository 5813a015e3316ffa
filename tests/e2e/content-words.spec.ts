import { desktop, field, fillPart, get, openContent, phone, previewed, publish, saved, turnTo } from "./editor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { signIn } from "./staff-office.ts";

const pets = "/article:pets-and-odours";
const petsPath = "/animaux-et-odeurs";

// These tests send invalid forms, and browsers log every 422 as a console error.
test.use({ expectedErrors: /status of 422/ });

for (const [name, viewport] of [
	["on a phone", phone],
	["on a desktop", desktop],
] as const) {
	// `npm run test:thorough` runs these tests at both widths.
	test.describe(name, { tag: viewport === desktop ? "@thorough" : [] }, () => {
		test.use({ viewport });

		test("an article is previewed, published in both languages, listed and searchable", async ({
			page,
			launchOffice,
		}) => {
			test.slow();
			const server = await launchOffice();
			await signIn(page, server);
			await openContent(page, server);
			await page.getByLabel("Titre en français").fill("Une odeur d’essence au-dessus du garage");
			await page.getByRole("button", { name: "Commencer l’article" }).click();
			await page.waitForURL(/article:une-odeur-d-essence-au-dessus-du-garage$/);
			await hydrated(page);
			await expect(page.getByRole("list", { name: "État" })).toContainText("Pas en ligne");
			await fillPart(page, "fr");
			const path = "/une-odeur-d-essence-au-dessus-du-garage";
			expect((await get(server, path)).status).toBe(404);

			// The preview is the real page with the draft's text, and reloads after each save.
			await turnTo(page, "Aperçu");
			const frame = previewed(page, "français");
			await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Une odeur d’essence au-dessus du garage");
			await expect(frame.getByText("La quiétaine du garage")).toBeVisible();
			await expect(page.getByText("Rien à montrer en anglais pour l’instant.")).toBeVisible();
			await turnTo(page, "Français");
			await field(page, "fr", "body").press("ControlOrMeta+End");
			await field(page, "fr", "body").pressSequentially(" Voilà.");
			await turnTo(page, "Aperçu");
			await expect(frame.getByText("regardez le jour. Voilà.")).toBeVisible();

			// Publishing English fails while its text is missing, and the error says so.
			await turnTo(page, "Publier");
			await page.locator('input[name="parts"][value="en"]').check();
			await page.getByRole("button", { name: "Publier maintenant" }).click();
			await expect(page.getByRole("alert")).toContainText("L’anglais reste à écrire.");
			await turnTo(page, "Anglais");
			await fillPart(page, "en");
			await publish(page, "fr", "en");
			await expect(page.getByRole("list", { name: "État" })).toHaveText("Modifié");

			const [french, english] = [await get(server, path), await get(server, "/en/petrol-smell-above-the-garage")];
			expect([french.status, english.status]).toEqual([200, 200]);
			expect(french.text).toContain("La quiétaine du garage");
			expect((await get(server, "/sitemap.xml")).text).toContain("/en/petrol-smell-above-the-garage<");
			expect((await get(server, "/blogue/rss.xml")).text).toContain("Une odeur d’essence au-dessus du garage");
			expect((await get(server, "/recherche?q=quietaine")).text).toContain(`href="${path}"`);
			expect((await get(server, "/blogue")).text).toContain(`href="${path}"`);
		});

		test("an older revision can be compared and restored, and an old URL redirects to the new one", {
			tag: "@thorough",
		}, async ({ page, launchOffice }) => {
			test.slow();
			const server = await launchOffice();
			await signIn(page, server);
			await openContent(page, server, pets);
			await field(page, "fr", "matter.title").fill("Chats, chiens et odeurs");
			await saved(page, "fr");
			await publish(page, "fr");
			await expect(page.getByRole("list", { name: "État" })).toContainText("Anglais à revoir");
			await turnTo(page, "Français");
			await field(page, "fr", "matter.title").fill("Chats, lapins et odeurs");
			await field(page, "fr", "matter.slug").fill("chats-lapins-et-odeurs");
			await expect(page.getByText("L’ancienne adresse mènera à la nouvelle.")).toBeVisible();
			// Publishes without waiting for the draft to be saved: the panel waits for it.
			await publish(page, "fr");
			expect(await get(server, petsPath)).toMatchObject({ status: 301, location: "/chats-lapins-et-odeurs" });
			expect((await get(server, "/chats-lapins-et-odeurs")).text).toContain("Chats, lapins et odeurs</h1>");

			await page.getByRole("link", { name: "Versions" }).click();
			await expect(page.getByRole("heading", { name: "De « Version 1 » à « Version 2 »" })).toBeVisible();
			await expect(page.locator("del").filter({ hasText: "chiens" })).toHaveText(/\[retiré\] chiens \[fin\]/);
			await expect(page.locator("ins").filter({ hasText: "lapins" }).first()).toBeVisible();
			await page.getByLabel("De", { exact: true }).selectOption({ label: "Texte d’origine" });
			await page.getByLabel("À", { exact: true }).selectOption({ label: "Version 1" });
			await page.getByRole("button", { name: "Comparer" }).click();
			await expect(page.getByRole("heading", { name: "De « Texte d’origine » à « Version 1 »" })).toBeVisible();
			await page.getByRole("button", { name: "Reprendre dans le brouillon : Version 1" }).click();
			await expect(page.getByText("Cette version est dans le brouillon.")).toBeVisible();
			await publish(page, "fr");
			expect((await get(server, petsPath)).text).toContain("Chats, chiens et odeurs</h1>");
			expect(await get(server, "/chats-lapins-et-odeurs")).toMatchObject({ status: 301, location: petsPath });
		});

		test("publishing the home page's headline invalidates only that page, and the original text can be restored", {
			tag: "@thorough",
		}, async ({ page, launchOffice }) => {
			test.slow();
			const server = await launchOffice();
			await signIn(page, server);
			const untouched = ["/contactez-nous", petsPath, "/en", "/services/grand-menage"];
			const renders = async () => {
				const health = await page.request.get(`${server.origin}/admin/sante`);
				const [, hits, asked] = /\((\d+) sur (\d+)/.exec((await health.text()).replaceAll("\u00a0", "")) ?? [];
				return Number(asked) - Number(hits);
			};
			for (const path of ["/", ...untouched]) await get(server, path);
			const before = await renders();
			await openContent(page, server, "/page:home");
			await field(page, "fr", "heading").fill("Bonjour l’air propre.");
			await publish(page, "fr");
			for (const path of untouched) expect((await get(server, path)).status).toBe(200);
			expect(await renders()).toBe(before);
			expect((await get(server, "/")).text).toContain("Bonjour l’air propre.");
			expect(await renders()).toBe(before + 1);

			await page.getByText("Revenir au texte d’origine").click();
			await page.getByRole("button", { name: "Publier le texte d’origine" }).click();
			await expect(page.getByText("Cochez la case pour confirmer.")).toBeVisible();
			await page.getByLabel("Oui, je confirme").check();
			await page.getByRole("button", { name: "Publier le texte d’origine" }).click();
			await expect(page.getByText("Le texte d’origine est en ligne.")).toBeVisible();
			await turnTo(page, "Français");
			await expect(field(page, "fr", "heading")).toHaveValue("Une maison propre, un prix clair.");
			expect((await get(server, "/")).text).not.toContain("Bonjour l’air propre.");
		});
	});
}

test("a scheduled draft is published at its time and not before", { tag: "@thorough" }, async ({
	page,
	launchOffice,
}) => {
	const server = await launchOffice();
	await signIn(page, server);
	await openContent(page, server, pets);
	await field(page, "fr", "matter.title").fill("Prévu pour demain");
	await saved(page, "fr");
	await turnTo(page, "Publier");
	await page.getByText("Publier plus tard").click();
	await page.getByLabel("Jour", { exact: true }).fill("2020-01-01");
	await page.getByRole("button", { name: "Planifier" }).click();
	await expect(page.getByText("Choisissez un jour et une heure à venir.")).toBeVisible();
	await page.getByLabel("Jour", { exact: true }).fill("2099-06-30");
	await page.getByLabel("Heure de Montréal").fill("08:30");
	await page.getByRole("button", { name: "Planifier" }).click();
	await expect(page.getByText("Publication prévue le 30 juin 2099, 8 h 30 (français).")).toBeVisible();
	await page.getByRole("button", { name: "Annuler la publication prévue" }).click();
	await expect(page.getByText("La publication prévue est annulée.")).toBeVisible();
	await page.getByLabel("Jour", { exact: true }).fill("2099-06-30");
	await page.getByRole("button", { name: "Planifier" }).click();
	await expect(page.getByRole("list", { name: "État" })).toContainText("Prévu le 30 juin 2099");
	// Edits made after scheduling are not part of the scheduled publication.
	await field(page, "fr", "matter.title").fill("Écrit après");
	await saved(page, "fr");
	expect((await get(server, petsPath)).text).not.toContain("Prévu pour demain");

	// Moves the scheduled time to now.
	await withStore(server, async (store) => {
		const entry = await store.get("content", "article:pets-and-odours");
		if (!entry) throw new Error("nothing is scheduled");
		const data = { ...entry.data, scheduledFor: new Date().toISOString() };
		const { version } = entry;
		await store.commit([{ kind: "replace", collection: "content", id: "article:pets-and-odours", version, data }]);
	});
	await expect.poll(async () => (await get(server, petsPath)).text, { timeout: 20_000 }).toContain("Prévu pour demain");
	await page.reload();
	await expect(field(page, "fr", "matter.title")).toHaveValue("Écrit après");

	// Publishing before the scheduled time cancels it.
	await hydrated(page);
	await page.locator('input[name="parts"][value="en"]').uncheck();
	await page.getByText("Publier plus tard").click();
	await page.getByLabel("Jour", { exact: true }).fill("2099-06-30");
	await page.getByRole("button", { name: "Planifier" }).click();
	await expect(page.getByRole("list", { name: "État" })).toContainText("Prévu le 30 juin 2099");
	await publish(page, "fr");
	await expect(page.getByText("C’est en ligne. La publication prévue est annulée.")).toBeVisible();
	await expect(page.getByRole("list", { name: "État" })).not.toContainText("Prévu");
});

test("a withdrawn article redirects to the blog, keeps its text in the editor and can be published again", {
	tag: "@thorough",
}, async ({ page, launchOffice }) => {
	const server = await launchOffice();
	await signIn(page, server);
	await openContent(page, server, `${pets}?vue=publier`);
	await page.getByText("Retirer du site").click();
	await page.getByLabel("Oui, je confirme").check();
	await page.getByRole("button", { name: "Retirer l’article" }).click();
	await expect(page.getByText("L’article est retiré du site.")).toBeVisible();
	expect(await get(server, petsPath)).toMatchObject({ status: 301, location: "/blogue" });
	await page.reload();
	await hydrated(page);
	await turnTo(page, "Français");
	await expect(field(page, "fr", "matter.slug")).toHaveValue(petsPath.slice(1));
	await expect(field(page, "fr", "body")).not.toHaveValue("");
	await publish(page, "fr", "en");
	expect((await get(server, petsPath)).status).toBe(200);
});

test("the editor offers typography corrections and applies them one by one or together", { tag: "@thorough" }, async ({
	page,
	launchOffice,
}) => {
	const server = await launchOffice();
	await signIn(page, server);
	await openContent(page, server, "/page:home");
	await field(page, "fr", "lead").fill('L\'air "propre" : est-ce possible ?');
	const bar = page.locator("#part-fr .typo-bar");
	await expect(bar).toContainText("5 détails de typographie");
	await bar.locator("summary").click();
	await bar
		.getByRole("button", { name: /^Corriger/ })
		.first()
		.click();
	await expect(field(page, "fr", "lead")).toHaveValue('L’air "propre" : est-ce possible ?');
	await bar.getByRole("button", { name: "Tout corriger" }).click();
	await expect(field(page, "fr", "lead")).toHaveValue("L’air «\u00a0propre\u00a0»\u00a0: est-ce possible?");
	await expect(bar).toHaveCount(0);
	await saved(page, "fr");
	await page.reload();
	await expect(field(page, "fr", "lead")).toHaveValue("L’air «\u00a0propre\u00a0»\u00a0: est-ce possible?");
});

test.describe("without a connection", () => {
	test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

	test("typed text stays in its field and is saved once the connection is back", async ({
		page,
		context,
		launchOffice,
	}) => {
		const server = await launchOffice();
		await signIn(page, server);
		await openContent(page, server, "/page:home");
		await context.setOffline(true);
		await field(page, "en", "heading").fill("Written in a tunnel.");
		await expect(page.getByRole("alert")).toContainText("Pas enregistré : connexion perdue.");
		await context.setOffline(false);
		await saved(page, "en");
		await page.reload();
		await expect(field(page, "en", "heading")).toHaveValue("Written in a tunnel.");
	});
});

test("without JavaScript a draft can be saved, its lists edited, and published", { tag: "@thorough" }, async ({
	browser,
	launchOffice,
}) => {
	const server = await launchOffice();
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
	const page = await context.newPage();
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/contenu/page:home`);
	await field(page, "fr", "heading").fill("Sans script.");
	await page.getByRole("button", { name: "Enregistrer le brouillon français" }).click();
	await expect(page.getByText("Le brouillon est enregistré.")).toBeVisible();
	const items = page.locator('[id="fr-visit.steps"] > ol > li');
	await page.locator('[id="fr-visit"]').locator("xpath=ancestor-or-self::details[1]/summary").click();
	const count = await items.count();
	await page.locator('[id="fr-visit.steps"] [data-edit="remove"]').first().click();
	await expect(items).toHaveCount(count - 1);
	await page.getByRole("link", { name: "Publier", exact: true }).first().click();
	await page.getByRole("button", { name: "Publier maintenant" }).click();
	await expect(page.getByText("C’est en ligne.")).toBeVisible();
	expect((await get(server, "/")).text).toContain("Sans script.");
	await context.close();
});
