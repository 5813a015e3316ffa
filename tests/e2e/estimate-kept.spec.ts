import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { resumeWords } from "#content/estimate/resume.ts";
import { databaseOf, readLeads } from "../faults/stored-leads.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { overflow, violations } from "./axe.ts";
import {
	answerDetails,
	continueButton,
	continueTo,
	fromAnywhere,
	open,
	panel,
	pathTo,
	phone,
	prepare,
	reachPerson,
	referenceOf,
	send,
	sendButton,
	tellWho,
	words,
} from "./estimate/visitor.ts";
import { expect, hydrated, test, watch } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({
	viewport: phone,
	expectedErrors: /status of (?:422|503)|ERR_CONNECTION_REFUSED|Failed to fetch/,
});
// Each visitor has their own IP address: five leads from one address are flagged as spam, and those send no e-mail.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const vents = (page: Page) => page.locator('[name="ventilation-ducts.vents"]');
const visitorOn = (page: Page, js = true) => ({ page, origin: server.origin, locale: "fr" as const, js });
const saved = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith("/_estimate/save") && answer.ok());
const atPerson = { kinds: ["dryer-ducts"] as const, visit: { postalCode: "H2T 2S9" } };

test("answers survive a reload and going back", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["ventilation-ducts"] });
	await open(visitor, pathTo("estimate-details", "fr"));
	const keeping = saved(page);
	await vents(page).fill("14");
	await keeping;
	await page.reload();
	await hydrated(page);
	await expect(vents(page)).toHaveValue("14");
	await continueTo(visitor, "estimate-appointment");
	await page.locator("[name=comment]").fill("Le chien est gentil");
	// Back and Forward come before what was typed is stored.
	await page.route("**/_estimate/save", async (route) => {
		await setTimeout(400);
		await route.continue();
	});
	await page.goBack();
	await expect(vents(page)).toHaveValue("14");
	await page.goForward();
	await expect(page.locator("[name=comment]")).toHaveValue("Le chien est gentil");
});

test("leaving a step right after typing loses neither the answer nor the promotion code", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["ventilation-ducts"], details: { code: "DUO-AUTOMNE" } });
	await open(visitor, pathTo("estimate-details", "fr"));
	await vents(page).fill("17");
	await page.getByRole("link", { name: "English" }).click();
	await page.waitForURL(`**${pathTo("estimate-details", "en")}`);
	await expect(vents(page)).toHaveValue("17");
	await hydrated(page);
	await vents(page).fill("18");
	await page.locator("form#estimate-form").getByRole("link", { name: words.en.details.back, exact: true }).click();
	await expect(page.getByRole("checkbox", { name: /Ventilation/ })).toBeChecked();
	await expect(page.locator("[name=code]")).toHaveValue("DUO-AUTOMNE");
	await expect(panel({ page, locale: "en" })).toContainText("18 vents");
});

test("an older save that arrives late does not overwrite newer answers", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["ventilation-ducts"] });
	await open(visitor, pathTo("estimate-details", "fr"));
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	let late: Promise<unknown> = Promise.resolve();
	const caught = new Promise<void>((resolve) =>
		page.route("**/_estimate/save", (route) => {
			resolve();
			late = held.then(() => route.continue()).catch(() => {});
		}),
	);
	await vents(page).fill("9");
	await caught;
	await vents(page).fill("21");
	await continueTo(visitor, "estimate-appointment");
	release();
	await late;
	await page.unroute("**/_estimate/save");
	await page.goBack();
	await expect(vents(page)).toHaveValue("21");
});

test("a rug added after one was removed starts empty", { tag: "@thorough" }, async ({ page }) => {
	const visitor = visitorOn(page);
	const details = { "oriental-rugs.pieces.a.width": "5", "oriental-rugs.pieces.2.width": "9" };
	await prepare(visitor, { kinds: ["oriental-rugs"], details });
	await open(visitor, pathTo("estimate-details", "fr"));
	const widths = page.getByRole("textbox", { name: /^Largeur/ });
	await expect(widths).toHaveCount(2);
	await page.getByRole("button", { name: "Retirer : Tapis 2" }).click();
	await expect(widths).toHaveCount(1);
	await page.getByRole("button", { name: "Ajouter un tapis" }).click();
	await expect(widths).toHaveCount(2);
	await expect(page.getByRole("heading", { name: "Tapis 2" })).toBeFocused();
	await expect(widths.nth(1)).toHaveValue("");
});

