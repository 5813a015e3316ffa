import type { Page } from "@playwright/test";
import { overflow, violations } from "./axe.ts";
import { desktop, field, get, openContent, phone, previewed, publish, saved, turnTo } from "./editor.ts";
import { expect, hydrated, test, watch } from "./journey.ts";
import { ariane, signIn } from "./staff-office.ts";

const pets = "/article:pets-and-odours";

/** Makes the editor ask now who else has the entry open, as when its tab is shown again. It asks every ten seconds. */
async function meet(page: Page): Promise<void> {
	const answered = page.waitForResponse(/\/presence$/);
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await answered;
}

test.describe("two editors", () => {
	test.use({ viewport: desktop });

	test("see each other, and a conflicting save loses neither version", async ({ page, browser, launchOffice }) => {
		test.slow();
		const server = await launchOffice();
		await signIn(page, server);
		const other = await browser.newPage({ viewport: desktop });
		const problems = watch(other);
		await signIn(other, server, "lou@airelle.example");
		await openContent(page, server, pets);
		await openContent(other, server, pets);
		await expect(other.getByText("Ariane Bois y travaille aussi.")).toBeVisible();
		await meet(page);
		await expect(page.getByText("Lou Cyr y travaille aussi.")).toBeVisible();

		// An edit in the other language causes no conflict.
		await field(other, "en", "matter.lead").fill("Lou wrote this lead in English.");
		await field(other, "fr", "matter.title").fill("Le titre de Lou");
		await Promise.all([saved(other, "fr"), saved(other, "en")]);
		await field(page, "fr", "matter.title").fill("Le titre d’Ariane");
		const alert = page.locator("#part-fr .conflict");
		await expect(alert).toContainText("Lou Cyr a changé cette langue entre-temps.");
		await expect(field(page, "fr", "matter.title")).toHaveValue("Le titre d’Ariane");
		await alert.getByRole("button", { name: "Garder le mien" }).click();
		await saved(page, "fr");
		await expect(alert).toHaveCount(0);

		await field(other, "fr", "matter.title").fill("Lou insiste");
		await other.locator("#part-fr .conflict").getByRole("button", { name: "Prendre le sien" }).click();
		await expect(field(other, "fr", "matter.title")).toHaveValue("Le titre d’Ariane");
		await field(other, "fr", "matter.title").fill("Le titre de tout le monde");
		await saved(other, "fr");

		await publish(other, "fr", "en");
		const french = await get(server, "/animaux-et-odeurs");
		expect(french.text).toContain("Le titre de tout le monde</h1>");
		expect((await get(server, "/en/pets-and-odours")).text).toContain("Lou wrote this lead in English.");

		await other.goto("about:blank");
		await expect
			.poll(async () => {
				await meet(page);
				return page.getByText("Lou Cyr y travaille aussi.").count();
			})
			.toBe(0);
		await other.close();
		expect(problems).toEqual([]);
		await signIn(page, server, ariane);
		await page.goto(`${server.origin}/admin/journal`);
		await expect(page.getByText(/Lou Cyr a publié l’article «\u00a0.+»/)).toBeVisible();
	});
});

