import type { Page } from "@playwright/test";
import { locales } from "#app/locale/locales.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { formWords } from "#content/messages/forms.ts";
import { book, customerLead, openPage, workday } from "./customer-appointments.ts";
import { fromAnywhere, messages, open, pathTo, prepare, type Visitor, words } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

/**
 * After each refused attempt, the focus goes to what explains it: once, and not again while the visitor corrects the
 * form.
 */
const server = visitorServer();
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));
test.use({ expectedErrors: /status of 422/ });

interface WrongForm {
	/** Opens a form that is refused as it is. */
	arrive: (visitor: Visitor) => Promise<void>;
	/** The name of its button; Enter in a field presses it too. */
	button: (visitor: Visitor) => string;
	/** The field of the summary's first link. */
	field: string;
	/** Keys that leave the field wrong. */
	keys: string;
}

const dryer = { kinds: ["dryer-ducts"] as const };

const forms: Readonly<Record<string, WrongForm>> = {
	contact: {
		arrive: (visitor) => open(visitor, pathTo("contact", visitor.locale)),
		button: ({ locale }) => formWords[locale].send,
		field: "#name",
		keys: " ",
	},
	services: {
		arrive: (visitor) => open(visitor, pathTo("estimate", visitor.locale)),
		button: ({ locale }) => messages[locale].estimate.continue,
		field: "#service",
		// Ticks the box and unticks it.
		keys: "  ",
	},
	details: {
		async arrive(visitor) {
			await prepare(visitor, { kinds: ["ventilation-ducts"] });
			await open(visitor, pathTo("estimate-details", visitor.locale));
			await visitor.page.locator('[name="ventilation-ducts.vents"]').fill("2000");
		},
		button: ({ locale }) => words[locale].details.continue,
		field: '[name="ventilation-ducts.vents"]',
		keys: "3",
	},
	"place and time": {
		async arrive(visitor) {
			await prepare(visitor, dryer);
			await open(visitor, pathTo("estimate-appointment", visitor.locale));
		},
		button: ({ locale }) => words[locale].visit.continue,
		field: "#postalCode",
		keys: "9",
	},
	person: {
		async arrive(visitor) {
			await prepare(visitor, { ...dryer, visit: { postalCode: "H2T 2S9" } });
			await open(visitor, pathTo("estimate-person", visitor.locale));
		},
		button: ({ locale }) => words[locale].person.send,
		field: "#name",
		keys: " ",
	},
};

const summaryOn = (page: Page) => page.getByRole("alert").filter({ has: page.getByRole("heading", { level: 2 }) });

for (const locale of locales) {
	for (const [name, form] of Object.entries(forms)) {
		const tag = locale === "fr" && (name === "services" || name === "place and time") ? [] : ["@thorough"];
		test(`each wrong attempt moves the focus to the summary, and typing does not: ${name} in ${locale}`, {
			tag,
		}, async ({ page }) => {
			const visitor = { page, origin: server.origin, locale, js: true };
			await form.arrive(visitor);
			const button = page
				.locator("main form")
				.getByRole("button", { name: form.button(visitor), exact: true })
				.last();
			const field = page.locator(form.field);
			for (let attempt = 0; attempt < 3; attempt++) {
				await button.press("Enter");
				await expect(summaryOn(page)).toBeFocused();
				await expect(summaryOn(page)).toBeInViewport();
				await page.keyboard.press("Tab");
				await page.keyboard.press("Enter");
				await expect(field).toBeFocused();
				await page.keyboard.type(form.keys, { delay: 50 });
				// Longer than the autosave waits.
				await page.waitForTimeout(1_500);
				await expect(field).toBeFocused();
			}
		});
	}

	test(`without JavaScript, the summary has the focus: contact in ${locale}`, async ({ browser }) => {
		const page = await browser.newPage({ javaScriptEnabled: false, extraHTTPHeaders: fromAnywhere() });
		await forms.contact?.arrive({ page, origin: server.origin, locale, js: false });
		await page.getByRole("button", { name: formWords[locale].send }).press("Enter");
		await expect(summaryOn(page)).toBeFocused();
		await expect(summaryOn(page)).toBeInViewport();
		await page.close();
	});
}

test("a page that arrived with its errors leaves the focus where the visitor corrects them", async ({ page }) => {
	const { promise: waiting, resolve: arrive } = Promise.withResolvers<void>();
	await page.route("**/assets/entry.client-*.js", async (route) => {
		await waiting;
		await route.continue();
	});
	await page.goto(server.origin + pathTo("contact", "fr"), { waitUntil: "commit" });
	// Submits without JavaScript: the response is a whole page with the summary.
	await page.locator("form[aria-label]").evaluate((form: HTMLFormElement) => form.submit());
	await expect(summaryOn(page)).toBeVisible();
	const name = page.locator("#name");
	await name.focus();
	arrive();
	await hydrated(page);
	await page.waitForTimeout(500);
	await expect(name).toBeFocused();
});

test("a reason that is too long gets the focus after each attempt to cancel", async ({ page }) => {
	const { cancel } = requestPageWords.fr.appointment;
	const customer = await customerLead(server, "fr");
	await book(server, customer, { day: workday(9), window: { from: "16:00", to: "18:00" } });
	await openPage(page, server, customer, true);
	await page.locator("summary").filter({ hasText: cancel.button }).press("Enter");
	const reason = page.locator("#reason");
	await reason.evaluate((area) => area.removeAttribute("maxlength"));
	await reason.fill("é".repeat(2001));
	const button = page.getByRole("button", { name: cancel.submit });
	for (let attempt = 0; attempt < 2; attempt++) {
		const answered = page.waitForResponse((response) => response.request().method() === "POST");
		await button.press("Enter");
		await answered;
		await expect(page.getByText(cancel.tooLong)).toBeVisible();
		await expect(reason).toBeFocused();
	}
});
