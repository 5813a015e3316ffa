import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { sayAppointment } from "../../app/.server/say-appointment.ts";
import type { Locale } from "../../app/locale/locales.ts";
import { type ChosenWindow, windowValue } from "../../app/model/appointments/chosen-window.ts";
import { quotePageWords } from "../../content/estimate/quote.ts";
import { requestPageWords } from "../../content/estimate/request-page.ts";
import { requestTimeWords } from "../../content/estimate/request-times.ts";
import { appointmentMailWords } from "../../content/mail/appointments.ts";
import { sendWithWindow } from "../mail/online-booking.ts";
import { estimateLead } from "../mail/sample-leads.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { publishedRules } from "../published-rules.ts";
import { storedAppointments } from "./appointments.ts";
import { overflow, violations } from "./axe.ts";
import { eventIn, readEvent } from "./calendar-events.ts";
import { appointmentOf, book, type Customer, customerLead, openPage, workday } from "./customer-appointments.ts";
import { pathTo, phone, words } from "./estimate/visitor.ts";
import { storedLead, storedTexts } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { startPrepared } from "./prepared-server.ts";
import { acceptSent, sendQuote } from "./quotes.ts";
import type { TestServer } from "./server.ts";

/** Keeps the file on one worker, with one server; each test has its own leads and days. */
test.describe.configure({ mode: "default" });

let server: TestServer;
test.beforeAll(async () => {
	// Ducts are booked at once; everything else is on request.
	const rules = publishedRules({ modes: { "ventilation-ducts": "instant", "dryer-ducts": "instant" } });
	server = await startPrepared(async (store) => void (await store.commit([rules])));
});
test.afterAll(() => server.stop());
test.use({ viewport: phone, expectedErrors: /status of 422/ });

const noon = { from: "10:00", to: "12:00" };
const afternoon = { from: "13:00", to: "15:00" };
const sofa = { piece: "sofa", count: 1, seats: 3, fabric: "w", stains: "stains" } as const;
const { estimate: onRequest } = estimateLead({
	services: { "furniture-mattresses": { pieces: [sofa] } },
	promotionCode: null,
});

const radio = (page: Page, chosen: ChosenWindow) => page.locator(`[name=window][value="${windowValue(chosen)}"]`);
const notice = (page: Page) => page.locator("#choice-notice");
const choosing = (page: Page) => page.locator("section", { has: page.locator("#choose-heading") });

/** A customer whose price is sent and maybe accepted, without a time. */
async function priced(locale: Locale, mode: "instant" | "on-request", accepts = true): Promise<Customer> {
	const more = mode === "instant" ? {} : { estimate: onRequest };
	const customer = await customerLead(server, locale, "estimate", more);
	await sendQuote(server, customer.id);
	if (accepts) await acceptSent(server, customer.id);
	return customer;
}

/** The calendar file that the page offers. */
async function fileOf(page: Page, { token }: Customer) {
	return readEvent(await (await page.request.get(`${server.origin}/_estimate/calendar/${token}`)).text());
}

async function choose(page: Page, locale: Locale, chosen: ChosenWindow, mode: "instant" | "on-request" | "again") {
	await page.locator(`[name=shown-day][value="${chosen.day}"]`).check();
	await radio(page, chosen).check();
	await page.getByRole("button", { name: requestTimeWords[locale].choice.ways[mode].submit }).click();
}

