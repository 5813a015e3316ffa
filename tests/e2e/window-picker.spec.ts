import type { Page } from "@playwright/test";
import type { Locale } from "#app/locale/locales.ts";
import { readWindowValue } from "#app/model/appointments/chosen-window.ts";
import { firstCrewId } from "#app/model/appointments/crew.ts";
import { crewDayId, minutesOf } from "#app/model/appointments/crew-day.ts";
import { resumeWords } from "#content/estimate/resume.ts";
import { windowWords } from "#content/estimate/windows.ts";
import { publishedRules } from "../published-rules.ts";
import { overflow, violations } from "./axe.ts";
import {
	continueButton,
	continueTo,
	words as flow,
	fromAnywhere,
	leadOf,
	open,
	pathTo,
	phone,
	prepare,
	pretendMinutePassed,
	referenceOf,
	tellWho,
	type Visitor,
} from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { startPrepared } from "./prepared-server.ts";
import type { TestServer } from "./server.ts";

let server: TestServer;
test.beforeAll(async () => {
	const modes = { "dryer-ducts": "instant", "oriental-rugs": "by-phone" } as const;
	const rules = publishedRules({ modes, instantPerDay: 200 });
	server = await startPrepared(async (store) => void (await store.commit([rules])));
});
test.afterAll(() => server.stop());
test.use({ viewport: phone, expectedErrors: /status of 422/ });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const step = (locale: Locale) => pathTo("estimate-appointment", locale);
const visitorOn = (page: Page, locale: Locale = "fr", js = true): Visitor => ({
	page,
	origin: server.origin,
	locale,
	js,
});
const free = (page: Page) => page.locator(".window-day:visible input[name=window]:enabled");
const sending = ({ page, locale }: Visitor, mode: "instant" | "on-request" = "instant") =>
	page.locator("#estimate-form").getByRole("button", { name: windowWords[locale].send[mode].button });

/** Opens the third step with a postal code. */
async function openWindows(visitor: Visitor, kind: "dryer-ducts" | "house-cleaning" | "oriental-rugs" = "dryer-ducts") {
	const { page, locale } = visitor;
	await prepare(visitor, { kinds: [kind], visit: { postalCode: "H2T 2S9", intent: "windows" } });
	const words = windowWords[locale];
	const told = { "dryer-ducts": words.chosen.instant, "house-cleaning": words.chosen["on-request"] };
	const meaning = kind === "oriental-rugs" ? words.reasons["by-phone"] : told[kind];
	await open(visitor, step(locale));
	await expect(page.getByRole("note").filter({ hasText: meaning.title })).toBeVisible();
}

/** Chooses a window of the day at this place among the free days; each test has days of its own. */
async function choose(page: Page, day: number): Promise<string> {
	await page.locator("input[name=shown-day]:enabled").nth(day).check();
	const window = free(page).first();
	await window.check();
	return (await window.getAttribute("value")) ?? "";
}

function placeOf(value: string) {
	const place = readWindowValue(value);
	if (!place) throw new Error(`No window: ${value}`);
	return place;
}

/** Somebody else takes the time of a window. */
async function take(value: string): Promise<void> {
	const { day, window } = placeOf(value);
	const taken = [{ appointment: "other", from: minutesOf(window.from), to: minutesOf(window.to) + 1 }];
	const [id, data] = [crewDayId(firstCrewId, day), { crew: firstCrewId, day, taken }];
	await withStore(server, (store) => store.commit([{ kind: "create", collection: "crewDays", id, data }]));
}

for (const { locale, js, day, tag } of [
	{ locale: "fr", js: true, day: 0, tag: [] },
	{ locale: "en", js: false, day: 1, tag: [] },
	{ locale: "fr", js: false, day: 2, tag: ["@thorough"] },
	{ locale: "en", js: true, day: 3, tag: ["@thorough"] },
] as const) {
	test.describe(`${locale}, ${js ? "with" : "without"} JavaScript`, { tag: [...tag] }, () => {
		test.use({ javaScriptEnabled: js });

		test("a visitor types a postal code, chooses a window, and sending books it", async ({ page }) => {
			const visitor = visitorOn(page, locale, js);
			await openWindows(visitor);
			await prepare(visitor, { kinds: ["dryer-ducts"], visit: { comment: "Au fond" } });
			await open(visitor, step(locale));
			const words = windowWords[locale];
			await expect(page.getByText(words.pending.title)).toBeVisible();
			await expect(page.locator("[name=date]")).toBeHidden();
			await page.locator("[name=postalCode]").pressSequentially("H2T 2S9");
			if (!js) await page.getByRole("button", { name: words.step.show }).click();
			await expect(page.getByRole("group", { name: words.step.legend })).toBeVisible();
			if (!js) await expect(page.locator("#windows")).toBeFocused();
			await expect(page.locator("[name=comment]")).toHaveValue("Au fond");
			await expect(page.locator(".wishes")).toBeHidden();
			// Axe needs the timers of the page.
			if (js) expect(await violations(page, "main")).toEqual([]);
			const value = await choose(page, day);
			await continueTo(visitor, "estimate-person");
			await expect(page.getByText(words.send.instant.text)).toBeVisible();
			await tellWho(visitor, `Fenêtre ${locale} ${js}`);
			const number = `514 555-01${10 + day}`;
			await page.locator("[name=phone]").fill(number);
			await pretendMinutePassed(page, server.data);
			await sending(visitor).click();
			const lead = leadOf(server.data, await referenceOf(page));
			const { day: booked, window } = placeOf(value);
			expect([lead.status, lead.desk.visit]).toMatchObject([
				"booked",
				{ start: `${booked}T${window.from}`, end: `${booked}T${window.to}` },
			]);
		});
	});
}

