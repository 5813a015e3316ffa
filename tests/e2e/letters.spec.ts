import type { Page } from "@playwright/test";
import { bookButton } from "./appointments.ts";
import { violations } from "./axe.ts";
import { chooseStatus, openStatus, sendLead, statusOf, storedLead, storedTexts } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

/** Browsers log the status of a refused form as a console error. */
test.use({ viewport: { width: 1440, height: 900 }, expectedErrors: /status of (?:409|422)/ });

const server = officeServer();

const open = async (page: Page, path: string) => {
	await page.goto(`${server.origin}/admin${path}`);
	await hydrated(page);
};
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const message = (page: Page) => page.getByRole("textbox", { name: "Message" });
const subject = (page: Page) => page.getByLabel("Objet");
const menu = (page: Page) => page.locator("summary", { hasText: "Insérer un modèle" });
const insert = async (page: Page, name: string) => {
	await menu(page).click();
	await page.getByRole("button", { name, exact: true }).click();
};
const publish = (page: Page) => page.getByRole("button", { name: "Publier" }).click();
const isPublished = (page: Page) =>
	expect(page.getByText("Publié : le menu des modèles propose maintenant ce texte.")).toBeInViewport();

test("a letter edited in both languages is inserted into a half-written reply without losing a word", async ({
	page,
}) => {
	await signIn(page, server);
	await open(page, "/reglages/modeles");
	await page.getByRole("link", { name: /Proposer une date/ }).click();
	await page.waitForURL(/\/modeles\/day$/);
	await field(page, "fr.name").fill("Proposer un jour");
	await field(page, "fr.subject").fill("Un jour pour {reference}");
	await field(page, "fr.text").fill(
		"{greeting}\n\nNous pouvons venir le {date}.\n\nAppelez-nous au {phone}.\n\n{member}",
	);
	await field(page, "en.text").fill("{greeting}\n\nWe can come on {date}.\n\n{member}");
	const preview = page.getByRole("region", { name: "Ce que la cliente ou le client lira" });
	await expect(preview.getByRole("article", { name: "En français" })).toContainText(
		/Un jour pour AIR-ACDEFGH\s*Bonjour Camille,\s+Nous pouvons venir le \S+ \d+ \S+ \d{4}\.\s+Appelez-nous au 514.555-0142\.\s+Ariane Bois\s+Airelle/,
	);
	await expect(preview.getByRole("article", { name: "En anglais" })).toContainText(/Hello Camille,\s+We can come on/);
	expect(await violations(page)).toEqual([]);
	await publish(page);
	await isPublished(page);

	const { id, reference } = await sendLead(server, "Maëlle Roy");
	await open(page, `/demandes/${id}?volet=ecrire`);
	await expect(message(page)).toHaveValue("");
	await expect(subject(page)).toHaveValue(`Votre demande ${reference}`);
	await message(page).fill("Merci pour vos photos.\n\nÀ bientôt.");
	await message(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(22, 22));
	await insert(page, "Proposer un jour");
	const whole =
		/^Merci pour vos photos\.\n\nBonjour Maëlle Roy,\n\nNous pouvons venir le [\s\S]*\nAirelle\n\nÀ bientôt\.$/;
	await expect(message(page)).toHaveValue(whole);
	await expect(message(page)).toBeFocused();
	await expect(subject(page)).toHaveValue(`Un jour pour ${reference}`);
	await expect(page.getByText("Modèle inséré : Proposer un jour.")).toBeVisible();

	// The browser's undo takes the letter out again, and a second letter keeps the subject that the member wrote.
	await page.keyboard.press("ControlOrMeta+z");
	await expect(message(page)).toHaveValue("Merci pour vos photos.\n\nÀ bientôt.");
	await subject(page).fill("Pour jeudi");
	await insert(page, "Envoyer le prix");
	await expect(message(page)).toHaveValue(/^Merci pour vos photos\.\n\nBonjour Maëlle Roy,[\s\S]*\n\nÀ bientôt\.$/);
	await expect(subject(page)).toHaveValue("Pour jeudi");

	// Escape closes the menu and returns the focus; Enter in the subject sends, and inserts nothing.
	await menu(page).focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Première réponse" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(menu(page)).toBeFocused();
	await expect(page.getByRole("button", { name: "Première réponse" })).toBeHidden();
	await subject(page).press("Enter");
	await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText("Le courriel part");
	expect((await storedLead(server, id)).status).toBe("contacted");
});