test("by keyboard at 320 pixels: a customer accepts the price, then books one of the free windows", async ({
	page,
}) => {
	const { choice, notices } = requestTimeWords.fr;
	const customer = await priced("fr", "instant", false);
	await page.setViewportSize({ width: 320, height: 640 });
	await openPage(page, server, customer, true);
	// Windows are only offered for an accepted price.
	await expect(choosing(page)).toHaveCount(0);
	await page.locator("#signature").fill("Ariane Démo");
	await page.locator("#terms").check();
	await page.locator("form:has(#signature) button[type=submit]").click();
	await expect(page.locator("#quote-notice")).toBeFocused();
	await expect(page.locator("#quote-notice")).toContainText(quotePageWords.fr.notices.accepted.title);
	await expect(page.locator("section", { has: page.locator("#todo-heading") })).toContainText(choice.ways.instant.todo);
	await expect(choosing(page)).toContainText(choice.ways.instant.hint);
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	expect(await violations(page)).toEqual([]);

	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.locator("#choose-heading")).toBeFocused();
	await expect(page.locator("#choose-heading")).toBeInViewport();
	const submit = page.getByRole("button", { name: choice.ways.instant.submit });
	await submit.focus();
	await page.keyboard.press("Enter");
	const missing = page.getByRole("alert").filter({ hasText: choice.words.missing });
	await expect(missing).toBeFocused();
	await expect(missing).toBeInViewport();
	expect(await violations(page, "main")).toEqual([]);
	expect(await storedAppointments(server, customer.id)).toEqual([]);

	await page.locator("[name=shown-day]:checked").focus();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(page.locator("[name=window]:focus")).toBeChecked();
	const value = await page.locator("[name=window]:checked").getAttribute("value");
	await page.keyboard.press("Tab");
	await expect(submit).toBeFocused();
	await page.keyboard.press("Enter");

	await expect(notice(page)).toContainText(notices.booked("").title);
	await expect(notice(page)).toBeFocused();
	await expect(notice(page)).toBeInViewport();
	const [stored, ...others] = await storedAppointments(server, customer.id);
	expect(others).toEqual([]);
	expect(stored?.data).toMatchObject({ status: "booked", by: { id: "customer" } });
	expect(stored && windowValue(stored.data)).toBe(value);
	const { status, desk } = await storedLead(server, customer.id);
	expect([status, desk.visit]).toMatchObject(["booked", { start: `${stored?.data.day}T${stored?.data.window.from}` }]);
	await expect(choosing(page)).toHaveCount(0);
	await expect(page.locator("section", { has: page.locator("#appointment-heading") })).toContainText(
		requestPageWords.fr.tags.booked,
	);
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	expect(await violations(page)).toEqual([]);

	const { headings } = appointmentMailWords.fr;
	const booked = async () =>
		(await mailsTo(server, customer.email)).filter(({ text }) => text?.includes(headings.booked));
	await expect.poll(async () => (await booked()).length, { timeout: 30_000 }).toBe(1);
	const event = await fileOf(page, customer);
	expect(event.status).toBe("CONFIRMED");
	expect(eventIn((await booked())[0])).toMatchObject(event);
});

for (const { locale, js } of [
	{ locale: "en", js: false },
	{ locale: "fr", js: true },
] as const) {
	test.describe(`${locale}, ${js ? "with" : "without"} JavaScript`, { tag: js ? ["@thorough"] : [] }, () => {
		test.use({ javaScriptEnabled: js });

		test("on request, a customer asks for a window and then for another one, until a member books it", async ({
			page,
		}) => {
			const { asked, choice, notices } = requestTimeWords[locale];
			const customer = await priced(locale, "on-request");
			const day = workday(js ? 4 : 3);
			const [first, second] = [
				{ day, window: noon },
				{ day, window: afternoon },
			];
			await openPage(page, server, customer, js);
			await expect(page.getByRole("heading", { name: choice.ways["on-request"].heading })).toBeVisible();
			await expect(choosing(page)).toContainText(choice.ways["on-request"].hint);
			await choose(page, locale, first, "on-request");
			await expect(notice(page)).toContainText(notices.asked(sayAppointment(first, locale)).text);
			await expect(notice(page)).toBeFocused();
			const card = page.locator("section", { has: page.locator("#wish-heading") });
			await expect(card).toContainText(asked.text);
			await expect(card).toContainText(new RegExp(sayAppointment(first, locale), "i"));
			await expect(page.locator("#appointment-heading")).toHaveCount(0);
			await expect(page.locator("li[aria-current=step]")).toContainText(
				requestPageWords[locale].steps.asked("").trim(),
			);
			expect(await overflow(page)).toBeLessThanOrEqual(0);
			if (js) expect(await violations(page)).toEqual([]);
			expect(await storedAppointments(server, customer.id)).toEqual([]);
			const lead = await storedLead(server, customer.id);
			expect([lead.status, lead.asked, lead.desk.visit]).toMatchObject(["quoted", first, null]);
			expect((await fileOf(page, customer)).status).toBe("TENTATIVE");

			// Another wish is a second step: the form is folded, and the link to it unfolds it.
			await expect(page.locator("#choose-windows")).toBeHidden();
			await page.getByRole("link", { name: choice.ways.again.heading }).click();
			await expect(choosing(page)).toContainText(choice.ways.again.hint);
			await expect(page.locator("#choose-windows")).toBeInViewport();
			await choose(page, locale, second, "again");
			await expect(notice(page)).toContainText(sayAppointment(second, locale));
			await expect(card).toContainText(new RegExp(sayAppointment(second, locale), "i"));
			expect((await storedLead(server, customer.id)).asked).toMatchObject(second);
			const { asksFor } = requestPageWords[locale];
			expect(await storedTexts(server, customer.id)).toEqual(
				[first, second].map((window) => asksFor(sayAppointment(window, locale))),
			);

			await book(server, customer, second);
			await page.reload();
			await expect(page.locator("section", { has: page.locator("#appointment-heading") })).toContainText(
				requestPageWords[locale].tags.booked,
			);
			await expect(card).toHaveCount(0);
			await expect(choosing(page)).toHaveCount(0);
		});
	});
}