test.describe("a draft that another member changed", () => {
	test.use({ viewport: desktop, expectedErrors: /status of 409/ });
	const first = "Quelqu’un a modifié ce contenu avant vous.";

	test("is shown before it is published, discarded or replaced, with JavaScript and without", async ({
		page,
		browser,
		launchOffice,
	}) => {
		test.slow();
		const server = await launchOffice();
		await signIn(page, server);
		const other = await browser.newPage({ viewport: desktop });
		await signIn(other, server, "lou@airelle.example");
		const write = async (lead: string) => {
			await openContent(other, server, pets);
			await field(other, "en", "matter.lead").fill(lead);
			await saved(other, "en");
		};
		const isKept = async (lead: string) => {
			await openContent(other, server, pets);
			await expect(field(other, "en", "matter.lead")).toHaveValue(lead);
		};

		await openContent(page, server, `${pets}?vue=publier`);
		await write("A sentence that Lou has");
		await field(page, "fr", "matter.title").fill("Le titre d’Ariane");
		await saved(page, "fr");
		for (const part of ["fr", "en"]) await page.locator(`input[name="parts"][value="${part}"]`).check();
		await page.getByRole("button", { name: "Publier maintenant" }).click();
		await expect(page.getByText(first)).toBeVisible();
		expect((await get(server, "/en/pets-and-odours")).text).not.toContain("A sentence that Lou has");
		await expect(field(page, "en", "matter.lead")).toHaveValue("A sentence that Lou has");

		await write("A sentence that Lou has changed");
		await page.locator("summary", { hasText: "Abandonner le brouillon" }).click();
		const discard = page.getByRole("button", { name: "Abandonner le brouillon" });
		await discard.click();
		await expect(field(page, "en", "matter.lead")).toHaveValue("A sentence that Lou has changed");
		await isKept("A sentence that Lou has changed");
		await discard.click();
		await expect(page.getByText("Le brouillon est abandonné.")).toBeVisible();

		await openContent(page, server, `${pets}/versions`);
		await write("Lou starts again");
		const copy = page.getByRole("button", { name: "Reprendre dans le brouillon : Texte d’origine" });
		await copy.click();
		await expect(page.getByText(first)).toBeVisible();
		await isKept("Lou starts again");
		await copy.click();
		await expect(page).toHaveURL(/reprise=oui/);

		const bare = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
		const scriptless = await bare.newPage();
		await signIn(scriptless, server);
		await write("Lou writes once more");
		await scriptless.goto(`${server.origin}/admin/contenu${pets}?vue=publier`);
		await write("Lou writes for the last time.");
		await scriptless.getByRole("button", { name: "Publier maintenant" }).click();
		await expect(scriptless.getByText(first)).toBeVisible();
		await expect(field(scriptless, "en", "matter.lead")).toHaveValue("Lou writes for the last time.");
		await scriptless.getByRole("button", { name: "Publier maintenant" }).click();
		await expect(scriptless.getByText("C’est en ligne.")).toBeVisible();
		expect((await get(server, "/en/pets-and-odours")).text).toContain("Lou writes for the last time.");
		await bare.close();
		await other.close();
	});
});

const corpus = [
	`<script>window.pwned=1</script>`,
	`<img src=x onerror=window.pwned=1>`,
	`"><svg onload=window.pwned=1>`,
	`'-window.pwned=1-'`,
	`</textarea></title><script>window.pwned=1</script>`,
	`[x](javascript:window.pwned=1) <a href="javascript:window.pwned=1">x</a>`,
	`<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>`,
	`</script><!--<script>window.pwned=1`,
];

// The fields of the content editor. `content-settings.spec.ts` tests hostile text in every run.
test.describe("hostile text", { tag: "@thorough" }, () => {
	test.use({ viewport: desktop, expectedErrors: /status of 422/ });

	test("stays inert in every field, list, preview and comparison", async ({ page, launchOffice }) => {
		test.slow();
		const server = await launchOffice();
		await signIn(page, server);
		const pwned = () => Promise.all(page.frames().map((frame) => frame.evaluate(() => "pwned" in window)));
		for (const path of [pets, "/service:duct-cleaning", "/page:contact"]) {
			await openContent(page, server, path);
			for (const part of ["fr", "en"] as const) {
				await page.locator(`#part-${part} form`).evaluate((form: HTMLFormElement, texts) => {
					const boxes = [...form.elements].filter(
						(box): box is HTMLInputElement =>
							box instanceof HTMLTextAreaElement || (box instanceof HTMLInputElement && box.type === "text"),
					);
					for (const [index, box] of boxes.entries()) {
						// Skips the slug: with hostile text in it there would be no preview.
						if (!box.name.endsWith("slug")) box.value = texts[index % texts.length] ?? "";
						box.dispatchEvent(new Event("input", { bubbles: true }));
					}
				}, corpus);
				await saved(page, part);
			}
			expect(await pwned(), path).not.toContain(true);
			await turnTo(page, "Aperçu");
			for (const part of ["français", "anglais"] as const) {
				await expect(previewed(page, part).getByRole("heading", { level: 1 })).toContainText("window.pwned=1");
			}
			expect(await pwned(), `the frames of ${path}`).not.toContain(true);
			// The same preview in its own tab, as opened from a shared link.
			const opened = page.getByRole("link", { name: "Ouvrir dans un onglet" }).first();
			await page.goto(server.origin + (await opened.getAttribute("href")));
			await hydrated(page);
			await expect(page.getByRole("heading", { level: 1 })).toContainText("window.pwned=1");
			expect(await pwned(), `the preview of ${path}`).not.toContain(true);

			await openContent(page, server, `${path}/versions`);
			await expect(page.locator("ins").filter({ hasText: "pwned" }).first()).toBeAttached();
			expect(await pwned(), `the versions of ${path}`).not.toContain(true);
			await openContent(page, server, `${path}?vue=publier`);
			await page.getByRole("button", { name: "Publier maintenant" }).click();
			await expect(page.getByText("La publication attend ceci :")).toBeVisible();
			expect(await pwned(), `publishing ${path}`).not.toContain(true);
		}
		await openContent(page, server, "?q=pwned");
		await expect(page.getByRole("link", { name: /window\.pwned/ }).first()).toBeVisible();
		expect(await pwned(), "the list").not.toContain(true);
		expect((await get(server, "/animaux-et-odeurs")).text).not.toContain("pwned");
	});
});

