import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { overflow, violations } from "./axe.ts";
import { pathTo } from "./estimate/visitor.ts";
import { hydrated, test } from "./journey.ts";
import { startOffice } from "./office-members.ts";
import type { TestServer } from "./server.ts";
import { expect, signIn } from "./staff-office.ts";

const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const ducts = pathTo("services-ventilation-ducts", "fr");
const contact = pathTo("contact", "fr");
const promotions = pathTo("discounts", "fr");
const oneDay = 24 * 60 * 60 * 1000;

/** Browsers log the status of a refused form as a console error. */
test.use({ expectedErrors: /status of (?:409|422)/ });

/** The date in Montréal, `days` days from today. */
const day = (days: number) => dayInMontreal(new Date(Date.now() + days * oneDay));

for (const [name, viewport] of Object.entries(widths)) {
	// `npm run test:thorough` runs these tests at both widths.
	test.describe(`the settings, on a ${name}`, { tag: name === "phone" ? "@thorough" : [] }, () => {
		/** The tests share one server and run in order: each depends on the state that the previous one left. */
		test.describe.configure({ mode: "serial" });
		test.use({ viewport });

		let server: TestServer;
		let clock: string;
		test.beforeAll(async ({ preparedOffice }) => {
			clock = join(await mkdtemp(join(tmpdir(), "airelle-clock-")), "clock");
			server = await startOffice(await preparedOffice(), {
				MOVED_CLOCK: clock,
				NODE_OPTIONS: `--import ${resolve("tests/e2e/faults/moved-clock.mjs")}`,
			});
		});
		test.afterAll(async () => {
			await server.stop();
			await rm(join(clock, ".."), { recursive: true });
		});

		async function enter(page: Page, path: string): Promise<void> {
			await signIn(page, server);
			await open(page, path);
		}
		async function open(page: Page, path: string): Promise<void> {
			await page.goto(`${server.origin}/admin/reglages${path}`);
			await hydrated(page);
		}
		const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
		const publish = (page: Page) => page.getByRole("button", { name: "Publier" }).click();
		/** Returns for each text whether the server's HTML contains it. */
		async function said(page: Page, path: string, ...texts: readonly (string | RegExp)[]) {
			const html = await (await page.request.get(server.origin + path)).text();
			return texts.map((text) => (typeof text === "string" ? html.includes(text) : text.test(html)));
		}
		const isPublished = (page: Page) =>
			expect(page.getByText("Publié : les visiteurs le voient maintenant.")).toBeInViewport();

		test("a typed price shows in the preview at once, and on every page after publishing", async ({ page }) => {
			expect(await said(page, ducts, "289 à 389\u00a0$")).toEqual([true]);
			await enter(page, "/prix");
			await page.locator("summary", { hasText: "Conduits de ventilation" }).click();
			const row = page.getByRole("row", { name: /^Maison, 10 bouches 289/ });
			await field(page, "ventilation.ranges.ducts.low").fill("301");
			await field(page, "ventilation.ranges.ducts.high").fill("402,5x");
			await expect(row).toContainText("301 à 389");
			await field(page, "ventilation.ranges.ducts.high").fill("402,50");
			await expect(row).toHaveText(/289 à 389\s\$.*301,00 à 402,50\s\$ \(changé\)/);
			expect(await said(page, ducts, "289 à 389\u00a0$")).toEqual([true]);
			await publish(page);
			await isPublished(page);
			await expect(page.getByText(/Version \d{4}-\d{2}-\d{2}\.1\./)).toBeVisible();

			const [now, before, machines] = ["301,00 à 402,50\u00a0$", "289 à 389\u00a0$", '"minPrice":301,"maxPrice":402.5'];
			expect(await said(page, ducts, now, before, machines)).toEqual([true, false, true]);
			expect(await said(page, pathTo("services-ventilation-ducts", "en"), "$301.00 to $402.50")).toEqual([true]);
			// The service tile shows the new range, and the teaser's two questions show the range for 14 vents.
			expect(await said(page, "/", /301,00\sà\s402,50\s\$/, /361,00.{1,200}482,50/s)).toEqual([true, true]);
			await page.goto(`${server.origin}${pathTo("estimate", "fr")}?service=ventilation-ducts&home=house&vents=10`);
			await hydrated(page);
			await expect(page.locator("#range")).toContainText("301,00");
		});

		test("the history shows the changes, and an earlier version can be restored", async ({ page }) => {
			await enter(page, "/historique/prix");
			const newest = page.getByRole("main").getByRole("listitem").first();
			await expect(newest).toContainText("Conduits de ventilation");
			await expect(newest).toContainText(/Avant\s*289\s\$\s*Après\s*301\s\$/);
			await page.getByRole("button", { name: "Rétablir cette version" }).last().click();
			await expect(page.getByText("Version rétablie : les visiteurs la voient maintenant.")).toBeVisible();
			expect(await said(page, ducts, "289 à 389\u00a0$")).toEqual([true]);
			await expect(page.getByRole("button", { name: "Rétablir cette version" })).toHaveCount(2);
			await page.goto(`${server.origin}/admin/journal`);
			await expect(page.getByText(/Ariane Bois a publié les prix/).first()).toBeVisible();
		});

		test("published phone, hours and holidays appear on pages, in structured data and llms.txt", {
			tag: "@thorough",
		}, async ({ page }) => {
			await enter(page, "/entreprise");
			await field(page, "phone").fill("438-555-0177");
			await publish(page);
			await isPublished(page);
			await open(page, "/horaire");
			await field(page, "hours.1.opens").fill("10:30");
			await field(page, "holidays").fill(`${day(40)}\n`);
			await publish(page);
			await isPublished(page);
			for (const path of ["/", contact, pathTo("contact", "en"), pathTo("services-oriental-rugs", "fr")]) {
				expect(await said(page, path, "tel:+14385550177", "5145550142"), path).toEqual([true, false]);
			}
			const holiday = `"validFrom":"${day(40)}","validThrough":"${day(40)}"`;
			const facts = ["10\u00a0h\u00a030", '"telephone":"+14385550177"', holiday];
			expect(await said(page, contact, ...facts)).toEqual([true, true, true]);
			expect(await said(page, "/llms.txt", "438\u00a0555-0177")).toEqual([true]);
			await open(page, "");
			await expect(page.getByRole("main")).toContainText("438\u00a0555-0177");
		});

		test("an area is published with its postal codes, and a code of another area is rejected", {
			tag: "@thorough",
		}, async ({ page }) => {
			await enter(page, "/secteurs");
			await page.getByRole("button", { name: "Ajouter : secteur" }).click();
			await field(page, "areas.3.name.fr").fill("Sherbrooke");
			await field(page, "areas.3.name.en").fill("Sherbrooke");
			await field(page, "areas.3.extent.fr").fill("le centre");
			await field(page, "areas.3.extent.en").fill("downtown");
			await field(page, "areas.3.places").fill("Centre-ville\nVieux-Nord");
			await field(page, "areas.3.codes").fill("j1h H7A");
			await publish(page);
			await expect(page.getByText("Quelques champs sont à corriger.")).toBeVisible();
			await expect(field(page, "areas.3.codes")).toHaveAccessibleDescription(/H7A/);
			await expect(field(page, "areas.3.name.fr")).toHaveValue("Sherbrooke");
			await field(page, "areas.3.codes").fill("j1h J1J");
			await publish(page);
			await isPublished(page);
			expect(await said(page, "/?code=J1H", "Oui, nous desservons J1H.")).toEqual([true]);
			expect(await said(page, contact, "Centre-ville, Vieux-Nord")).toEqual([true]);
			await page.goto(`${server.origin}/admin/reglages/historique/secteurs`);
			await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("J1H, J1J");
		});

		test("a promotion can be previewed, and applies to estimates until its last day", { tag: "@thorough" }, async ({
			page,
		}) => {
			await enter(page, "/promotions/nouvelle");
			await field(page, "code").fill("hiver 15");
			await page.getByLabel("Pourcentage", { exact: true }).first().check();
			await field(page, "amount.percent").fill("15");
			await field(page, "starts").fill(day(0));
			await field(page, "ends").fill(day(6));
			await page.locator('[name="services"][value="dryer-ducts"]').check();
			for (const locale of ["fr", "en"]) {
				await field(page, `words.${locale}.name`).fill(`Sécheuse d’hiver ${locale}`);
				await field(page, `words.${locale}.title`).fill("de rabais sur la sécheuse");
				await field(page, `words.${locale}.summary`).fill("Avant les grands froids, un conduit propre.");
				await field(page, `words.${locale}.conditions`).fill("Un rabais par adresse.\nAvant les taxes.");
			}
			await expect(page.getByRole("row", { name: /Les services cochés/ })).toContainText(/99 à 139\s\$/);
			await field(page, "usualPrice.cents").fill("120");
			await page.getByRole("button", { name: "Garder en brouillon" }).click();
			await expect(page.getByText("Quelques champs sont à corriger.")).toBeVisible();
			await expect(field(page, "code")).toHaveAccessibleDescription(/Majuscules sans accent/);
			await expect(field(page, "usualPrice.evidence")).toHaveAttribute("aria-invalid", "true");
			await expect(field(page, "words.en.name")).toHaveValue("Sécheuse d’hiver en");
			await field(page, "code").fill("HIVER-15");
			await field(page, "usualPrice.evidence").fill("Liste de prix de mai, factures 1201 à 1344.");
			await field(page, "usualPrice.from").fill(day(-90));
			await field(page, "usualPrice.to").fill(day(-1));
			await page.getByRole("button", { name: "Garder en brouillon" }).click();
			await page.waitForURL(/promotions\/HIVER-15\?avis=saved$/);

			const preview = await page.getByRole("link", { name: /Voir la page avec ce brouillon/ }).getAttribute("href");
			expect(await said(page, preview ?? "", "HIVER-15")).toEqual([true]);
			expect(await said(page, promotions, "HIVER-15")).toEqual([false]);
			await field(page, "usualPrice.cents").fill("400");
			await publish(page);
			await expect(field(page, "usualPrice.cents")).toHaveAccessibleDescription(/au plus 139\s\$ pour ces services/);
			await field(page, "usualPrice.cents").fill("120");
			await field(page, "starts").fill(day(1));
			await publish(page);
			await expect(page.getByText(/les visiteurs le verront le \d/)).toBeVisible();
			expect(await said(page, promotions, "HIVER-15")).toEqual([false]);
			await field(page, "starts").fill(day(0));
			await publish(page);
			await isPublished(page);

			for (const path of [promotions, pathTo("discounts", "en")]) {
				await page.goto(server.origin + path);
				const card = page.getByRole("article").filter({ hasText: "HIVER-15" });
				await expect(card.locator("s")).toHaveText(/120/);
				await expect(card).toContainText(path === promotions ? "Prix habituel" : "Usual price");
				await expect(card).toContainText(/102/);
				expect(await said(page, path, "factures 1201")).toEqual([false]);
			}
			const estimate = `${pathTo("estimate", "fr")}?service=dryer-ducts&code=hiver-15`;
			await page.goto(server.origin + estimate);
			await hydrated(page);
			await expect(page.locator("#range")).toContainText("Sécheuse d’hiver fr");
			expect(await said(page, estimate, "factures 1201")).toEqual([false]);

			await writeFile(clock, String(8 * oneDay));
			expect(await said(page, promotions, "HIVER-15")).toEqual([false]);
			await page.goto(server.origin + estimate);
			await hydrated(page);
			await expect(page.locator("#range")).toContainText("Ce code n’est pas en vigueur aujourd’hui");
			await enter(page, "/promotions");
			await expect(page.getByRole("region", { name: "Terminées" })).toContainText("HIVER-15");
		});

		test("without a current promotion the pages show no promotion and no empty section", { tag: "@thorough" }, async ({
			page,
		}) => {
			await writeFile(clock, String(3 * 365 * oneDay));
			await page.goto(server.origin + promotions);
			await expect(page.getByRole("article")).toHaveCount(0);
			await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
			expect(await said(page, "/", 'id="promotions-heading"')).toEqual([false]);
			await enter(page, "/promotions");
			await expect(page.getByText("Aucune promotion en cours.")).toBeVisible();
			await writeFile(clock, "0");
		});

		test("a member who publishes second sees both values and keeps their own", { tag: "@thorough" }, async ({
			page,
			context,
		}) => {
			await enter(page, "/entreprise");
			const other = await context.newPage();
			await open(other, "/entreprise");
			await field(other, "email").fill("jules@airelle.example");
			await publish(other);
			await isPublished(other);
			await other.close();
			await field(page, "email").fill("ariane@airelle.example");
			await publish(page);
			await expect(page.getByText("Quelqu’un d’autre a changé ces champs")).toBeVisible();
			await expect(page.locator("[data-conflict]")).toContainText(
				/En ce moment\s*jules@airelle.example\s*Ce que vous avez écrit\s*ariane@airelle.example/,
			);
			await expect(field(page, "email")).toHaveValue("ariane@airelle.example");
			expect(await said(page, contact, "jules@airelle.example")).toEqual([true]);
			await publish(page);
			await isPublished(page);
			expect(await said(page, contact, "ariane@airelle.example")).toEqual([true]);
		});

		test("a draft that somebody changed meanwhile is not discarded unseen", { tag: "@thorough" }, async ({
			page,
			context,
		}) => {
			await enter(page, "/entreprise");
			const other = await context.newPage();
			const write = async (email: string) => {
				await open(other, "/entreprise");
				await field(other, "email").fill(email);
				await other.getByRole("button", { name: "Garder en brouillon" }).click();
				await expect(other.getByText("Brouillon gardé.")).toBeVisible();
			};
			await write("un@airelle.example");
			await open(page, "/entreprise");
			await write("deux@airelle.example");
			const discard = page.getByRole("button", { name: "Abandonner le brouillon" });
			await discard.click();
			await expect(page.locator("[data-conflict]")).toContainText("deux@airelle.example");
			await open(other, "/entreprise");
			await expect(field(other, "email")).toHaveValue("deux@airelle.example");
			await discard.click();
			await expect(page.getByText("Brouillon abandonné.")).toBeVisible();
			await other.close();
		});

		for (const locale of ["fr", "en"]) {
			test(`every page passes axe and fits its width in ${locale}`, { tag: "@thorough" }, async ({ page }) => {
				test.slow();
				await signIn(page, server);
				const headers = { Origin: server.origin };
				await page.request.post(`${server.origin}/admin/langue`, { form: { locale, from: "/admin" }, headers });
				const forms = [
					"/entreprise",
					"/confiance",
					"/horaire",
					"/secteurs",
					"/prix",
					"/promotions/nouvelle",
					"/promotions/HIVER-15",
				];
				for (const path of ["", "/promotions", ...forms, "/historique/prix", "/historique/promotions"]) {
					await open(page, path);
					expect(await violations(page, "main"), path).toEqual([]);
					expect(await overflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
				}
			});
		}
	});
}

test.describe("the settings without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("rows can be added, errors show beside fields, and a valid form is published", async ({
		page,
		launchOffice,
	}) => {
		const server = await launchOffice();
		await signIn(page, server);
		await page.goto(`${server.origin}/admin/reglages/horaire`);
		await page.getByRole("button", { name: "Ajouter : ligne d’heures" }).click();
		const field = (path: string) => page.locator(`[name="${path}"]`);
		await page.locator('[name="hours.2.days"][value="7"]').check();
		await field("hours.2.opens").fill("12:00");
		await field("hours.2.closes").fill("11:00");
		await page.getByRole("button", { name: "Publier" }).click();
		await expect(field("hours.2.closes")).toHaveAccessibleDescription("La fermeture doit venir après l’ouverture.");
		await expect(field("hours.2.opens")).toHaveValue("12:00");
		await field("hours.2.closes").fill("16:00");
		await page.getByRole("button", { name: "Publier" }).click();
		await expect(page.getByText("Publié : les visiteurs le voient maintenant.")).toBeVisible();
		await page.goto(server.origin + contact);
		await expect(page.getByText("Dimanche, de 12\u00a0h à 16\u00a0h").first()).toBeVisible();
	});
});

