import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { sayAppointment } from "../../app/.server/say-appointment.ts";
import { endOfDay } from "../../app/time/montreal.ts";
import { quotePageWords } from "../../content/estimate/quote.ts";
import { requestPageWords } from "../../content/estimate/request-page.ts";
import { overflow, violations } from "./axe.ts";
import { appointmentOf, customerLead, openAgain, openPage, workday } from "./customer-appointments.ts";
import { pathTo, words } from "./estimate/visitor.ts";
import { storedLead, storedTexts } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { printedSheets } from "./printed-sheets.ts";
import { contractsOf, endAllProposals, placeOn, quoteContent, sendQuote, storedQuotes } from "./quotes.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ expectedErrors: /status of (?:409|422)/ });

const { part, standing, hourly, notices } = quotePageWords.fr;
const total = "633,51 $";
const most = "695,60 $";
const otherTotal = "679,50 $";
const withoutDiscount = () => ({ ...quoteContent(), discount: null });
const noon = { from: "10:00", to: "12:00" };

const acceptForm = (page: Page) => page.locator("form", { has: page.locator("#signature") });
const acceptButton = (page: Page) => acceptForm(page).locator("button[type=submit]");

async function accept(page: Page, name = "Ariane Démo-Tremblay"): Promise<void> {
	await page.locator("#signature").fill(name);
	await page.locator("#terms").check();
	await acceptButton(page).click();
}

test("a customer reads the firm price, corrects the form, accepts and takes the proposed time", async ({ page }) => {
	const customer = await customerLead(server);
	await sendQuote(server, customer.id, { place: placeOn(workday(6), noon) });
	const proposed = await appointmentOf(server, customer);
	await page.setViewportSize({ width: 1440, height: 900 });
	await openPage(page, server, customer, true);
	await expect(page.locator("li[aria-current=step]")).toContainText(requestPageWords.fr.steps.names.price);
	await expect(page.getByText(hourly.open(total, most, "").slice(0, 60))).toBeVisible();
	const appointment = page.locator("section", { has: page.locator("#appointment-heading") });
	await expect(appointment).toContainText(requestPageWords.fr.tags.proposed);
	await expect(appointment).toContainText("gardé pour vous jusqu’au");
	await expect(appointment.locator("form, a[download]")).toHaveCount(0);
	expect(await violations(page)).toEqual([]);

	await page.getByRole("link", { name: part.panel.button }).click();
	await expect(page.locator("#quote-heading")).toBeInViewport();
	// The terms are folded until the link in the form opens them.
	const terms = page.locator("#quote-heading-terms");
	await expect(terms).toBeHidden();
	await acceptForm(page).getByRole("link").click();
	await expect(terms).toBeVisible();

	await page.locator("input[name=books]").uncheck();
	await acceptButton(page).click();
	const summary = page.getByRole("alert").filter({ hasText: part.accept.wrong });
	await expect(summary).toBeFocused();
	expect(await violations(page)).toEqual([]);
	await summary.getByRole("link", { name: part.errors.signature }).click();
	await expect(page.locator("#signature")).toBeFocused();
	await page.locator("#signature").fill("Ariane Démo-Tremblay");
	await acceptButton(page).click();
	await expect(page.locator("#terms-error")).toHaveText(part.errors.terms);
	await expect(page.locator("#signature")).toHaveValue("Ariane Démo-Tremblay");
	await expect(page.locator("input[name=books]")).not.toBeChecked();
	expect(await contractsOf(server, customer.id)).toEqual([]);

	await page.locator("input[name=books]").check();
	await page.locator("#terms").check();
	await expect(acceptButton(page)).toHaveText(`Accepter pour ${total}`);
	await acceptButton(page).dblclick();
	const notice = page.locator("#quote-notice");
	await expect(notice).toContainText(notices.accepted.title);
	await expect(notice).toContainText(sayAppointment(proposed, "fr"));
	await expect(notice).toBeFocused();
	await expect(notice).toBeInViewport();
	await expect(page.locator("li[aria-current=step]")).toContainText(requestPageWords.fr.steps.names.appointment);
	await expect(page.locator("#signature")).toHaveCount(0);
	expect(await appointmentOf(server, customer)).toMatchObject({ id: proposed.id, status: "booked" });
	const [contract, ...others] = await contractsOf(server, customer.id);
	expect(others).toEqual([]);
	expect(contract?.acceptance).toMatchObject({ name: "Ariane Démo-Tremblay", email: customer.email, locale: "fr" });

	const card = page.locator("section", { has: page.locator("#accepted-heading") });
	await expect(card).toContainText(total);
	await expect(card).toContainText("Ariane Démo-Tremblay");
	await card.locator("summary").filter({ hasText: part.accepted.detail }).click();
	await expect(card.locator("#accepted-document")).toBeVisible();
	expect(await violations(page)).toEqual([]);
	// The member who sent it is the office's data.
	expect(await page.content()).not.toContain("Camille Démo");
});

