import type { Page } from "@playwright/test";
import { formatWithCents } from "../../app/locale/format.ts";
import { quoteAmounts } from "../../app/model/quotes/quote-amounts.ts";
import { textsHash } from "../../app/quotes/.server/texts-hash.ts";
import { addDays } from "../../app/time/days.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { storedAppointments } from "./appointments.ts";
import { overflow, violations } from "./axe.ts";
import { sendLead, statusOf, storedLead, storeLeads } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules, lou } from "./office-members.ts";
import { openQuote, quoteLine, quotePreview, sendButton } from "./quote-editor.ts";
import { acceptSent, draftQuote, quoteContent, sendQuote, storedQuotes } from "./quotes.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

// A refused form answers 422, a conflict 409, another role 403, which browsers log as errors.
test.use({ expectedErrors: /status of (?:422|409|403)/, viewport: { width: 1440, height: 900 } });

const server = officeServer();

const notice = (page: Page) => page.getByRole("status", { name: "Dernier changement" });
const summary = (page: Page) => page.getByRole("alert");
const keep = (page: Page) => page.getByRole("button", { name: "Garder en brouillon" });
const withoutDiscount = (page: Page) => page.getByRole("radio", { name: "Aucun" }).check();
const totalOf = (content: Parameters<typeof quoteAmounts>[0]) => formatWithCents(quoteAmounts(content).total, "fr");

test("a member makes a quote from the estimate, keeps it, sends it with a proposed time, and undoes it", async ({
	page,
}) => {
	const { id, reference } = await sendLead(server, "Soumission Démo");
	await signIn(page, server, jules);
	await openQuote(page, server, id);
	await expect(quoteLine(page, 1).getByLabel("Description en français")).toHaveValue("Conduits de ventilation");
	await expect(quoteLine(page, 1)).toContainText("Estimé");
	await page.getByRole("radio", { name: "Anglais" }).first().check();
	await expect(quoteLine(page, 1).getByLabel("Description en anglais")).toHaveValue("Ventilation ducts");
	await expect(quoteLine(page, 1).getByLabel("Description en français")).toBeHidden();
	await withoutDiscount(page);

	// Totals follow the typing; the ceiling is a sentence; the preview is the customer's document.
	await quoteLine(page, 1).getByLabel("Prix").fill("1 200,50 $");
	await expect(quoteLine(page, 1)).toContainText("1\u00a0200,50\u00a0$");
	await quoteLine(page, 1).getByLabel("Prix").fill("429");
	await page.getByLabel("Ligne de la liste de prix").selectOption("cleaning-hour");
	await page.getByRole("button", { name: "Ajouter" }).click();
	const added = quoteLine(page, 4);
	await expect(added.getByLabel("Description en anglais")).toBeFocused();
	await added.getByLabel("Heures", { exact: true }).fill("2");
	await added.getByLabel("Prix de l’heure").fill("54.00");
	await added.getByLabel("Plafond en heures").fill("4");
	await expect(added).toContainText("soit 216,00\u00a0$");
	await expect(quotePreview(page)).toContainText("4 h au plus, soit 216,00\u00a0$");
	await page.getByRole("radio", { name: "Anglais" }).last().check();
	await expect(quotePreview(page)).toContainText("4 h at most");

	// Outside of the range with all hours: the reason is asked for in both languages.
	await expect(page.getByText("au-dessus de la fourchette de l’estimation")).toBeVisible();
	await page.getByLabel("Raison, en français").fill("Le ménage du sous-sol s’est ajouté au téléphone.");
	await page.getByLabel("Raison, en anglais").fill("The basement was added by phone.");
	await expect(quotePreview(page)).toContainText("The basement was added by phone.");
	expect(await violations(page)).toEqual([]);
	await page.getByLabel("Vos mots dans le courriel").fill("Merci de votre appel.");
	await keep(page).click();
	await expect(page.getByText(/Brouillon gardé à .* par Jules Roy/)).toBeVisible();
	expect((await storedQuotes(server, id))[0]).toMatchObject({ status: "draft", revision: 1, texts: null });
	await page.reload();
	await hydrated(page);
	await expect(added.getByLabel("Prix de l’heure")).toHaveValue("54,00");

	const place = page.getByLabel("Rendez-vous proposé");
	const first = await place.locator("option").nth(1).getAttribute("value");
	await place.selectOption(first ?? "");
	await expect(quotePreview(page)).toContainText("Moment proposé");
	await expect(page.getByLabel("Vos mots dans le courriel")).toHaveValue("Merci de votre appel.");
	await sendButton(page).click();
	await expect(statusOf(page)).toContainText("Prix envoyé");
	await expect(notice(page)).toContainText("Soumission envoyée. Le courriel part dans dix secondes");
	const [sent] = await storedQuotes(server, id);
	expect(sent).toMatchObject({ status: "sent", version: 1, by: { name: "Jules Roy" } });
	expect(sent?.texts && textsHash(sent.texts)).toBe(sent?.hash);
	expect(sent?.texts?.fr.identity).toContain(reference);
	expect(sent?.texts?.fr.total.amount).toBe(sent && totalOf(sent.content));
	expect(sent?.content.lines[3]).toMatchObject({ unit: "hour", quantity: 200, price: 5400, ceiling: 400 });
	expect((await storedAppointments(server, id))[0]?.data).toMatchObject({ status: "proposed" });

	await notice(page).getByRole("button", { name: "Annuler" }).click();
	await expect(notice(page)).toContainText("C’est annulé");
	expect((await storedQuotes(server, id))[0]?.status).toBe("draft");
	await openQuote(page, server, id);
	await expect(added.getByLabel("Prix de l’heure")).toHaveValue("54,00");
	await page.getByText("Effacer le brouillon", { exact: true }).click();
	await page.getByRole("button", { name: "Oui, effacer le brouillon" }).click();
	await expect(statusOf(page)).toBeVisible();
	expect(await storedQuotes(server, id)).toEqual([]);
});