test("trust facts show on the terms page once filled in, in both languages, and empty ones do not", {
	tag: "@thorough",
}, async ({ page, launchOffice }) => {
	const server = await launchOffice();
	await signIn(page, server);
	const terms = { fr: "/conditions-et-garantie", en: "/en/terms-and-guarantee" };
	await page.goto(server.origin + terms.fr);
	await expect(page.getByRole("heading", { name: "L’entreprise en bref" })).toHaveCount(0);
	await page.goto(`${server.origin}/admin/reglages/confiance`);
	const field = (path: string) => page.locator(`[name="trust.${path}"]`);
	await page.locator("summary").filter({ hasText: "Paiement" }).click();
	await field("guaranteeDays").fill("30");
	await field("neq").fill("12");
	await field("payment.fr").fill("Carte, virement Interac ou comptant");
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(field("neq")).toHaveAccessibleDescription(/dix chiffres du NEQ, sans espaces/);
	await expect(field("payment.en")).toHaveAccessibleDescription(/.+/);
	await field("neq").fill("1199999999");
	await field("payment.en").fill("Card, Interac transfer or cash");
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(page.getByText("Publié : les visiteurs le voient maintenant.")).toBeVisible();
	await page.goto(server.origin + terms.fr);
	const rows = (path: string) => page.locator("dl > div").filter({ hasText: path });
	await expect(rows("Paiement")).toHaveText(/Carte, virement Interac ou comptant/);
	await expect(rows("NEQ")).toHaveText(/1199999999/);
	await expect(page.getByText("Assurance responsabilité")).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Garantie de 30 jours" })).toBeVisible();
	await page.goto(server.origin + terms.en);
	await expect(rows("Payment")).toHaveText(/Card, Interac transfer or cash/);
});