test("by keyboard in English at 320 pixels: the French version comes first, and English binds by choice", async ({
	page,
}) => {
	const en = quotePageWords.en.part;
	const customer = await customerLead(server, "en");
	await sendQuote(server, customer.id);
	await page.setViewportSize({ width: 320, height: 640 });
	await openPage(page, server, customer, true);
	const [french, english] = [page.locator("#quote-heading-fr"), page.locator("#quote-heading")];
	await expect(french).toBeVisible();
	await expect(page.locator("article[lang=fr]")).toContainText("Total à payer");
	const tops = await Promise.all([french, english, page.locator("#signature")].map((it) => it.boundingBox()));
	expect(tops.map((box) => box?.y)).toEqual(tops.map((box) => box?.y ?? 0).toSorted((one, other) => one - other));
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	expect(await violations(page)).toEqual([]);

	await page.locator("#signature").focus();
	await page.keyboard.type("Ariane Démo");
	await page.keyboard.press("Enter");
	const summary = page.getByRole("alert").filter({ hasText: en.accept.wrong });
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveText([en.errors.binding, en.errors.terms]);
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.locator("#binding")).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.locator("input[name=binding][value=en]")).toBeChecked();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(page.locator("#terms")).toBeChecked();
	// Past the link to the terms.
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.locator("#quote-notice")).toBeFocused();
	const [contract] = await contractsOf(server, customer.id);
	const { locale, frenchGivenAt, englishChosenAt } = contract?.acceptance ?? {};
	expect(locale).toBe("en");
	expect(Date.parse(frenchGivenAt ?? "")).toBeLessThan(Date.parse(englishChosenAt ?? ""));
	const card = page.locator("section", { has: page.locator("#accepted-heading") });
	await expect(card).toContainText("The English version binds you");
	await card.locator("summary").filter({ hasText: en.accepted.detail }).click();
	await expect(card.locator("article[lang=en]")).toBeVisible();
	expect(await overflow(page)).toBeLessThanOrEqual(0);
});

for (const js of [true, false]) {
	// The other refusals of this file are shown with JavaScript.
	const tag = js ? ["@thorough"] : [];
	test.describe(`an outdated page, ${js ? "with" : "without"} JavaScript`, { tag }, () => {
		test.use({ javaScriptEnabled: js });

		test("an old version is refused, the new one is shown with what was typed, and is accepted", async ({ page }) => {
			const customer = await customerLead(server, "fr", "estimate", { email: null });
			await sendQuote(server, customer.id);
			await openPage(page, server, customer, js);
			await sendQuote(server, customer.id, { content: withoutDiscount() });
			await page.locator("#copyEmail").fill("ariane@demo.example");
			await accept(page);
			const refusal = page.locator("#quote-refusal");
			await expect(refusal).toContainText(part.refusals.superseded.title);
			await expect(refusal).toBeFocused();
			await expect(refusal).toBeInViewport();
			await expect(refusal.getByRole("link", { name: /514/ })).toBeVisible();
			await expect(page.locator("article[lang=fr]").first()).toContainText("Remplace la version 1");
			await expect(acceptButton(page)).toHaveText(`Accepter pour ${otherTotal}`);
			await expect(page.locator("#signature")).toHaveValue("Ariane Démo-Tremblay");
			await expect(page.locator("#copyEmail")).toHaveValue("ariane@demo.example");
			await expect(page.locator("#terms")).not.toBeChecked();
			expect(await contractsOf(server, customer.id)).toEqual([]);

			// Errors on the new version lead to their summary.
			await page.locator("#copyEmail").fill("ariane");
			await page.locator("#terms").check();
			await acceptButton(page).click();
			await expect(page.locator("#copyEmail-error")).toHaveText(part.errors["email-wrong"]);
			await expect(page.locator("[role=alert]:focus")).toBeInViewport();
			await expect(page.locator("#terms")).toBeChecked();
			await page.locator("#copyEmail").fill("ariane@demo.example");
			await acceptButton(page).click();
			await expect(page.locator("#quote-notice")).toContainText("ariane@demo.example");
			await expect(page.locator("#quote-notice")).toBeFocused();
			expect(await storedQuotes(server, customer.id)).toMatchObject([{ status: "superseded" }, { status: "accepted" }]);
			expect((await storedLead(server, customer.id)).email).toBe("ariane@demo.example");
			// The quote itself is neither in the page nor in its data without the second check.
			await page.context().clearCookies();
			const path = pathTo("estimate-follow", "fr", { token: customer.token });
			for (const address of [path, `${path}/_payload.json`]) {
				const answer = await page.request.get(server.origin + address);
				expect(await answer.text(), address).not.toContain(otherTotal);
			}
		});
	});
}