test("an unknown blank is refused beside its field, and nothing typed is lost", { tag: "@thorough" }, async ({
	page,
}) => {
	await signIn(page, server);
	await open(page, "/reglages/modeles/photos");
	await field(page, "en.text").fill("{greeting}\n\nDear {{name}}, thank you.");
	await publish(page);
	const text = field(page, "en.text");
	await expect(text).toHaveAttribute("aria-invalid", "true");
	const described = (await text.getAttribute("aria-describedby"))?.split(" ").find((id) => id.endsWith("-error"));
	await expect(page.locator(`[id="${described}"]`)).toHaveText(
		"{{name}} ne se remplit pas. Ces champs se remplissent : {greeting}, {reference}, {range}, {date}, {follow}, {member}, {phone}.",
	);
	await expect(text).toHaveValue("{greeting}\n\nDear {{name}}, thank you.");
});

test("a new letter is offered, a retired one is gone from the menu, and the original text can be taken back", {
	tag: "@thorough",
}, async ({ page }) => {
	await signIn(page, server);
	await open(page, "/reglages/modeles/nouveau");
	for (const locale of ["fr", "en"]) {
		await field(page, `${locale}.name`).fill("Stationnement");
		await field(page, `${locale}.subject`).fill("Stationnement");
		await field(page, `${locale}.text`).fill(
			`{greeting}\n\n${locale === "fr" ? "Où se garer?" : "Where can we park?"}`,
		);
	}
	await publish(page);
	await page.waitForURL(/\/modeles\/[0-9a-f-]{36}\?avis=published$/);
	await open(page, "/reglages/modeles/closing");
	await field(page, "use").selectOption({ label: "Retiré" });
	await field(page, "fr.text").fill("Autre texte");
	await publish(page);
	await isPublished(page);
	await open(page, "/reglages/modeles");
	await expect(page.getByRole("region", { name: "Retirés du menu" }).getByRole("link")).toHaveCount(1);

	const { id } = await sendLead(server, "Rue Étroite");
	await open(page, `/demandes/${id}?volet=ecrire`);
	await menu(page).click();
	await expect(page.getByRole("button", { name: "Fermer la demande" })).toHaveCount(0);
	await page.getByRole("button", { name: "Stationnement" }).click();
	await expect(message(page)).toHaveValue("Bonjour Rue Étroite,\n\nOù se garer?");

	await open(page, "/reglages/modeles/closing");
	await page.getByRole("button", { name: "Reprendre le texte d’origine" }).click();
	await expect(field(page, "fr.text")).toHaveValue(/^\{greeting\}\n\nSans nouvelles de votre part/);
	await expect(page.getByRole("button", { name: "Reprendre le texte d’origine" })).toHaveCount(0);
	await page.getByRole("button", { name: "Abandonner le brouillon" }).click();
	await expect(field(page, "fr.text")).toHaveValue("Autre texte");
	await open(page, "/reglages/historique/modeles");
	await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Fermer la demande");
});

