import { sayAppointment } from "../../app/.server/say-appointment.ts";
import type { Locale } from "../../app/locale/locales.ts";
import { windowValue } from "../../app/model/appointments/chosen-window.ts";
import { addressWords } from "../../content/estimate/address.ts";
import { jobWords } from "../../content/estimate/job-page.ts";
import { requestPageWords } from "../../content/estimate/request-page.ts";
import { windowPickerWords } from "../../content/messages/window-picker.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { violations } from "./axe.ts";
import {
	appointmentOf,
	book,
	type Customer,
	customerLead,
	end,
	free,
	openAgain,
	openPage,
	soon,
	storedElsewhere,
	workday,
} from "./customer-appointments.ts";
import { pathTo, phone, words } from "./estimate/visitor.ts";
import { storedLead, storedTexts } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { startServer, type TestServer } from "./server.ts";

let server: TestServer;
test.beforeAll(async () => {
	server = await startServer({ TRUSTED_PROXIES: "1" });
});
test.afterAll(() => server.stop());
test.use({ viewport: phone, expectedErrors: /status of 422/ });

const morning = { from: "08:00", to: "10:00" };
const noon = { from: "10:00", to: "12:00" };
/** All tests share one crew: each starts with the first days, which the one before it has freed. */
let used = 0;
let customers: Customer[] = [];
const ownDay = () => workday(++used);
test.afterEach(async () => {
	for (const customer of customers) await free(server, customer);
	[used, customers] = [0, []];
});

async function booked(
	locale: Locale = "fr",
	kind: "estimate" | "contact" = "estimate",
): Promise<Customer & { day: string }> {
	const customer = await customerLead(server, locale, kind);
	const day = ownDay();
	await book(server, customer, { day, window: noon });
	customers.push(customer);
	return { ...customer, day };
}