test("a proposal that ended keeps what was typed, and the price alone is accepted", async ({ page }) => {
	const customer = await customerLead(server);
	await sendQuote(server, customer.id, { place: placeOn(workday(7), noon) });
	await openPage(page, server, customer, true);
	await endAllProposals(server);
	await accept(page);
	const refusal = page.locator("#quote-refusal");
	await expect(refusal).toContainText(part.refusals["proposal-ended"].title);
	await expect(refusal).toBeFocused();
	await expect(page.locator("input[name=books]")).toHaveCount(0);
	await expect(page.locator("#signature")).toHaveValue("Ariane Démo-Tremblay");
	await expect(page.locator("#terms")).toBeChecked();
	// Nobody cancelled an appointment: there never was one.
	await expect(page.locator("#appointment-heading")).toHaveCount(0);
	await acceptButton(page).click();
	await expect(page.locator("#quote-notice")).toBeFocused();
	await expect(page.getByText(standing.accepted(total, "").text)).toBeVisible();
	expect((await storedLead(server, customer.id)).status).toBe("quoted");
});

test("two tabs accept once; a third one that declines is told so", async ({ page, context }) => {
	const customer = await customerLead(server);
	await sendQuote(server, customer.id);
	await openPage(page, server, customer, true);
	const tabs = [page, await openAgain(context, server, customer), await openAgain(context, server, customer)] as const;
	for (const tab of tabs) await hydrated(tab);
	const [first, second, third] = tabs;
	await third.locator("summary").filter({ hasText: part.decline.button }).click();
	await Promise.all([accept(first), accept(second, "Ariane D.")]);
	for (const tab of [first, second]) await expect(tab.locator("#quote-notice")).toContainText(notices.accepted.title);
	expect(await contractsOf(server, customer.id)).toHaveLength(1);
	await third.getByRole("button", { name: part.decline.submit }).click();
	await expect(third.locator("#quote-refusal")).toContainText(part.refusals.accepted.title);
	await expect(third.locator("#accepted-heading")).toBeVisible();
	expect(await storedQuotes(server, customer.id)).toMatchObject([{ status: "accepted" }]);
	for (const tab of [second, third]) await tab.close();
});

