import type { Page, Request, Route } from "@playwright/test";
import { offeredIn } from "../attacks/booking-agenda.ts";
import {
	fromAnywhere,
	open,
	pathTo,
	phone,
	prepare,
	pretendMinutePassed,
	referenceOf,
	type Visitor,
} from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { prepareLastWindow } from "./last-window.ts";
import { withStore } from "./office-data.ts";
import { startPrepared } from "./prepared-server.ts";
import type { TestServer } from "./server.ts";

let server: TestServer;
test.beforeAll(async () => {
	server = await startPrepared(prepareLastWindow);
});
test.afterAll(() => server.stop());
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));
test.use({ viewport: phone, expectedErrors: /ERR_(?:FAILED|INTERNET_DISCONNECTED)|Failed to fetch/ });

const isStep = (request: Request) => request.method() === "POST" && !request.url().endsWith("/_estimate/save");
/** The connection is lost on the way to the server. */
const cutBefore = (route: Route) => (isStep(route.request()) ? route.abort() : route.continue());
/** The server receives the form, and the connection is lost before its answer arrives. */
const cutAfter = async (route: Route) => {
	if (!isStep(route.request())) return route.continue();
	await route.fetch({ maxRedirects: 0 });
	await route.abort();
};
const press = (page: Page) => page.locator("form#estimate-form [data-continue]").click();

async function lost(page: Page, cut: (route: Route) => Promise<void>): Promise<void> {
	await pretendMinutePassed(page, server.data);
	await page.route("**/*", cut);
	await press(page);
	const alert = page.getByRole("alert");
	await expect(alert).toBeFocused();
	await expect(alert).toBeInViewport();
	await page.unroute("**/*", cut);
}

const stored = () =>
	withStore(server, async (store) => ({
		leads: (await store.query("leads")).documents.map(({ data }) => data.name),
		windows: (await store.query("appointments")).documents.map(({ data: { day, window } }) => `${day}_${window.from}`),
		mails: (await store.query("outbox")).documents.map(({ data }) => data.template).toSorted(),
	}));

test("a phone that loses its connection while the request is sent books once, and loses nothing", async ({ page }) => {
	const visitor: Visitor = { page, origin: server.origin, locale: "fr", js: true };
	const [window = ""] = await withStore(server, (store) => offeredIn(store));
	await prepare(visitor, { kinds: ["dryer-ducts"], details: { "dryer-ducts.exit": "roof" } });
	await prepare(visitor, { kinds: ["dryer-ducts"], visit: { postalCode: "H2T 2S9", comment: "Deux chiens", window } });
	await open(visitor, pathTo("estimate-person", "fr"));
	await page.locator("[name=name]").fill("Noémie Démo");
	await page.locator("#email").fill("noemie@exemple.example");
	const key = await page.locator("#estimate-form [name=key]").inputValue();

	await lost(page, cutBefore);
	// With a new key, pressing again at once would be taken for a robot's.
	await expect(page.locator("#estimate-form [name=key]")).toHaveValue(key);
	expect(await stored()).toEqual({ leads: [], windows: [], mails: [] });
	await expect(page.locator("[name=name]")).toHaveValue("Noémie Démo");

	const once = {
		leads: ["Noémie Démo"],
		windows: [window.slice(0, 16)],
		mails: ["lead-confirmation", "lead-notification"],
	};
	await lost(page, cutAfter);
	await expect.poll(stored).toEqual(once);
	await expect(page.locator("#email")).toHaveValue("noemie@exemple.example");
	await press(page);
	await referenceOf(page);
	expect(await stored()).toEqual(once);
});