for (const js of [true, false]) {
	for (const locale of ["fr", "en"] as const) {
		const tag = (locale === "fr") === js ? [] : ["@thorough"];
		test.describe(`an appointment in ${locale}, ${js ? "with" : "without"} JavaScript`, { tag }, () => {
			test.use({ javaScriptEnabled: js });
			const said = requestPageWords[locale];
			const { move, cancel, note } = said.appointment;

			test("is shown with its step, day, window, crew, length and calendar file, and moves in place", async ({
				page,
			}) => {
				const customer = await booked(locale);
				await openPage(page, server, customer, js);
				const current = page.locator("li[aria-current=step]");
				await expect(current).toHaveCount(1);
				await expect(current).toContainText(said.steps.names.appointment);
				await expect(current).toContainText(said.steps.spoken.current);
				const part = page.locator("section", { has: page.locator("#appointment-heading") });
				const before = await appointmentOf(server, customer);
				await expect(part).toContainText(new RegExp(sayAppointment(before, locale), "i"));
				await expect(part).toContainText(locale === "fr" ? "deux personnes" : "two people", { ignoreCase: true });
				const file = await page.request.get(`${server.origin}/_estimate/calendar/${customer.token}`);
				expect(await file.text()).toMatch(
					new RegExp(`UID:${before.eventId}@localhost\\r\\n(?:.*\\r\\n)*SEQUENCE:1\\r\\n`),
				);
				expect(await file.text()).toContain("STATUS:CONFIRMED");

				await part.locator("summary").filter({ hasText: move.button }).click();
				const own = page.locator(`input[name=window][value="${windowValue(before)}"]`);
				await expect(own).toBeChecked();
				await expect(own.locator("xpath=..")).toContainText(windowPickerWords[locale].own);
				await page
					.locator(`input[name=window][value="${windowValue({ day: customer.day, window: morning })}"]`)
					.check();
				await page.getByRole("button", { name: move.submit }).click();
				const notice = page.locator("#appointment-notice");
				await expect(notice).toContainText(said.notices.moved("").title);
				await expect(notice).toBeFocused();
				await expect(notice).toBeInViewport();
				const after = await appointmentOf(server, customer);
				expect(after).toMatchObject({
					id: before.id,
					sequence: 1,
					window: morning,
					crew: "equipe-1",
					by: { id: "customer" },
				});
				await expect(part).toContainText(new RegExp(sayAppointment(after, locale), "i"));
				await expect.poll(async () => (await mailsTo(server, customer.email)).length).toBeGreaterThan(0);
			});

			test("is cancelled in a second step, and the reason is a message to the team", async ({ page }) => {
				const customer = await booked(locale);
				await openPage(page, server, customer, js);
				const part = page.locator("section", { has: page.locator("#appointment-heading") });
				await expect(page.getByRole("button", { name: cancel.submit })).toBeHidden();
				await part.locator("summary").filter({ hasText: cancel.button }).click();
				await page.getByLabel(cancel.reason).fill("Un dégât d’eau\nchez la voisine");
				await page.getByRole("button", { name: cancel.submit }).click();
				const notice = page.locator("#appointment-notice");
				await expect(notice).toContainText(said.notices.cancelled.title);
				await expect(notice).toBeFocused();
				await expect(part).toContainText(said.texts.cancelled);
				await expect(page.getByRole("button", { name: cancel.submit })).toHaveCount(0);
				expect((await appointmentOf(server, customer)).status).toBe("cancelled");
				expect(await storedTexts(server, customer.id)).toEqual(["Un dégât d’eau\nchez la voisine"]);
				expect(await storedLead(server, customer.id)).toMatchObject({ status: "contacted", desk: { visit: null } });
				await notice.getByRole("link", { name: said.notices.another }).click();
				await expect(page.getByLabel(words[locale].follow.message.label)).toBeInViewport();
			});

			test("keeps an access note that nobody reads back, and removes it", async ({ page }) => {
				const customer = await booked(locale);
				const secret = `Code 4711-${locale}-${js}`;
				await openPage(page, server, customer, js);
				const box = page.locator("textarea[name=accessNote]");
				await box.evaluate((area) => area.removeAttribute("maxlength"));
				await box.fill("é".repeat(601));
				await page.getByRole("button", { name: note.save }).click();
				await expect(page.getByText(note.tooLong)).toBeVisible();
				await expect(box).toHaveValue("é".repeat(601));
				await box.fill(secret);
				await page.getByRole("button", { name: note.save }).click();
				await expect(page.locator("#note-done")).toContainText(said.noteSaved);
				await expect(page.locator("#note-done")).toBeFocused();
				await expect(box).toHaveValue("");
				const stored = await appointmentOf(server, customer);
				expect(stored).toMatchObject({ accessNote: secret, sequence: 0 });
				expect(stored.noteUntil).not.toBeNull();

				const path = pathTo("estimate-follow", locale, { token: customer.token });
				for (const address of [path, `${path}.data`, `/_estimate/calendar/${customer.token}`]) {
					const answer = await page.request.get(server.origin + address);
					expect(await answer.text(), address).not.toContain("Code 4711");
				}
				expect(await page.content()).not.toContain("Code 4711");
				expect(await storedElsewhere(server, customer)).not.toContain("Code 4711");
				for (const mail of await mailsTo(server, customer.email)) {
					expect(`${mail.html} ${mail.text}`).not.toContain("Code 4711");
				}
				await expect(page.getByText(said.noted("").slice(0, 12), { exact: false }).first()).toBeVisible();
				await page.getByRole("button", { name: note.remove }).click();
				await expect(page.locator("#note-done")).toContainText(said.noteRemoved);
				expect(await appointmentOf(server, customer)).toMatchObject({ accessNote: "", noteUntil: null });
			});
		});
	}

	const tag = js ? [] : ["@thorough"];
	test.describe(`a page that is outdated, ${js ? "with" : "without"} JavaScript`, { tag }, () => {
		test.use({ javaScriptEnabled: js });
		const said = requestPageWords.fr;

		test("gets the current state and what changed instead of moving", async ({ page }) => {
			const customer = await booked();
			await openPage(page, server, customer, js);
			const before = await appointmentOf(server, customer);
			await book(server, customer, { day: customer.day, window: { from: "13:00", to: "15:00" } });
			const now = await appointmentOf(server, customer);
			await page.locator("summary").filter({ hasText: said.appointment.move.button }).click();
			await page.locator(`input[name=window][value="${windowValue({ day: customer.day, window: morning })}"]`).check();
			await page.getByRole("button", { name: said.appointment.move.submit }).click();
			const notice = page.locator("#appointment-notice");
			await expect(notice).toBeFocused();
			await expect(notice).toContainText(sayAppointment(before, "fr"));
			await expect(notice).toContainText(sayAppointment(now, "fr"));
			expect(await appointmentOf(server, customer)).toMatchObject({ sequence: 1, window: now.window });
		});

		test("a window that somebody else took keeps the appointment and shows the windows that are left", async ({
			page,
		}) => {
			const customer = await booked();
			const [other, taken] = [await customerLead(server), ownDay()];
			customers.push(other);
			await openPage(page, server, customer, js);
			await book(server, other, { day: taken, window: morning });
			await page.locator("summary").filter({ hasText: said.appointment.move.button }).click();
			const wanted = page.locator(`input[name=window][value="${windowValue({ day: taken, window: morning })}"]`);
			await wanted.evaluate((input: HTMLInputElement) => input.click());
			await page.getByRole("button", { name: said.appointment.move.submit }).click();
			const notice = page.getByRole("alert").filter({ hasText: said.notices.taken("").title });
			await expect(notice).toBeFocused();
			await expect(notice).toContainText(sayAppointment({ day: taken, window: morning }, "fr"));
			await expect(wanted).toHaveCount(0);
			await expect(page.locator("input[name=window]:checked")).toHaveCount(1);
			await expect(page.getByRole("button", { name: said.appointment.move.submit })).toBeVisible();
			expect(await appointmentOf(server, customer)).toMatchObject({ day: customer.day, sequence: 0 });
		});
	});
}