test("on request, sending asks for the window; wishes count when none suits", async ({ page }) => {
	const visitor = visitorOn(page);
	await openWindows(visitor, "house-cleaning");
	await page.locator("[name=window][value=none]").check();
	await page.locator("[name=part][value=morning]").check();
	await continueTo(visitor, "estimate-person");
	await page.goBack();
	await hydrated(page);
	await expect(page.locator("[name=part][value=morning]")).toBeChecked();
	const value = await choose(page, 4);
	await expect(page.locator(".wishes")).toBeHidden();
	await continueTo(visitor, "estimate-person");
	await expect(page.getByText(windowWords.fr.send["on-request"].text)).toBeVisible();
	await tellWho(visitor, "Demande de moment");
	await sending(visitor, "on-request").click();
	const lead = leadOf(server.data, await referenceOf(page));
	expect([lead.status, lead.asked, lead.desk.visit]).toMatchObject(["new", readWindowValue(value) ?? {}, null]);
	expect(lead.estimate?.wishes).toMatchObject({ date: null, part: "any", days: [] });
});

test("services that are booked by phone show wishes and no window", { tag: "@thorough" }, async ({ page }) => {
	const visitor = visitorOn(page);
	await openWindows(visitor, "oriental-rugs");
	await expect(page.locator("[name=window]")).toHaveCount(0);
	await expect(page.locator("[name=date]")).toBeVisible();
	await continueTo(visitor, "estimate-person");
	await expect(page.locator("#estimate-form [data-continue]")).toHaveText("Envoyer ma demande");
});

for (const js of [true, false]) {
	test.describe(`${js ? "with" : "without"} JavaScript`, { tag: js ? [] : ["@thorough"] }, () => {
		test.use({ javaScriptEnabled: js });

		test("a window that goes while the form is open leads to the nearest ones, and everything typed stays", async ({
			page,
		}) => {
			const visitor = visitorOn(page, "fr", js);
			await openWindows(visitor);
			const alert = page.getByRole("alert").filter({ hasText: "Ce moment vient d’être pris." });
			const near = page.getByRole("group", { name: windowWords.fr.step.nearest }).getByRole("radio");
			await page.locator("[name=comment]").fill("Le chien est gentil");
			const first = await choose(page, js ? 5 : 7);
			await take(first);
			await continueButton(visitor).click();
			await expect(alert).toBeFocused();
			await expect(near).toHaveCount(3);
			await expect(page.locator("[name=window]:checked")).toHaveCount(0);
			await expect(page.locator("[name=comment]")).toHaveValue("Le chien est gentil");
			if (js) expect(await violations(page, "main")).toEqual([]);
			await near.nth(1).check();
			const second = (await near.nth(1).getAttribute("value")) ?? "";
			await continueTo(visitor, "estimate-person");
			await tellWho(visitor, "Deuxième choix");
			await take(second);
			await sending(visitor).click();
			await expect(alert).toBeFocused();
			await expect(near).toHaveCount(3);
			await near.first().check();
			await continueTo(visitor, "estimate-person");
			await expect(page.locator("[name=name]")).toHaveValue("Deuxième choix");
			await expect(sending(visitor)).toBeVisible();
		});
	});
}

for (const js of [true, false]) {
	test.describe(`${js ? "with" : "without"} JavaScript`, { tag: js ? [] : ["@thorough"] }, () => {
		test.use({ javaScriptEnabled: js, expectedErrors: /status of 409/ });

		test("a time that another tab chose is shown before it is booked, and everything typed stays", async ({
			page,
			context,
		}) => {
			const visitor = visitorOn(page, "fr", js);
			await openWindows(visitor);
			await choose(page, js ? 4 : 8);
			await continueTo(visitor, "estimate-person");
			const other = visitorOn(await context.newPage(), "fr", js);
			await open(other, step("fr"));
			const last = free(other.page).last();
			await last.check();
			const value = (await last.getAttribute("value")) ?? "";
			await continueTo(other, "estimate-person");
			const shown = other.page.getByRole("note").filter({ hasText: windowWords.fr.send.instant.text });
			const when = (await shown.locator("strong").textContent()) ?? "";
			await tellWho(visitor, "Deux onglets");
			await sending(visitor).click();
			const { other: title } = windowWords.fr.timeChange.titles;
			const alert = page.getByRole("alert").filter({ hasText: title });
			await expect(alert).toBeFocused();
			expect(await alert.textContent()).toContain(when.trim());
			await expect(page.locator("[name=name]")).toHaveValue("Deux onglets");
			if (js) expect(await violations(page, "main")).toEqual([]);
			await pretendMinutePassed(page, server.data);
			await sending(visitor).click();
			const { day, window } = placeOf(value);
			const lead = leadOf(server.data, await referenceOf(page));
			expect(lead.desk.visit).toMatchObject({ start: `${day}T${window.from}`, end: `${day}T${window.to}` });
		});
	});
}