test("the keyboard alone adds, removes and restores lines, and Enter in a field never sends", async ({ page }) => {
	const { id } = await sendLead(server, "Clavier Démo");
	await signIn(page, server, jules);
	await openQuote(page, server, id);
	await page.getByRole("button", { name: "Ligne libre" }).focus();
	await page.keyboard.press("Enter");
	await expect(quoteLine(page, 4).getByLabel("Description en français")).toBeFocused();
	await page.keyboard.type("Four");
	await quoteLine(page, 4).getByLabel("Prix").focus();
	await page.keyboard.type("25");
	await page.keyboard.press("Enter");
	await expect(quotePreview(page).getByRole("heading", { name: "Ce que le client voit" })).toBeFocused();
	expect(await storedQuotes(server, id)).toEqual([]);
	// The other language is missing, and its choice says so.
	await expect(page.getByRole("radio", { name: /Anglais.*1 texte à écrire/ })).toBeVisible();
	await quoteLine(page, 4).getByRole("button", { name: "Retirer, Four" }).press("Enter");
	const restore = page.getByRole("button", { name: "Remettre Four" });
	await expect(restore).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(quoteLine(page, 4).getByLabel("Description en français")).toBeFocused();
	await expect(quoteLine(page, 4).getByLabel("Prix")).toHaveValue("25");
	// What is not sent stays in the browser, with its lines.
	await page.reload();
	await hydrated(page);
	await expect(quoteLine(page, 4).getByLabel("Description en français")).toHaveValue("Four");
	await quoteLine(page, 4).getByRole("button", { name: "Retirer, Four" }).press("Enter");
	await sendButton(page).press("Enter");
	await expect(statusOf(page)).toContainText("Prix envoyé");
	expect((await storedQuotes(server, id))[0]?.content.lines).toHaveLength(3);
});