const corpus = [
	"<script>hacked=1</script>",
	'"><img src=x onerror=hacked=1>',
	"</textarea></script><svg/onload=hacked=1>",
	"javascript:hacked=1",
	"' onmouseover='hacked=1",
	'" autofocus onfocus="hacked=1',
	"{{constructor.constructor('hacked=1')()}}",
	"[x](javascript:hacked=1)",
	"\u2028hacked=1//",
];

test("hostile text in any field stays inert in the back office and on the site", { tag: "@thorough" }, async ({
	page,
	launchOffice,
}) => {
	test.slow();
	const server = await launchOffice();
	await signIn(page, server);
	const isInert = async () => {
		const found = await page.evaluate(() => ({
			hacked: "hacked" in window,
			handlers: document.querySelectorAll("[onmouseover],[onerror],[onload],[onfocus],img[src=x]").length,
			links: document.querySelectorAll('a[href^="javascript:"]').length,
		}));
		expect(found).toEqual({ hacked: false, handlers: 0, links: 0 });
	};
	for (const path of ["entreprise", "horaire", "secteurs", "prix", "promotions/DUO-AUTOMNE", "promotions/nouvelle"]) {
		await page.goto(`${server.origin}/admin/reglages/${path}`);
		await hydrated(page);
		const filled = await page.evaluate((evil) => {
			const fields = document.querySelectorAll<HTMLInputElement>("main form :is(input:not([type=hidden]), textarea)");
			const texts = [...fields].filter(({ type }) => !["checkbox", "radio", "date", "time"].includes(type));
			// Puts all texts in each field, or one text per field in forms with 60 or more: form size is limited.
			for (const [index, field] of texts.entries()) {
				field.value = texts.length < 60 ? evil.join(" ") : (evil[index % evil.length] ?? "");
			}
			return texts.length;
		}, corpus);
		expect(filled).toBeGreaterThan(0);
		await page.getByRole("button", { name: "Publier" }).click();
		await expect(page.getByText("Quelques champs sont à corriger.")).toBeVisible();
		await isInert();
	}
	// Text without tags is accepted, and must be inert in the browser.
	await page.goto(`${server.origin}/admin/reglages/entreprise`);
	await hydrated(page);
	await page.locator('[name="address.street"]').fill("' onmouseover='hacked=1");
	await page.locator('[name="address.city"]').fill('" autofocus onfocus="hacked=1');
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(page.getByText("Publié : les visiteurs le voient maintenant.")).toBeVisible();
	for (const path of [
		"/",
		pathTo("contact", "en"),
		"/admin/reglages",
		"/admin/reglages/historique/entreprise",
		contact,
	]) {
		await page.goto(server.origin + path);
		await hydrated(page);
		await isInert();
	}
	await expect(page.getByText("' onmouseover='hacked=1").first()).toBeVisible();
});