test("answers given before hydration are kept and counted", { tag: "@thorough" }, async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["ventilation-ducts"] });
	await page.route("**/assets/entry.client-*.js", async (route) => {
		await vents(page).fill("14");
		await route.continue();
	});
	await page.goto(server.origin + pathTo("estimate-details", "fr"));
	await hydrated(page);
	await expect(vents(page)).toHaveValue("14");
	await expect(panel(visitor)).toContainText("14 bouches");
	await continueTo(visitor, "estimate-appointment");
	await expect(panel(visitor)).toContainText("14 bouches");
});

test("text typed before hydration is saved without further input, and counts as typed", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, {
		kinds: ["condo-building"],
		details: { "condo-building.parkingArea.unknown": "on" },
		visit: { postalCode: "H2T 2S9", comment: "Le chat" },
	});
	const texts = { "condo-building.parkingArea": "900", comment: "Le chat est timide", name: "Zoé" } as const;
	const steps = ["estimate-details", "estimate-appointment", "estimate-person"] as const;
	for (const [index, [name, text]] of Object.entries(texts).entries()) {
		const field = page.locator(`[name="${name}"]`);
		const keeping = saved(page);
		await page.route(
			"**/assets/entry.client-*.js",
			async (route) => {
				await field.fill(text);
				await route.continue();
			},
			{ times: 1 },
		);
		await page.goto(server.origin + pathTo(steps[index] ?? "estimate", "fr"));
		await hydrated(page);
		await keeping;
		await page.reload();
		await expect(field).toHaveValue(text);
		if (index === 0) await expect(page.locator('[name="condo-building.parkingArea.unknown"]')).not.toBeChecked();
	}
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("answers survive a reload, going back, added and removed rows, and an invalid number", async ({ page }) => {
		const visitor = visitorOn(page, false);
		await prepare(visitor, { kinds: ["oriental-rugs", "ventilation-ducts"] });
		await open(visitor, pathTo("estimate-details", "fr"));
		await vents(page).fill("5000");
		await page.locator('[name="oriental-rugs.pieces.a.width"]').fill("6");
		await page.getByRole("button", { name: "Ajouter un tapis" }).click();
		await expect(page.getByRole("group", { name: "Tapis 2" })).toBeVisible();
		await page.locator('[name="oriental-rugs.pieces.2.width"]').fill("8");
		await page.getByRole("button", { name: "Retirer : Tapis 1" }).click();
		await expect(page.getByRole("status").filter({ hasText: "Retiré de la liste : Tapis 1." })).toBeVisible();
		await expect(page.getByRole("textbox", { name: /^Largeur/ })).toHaveValue("8");
		await expect(vents(page)).toHaveValue("5000");
		await continueButton(visitor).click();
		await expect(page.getByRole("alert").getByRole("link", { name: /de 1 à 200/ })).toBeVisible();
		await expect(vents(page)).toHaveValue("5000");
		await vents(page).fill("12");
		await page.getByRole("button", { name: words.fr.panel.update }).click();
		await expect(panel(visitor)).toContainText("12 bouches");
		await page.reload();
		await expect(vents(page)).toHaveValue("12");
		await continueTo(visitor, "estimate-appointment");
		await page.goBack();
		await expect(vents(page)).toHaveValue("12");
	});

	test("finishing later saves the step, also with a mistyped address, which stays in its field", async ({ page }) => {
		const visitor = visitorOn(page, false);
		await prepare(visitor, { kinds: ["ventilation-ducts"] });
		await open(visitor, pathTo("estimate-details", "fr"));
		await vents(page).fill("14");
		await page.getByText(words.fr.save.later.button).click();
		const later = page.locator("#later");
		const address = later.getByLabel(words.fr.save.later.email);
		await address.fill("plus-tard@visiteur");
		await later.getByRole("button", { name: words.fr.save.later.send }).click();
		await expect(address).toBeFocused();
		await expect(address).toHaveValue("plus-tard@visiteur");
		await expect(vents(page)).toHaveValue("14");
		await vents(page).fill("15");
		await address.fill("plus-tard@visiteur.example");
		await later.getByRole("button", { name: words.fr.save.later.send }).click();
		await expect(later.getByRole("status")).toBeFocused();
		await expect(vents(page)).toHaveValue("15");
		await expect
			.poll(async () => (await mailsTo(server, "plus-tard@visiteur.example")).length, { timeout: 20_000 })
			.toBe(1);
	});

	test("the chosen services stay checked while the store is locked", { tag: "@thorough" }, async ({ page }) => {
		const own = visitorOn(page, false);
		await open(own, pathTo("estimate", "fr"));
		await page.getByRole("checkbox", { name: /sécheuse/ }).check();
		await locked(async () => {
			await page.locator("form#estimate-form").getByRole("button", { name: "Continuer" }).click();
			await expect(page.getByRole("alert").getByRole("link", { name: /514/ })).toBeVisible({ timeout: 15_000 });
		});
		await expect(page.getByRole("checkbox", { name: /sécheuse/ })).toBeChecked();
	});
});