test("an accepted price stays until a newer version is accepted; declining that one with a reason is a message", {
	tag: "@thorough",
}, async ({ page }) => {
	const customer = await customerLead(server);
	await sendQuote(server, customer.id);
	await openPage(page, server, customer, true);
	await accept(page);
	await expect(page.locator("#quote-notice")).toBeFocused();
	await sendQuote(server, customer.id, { content: withoutDiscount() });
	await page.goto(server.origin + pathTo("estimate-follow", "fr", { token: customer.token }));
	await hydrated(page);
	await expect(page.getByText(quotePageWords.fr.replaces(1).title)).toBeVisible();
	await expect(acceptButton(page)).toHaveText(`Accepter pour ${otherTotal}`);
	await expect(page.locator("section", { has: page.locator("#accepted-heading") })).toContainText(total);
	expect(await violations(page)).toEqual([]);

	await page.locator("summary").filter({ hasText: part.decline.button }).click();
	const reason = page.locator("#declineReason");
	await reason.evaluate((area) => area.removeAttribute("maxlength"));
	await reason.fill("é".repeat(2001));
	await page.getByRole("button", { name: part.decline.submit }).click();
	await expect(page.getByText(part.decline.tooLong)).toBeVisible();
	await expect(reason).toBeFocused();
	await reason.fill("Nous gardons\nle premier prix");
	await page.getByRole("button", { name: part.decline.submit }).click();
	const notice = page.locator("#quote-notice");
	await expect(notice).toContainText(notices.declined.title);
	await expect(notice).toBeFocused();
	await expect(page.locator("#signature")).toHaveCount(0);
	await expect(page.getByText("Vous avez refusé cette soumission")).toBeVisible();
	expect(await storedTexts(server, customer.id)).toEqual(["Nous gardons\nle premier prix"]);
	expect(await storedLead(server, customer.id)).toMatchObject({
		desk: { quote: { version: 2, status: "declined", accepted: { version: 1 } } },
	});
	expect(await violations(page)).toEqual([]);
});

test("an expired price says so, also to a page that was opened before", { tag: "@thorough" }, async ({
	page,
	launch,
}) => {
	const clock = join(await mkdtemp(join(tmpdir(), "airelle-clock-")), "clock");
	const moved = await launch({
		TRUSTED_PROXIES: "1",
		MOVED_CLOCK: clock,
		NODE_OPTIONS: `--import ${resolve("tests/e2e/faults/moved-clock.mjs")}`,
	});
	const customer = await customerLead(moved);
	const content = { ...quoteContent(), validUntil: workday(1) };
	await sendQuote(moved, customer.id, { content });
	await openPage(page, moved, customer, true);
	// The last half hour.
	const end = endOfDay(content.validUntil).getTime();
	await writeFile(clock, String(end - 30 * 60_000 - Date.now()));
	await page.context().clearCookies();
	await openPage(page, moved, customer, true);
	await expect(acceptButton(page)).toBeVisible();
	await writeFile(clock, String(end - Date.now()));
	await accept(page);
	const refusal = page.locator("#quote-refusal");
	await expect(refusal).toContainText(part.refusals.expired.title);
	await expect(refusal).toBeFocused();
	await expect(page.locator("#signature")).toHaveCount(0);
	await refusal.getByRole("link", { name: part.write }).click();
	await expect(page.getByLabel(words.fr.follow.message.label)).toBeInViewport();
	await page.reload();
	await expect(page.getByText("Elle pouvait être acceptée jusqu’au")).toBeVisible();
	expect(await contractsOf(moved, customer.id)).toEqual([]);
	expect(await violations(page)).toEqual([]);
	await rm(join(clock, ".."), { recursive: true });
});

test("paper has the whole contract before and after it is accepted, and no form", { tag: "@thorough" }, async ({
	page,
}) => {
	const customer = await customerLead(server);
	await sendQuote(server, customer.id);
	await openPage(page, server, customer, true);
	await expectPaper(["Soumission", "Total à payer", total, "Garantie", "Lire votre fourchette"]);
	await accept(page);
	await expect(page.locator("#quote-notice")).toBeFocused();
	await expectPaper([
		"Soumission",
		"Total à payer",
		total,
		"Garantie",
		"Lire votre fourchette",
		"Ariane Démo-Tremblay, le",
	]);

	async function expectPaper(texts: readonly string[]): Promise<void> {
		await page.setViewportSize({ width: 700, height: 940 });
		await page.emulateMedia({ media: "print" });
		for (const text of texts) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
		await expect(page.locator("main :is(form, button, input)").filter({ visible: true })).toHaveCount(0);
		await expect(page.locator("article[lang=en]").filter({ visible: true })).toHaveCount(0);
		await expect(page.locator("article[lang=fr]").filter({ visible: true })).toHaveCount(1);
		await expect(page.locator("h1, #appointment-heading, #add-heading").filter({ visible: true })).toHaveCount(0);
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		const sheets = await printedSheets(page);
		expect(sheets.length, `${sheets}`).toBeLessThanOrEqual(4);
		expect(Math.min(...sheets), `${sheets}`).toBeGreaterThan(6);
		await page.emulateMedia({ media: "screen" });
	}
});
