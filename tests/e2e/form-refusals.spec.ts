import { DatabaseSync } from "node:sqlite";
import type { Locator, Page, Request, Route } from "@playwright/test";
import type { Locale } from "#app/locale/locales.ts";
import { databaseOf } from "../faults/stored-leads.ts";
import {
	continueButton,
	fromAnywhere,
	messages,
	open,
	pathTo,
	photo,
	prepare,
	referenceOf,
	sendButton,
	tellWho,
	type Visitor,
	words,
} from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { startServer, type TestServer } from "./server.ts";

/**
 * A form that is refused as a whole (store locked, connection lost, 403, 413, 429) says so beside the button that was
 * pressed, keeps every value, and can be sent again.
 */
let server: TestServer;
test.beforeAll(async () => {
	server = await startServer({ TRUSTED_PROXIES: "1" });
});
test.afterAll(() => server.stop());
// Each from a network of its own: links by mail are limited.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));
test.use({
	expectedErrors: /status of (?:4\d\d|50\d)|ERR_(?:FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED)|Failed to fetch/,
});

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };
const dryer = { kinds: ["dryer-ducts"] as const };
const person = { ...dryer, visit: { postalCode: "H2T 2S9" } };

interface Refused {
	/** Opens the page and types into it. */
	arrive: (visitor: Visitor) => Promise<void>;
	button: (visitor: Visitor) => Locator;
	press?: (visitor: Visitor) => Promise<void>;
	/** Typed values that must still be there. */
	typed: Readonly<Record<string, string>>;
	/** What only an accepted form shows. */
	accepted: (visitor: Visitor) => Promise<void>;
	only?: "js" | "no-js";
}

const toPage = (name: Parameters<typeof pathTo>[0]) => (visitor: Visitor) =>
	visitor.page.waitForURL(`**${pathTo(name, visitor.locale)}`);
const fillAll = async (page: Page, typed: Readonly<Record<string, string>>) => {
	for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value);
};
const onStep = async (visitor: Visitor, step: Parameters<typeof pathTo>[0], draft: Parameters<typeof prepare>[1]) => {
	await prepare(visitor, draft);
	await open(visitor, pathTo(step, visitor.locale));
};

const contact = { name: "Patience", phone: "514 555-0142", message: "Ne me perdez pas" };
const vents = { "ventilation-ducts.vents": "14" };
const visit = { postalCode: "H2T 2S9", comment: "Le chien est gentil" };
const waiting = { waitingEmail: "attente@exemple.example", comment: "Le chien est gentil" };

const forms: Readonly<Record<string, Refused>> = {
	contact: {
		async arrive(visitor) {
			await open(visitor, pathTo("contact", visitor.locale));
			await fillAll(visitor.page, contact);
		},
		button: ({ page, locale }) => page.getByRole("button", { name: messages[locale].contact.send }),
		typed: contact,
		accepted: async ({ page }) => void (await page.getByText(/^AIR-[A-Z0-9]{7}$/).waitFor()),
	},
	services: {
		async arrive(visitor) {
			await open(visitor, `${pathTo("estimate", visitor.locale)}?service=dryer-ducts&code=DUO-AUTOMNE`);
			await visitor.page.locator('[value="oriental-rugs"]').check();
		},
		button: ({ page, locale }) =>
			page.locator("#estimate-form").getByRole("button", { name: messages[locale].estimate.continue }),
		typed: { code: "DUO-AUTOMNE" },
		accepted: toPage("estimate-details"),
	},
	details: {
		async arrive(visitor) {
			await onStep(visitor, "estimate-details", { kinds: ["ventilation-ducts"] });
			await fillAll(visitor.page, vents);
		},
		button: continueButton,
		typed: vents,
		accepted: toPage("estimate-visit"),
	},
	"a new rug": {
		only: "no-js",
		async arrive(visitor) {
			await onStep(visitor, "estimate-details", { kinds: ["oriental-rugs"] });
			await fillAll(visitor.page, { "oriental-rugs.pieces.a.width": "5" });
		},
		button: ({ page }) => page.locator('[value="add:oriental-rugs"]'),
		typed: { "oriental-rugs.pieces.a.width": "5" },
		accepted: async ({ page }) => void (await page.locator('[name="oriental-rugs.pieces.2.width"]').waitFor()),
	},
	"the promotion code": {
		only: "no-js",
		async arrive(visitor) {
			await onStep(visitor, "estimate-details", { kinds: ["ventilation-ducts"] });
			await fillAll(visitor.page, vents);
			await visitor.page.getByText(words[visitor.locale].panel.code.label).click();
			await fillAll(visitor.page, { code: "DUO-AUTOMNE" });
		},
		button: ({ page }) => page.locator('button[value="code"]'),
		typed: { ...vents, code: "DUO-AUTOMNE" },
		accepted: async ({ page }) => expect(page.getByRole("alert")).toHaveCount(0),
	},
	visit: {
		async arrive(visitor) {
			await onStep(visitor, "estimate-visit", dryer);
			await fillAll(visitor.page, visit);
		},
		button: continueButton,
		typed: visit,
		accepted: toPage("estimate-person"),
	},
	photos: {
		only: "js",
		async arrive(visitor) {
			await onStep(visitor, "estimate-visit", dryer);
			await fillAll(visitor.page, visit);
		},
		button: ({ page }) => page.locator("label").filter({ has: page.locator("[name=photos]") }),
		press: async ({ page }) => page.locator("[name=photos]").setInputFiles([await photo("sortie.jpg")]),
		typed: visit,
		accepted: async ({ page }) => void (await page.locator('img[src^="/_estimate/photos/"]').waitFor()),
	},
	"the waiting list": {
		async arrive(visitor) {
			await onStep(visitor, "estimate-visit", dryer);
			await fillAll(visitor.page, { ...visit, postalCode: "K1A 0B1" });
			await continueButton(visitor).click();
			await fillAll(visitor.page, waiting);
		},
		button: ({ page }) => page.locator('[value="waiting"]'),
		typed: { ...waiting, postalCode: "K1A 0B1" },
		accepted: async ({ page, locale }) =>
			void (await page.getByText(words[locale].visit.waiting.thanks.title).waitFor()),
	},
	"the link by mail": {
		only: "js",
		async arrive(visitor) {
			await onStep(visitor, "estimate-details", { kinds: ["ventilation-ducts"] });
			await fillAll(visitor.page, vents);
			await visitor.page.locator("#later summary").click();
			await visitor.page.locator("#later [name=email]").fill("plus-tard@exemple.example");
		},
		button: ({ page, locale }) => page.getByRole("button", { name: words[locale].save.later.send }),
		typed: { ...vents, email: "plus-tard@exemple.example" },
		accepted: async ({ page, locale }) => void (await page.getByText(words[locale].save.later.sent).waitFor()),
	},
	person: {
		async arrive(visitor) {
			await onStep(visitor, "estimate-person", person);
			await tellWho(visitor, "Patience");
		},
		button: sendButton,
		typed: { name: "Patience", phone: "514 555-0142" },
		accepted: async ({ page }) => void (await referenceOf(page)),
	},
	"a message on the follow page": {
		async arrive(visitor) {
			await forms.person?.arrive(visitor);
			await sendButton(visitor).click();
			await referenceOf(visitor.page);
			await fillAll(visitor.page, { message: "Sonnez deux fois" });
		},
		button: ({ page, locale }) => page.getByRole("button", { name: words[locale].follow.message.send }),
		typed: { message: "Sonnez deux fois" },
		accepted: async ({ page }) => void (await page.locator("li", { hasText: "Sonnez deux fois" }).waitFor()),
	},
	"the second check": {
		async arrive(visitor) {
			await forms.person?.arrive(visitor);
			await sendButton(visitor).click();
			await referenceOf(visitor.page);
			await visitor.page.context().clearCookies();
			await open(visitor, new URL(visitor.page.url()).pathname);
			await fillAll(visitor.page, { proof: "0142" });
		},
		button: ({ page, locale }) => page.getByRole("button", { name: words[locale].follow.locked.button }),
		typed: { proof: "0142" },
		accepted: async ({ page }) => void (await referenceOf(page)),
		only: "js",
	},
};