test("the copied and the e-mailed link continue the estimate in another browser", async ({ page, browser }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"], details: { "dryer-ducts.exit": "roof" } });
	await open(visitor, pathTo("estimate-details", "fr"));
	await page.getByText(words.fr.save.later.button).click();
	const copied = await page.getByLabel(words.fr.save.later.link).inputValue();
	const later = page.locator("#later");
	const address = later.getByLabel(words.fr.save.later.email);
	const confirmation = later.getByRole("status").filter({ hasText: words.fr.save.later.sent });
	await address.fill("jeanne@visiteur");
	await later.getByRole("button", { name: words.fr.save.later.send }).click();
	await expect(later.getByText(words.fr.save.later.emailWrong)).toBeVisible();
	await expect(address).toBeFocused();
	await expect(address).toHaveValue("jeanne@visiteur");
	await address.fill("jeanne@visiteur.example");
	await later.getByRole("button", { name: words.fr.save.later.send }).click();
	await expect(confirmation).toBeFocused();
	await expect(address).toHaveValue("");
	// A second address is confirmed too.
	await address.fill("autre@visiteur.example");
	await address.press("Enter");
	await expect(confirmation).toBeFocused();
	await expect(address).toHaveValue("");
	await expect.poll(async () => (await mailsTo(server, "jeanne@visiteur.example")).length, { timeout: 20_000 }).toBe(1);
	const [mail] = await mailsTo(server, "jeanne@visiteur.example");
	const mailed = /http\S+\/_estimate\/resume\/[\w-]{22}/.exec(mail?.text ?? "")?.[0] ?? "";
	expect(mailed).toBe(copied);

	const context = await browser.newContext({ viewport: phone, locale: "en-CA", reducedMotion: "reduce" });
	const other = await context.newPage();
	const problems = watch(other);
	await other.goto(mailed);
	await expect(other.getByRole("heading", { level: 1 })).toHaveText(resumeWords.fr.heading);
	expect(await violations(other)).toEqual([]);
	expect(await overflow(other)).toBe(0);
	await other.getByRole("button", { name: resumeWords.fr.continue }).click();
	await expect(other).toHaveURL(server.origin + pathTo("estimate-appointment", "fr"));
	await hydrated(other);
	await other.locator("[name=postalCode]").fill("H2T 2S9");
	await continueTo({ ...visitor, page: other }, "estimate-person");
	await other.goto(`${server.origin}/_estimate/resume/${"x".repeat(22)}`);
	await expect(other.getByRole("note").filter({ hasText: words.en.save.lost.title })).toBeVisible();
	expect(problems).toEqual([]);
	// The draft is in French, whatever the browser's language is.
	await other.goto(mailed);
	await expect(other).toHaveURL(server.origin + pathTo("estimate-person", "fr"));
	await context.close();

	await page.goto(copied);
	await expect(page.getByRole("note").filter({ hasText: resumeWords.fr.moved.title })).toBeVisible();
});