test("the preview of an invalid draft shows the error with a link to the field", { tag: "@thorough" }, async ({
	page,
	launchOffice,
}) => {
	const server = await launchOffice();
	await signIn(page, server);
	await openContent(page, server, `${pets}?vue=apercu`);
	await expect(previewed(page, "français").getByRole("heading", { level: 1 })).toBeVisible();
	await field(page, "fr", "body").fill("Le prix est de {{price:everything}}.");
	const told = page.locator('.preview-language[data-part="fr"]');
	await expect(told).toContainText("{{price:everything}} n’est pas un code connu");
	await told.getByRole("link", { name: /price:everything/ }).click();
	await field(page, "fr", "body").fill("Le prix est de {{price:dryer}}.");
	await expect(previewed(page, "français").getByText(/Le prix est de \d/)).toBeVisible();
});

test("a draft saved while the preview loads is shown once that load is done", { tag: "@thorough" }, async ({
	page,
	launchOffice,
}) => {
	const server = await launchOffice();
	await signIn(page, server);
	await openContent(page, server, `${pets}?vue=apercu`);
	const heading = previewed(page, "français").getByRole("heading", { level: 1 });
	await expect(heading).toBeVisible();
	const { promise: slowly, resolve: arrive } = Promise.withResolvers<void>();
	await page.route(/\/animaux-et-odeurs\?apercu=/, async (route) => {
		const response = await route.fetch();
		await slowly;
		// Ignores the error of fulfilling a load that the browser has cancelled.
		await route.fulfill({ response }).catch(() => {});
	});
	for (const title of ["Un chat", "Deux chats", "Trois chats"]) {
		const kept = page.waitForResponse((answer) => answer.url().endsWith("/brouillon"));
		await field(page, "fr", "matter.title").fill(title);
		await kept;
	}
	arrive();
	await expect(heading).toHaveText("Trois chats");
});

for (const locale of ["fr", "en"] as const) {
	test(`the editor passes axe on phone and desktop (${locale})`, { tag: "@thorough" }, async ({
		page,
		launchOffice,
	}) => {
		test.slow();
		const server = await launchOffice();
		await signIn(page, server);
		await openContent(page, server, "/page:home");
		await field(page, "fr", "heading").fill("L'air : propre ?");
		await saved(page, "fr");
		const headers = { Origin: server.origin };
		await page.request.post(`${server.origin}/admin/langue`, { form: { locale, from: "" }, headers });
		for (const path of ["", "/page:home", `${pets}?vue=apercu`, "/page:home?vue=publier", "/page:home/versions"]) {
			for (const viewport of [phone, desktop]) {
				await page.setViewportSize(viewport);
				await openContent(page, server, path);
				await expect(page.locator("html")).toHaveAttribute("lang", `${locale}-CA`);
				// `sweep.spec.ts` tests the previewed pages, but their landmarks count among the editor's.
				if (path.endsWith("apercu"))
					for (const part of ["fr", "en"] as const)
						await expect(
							page.locator(`[data-part="${part}"] iframe`).contentFrame().locator("main[aria-label]"),
						).toBeVisible();
				expect(await violations(page), `${path} ${viewport.width}`).toEqual([]);
				expect(await overflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
			}
		}
	});
}