const said = requestPageWords.fr;

test("pressing twice moves once and mails once", async ({ page, context }) => {
	const customer = await booked();
	await openPage(page, server, customer, true);
	const second = await openAgain(context, server, customer);
	await hydrated(second);
	for (const tab of [page, second]) {
		await tab.locator("summary").filter({ hasText: said.appointment.move.button }).click();
		await tab.locator(`input[name=window][value="${windowValue({ day: customer.day, window: morning })}"]`).check();
	}
	await Promise.all(
		[page, second].map((tab) => tab.getByRole("button", { name: said.appointment.move.submit }).click()),
	);
	for (const tab of [page, second]) await expect(tab.locator("#appointment-notice")).toContainText("est déplacé");
	expect(await appointmentOf(server, customer)).toMatchObject({ sequence: 1, window: morning });
	const { desk } = await storedLead(server, customer.id);
	expect(desk.history.filter(({ appointment }) => appointment?.step === "moved")).toHaveLength(1);
	await second.close();
});

test("less than 24 hours before, the page names the phone, and a form of an older page changes nothing", {
	tag: "@thorough",
}, async ({ page }) => {
	const customer = await customerLead(server);
	await book(server, customer, soon());
	await openPage(page, server, customer, true);
	await expect(page.getByText(said.late(24))).toBeVisible();
	await expect(page.locator("main").getByRole("link", { name: /514/ }).first()).toBeVisible();
	await expect(page.locator("input[name=window]")).toHaveCount(0);
	await expect(page.getByRole("button", { name: said.appointment.cancel.submit })).toHaveCount(0);
	const { id, sequence } = await appointmentOf(server, customer);
	const path = server.origin + pathTo("estimate-follow", "fr", { token: customer.token });
	const key = await page.locator("input[name=key]").first().inputValue();
	const window = windowValue({ day: workday(8), window: noon });
	for (const intent of ["cancel", "move"]) {
		const form = { intent, version: `${id}.${sequence}`, window, key };
		const answer = await page.request.post(path, { form, headers: { Origin: server.origin } });
		expect(await answer.text()).toContain(said.notices.refused.title);
	}
	expect(await appointmentOf(server, customer)).toMatchObject({ status: "booked", sequence: 0 });
});

test("after three moves the customer calls", { tag: "@thorough" }, async ({ page }) => {
	const customer = await booked();
	await openPage(page, server, customer, true);
	for (const [index, window] of [morning, noon, morning].entries()) {
		await page.locator("summary").filter({ hasText: said.appointment.move.button }).click();
		await page.locator(`input[name=window][value="${windowValue({ day: customer.day, window })}"]`).check();
		await page.getByRole("button", { name: said.appointment.move.submit }).click();
		// The page has the new version of the appointment.
		await expect(page.locator("input[name=version]").first()).toHaveValue(new RegExp(`/${index + 1}$`));
		await expect(page.locator("#appointment-notice")).toBeFocused();
	}
	await expect(page.getByText(said.often(3))).toBeVisible();
	await expect(page.getByText(/^Vous pouvez l’annuler ici, sans frais, jusqu’au/)).toBeVisible();
	await expect(page.locator("input[name=window]")).toHaveCount(0);
	await expect(page.locator("summary").filter({ hasText: said.appointment.cancel.button })).toBeVisible();
});