const isPost = (request: Request) => request.method() === "POST" && !request.url().endsWith("/_estimate/save");
const refuseAs = (status: number) => (route: Route) =>
	isPost(route.request()) ? route.fulfill({ status, body: "no" }) : route.continue();
const cut = (route: Route) => (isPost(route.request()) ? route.abort() : route.continue());

for (const [locale, viewport] of [
	["fr", phone],
	["en", phone],
	["fr", laptop],
	["en", laptop],
] as const) {
	// Both languages at both widths, and every status, in `npm run test:thorough`.
	const tag = locale === "fr" && viewport === phone ? [] : ["@thorough"];
	test.describe(`${locale} at ${viewport.width} px`, { tag }, () => {
		test.use({ viewport });

		for (const [name, form] of Object.entries(forms).filter(([, { only }]) => only !== "no-js")) {
			test(`lost connection: ${name}`, async ({ page }) => {
				await refusedThenAccepted(visitorOn(page, locale), form, async (refused) => {
					await page.route("**/*", cut);
					await refused();
					await page.unroute("**/*", cut);
				});
			});
		}

		for (const status of [403, 413, 429, 500]) {
			test(`status ${status}: the photos and the last step`, { tag: "@thorough" }, async ({ page }) => {
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

		test("the bar at the bottom of a phone has its own message", async ({ page }) => {
			test.skip(viewport !== phone, "there is no bar");
			const form = { ...forms.details, button: (visitor: Visitor) => bar(visitor) } as Refused;
			await refusedThenAccepted(visitorOn(page, locale), form, async (refused) => {
				await page.route("**/*", cut);
				await refused();
				await page.unroute("**/*", cut);
			});
		});
	});
}

test("offline: the contact form keeps everything, and is sent once the connection is back", async ({ page }) => {
	await refusedThenAccepted(visitorOn(page, "fr"), forms.contact as Refused, async (refused) => {
		await page.context().setOffline(true);
		await refused();
		await page.context().setOffline(false);
	});
});

for (const js of [true, false]) {
	test.describe(`store locked, ${js ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled: js, viewport: phone });
		for (const [name, form] of Object.entries(forms).filter(([, { only }]) => only !== (js ? "no-js" : "js"))) {
			// Reading is all that the second check does.
			if (name === "the second check") continue;
			// Five seconds each; contact.spec.ts and estimate-kept.spec.ts have one for every day.
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
	});
	for (const [name, value] of Object.entries(form.typed))
		await expect(page.locator(`[name="${name}"]`), name).toHaveValue(value);
	if (form === forms.services)
		for (const service of ["dryer-ducts", "oriental-rugs"])
			await expect(page.locator(`[value="${service}"]`)).toBeChecked();
	await press(visitor);
	await form.accepted(visitor);
}

/** Beside the button, whole and uncovered in the viewport, focused, with a phone number to tap. */
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

/** Another program holds SQLite's write lock; the server waits five seconds before it answers 503. */
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