for (const { js, nth } of [
	{ js: true, nth: 5 },
	{ js: false, nth: 6 },
]) {
	test.describe(`${js ? "with" : "without"} JavaScript`, { tag: js ? [] : ["@thorough"] }, () => {
		test.use({ javaScriptEnabled: js });

		test("a window that goes while the page is open books nothing, and the next ones are offered", {
			tag: "@thorough",
		}, async ({ page }) => {
			const { choice, notices } = requestTimeWords.fr;
			const customer = await priced("fr", "instant");
			const [wanted, other] = [
				{ day: workday(nth), window: noon },
				{ day: workday(nth + 3), window: noon },
			];
			await openPage(page, server, customer, js);
			await book(server, await customerLead(server), wanted);
			await choose(page, "fr", wanted, "instant");
			const { title, text } = notices.taken(sayAppointment(wanted, "fr"));
			await expect(notice(page)).toContainText(title);
			await expect(notice(page)).toContainText(text);
			await expect(notice(page)).toHaveRole("alert");
			await expect(notice(page)).toBeFocused();
			await expect(notice(page)).toBeInViewport();
			expect(await storedAppointments(server, customer.id)).toEqual([]);
			await expect(page.locator("[name=window]:checked")).toHaveCount(0);
			await expect(radio(page, wanted).and(page.locator(":enabled"))).toHaveCount(0);
			await expect(page.locator(".window-day:visible [name=window]:enabled").first()).toBeVisible();
			expect(await overflow(page)).toBeLessThanOrEqual(0);
			if (js) expect(await violations(page, "main")).toEqual([]);
			await choose(page, "fr", other, "instant");
			await expect(notice(page)).toContainText(notices.booked("").title);
			await expect(notice(page)).toBeFocused();
			expect(await appointmentOf(server, customer)).toMatchObject({ ...other, status: "booked" });
			await expect(page.getByRole("button", { name: choice.ways.instant.submit })).toHaveCount(0);
		});
	});
}

for (const locale of ["fr", "en"] as const) {
	test(`the thank-you page says whether the time is booked or asked for, in ${locale}`, { tag: "@thorough" }, async ({
		page,
	}) => {
		const { instant, asked } = requestTimeWords[locale];
		const { steps, tags } = requestPageWords[locale];
		const current = page.getByRole("list", { name: steps.heading }).locator("[aria-current=step]");
		const main = page.locator("main");

		await thanks(true, workday(locale === "fr" ? 10 : 12));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(instant.heading);
		await expect(current).toContainText(steps.names.price);
		await expect(main).toContainText(instant.text);
		const appointment = page.locator("section", { has: page.locator("#appointment-heading") });
		await expect(appointment).toContainText(tags.booked);
		await expect(appointment).toContainText(instant.price);
		await expect(page.locator("#wish-heading")).toHaveCount(0);
		expect(await violations(page)).toEqual([]);

		await page.context().clearCookies();
		await thanks(false, workday(locale === "fr" ? 11 : 13));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[locale].follow.sent.heading);
		await expect(current).toContainText(steps.names.received);
		const card = page.locator("section", { has: page.locator("#wish-heading") });
		await expect(card).toContainText(asked.tag);
		await expect(card).toContainText(asked.text);
		await expect(page.locator("#appointment-heading")).toHaveCount(0);
		await expect(main).not.toContainText(instant.price);
		// The wish is answered with the price: there is nothing to choose before it.
		await expect(choosing(page)).toHaveCount(0);
		expect(await violations(page)).toEqual([]);

		async function thanks(isInstant: boolean, day: string): Promise<void> {
			const [id, email] = [randomUUID(), `${randomUUID()}@exemple.example`];
			// Online, a phone number has one open booking.
			const number = locale === "fr" ? "5145550117" : "4385550117";
			const person = { name: "Odile Démo", email, phone: number, locale };
			const { lead } = await withStore(server, (store) => {
				const parts = {
					store,
					clock: { now: () => new Date() },
					mailDomain: "airelle.example",
					referencePrefix: "AIR",
					secret: "s",
				};
				return sendWithWindow({ id, window: { day, window: noon }, isInstant, person }, parts);
			});
			const token = lead.followToken ?? "";
			await openPage(page, server, { id, token, email, locale }, true);
			await page.goto(`${server.origin}${pathTo("estimate-follow", locale, { token })}?sent`);
			await hydrated(page);
			const when = page.getByText(sayAppointment({ day, window: noon }, locale));
			await expect(when.filter({ visible: true })).toHaveCount(1);
			expect(await overflow(page)).toBeLessThanOrEqual(0);
		}
	});
}