test.describe("a step whose draft is gone", () => {
	test.use({ expectedErrors: /status of (?:409|410)/ });

	test("keeps what was typed when a photo or the link is sent", async ({ page, context }) => {
		const visitor = visitorOn(page);
		await prepare(visitor, { kinds: ["dryer-ducts"] });
		await open(visitor, pathTo("estimate-appointment", "fr"));
		await context.clearCookies();
		const comment = page.locator("[name=comment]");
		await comment.fill("Le chien est gentil");
		const gone = page.getByRole("alert").filter({ hasText: "Cette estimation n’est plus enregistrée" });
		const large = { name: "porte.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(3_000_000, "x") };
		await page.locator("[name=photos]").setInputFiles([large]);
		await expect(gone).toBeFocused();
		await page.getByText(words.fr.save.later.button).click();
		const later = page.locator("#later");
		await later.getByLabel(words.fr.save.later.email).fill("jeanne@visiteur.example");
		await later.getByRole("button", { name: words.fr.save.later.send }).click();
		await expect(later.getByRole("alert")).toBeFocused();
		await expect(comment).toHaveValue("Le chien est gentil");
		await expect(page).toHaveURL(server.origin + pathTo("estimate-appointment", "fr"));
	});
});

test.describe("a link to another draft", () => {
	test.use({ javaScriptEnabled: false });

	test("asks before it replaces the visitor's own draft, which they can keep", { tag: "@thorough" }, async ({
		page,
		browser,
	}) => {
		const stranger = await browser.newContext({ extraHTTPHeaders: fromAnywhere(), javaScriptEnabled: false });
		const theirs = visitorOn(await stranger.newPage(), false);
		await prepare(theirs, { kinds: ["oriental-rugs"] });
		await open(theirs, pathTo("estimate-details", "fr"));
		const planted = await theirs.page.locator("#later input[readonly]").inputValue();
		const visitor = visitorOn(page, false);
		await prepare(visitor, { kinds: ["dryer-ducts"], details: { "dryer-ducts.exit": "roof" } });
		await page.goto(planted);
		await expect(page.getByRole("note").filter({ hasText: resumeWords.fr.replaces.title })).toBeVisible();
		await page.getByRole("link", { name: resumeWords.fr.keep }).click();
		await expect(page).toHaveURL(server.origin + pathTo("estimate-appointment", "fr"));
		await page.goto(planted);
		await page.getByRole("button", { name: resumeWords.fr.continue }).click();
		await expect(page).toHaveURL(server.origin + pathTo("estimate-details", "fr"));
		await theirs.page.reload();
		await expect(theirs.page.getByRole("note").filter({ hasText: resumeWords.fr.moved.title })).toBeVisible();
		await stranger.close();
	});
});

test("a browser that refuses cookies gets a message instead of a redirect loop", { tag: "@thorough" }, async ({
	page,
}) => {
	const visitor = visitorOn(page);
	await page.route(`**${pathTo("estimate", "fr")}.data`, async (route) => {
		const response = await route.fetch({ maxRedirects: 0 });
		await page.context().clearCookies();
		const { "set-cookie": _, ...headers } = response.headers();
		await route.fulfill({ response, headers });
	});
	await open(visitor, pathTo("estimate", "fr"));
	await page.getByRole("checkbox", { name: /sécheuse/ }).check();
	await page.locator("form#estimate-form").getByRole("button", { name: "Continuer" }).click();
	await expect(page.getByRole("note").filter({ hasText: "refuse les témoins" })).toBeVisible();
});

test("a double click creates one lead, and so does the same estimate sent in two tabs", async ({ page, context }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, atPerson);
	const tab = await context.newPage();
	const problems = watch(tab);
	for (const each of [page, tab]) {
		await open({ ...visitor, page: each }, pathTo("estimate-person", "fr"));
		await tellWho({ ...visitor, page: each }, "Deux Fois");
	}
	await sendButton(visitor).dblclick();
	const reference = await referenceOf(page);
	expect(await send({ ...visitor, page: tab })).toBe(reference);
	expect(readLeads(server.data).filter(({ name }) => name === "Deux Fois")).toHaveLength(1);
	expect(problems).toEqual([]);
	await page.goto(server.origin + pathTo("estimate-details", "fr"));
	expect(await referenceOf(page)).toBe(reference);
});

test("with a locked store the form keeps its values, shows the phone number, and can be resent", {
	tag: "@thorough",
}, async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, atPerson);
	await open(visitor, pathTo("estimate-person", "fr"));
	await tellWho(visitor, "Patience à la fin");
	await locked(async () => {
		await sendButton(visitor).click();
		const notice = page.getByRole("alert").filter({ hasText: "n’ont pas pu être enregistrées" });
		await expect(notice).toBeVisible({ timeout: 20_000 });
		await expect(notice.getByRole("link", { name: /514/ })).toBeVisible();
	});
	await expect(page.locator("[name=name]")).toHaveValue("Patience à la fin");
	await expect(page.locator("[name=phone]")).toHaveValue("514 555-0142");
	await send(visitor);
	expect(readLeads(server.data).filter(({ name }) => name === "Patience à la fin")).toHaveLength(1);
});