for (const js of [true, false]) {
	test.describe(`${js ? "with" : "without"} JavaScript`, { tag: js ? [] : ["@thorough"] }, () => {
		test.use({ javaScriptEnabled: js });

		test("a preferred day that has passed is told on the third step instead of being left out", async ({ page }) => {
			const visitor = visitorOn(page, "fr", js);
			await prepare(visitor, { kinds: ["oriental-rugs"], visit: { postalCode: "H2T 2S9", date: "2026-01-05" } });
			await open(visitor, pathTo("estimate-person", "fr"));
			await expect(page).toHaveURL(new RegExp(`${step("fr")}$`));
			const summary = page.getByRole("alert").filter({ hasText: flow.fr.visit.date.past });
			await expect(summary).toBeFocused();
			await expect(page.locator("#date")).toHaveAttribute("aria-invalid", "true");
			await page.locator("#date").fill("");
			await continueTo(visitor, "estimate-person");
		});
	});
}

test("each press with a window that is gone moves the focus to the notice, and typing does not", async ({ page }) => {
	const visitor = visitorOn(page);
	await openWindows(visitor);
	const alert = page.getByRole("alert").filter({ hasText: "Ce moment vient d’être pris." });
	const comment = page.locator("[name=comment]");
	const value = await choose(page, 10);
	await take(value);
	for (let attempt = 0; attempt < 3; attempt++) {
		await continueButton(visitor).press("Enter");
		await expect(alert).toBeFocused();
		await comment.press("a");
		// Longer than the autosave waits.
		await page.waitForTimeout(1_500);
		await expect(comment).toBeFocused();
		// As in a page that was opened before the window went.
		await page.locator(`.window-day [value="${value}"]`).evaluate((radio: HTMLInputElement) => {
			radio.disabled = false;
			radio.checked = true;
		});
	}
	await page.getByRole("link", { name: windowWords.fr.step.allDays }).press("Enter");
	await expect(page).toHaveURL(/#windows$/);
	await page.waitForTimeout(300);
	await expect(alert).not.toBeFocused();
});

test("the days and windows work by keyboard, and the chosen window stays reachable from another day", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const visitor = visitorOn(page);
	await openWindows(visitor);
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	await page.locator("input[name=shown-day]:checked").focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	const chosen = page.locator("[name=window]:checked");
	const value = await chosen.getAttribute("value");
	await expect(chosen).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("ArrowRight");
	await expect(page.locator(".window-day:visible")).toHaveCount(2);
	await expect(page.locator(`[name=window][value="${value}"]`)).toBeChecked();
	await page.keyboard.press("Tab");
	await expect(chosen).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(chosen).toBeFocused();
	expect(await chosen.getAttribute("value")).not.toBe(value);
	await expect(page.locator(".window-day:visible")).toHaveCount(1);
});

test("a chosen window is in the draft: in another tab, on another device, and after a changed postal code", {
	tag: "@thorough",
}, async ({ page, context, browser }) => {
	const visitor = visitorOn(page);
	await openWindows(visitor);
	const value = await choose(page, 9);
	await expect(page.getByText("Réponses gardées")).toHaveCount(1);
	await page.locator("[name=postalCode]").fill("H");
	await expect(page.getByText(windowWords.fr.pending.title)).toBeVisible();
	await page.locator("[name=postalCode]").fill("H2T 2S9");
	const chosen = (on: Page) => on.locator(`[type=radio][name=window][value="${value}"]`);
	await expect(chosen(page)).toBeChecked();
	await continueTo(visitor, "estimate-person");
	const tab = await context.newPage();
	await tab.goto(server.origin + step("fr"));
	await expect(chosen(tab)).toBeChecked();
	await expect(chosen(tab)).toBeVisible();
	const other = await (await browser.newContext({ extraHTTPHeaders: fromAnywhere() })).newPage();
	await tab.getByText(flow.fr.save.later.button).click();
	const link = await tab.getByLabel(flow.fr.save.later.link).inputValue();
	await other.goto(link);
	await other.getByRole("button", { name: resumeWords.fr.continue }).click();
	await other.waitForURL((url) => !url.pathname.includes("/reprendre/"));
	await other.goto(server.origin + step("fr"));
	await expect(chosen(other)).toBeChecked();
	await other.context().close();
});