test("what is typed in one form of the page stays while other forms are sent", async ({ page }) => {
	const customer = await booked();
	const { cancel, note } = requestPageWords.fr.appointment;
	await openPage(page, server, customer, true);
	const send = (name: string) => page.getByRole("button", { name, exact: true }).click();
	const accessNote = page.locator("textarea[name=accessNote]");
	await accessNote.fill("Code 4711");
	await send(note.save);
	await expect(page.locator("#note-done")).toContainText(requestPageWords.fr.noteSaved);
	await expect(accessNote).toHaveValue("");

	await accessNote.fill("Sonnez deux fois");
	await page.locator("#street").fill("4210, rue des Airelles");
	await page.locator("#city").fill("Montréal");
	await send(addressWords.fr.save);
	await expect(page.locator("#address-saved")).toBeFocused();
	await expect(accessNote).toHaveValue("Sonnez deux fois");

	await page.locator("#unit").fill("Sous-sol");
	await send(note.save);
	await expect(page.locator("#note-done")).toBeFocused();
	await expect(accessNote).toHaveValue("");
	await expect(page.locator("#unit")).toHaveValue("Sous-sol");

	const message = page.getByLabel(words.fr.follow.message.label);
	await message.fill("Et pour les tapis,");
	await page.locator("summary").filter({ hasText: cancel.button }).click();
	await page.getByLabel(cancel.reason).fill("Un dégât d’eau");
	await send(cancel.submit);
	await expect(page.locator("#appointment-notice")).toContainText(requestPageWords.fr.notices.cancelled.title);
	await expect(message).toHaveValue("Et pour les tapis,");
	await expect(page.locator("#unit")).toHaveValue("Sous-sol");

	await send(words.fr.follow.message.send);
	await expect(page.getByRole("listitem").filter({ hasText: "Et pour les tapis," })).toBeVisible();
	await expect(message).toHaveValue("");
});

test("forms of another site and of strangers change nothing", async ({ page, playwright }) => {
	const customer = await booked();
	await openPage(page, server, customer, true);
	const { id, sequence } = await appointmentOf(server, customer);
	const path = server.origin + pathTo("estimate-follow", "fr", { token: customer.token });
	const form = { intent: "cancel", version: `${id}.${sequence}` };
	const foreign = await page.request.post(path, {
		form,
		headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
	});
	expect(foreign.status()).toBe(403);
	const stranger = await playwright.request.newContext();
	await stranger.post(path, { form, headers: { Origin: server.origin } });
	await stranger.dispose();
	expect(await appointmentOf(server, customer)).toMatchObject({ status: "booked", sequence: 0 });
});

test("a lead from the contact page has its page once an appointment is booked", { tag: "@thorough" }, async ({
	page,
}) => {
	const customer = await booked("fr", "contact");
	await openPage(page, server, customer, true);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.fr.follow.heading);
	await expect(page.getByRole("heading", { name: said.appointment.heading, exact: true })).toBeVisible();
	await expect(page.getByText(words.fr.follow.wishes)).toHaveCount(0);
	await expect(page.getByLabel(words.fr.follow.message.label)).toBeVisible();
	expect(await violations(page)).toEqual([]);
});

test("an appointment that ended says so, and a status without a day confirms nothing", { tag: "@thorough" }, async ({
	page,
}) => {
	// The time of these two is never free again.
	used = 9;
	for (const to of ["done", "missed", "cancelled"] as const) {
		const customer = await booked();
		await end(server, customer, to);
		await openPage(page, server, customer, true);
		const text = to === "done" ? jobWords.fr.part.question.lead.replace("{{guarantee}}", "7") : said.texts[to];
		await expect(page.getByText(text)).toBeVisible();
		await expect(page.locator("textarea[name=accessNote]")).toHaveCount(0);
		await page.context().clearCookies();
	}
	const customer = await customerLead(server, "fr", "contact", { status: "booked" });
	await openPage(page, server, customer, true);
	await expect(page.getByText(said.noDay.title)).toBeVisible();
	await expect(page.getByText("Rendez-vous pris")).toHaveCount(0);
});

test("works by keyboard alone, has no axe violations and fits 320 pixels", { tag: "@thorough" }, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const customer = await booked();
	await openPage(page, server, customer, true);
	const summary = page.locator("summary").filter({ hasText: said.appointment.move.button });
	await summary.focus();
	await page.keyboard.press("Enter");
	expect(await violations(page)).toEqual([]);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
	const own = page.locator("input[name=window]:checked");
	await own.focus();
	await page.keyboard.press("ArrowUp");
	const chosen = await page.locator("input[name=window]:checked").inputValue();
	expect(chosen).toBe(windowValue({ day: customer.day, window: morning }));
	await page.getByRole("button", { name: said.appointment.move.submit }).focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("#appointment-notice")).toBeFocused();
	expect(await violations(page)).toEqual([]);
	expect(await appointmentOf(server, customer)).toMatchObject({ sequence: 1, window: morning });
});