test("without JavaScript a letter goes below the typed text, in the same form", { tag: "@thorough" }, async ({
	browser,
}) => {
	const { id, reference } = await sendLead(server, "Sans Script");
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/demandes/${id}?volet=ecrire`);
	await message(page).fill("Un mot à garder.");
	await page.getByLabel("Statut après l’envoi").selectOption({ label: "Prix envoyé" });
	await insert(page, "Première réponse");
	await expect(message(page)).toHaveValue(/^Un mot à garder\.\n\nBonjour Sans Script,\n\nMerci d’avoir pensé/);
	await expect(subject(page)).toHaveValue(`Votre demande ${reference}`);
	await expect(page.getByLabel("Statut après l’envoi")).toHaveValue("quoted");
	await page.getByRole("button", { name: "Envoyer" }).click();
	await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText("Le courriel part");
	expect((await storedLead(server, id)).status).toBe("quoted");
	await context.close();
});

test("a reply that is sent twice reaches the customer once, and so do calls and notes", async ({ page }) => {
	const { id } = await sendLead(server, "Pressée Deux Fois");
	await signIn(page, server, jules);
	const address = `${server.origin}/admin/demandes/${id}`;
	for (const way of ["ecrire", "appel", "note"]) {
		await page.goto(`${address}?volet=${way}`);
		await hydrated(page);
		const composer = page.locator("#composer");
		await composer.locator("textarea").fill(`Une fois ${way}`);
		// Both presses arrive before any answer does.
		await composer.locator("form").evaluate(async (form: HTMLFormElement) => {
			const send = () => fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form) as never) });
			const answers = await Promise.all([send(), send()]);
			if (answers.some(({ ok }) => !ok)) throw new Error("not sent");
		});
	}
	expect((await storedTexts(server, id)).toSorted()).toEqual(["Une fois appel", "Une fois ecrire", "Une fois note"]);

	// A held key, and the next message of the same page.
	await page.goto(`${address}?volet=ecrire`);
	await hydrated(page);
	for (const text of ["Touche tenue", "Message suivant"]) {
		await message(page).fill(text);
		await page.keyboard.down("Control");
		for (let times = 0; times < 5; times++) await page.keyboard.down("Enter");
		await page.keyboard.up("Enter");
		await page.keyboard.up("Control");
		await expect(message(page)).toHaveValue("");
		await expect(page.getByRole("article").getByText(text, { exact: true })).toHaveCount(1);
	}
	expect(await storedTexts(server, id)).toHaveLength(5);
});

test("a reply to a customer with an appointment keeps the appointment's status", { tag: "@thorough" }, async ({
	page,
}) => {
	const { id } = await sendLead(server, "Rendez Vous");
	await signIn(page, server, jules);
	await open(page, `/demandes/${id}?volet=rendez-vous`);
	await bookButton(page).click();
	await expect(statusOf(page)).toContainText("Rendez-vous pris");
	await open(page, `/demandes/${id}?volet=ecrire`);
	const status = page.getByLabel("Statut après l’envoi");
	await expect(status.locator("option:checked")).toHaveText("Statut inchangé (Rendez-vous pris)");
	await expect(status.locator("option")).toHaveText([/inchangé/, "Contactée", "Prix envoyé"]);
	await subject(page).fill("Pour votre rendez-vous");
	await message(page).fill("Nous arriverons à 9 h.");
	await page.getByRole("button", { name: "Envoyer" }).click();
	await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText("Le courriel part");
	await expect(statusOf(page)).toContainText("Rendez-vous pris");
	expect((await storedLead(server, id)).status).toBe("booked");
	await open(page, "?vue=booked&q=rendez");
	await expect(page.getByRole("link", { name: /Rendez Vous/ })).toBeVisible();
	expect(await storedTexts(server, id)).toEqual(["Nous arriverons à 9 h."]);
});

test.describe("two members", () => {
	const conflict = (page: Page) => page.getByRole("alert");

	test("see the conflict beside the button they pressed, and a retry keeps the colleague's status", {
		tag: "@thorough",
	}, async ({ page, browser }) => {
		const { id } = await sendLead(server, "Deux Plumes");
		const other = await browser.newPage();
		await signIn(page, server);
		await signIn(other, server, jules);
		await page.setViewportSize({ width: 390, height: 700 });
		await open(page, `/demandes/${id}?volet=ecrire`);
		await message(page).fill("Mon brouillon à garder");
		await page.getByLabel("Statut après l’envoi").selectOption({ label: "Contactée" });
		await other.goto(`${server.origin}/admin/demandes/${id}?volet=rendez-vous`);
		await bookButton(other).click();
		await expect(statusOf(other)).toContainText("Rendez-vous pris");
		await page.getByRole("button", { name: "Envoyer" }).click();
		await expect(conflict(page)).toContainText("a pris le rendez-vous");
		await expect(conflict(page)).toBeFocused();
		await expect(conflict(page)).toBeInViewport();
		const status = page.getByLabel("Statut après l’envoi");
		await expect(status.locator("option:checked")).toHaveText("Statut inchangé (Rendez-vous pris)");
		await expect(message(page)).toHaveValue("Mon brouillon à garder");
		await page.getByRole("button", { name: "Envoyer" }).click();
		await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText("Le courriel part");
		expect((await storedLead(server, id)).status).toBe("booked");
		await other.close();
	});

	for (const [form, path, press] of [
		["booking", "?volet=rendez-vous", bookButton],
		["status", "", (page: Page) => page.getByRole("button", { name: "Prix envoyé" })],
		["assignee", "", (page: Page) => page.getByRole("button", { name: "Confier" })],
		["spam", "", (page: Page) => page.getByRole("button", { name: "Marquer comme indésirable" })],
	] as const) {
		for (const javaScriptEnabled of [true, false]) {
			// All four forms tell of a conflict in the same way: a normal run shows one of them.
			const tag = form === "booking" && !javaScriptEnabled ? [] : ["@thorough"];
			const how = javaScriptEnabled ? "with" : "without";
			test(`see the conflict of the ${form} form in view, ${how} JavaScript`, { tag }, async ({ browser }) => {
				const { id } = await sendLead(server, `Conflit ${form}`);
				const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 700 } });
				const page = await context.newPage();
				const other = await browser.newPage();
				await signIn(page, server);
				await signIn(other, server, jules);
				const url = `${server.origin}/admin/demandes/${id}`;
				await page.goto(url + path);
				if (javaScriptEnabled) await hydrated(page);
				await other.goto(url);
				await chooseStatus(other, "Contactée");
				await expect(statusOf(other)).toContainText("Contactée");
				if (form === "status") await openStatus(page);
				await press(page).click();
				await expect(conflict(page)).toContainText("de Nouvelle à Contactée");
				await expect(conflict(page)).toBeInViewport();
				await expect(conflict(page)).toBeFocused();
				expect((await storedLead(server, id)).status).toBe("contacted");
				await other.close();
				await context.close();
			});
		}
	}
});