test("faults are listed with links, the last preview stays, and the page passes axe and fits 320 px", {
	tag: "@thorough",
}, async ({ page }) => {
	const { id } = await sendLead(server, "Erreurs Démo");
	await signIn(page, server, jules);
	await openQuote(page, server, id);
	await withoutDiscount(page);
	await page.getByRole("button", { name: "Ligne libre" }).click();
	await quoteLine(page, 4).getByLabel("Description en français").fill("Four");
	await quoteLine(page, 4).getByLabel("Prix").fill("25");
	await expect(quotePreview(page)).toContainText("Four");
	await quoteLine(page, 1).getByLabel("Prix").fill("42o");
	await expect(quotePreview(page)).toContainText("avec les dernières valeurs correctes");
	await sendButton(page).click();
	await expect(summary(page)).toBeFocused();
	await expect(summary(page)).toContainText("2 choses à corriger");
	await expect(quoteLine(page, 1).getByLabel("Prix")).toHaveAttribute("aria-invalid", "true");
	await expect(quoteLine(page, 1)).toContainText("« 42o » n’est pas un montant");
	await expect(quotePreview(page)).toContainText("Four");
	expect(await violations(page)).toEqual([]);
	await page.setViewportSize({ width: 320, height: 700 });
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	expect(await violations(page)).toEqual([]);
	await page.setViewportSize({ width: 1440, height: 900 });
	// The link shows the language of its field.
	await summary(page)
		.getByRole("link", { name: /Ligne 4, en anglais/ })
		.click();
	await expect(quoteLine(page, 4).getByLabel("Description en anglais")).toBeFocused();
	await page.keyboard.type("Oven");
	await summary(page)
		.getByRole("link", { name: /Ligne 1/ })
		.click();
	await expect(quoteLine(page, 1).getByLabel("Prix")).toBeFocused();
	await quoteLine(page, 1).getByLabel("Prix").fill("900");
	await expect(quoteLine(page, 1)).not.toContainText("n’est pas un montant");

	// Outside of the range without a reason, a discount above the lines, and a day that has passed.
	await page.getByRole("radio", { name: "Un autre montant, avec sa raison" }).check();
	await page.getByLabel("Montant du rabais").fill("5000");
	await page.getByLabel("Valable jusqu’au").fill("2020-01-01");
	await sendButton(page).click();
	await expect(summary(page)).toContainText("Le rabais dépasse la somme des lignes");
	await expect(summary(page)).toContainText("Ce jour est passé");
	await withoutDiscount(page);
	await page.getByLabel("Valable jusqu’au").fill("2099-01-01");
	await sendButton(page).click();
	await expect(summary(page)).toContainText("C’est dans plus d’un an");
	await expect(summary(page)).toContainText("Raison, en français");
	await expect(summary(page)).toContainText("Raison, en anglais");
	expect(await storedQuotes(server, id)).toEqual([]);
});

test("a draft whose last day has passed opens with its totals, says so beside the date, and is kept", async ({
	page,
}) => {
	const { id } = await sendLead(server, "Vendredi Démo");
	const content = quoteContent({ discount: null, validUntil: "2020-01-03" });
	const total = totalOf(content);
	await draftQuote(server, id, content);
	await signIn(page, server, jules);
	await openQuote(page, server, id);
	const day = page.getByLabel("Valable jusqu’au");
	const totals = page.getByRole("region", { name: "Total", exact: true });
	await expect(totals).toContainText(total);
	await expect(totals).not.toContainText("dernières valeurs correctes");
	await expect(quotePreview(page)).toContainText(total);
	await expect(day).toHaveAccessibleDescription(/Ce jour est passé/);
	await expect(day).toHaveAttribute("aria-invalid", "true");
	await page.getByLabel("Vos mots dans le courriel").fill("Bonne semaine.");
	await keep(page).click();
	await expect.poll(async () => (await storedQuotes(server, id))[0]).toMatchObject({ revision: 2 });
	await expect(summary(page)).toBeHidden();
	await sendButton(page).click();
	await expect(summary(page)).toContainText("Ce jour est passé");
	expect((await storedQuotes(server, id))[0]).toMatchObject({ status: "draft", ownWords: "Bonne semaine." });
	await day.fill(addDays(dayInMontreal(new Date()), 7));
	await expect(day).not.toHaveAttribute("aria-invalid", "true");
	await sendButton(page).click();
	await expect(statusOf(page)).toContainText("Prix envoyé");
});

