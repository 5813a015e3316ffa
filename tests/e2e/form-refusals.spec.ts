import { DatabaseSync } from "node:sqlite";
import type { Locator, Page, Request, Route } from "@playwright/test";
import type { Locale } from "#app/locale/locales.ts";
import { databaseOf } from "../faults/stored-leads.ts";
import { forms, type Refused } from "./estimate/refusable-forms.ts";
import { continueButton, fromAnywhere, photo, type Visitor, words } from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

/**
 * A form that is refused as a whole (store locked, connection lost, 403, 413, 429, 500) shows a message beside the
 * pressed button, keeps every value, and can be sent again.
 */
const server = visitorServer();
// Each test has its own client IP address, because links by e-mail are rate limited.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));
test.use({
	expectedErrors: /status of (?:4\d\d|50\d)|ERR_(?:FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED)|Failed to fetch/,
});

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };
const isPost = (request: Request) => request.method() === "POST" && !request.url().endsWith("/_estimate/save");
const refuseAs = (status: number) => (route: Route) =>
	isPost(route.request()) ? route.fulfill({ status, body: "no" }) : route.continue();
const cut = (route: Route) => (isPost(route.request()) ? route.abort() : route.continue());

/** Contact, a step of the estimate, its last one, and photos, which are sent in another way. */
const usual = ["contact", "details", "photos", "person"];

for (const [locale, viewport] of [
	["fr", phone],
	["en", phone],
	["fr", laptop],
	["en", laptop],
] as const) {
	// `npm run test:thorough` runs both languages at both widths, and every status.
	const tag = locale === "fr" && viewport === phone ? [] : ["@thorough"];
	test.describe(`${locale} at ${viewport.width} px`, { tag }, () => {
		test.use({ viewport });

		for (const [name, form] of Object.entries(forms).filter(([, { only }]) => only !== "no-js")) {
			const tag = usual.includes(name) ? [] : ["@thorough"];
			test(`a lost connection keeps the form and shows a message: ${name}`, { tag }, async ({ page }) => {
				await refusedThenAccepted(visitorOn(page, locale), form, async (refused) => {
					await page.route("**/*", cut);
					await refused();
					await page.unroute("**/*", cut);
				});
			});
		}

		for (const status of [403, 413, 429, 500]) {
			test(`photos and the last step survive status ${status}`, { tag: "@thorough" }, async ({ page }) => {
				for (const form of [forms.photos, forms.person]) {
					if (form)
						await refusedThenAccepted(visitorOn(page, locale), form, async (refused) => {
							const refuse = refuseAs(status);
							await page.route("**/*", refuse);
							await refused();
							await page.unroute("**/*", refuse);
						});
				}
			});
		}

		if (viewport !== phone) return;
		test("the bottom bar on a phone shows its own message", { tag: "@thorough" }, async ({ page }) => {
			const form = { ...forms.details, button: (visitor: Visitor) => bar(visitor) } as Refused;
			await refusedThenAccepted(visitorOn(page, locale), form, async (refused) => {
				await page.route("**/*", cut);
				await refused();
				await page.unroute("**/*", cut);
			});
		});
	});
}

for (const name of ["contact", "a second photo of the contact form", "removing a photo of the contact form"]) {
	test(`the contact form keeps its values offline and can be sent once the connection is back: ${name}`, async ({
		page,
	}) => {
		await refusedThenAccepted(visitorOn(page, "fr"), forms[name] as Refused, async (refused) => {
			await page.context().setOffline(true);
			await refused();
			await page.context().setOffline(false);
		});
	});
}

