import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { formWords } from "#content/messages/forms.ts";
import { promotionsWords } from "#content/messages/promotions.ts";
import { overflow, violations } from "./axe.ts";
import {
	fromAnywhere,
	mailsTo,
	open,
	pathTo,
	phone,
	prepare,
	pretendMinutePassed,
	send,
	tellWho,
} from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const newAddress = () => `${randomUUID()}@exemple.example`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The consent as the owner's export has it. */
function exported(email: string): { marketing: object | null; marketingWithdrawnAt: string | null } {
	const text = execFileSync("node", ["scripts/leads.ts", "export"], {
		env: { ...process.env, DATA_DIR: server.data },
		encoding: "utf8",
	});
	const leads = JSON.parse(text) as ({ email: string } & ReturnType<typeof exported>)[];
	const lead = leads.find((each) => each.email === email);
	if (!lead) throw new Error(`No lead of ${email}`);
	return lead;
}

/** The link of the confirmation mail, without which nobody could unsubscribe. */
async function unsubscribeLink(email: string): Promise<string> {
	const find = async () => {
		const [mail] = await mailsTo(server.data, email);
		return /https?:\/\/\S*\/(?:desabonnement|unsubscribe)\/[\w-]{44}/.exec(mail?.text ?? "")?.[0];
	};
	await expect.poll(find, { timeout: 15_000 }).toBeDefined();
	const link = (await find()) ?? "";
	return server.origin + new URL(link).pathname;
}

async function writeAndAgree(page: Page, email: string): Promise<void> {
	const { fields, marketing, send: button } = formWords.fr;
	await page.goto(`${server.origin}/contactez-nous`);
	await page.getByRole("textbox", { name: fields.name, exact: true }).fill("Ariane");
	await page.getByRole("textbox", { name: fields.email, exact: true }).fill(email);
	await page.getByRole("textbox", { name: fields.message, exact: true }).fill(`Bonjour, ${email}`);
	await page.getByRole("checkbox", { name: marketing }).check();
	await pretendMinutePassed(page, server.data);
	await page.getByRole("button", { name: button, exact: true }).click();
	await page.waitForURL("**/merci/**");
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the link in the confirmation withdraws consent by its button only, as often as it is used", async ({
		page,
		browser,
	}) => {
		const { withdrawn, button } = promotionsWords.fr;
		const email = newAddress();
		await writeAndAgree(page, email);
		const link = await unsubscribeLink(email);
		expect(link).not.toContain("exemple");

		// A mail scanner follows the link.
		for (const method of ["GET", "HEAD", "GET"])
			expect((await page.request.fetch(link, { method })).status()).toBe(200);
		expect(exported(email)).toMatchObject({ marketing: { agreedAt: expect.any(String) }, marketingWithdrawnAt: null });

		// Another browser, without any cookie.
		const elsewhere = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
		const reader = await elsewhere.newPage();
		await reader.goto(link);
		await expect(reader.getByText(formWords.fr.marketing)).toBeVisible();
		expect(await reader.content()).not.toContain(email);
		expect(await overflow(reader)).toBeLessThanOrEqual(0);
		await elsewhere.clearCookies();
		await reader.getByRole("button", { name: button }).click();
		await expect(heading(reader)).toHaveText(withdrawn.heading);
		expect(exported(email)).toMatchObject({ marketing: null, marketingWithdrawnAt: expect.any(String) });
		await reader.goto(link);
		await expect(heading(reader)).toHaveText(withdrawn.heading);
		await expect(reader.getByRole("button", { name: button })).toHaveCount(0);
		await elsewhere.close();
	});

	test("a mail program unsubscribes with one POST that is not redirected, twice if it likes", async ({ page }) => {
		const email = newAddress();
		await writeAndAgree(page, email);
		const link = await unsubscribeLink(email);
		for (const _ of [1, 2]) {
			const answer = await fetch(link, {
				method: "POST",
				body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
				redirect: "manual",
			});
			expect(answer.status).toBe(200);
			expect(exported(email).marketing).toBeNull();
		}
	});

	test("a link that this site did not sign is unknown, and withdraws nothing", async ({ page }) => {
		const email = newAddress();
		await writeAndAgree(page, email);
		const link = await unsubscribeLink(email);
		const forged = link.slice(0, -1) + (link.endsWith("A") ? "B" : "A");
		expect((await fetch(forged)).status).toBe(404);
		expect((await fetch(forged, { method: "POST", body: new URLSearchParams() })).status).toBe(404);
		expect(exported(email).marketing).not.toBeNull();
	});
});

for (const locale of ["fr", "en"] as const) {
	const tag = locale === "fr" ? [] : ["@thorough"];
	test(`the request's page withdraws consent in place and shows its proof, in ${locale}`, { tag }, async ({ page }) => {
		const { agreed, withdrawn, button } = promotionsWords[locale];
		const email = newAddress();
		const visitor = { page, origin: server.origin, locale, js: true };
		await prepare(visitor, { kinds: ["dryer-ducts"], visit: { postalCode: "H2T 2S9" } });
		await open(visitor, pathTo("estimate-person", locale));
		await tellWho(visitor, "Hélène");
		const { fields, marketing } = formWords[locale];
		await page.getByRole("textbox", { name: fields.email, exact: true }).fill(email);
		await page.getByRole("checkbox", { name: marketing }).check();
		await pretendMinutePassed(page, server.data);
		await send(visitor);

		const part = page.locator("#promotions");
		await expect(part.getByRole("heading")).toHaveText(agreed.heading);
		await expect(part.getByText(marketing)).toBeVisible();
		expect(await violations(page, "#promotions")).toEqual([]);
		const link = await unsubscribeLink(email);
		expect(link).toContain(pathTo("unsubscribe", locale, { token: "" }));

		await part.getByRole("button", { name: button }).click();
		await expect(part.getByRole("status")).toBeFocused();
		await expect(part.getByRole("heading")).toHaveText(withdrawn.heading);
		expect(exported(email).marketing).toBeNull();
		await page.goto(link);
		await hydrated(page);
		await expect(heading(page)).toHaveText(withdrawn.heading);
		expect(await violations(page, "main")).toEqual([]);
	});
}

test("a request without the box has no unsubscribe link in its mail, and no such part on its page", {
	tag: "@thorough",
}, async ({ page }) => {
	const email = newAddress();
	const visitor = { page, origin: server.origin, locale: "fr" as const, js: true };
	await prepare(visitor, { kinds: ["dryer-ducts"], visit: { postalCode: "H2T 2S9" } });
	await open(visitor, pathTo("estimate-person", "fr"));
	await tellWho(visitor, "Hélène");
	await page.getByRole("textbox", { name: formWords.fr.fields.email, exact: true }).fill(email);
	await pretendMinutePassed(page, server.data);
	await send(visitor);
	await expect(page.locator("#promotions")).toHaveCount(0);
	await expect.poll(async () => (await mailsTo(server.data, email)).length, { timeout: 15_000 }).toBe(1);
	const [mail] = await mailsTo(server.data, email);
	expect(mail?.html).not.toContain("/desabonnement/");
});