test("without JavaScript lines are added and removed, the preview is a button, and nothing typed is lost", {
	tag: "@thorough",
}, async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	const { id } = await sendLead(server, "Sans Script Démo");
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/demandes/${id}/soumission`);
	await page.getByLabel("Vos mots dans le courriel").fill("Merci.");
	await quoteLine(page, 1).getByLabel("Prix").fill("430,25");
	await page.getByRole("button", { name: "Ligne libre" }).click();
	await expect(page.getByLabel("Vos mots dans le courriel")).toHaveValue("Merci.");
	await expect(quoteLine(page, 1).getByLabel("Prix")).toHaveValue("430,25");
	await quoteLine(page, 4).getByLabel("Description en français").fill("Four");
	await quoteLine(page, 3)
		.getByRole("button", { name: /^Retirer/ })
		.click();
	await page.getByRole("button", { name: /^Remettre/ }).click();
	await expect(quoteLine(page, 4).getByLabel("Description en français")).toHaveValue("Four");
	await sendButton(page).click();
	await expect(summary(page)).toContainText("Ligne 4, en anglais");
	await expect(quoteLine(page, 4).getByLabel("Description en anglais")).toBeVisible();
	await quoteLine(page, 4).getByLabel("Description en anglais").fill("Oven");
	await quoteLine(page, 4).getByLabel("Prix").fill("10");
	await page.setViewportSize({ width: 390, height: 800 });
	await page.getByRole("button", { name: "Aperçu" }).click();
	await expect(quotePreview(page)).toContainText("430,25\u00a0$");
	await page.getByRole("button", { name: "Garder en brouillon" }).click();
	expect((await storedQuotes(server, id))[0]).toMatchObject({ status: "draft", revision: 1 });
	await page.getByRole("button", { name: "Envoyer", exact: true }).click();
	await expect(statusOf(page)).toContainText("Prix envoyé");
	expect((await storedQuotes(server, id))[0]?.content.lines[3]?.text).toEqual({ fr: "Four", en: "Oven" });
	await context.close();
});

test("two members at once: the second one sees the other draft and keeps mine or takes theirs", async ({
	page,
	browser,
}) => {
	const { id } = await sendLead(server, "Deux Membres Démo");
	const other = await browser.newPage();
	await signIn(page, server);
	await signIn(other, server, jules);
	await openQuote(page, server, id);
	await openQuote(other, server, id);
	await quoteLine(other, 1).getByLabel("Prix").fill("411");
	await keep(other).click();
	await expect(other.getByText(/Brouillon gardé/).first()).toBeVisible();
	await quoteLine(page, 1).getByLabel("Prix").fill("422");
	await keep(page).click();
	await expect(summary(page)).toBeFocused();
	await expect(summary(page)).toContainText("Jules Roy a gardé un autre brouillon");
	await expect(summary(page)).toContainText("411,00\u00a0$");
	await expect(quoteLine(page, 1).getByLabel("Prix")).toHaveValue("422");
	await summary(page).getByRole("button", { name: "Garder la mienne" }).click();
	await expect(summary(page)).toBeHidden();
	expect((await storedQuotes(server, id))[0]?.content.lines[0]?.price).toBe(42200);
	await quoteLine(other, 1).getByLabel("Prix").fill("433");
	await sendButton(other).click();
	await expect(summary(other)).toContainText("Ariane Bois a gardé un autre brouillon");
	await summary(other).getByRole("button", { name: "Reprendre l’autre" }).click();
	await expect(quoteLine(other, 1).getByLabel("Prix")).toHaveValue("422,00");

	// One sends it: what the other one typed becomes the next version.
	await sendButton(other).click();
	await expect(statusOf(other)).toContainText("Prix envoyé");
	await quoteLine(page, 1).getByLabel("Prix").fill("444");
	await sendButton(page).click();
	await expect(summary(page)).toContainText("Jules Roy a envoyé la version 1");
	await expect(quoteLine(page, 1).getByLabel("Prix")).toHaveValue("444");
	await expect(page.getByText("Version 2", { exact: true })).toBeVisible();
	// The customer is faster.
	await acceptSent(server, id);
	await sendButton(page).click();
	await expect(summary(page)).toContainText("Le client vient d’accepter la version 1");
	await expect(page.getByText("Elle reste valable jusqu’à ce qu’il accepte celle-ci")).toBeVisible();
	await sendButton(page).click();
	await expect(notice(page)).toContainText("Soumission envoyée");
	expect((await storedQuotes(server, id)).map(({ status }) => status)).toEqual(["accepted", "sent"]);
	await other.close();
});

test("a proposed time that somebody else takes gives the next ones, and nothing typed is lost", {
	tag: "@thorough",
}, async ({ page, browser }) => {
	const [one, two] = [await sendLead(server, "Premier Moment Démo"), await sendLead(server, "Second Moment Démo")];
	const other = await browser.newPage();
	await signIn(page, server);
	await signIn(other, server, jules);
	await openQuote(page, server, one.id);
	await openQuote(other, server, two.id);
	const place = (each: Page) => each.getByLabel("Rendez-vous proposé");
	const value = (await place(page).locator("option").nth(1).getAttribute("value")) ?? "";
	await place(page).selectOption(value);
	await place(other).selectOption(value);
	await other.getByLabel("Vos mots dans le courriel").fill("À bientôt.");
	await sendButton(page).click();
	await expect(statusOf(page)).toContainText("Prix envoyé");
	await sendButton(other).click();
	await expect(summary(other)).toContainText("Ce moment n’est plus libre");
	await expect(place(other)).toHaveValue("");
	await expect(place(other).locator(`option[value="${value}"]`)).toHaveCount(0);
	await expect(other.getByLabel("Vos mots dans le courriel")).toHaveValue("À bientôt.");
	expect(await storedQuotes(server, two.id)).toEqual([]);
	await place(other).selectOption({ index: 1 });
	await sendButton(other).click();
	await expect(statusOf(other)).toContainText("Prix envoyé");
	await other.close();
});

test("a lead without e-mail gets a call task, spam gets no quote, and editors do not open the page", {
	tag: "@thorough",
}, async ({ page }) => {
	const [bare = "", spam = ""] = await storeLeads(server, [
		{ name: "Sans Courriel Démo", email: null, phone: "5145550143", estimate: null },
		{ name: "Robot Démo", spam: ["honeypot"] },
	]);
	await signIn(page, server, jules);
	await openQuote(page, server, bare);
	await expect(page.getByText("Ce client n’a pas de courriel")).toBeVisible();
	await expect(page.getByText("Cette demande n’a pas d’estimation")).toBeVisible();
	await sendButton(page).click();
	await expect(summary(page)).toContainText("Ajoutez au moins une ligne");
	await page.getByLabel("Ligne de la liste de prix").selectOption("sofa");
	await page.getByRole("button", { name: "Ajouter" }).click();
	await sendButton(page).click();
	await expect(statusOf(page)).toContainText("Prix envoyé");
	const tasks = await withStore(server, async (store) => (await store.query("tasks")).documents);
	expect(tasks.filter(({ data }) => data.leadId === bare)).toHaveLength(1);
	expect((await storedLead(server, bare)).desk.quote).toMatchObject({ version: 1, status: "sent" });

	await openQuote(page, server, spam);
	await expect(page.getByText("Cette demande est marquée indésirable")).toBeVisible();
	await expect(sendButton(page)).toHaveCount(0);
	await sendQuote(server, bare);
	await openQuote(page, server, bare);
	await expect(page.getByText(/La version 2, de .* n’est pas encore acceptée/)).toBeVisible();
	await signIn(page, server, lou);
	const response = await page.goto(`${server.origin}/admin/demandes/${bare}/soumission`);
	expect(response?.status()).toBe(403);
});