test("when the server is unreachable the form says so and keeps its values", { tag: "@thorough" }, async ({
	page,
	launch,
}) => {
	const own = await launch();
	const visitor = { ...visitorOn(page), origin: own.origin };
	await prepare(visitor, { kinds: ["ventilation-ducts"] });
	await open(visitor, pathTo("estimate-details", "fr"));
	await own.stop();
	await vents(page).fill("14");
	await continueButton(visitor).click();
	await expect(page.getByText(words.fr.errors.failures.unreachable.slice(0, 40))).toBeVisible();
	await expect(vents(page)).toHaveValue("14");
	await expect(page.locator("header").getByRole("status")).toHaveText("Pas encore enregistré");
});

test("the estimate works by keyboard alone, and the bottom bar never covers the focused element", async ({ page }) => {
	const visitor = visitorOn(page);
	await open(visitor, pathTo("estimate", "fr"));
	await tabTo(page, '[name="service"][value="dryer-ducts"]');
	await page.keyboard.press("Space");
	await tabTo(page, "form#estimate-form button[type=submit]:not([tabindex])");
	await page.keyboard.press("Enter");
	await page.waitForURL(`**${pathTo("estimate-details", "fr")}`);
	await tabTo(page, '[name="dryer-ducts.exit"]');
	await page.keyboard.press("ArrowDown");
	await expect(page.locator('[name="dryer-ducts.exit"][value="roof"]')).toBeChecked();
	await tabTo(page, '[name="dryer-ducts.length"]');
	await page.keyboard.press("Space");
	await tabTo(page, "form#estimate-form button[value=continue]:not([tabindex])");
	await page.keyboard.press("Enter");
	await page.waitForURL(`**${pathTo("estimate-appointment", "fr")}`);
	await tabTo(page, "[name=postalCode]");
	await page.keyboard.type("H2T 2S9");
	await page.keyboard.press("Enter");
	await page.waitForURL(`**${pathTo("estimate-person", "fr")}`);
	await tabTo(page, "[name=name]");
	await page.keyboard.type("Clavier");
	await tabTo(page, "[name=phone]");
	await page.keyboard.type("5145550142");
	await page.keyboard.press("Enter");
	await referenceOf(page);
	expect(readLeads(server.data).find(({ name }) => name === "Clavier")?.estimate?.answers.services).toEqual({
		"dryer-ducts": { exit: "roof", length: "under-5-m", nest: "unknown" },
	});
});

/** Presses Tab until the element has focus. Fails when the bottom bar covers a focused element on the way. */
async function tabTo(page: Page, selector: string): Promise<void> {
	for (let presses = 0; presses < 60; presses++) {
		await page.keyboard.press("Tab");
		const { there, covered } = await page.evaluate((wanted) => {
			const element = document.activeElement;
			const bar = document.querySelector(".range-bar");
			const box = (element?.closest("label") ?? element)?.getBoundingClientRect();
			const under =
				bar?.checkVisibility() &&
				element !== document.body &&
				!bar.contains(element) &&
				box &&
				box.bottom > bar.getBoundingClientRect().top + 1;
			return {
				there: element?.matches(wanted) ?? false,
				covered: under ? (element?.outerHTML.slice(0, 120) ?? "") : null,
			};
		}, selector);
		expect(covered).toBeNull();
		if (there) return;
	}
	throw new Error(`Tab does not lead to ${selector}`);
}

async function locked(work: () => Promise<void>): Promise<void> {
	const lock = new DatabaseSync(databaseOf(server.data), { timeout: 5000 });
	lock.exec("BEGIN IMMEDIATE");
	try {
		await work();
	} finally {
		lock.exec("ROLLBACK");
		lock.close();
	}
}

test("after an estimate is sent, a new one starts with no service checked", { tag: "@thorough" }, async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"] });
	await open(visitor, pathTo("estimate-details", "fr"));
	await answerDetails(visitor, "dryer-ducts");
	await reachPerson(visitor);
	await tellWho(visitor, "Pressée");
	await send(visitor);
	await page.goto(server.origin + pathTo("estimate", "fr"));
	await expect(page.getByRole("checkbox", { name: /sécheuse/ })).not.toBeChecked();
});