test("a connection lost between two photos keeps the step, shows why, and the second photo can be sent again", async ({
	page,
}) => {
	const visitor = visitorOn(page, "fr");
	const { photos } = forms as Record<"photos", Refused>;
	await photos.arrive(visitor);
	const thumbs = page.locator('img[src^="/_estimate/photos/"]');
	await page.locator("[name=comment]").fill("Tapé pendant l’envoi");
	let uploads = 0;
	// With the second photo the connection is gone, also for the document and for what is typed.
	const lose = (route: Route) => {
		if (route.request().postData()?.includes("photos")) uploads++;
		return uploads > 1 ? route.abort() : route.continue();
	};
	await page.route("**/*", lose);
	await page.locator("[name=photos]").setInputFiles([await photo("une.jpg"), await photo("deux.jpg")]);
	await expectRefusal(page, photos.button(visitor));
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await expect(page.locator("[name=comment]")).toHaveValue("Tapé pendant l’envoi");
	await page.unroute("**/*", lose);
	await page.locator("[name=photos]").setInputFiles([await photo("deux.jpg")]);
	await expect(thumbs).toHaveCount(2);
	await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a step that is loaded again without a connection, or by a server that fails, stays as it is", async ({
	page,
}) => {
	const visitor = visitorOn(page, "fr");
	const { visit } = forms as Record<"visit", Refused>;
	await visit.arrive(visitor);
	const code = page.locator("[name=postalCode]");
	for (const fail of [
		(route: Route) => route.abort(),
		(route: Route) => route.fulfill({ status: 502, body: "no" }),
		async (route: Route) => {
			const payload = await (await route.fetch()).json();
			await route.fulfill({ status: 500, json: { ...payload, error: { status: 500, message: "no" }, content: null } });
		},
	]) {
		const { promise: failed, resolve } = Promise.withResolvers<void>();
		await page.route("**/_payload.json*", async (route) => {
			await fail(route);
			resolve();
		});
		// Another postal code, once it is saved, loads the step's times again.
		await code.fill((await code.inputValue()) === "H2X 1Y4" ? "H2T 2S9" : "H2X 1Y4");
		await failed;
		await page.locator("[name=comment]").fill("Tapé sans réseau");
		await page.unrouteAll();
		await expect(page.locator("[name=comment]")).toHaveValue("Tapé sans réseau");
	}
	await expect(page.locator(".window-day:visible [name=window]:enabled").first()).toBeAttached();
	await continueButton(visitor).click();
	await visit.accepted(visitor);
});

for (const js of [true, false]) {
	test.describe(`a locked store keeps the form and shows a message, ${js ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled: js, viewport: phone });
		for (const [name, form] of Object.entries(forms).filter(([, { only }]) => only !== (js ? "no-js" : "js"))) {
			// The second check only reads from the store.
			if (name === "the second check") continue;
			// Each takes five seconds; contact.spec.ts tests a locked store in every run.
			test(name, { tag: "@thorough" }, async ({ page }) => {
				await refusedThenAccepted(visitorOn(page, js ? "fr" : "en", js), form, locked);
			});
		}
	});
}

const bar = ({ page, locale }: Visitor) =>
	page.locator(".range-bar").getByRole("button", { name: words[locale].details.continue });
const visitorOn = (page: Page, locale: Locale, js = true): Visitor => ({ page, origin: server.origin, locale, js });

async function refusedThenAccepted(
	visitor: Visitor,
	form: Refused,
	during: (refused: () => Promise<void>) => Promise<void>,
): Promise<void> {
	const { page } = visitor;
	const press = form.press ?? (() => form.button(visitor).click());
	await form.arrive(visitor);
	await during(async () => {
		await press(visitor);
		await expectRefusal(page, form.button(visitor));
		await form.kept?.(visitor);
	});
	for (const [name, value] of Object.entries(form.typed))
		await expect(page.locator(`[name="${name}"]`), name).toHaveValue(value);
	if (form === forms.services)
		for (const service of ["dryer-ducts", "oriental-rugs"])
			await expect(page.locator(`[value="${service}"]`)).toBeChecked();
	await press(visitor);
	await form.accepted(visitor);
}

/** Expects a focused alert beside the button, fully visible in the viewport, with a phone link. */
async function expectRefusal(page: Page, button: Locator): Promise<void> {
	const alert = page.getByRole("alert");
	await expect(alert).toBeVisible({ timeout: 20_000 });
	await expect(alert).toBeFocused();
	await expect(alert).toBeInViewport({ ratio: 1 });
	await expect(alert.getByRole("link", { name: /514/ })).toHaveAttribute("href", /^tel:\+1514/);
	await expect(button).toBeEnabled();
	const [box, beside] = [await alert.boundingBox(), await button.boundingBox()];
	if (!box || !beside) throw new Error("The message or the button has no box");
	const gap = Math.max(beside.y - (box.y + box.height), box.y - (beside.y + beside.height));
	expect(gap).toBeLessThan(120);
	const covered = await alert.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return [top + 4, (top + bottom) / 2, bottom - 4].some(
			(y) => !element.contains(document.elementFromPoint((left + right) / 2, y)),
		);
	});
	expect(covered).toBe(false);
}

/** Holds SQLite's write lock during `work`; the server waits five seconds before it answers 503. */
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
