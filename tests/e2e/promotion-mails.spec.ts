import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { formWordsIn } from "#app/.server/content/form-words.ts";
import { company } from "#content/company.ts";
import { preferencesWords } from "#content/messages/preferences.ts";
import { promotionsWords } from "#content/messages/promotions.ts";
import { quoteReader } from "../../scripts/quote-reader.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { overflow, violations } from "./axe.ts";
import { fromAnywhere, open, pathTo, phone, prepare, pretendMinutePassed, send, tellWho } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const formWords = { fr: formWordsIn("fr", quoteReader()), en: formWordsIn("en", quoteReader()) };

const server = visitorServer();
test.use({ viewport: phone });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const newAddress = () => `${randomUUID()}@exemple.example`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The consent as the owner's export has it. */
function exported(email: string): {
	marketing: object | null;
	marketingWithdrawnAt: string | null;
	remindersSince: string | null;
} {
	const leads = JSON.parse(leadsCommand("export")) as ({ email: string } & ReturnType<typeof exported>)[];
	const lead = leads.find((each) => each.email === email);
	if (!lead) throw new Error(`No lead of ${email}`);
	return lead;
}

/**
 * As a mail program does: no cookie, no Origin, its own connection. `fetch` would reuse one that the server closed while
 * a command blocked this process.
 */
async function post(link: string, body: URLSearchParams | FormData): Promise<{ status: number; text: string }> {
	const made = new Request(link, { method: "POST", body });
	const bytes = Buffer.from(await made.arrayBuffer());
	const headers = { "Content-Type": made.headers.get("Content-Type") ?? "", "Content-Length": bytes.length };
	const sent = request(link, { method: "POST", headers, agent: false }).end(bytes);
	const [answer] = (await once(sent, "response")) as [IncomingMessage];
	return { status: answer.statusCode ?? 0, text: await text(answer) };
}

function leadsCommand(...command: string[]): string {
	const env = { ...process.env, DATA_DIR: server.data };
	return execFileSync("node", ["scripts/leads.ts", ...command], { env, encoding: "utf8" });
}

/** The link of the confirmation mail, without which nobody could unsubscribe. */
async function unsubscribeLink(email: string): Promise<string> {
	const find = async () => {
		const [mail] = await mailsTo(server, email);
		return /https?:\/\/\S*\/(?:desabonnement|unsubscribe)\/[\w-]{44}/.exec(mail?.text ?? "")?.[0];
	};
	await expect.poll(find, { timeout: 15_000 }).toBeDefined();
	const link = (await find()) ?? "";
	return server.origin + new URL(link).pathname;
}

async function writeAndAgree(page: Page, email: string, { js = false } = {}): Promise<void> {
	const { fields, marketing, send: button } = formWords.fr;
	await page.goto(`${server.origin}/contactez-nous`);
	if (js) await hydrated(page);
	await page.getByRole("textbox", { name: fields.name, exact: true }).fill("Ariane");
	await page.getByRole("textbox", { name: fields.email, exact: true }).fill(email);
	await page.getByRole("textbox", { name: fields.message, exact: true }).fill(`Bonjour, ${email}`);
	await page.getByRole("checkbox", { name: marketing }).check();
	await pretendMinutePassed(page, server.data);
	await page.getByRole("button", { name: button, exact: true }).click();
	await page.waitForURL("**/merci/**");
}

const outcome = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const checked = (page: Page) =>
	page.getByRole("checkbox").evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the link in the confirmation changes nothing by itself; its page ends everything, and starts again", async ({
		page,
		browser,
	}) => {
		const words = preferencesWords.fr;
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
		await expect(heading(reader)).toHaveText(words.title);
		await expect(reader.getByText(words.agreed("les promotions et les rappels d’entretien"))).toBeVisible();
		await expect(reader.getByText(formWords.fr.marketing)).toBeVisible();
		expect(await checked(reader)).toEqual([true, true]);
		expect(await reader.content()).not.toContain(email);
		expect(await overflow(reader)).toBeLessThanOrEqual(0);
		await elsewhere.clearCookies();
		await reader.getByRole("button", { name: words.stop }).click();
		await expect(outcome(reader, words.stopped)).toBeFocused();
		expect(exported(email)).toMatchObject({ marketing: null, marketingWithdrawnAt: expect.any(String) });

		// The old link, as often as it is used.
		await reader.goto(link);
		await expect(reader.getByText(words.withdrawn("").slice(-40))).toBeVisible();
		await expect(reader.getByRole("button", { name: words.stop })).toHaveCount(0);
		expect(await checked(reader)).toEqual([false, false]);
		await reader.getByRole("checkbox", { name: words.kinds["due-again"] }).press("Space");
		await reader.getByRole("button", { name: words.save }).click();
		await expect(outcome(reader, words.saved("les rappels d’entretien"))).toBeFocused();
		expect(exported(email)).toMatchObject({ marketing: null, remindersSince: expect.any(String) });
		await elsewhere.close();
	});

	test("a mail program ends everything with one POST that is not redirected, in both encodings, twice if it likes", async ({
		page,
	}) => {
		const email = newAddress();
		await writeAndAgree(page, email);
		const link = await unsubscribeLink(email);
		const forms = new FormData();
		forms.set("List-Unsubscribe", "One-Click");
		for (const body of [new URLSearchParams("List-Unsubscribe=One-Click"), forms]) {
			await post(link, new URLSearchParams({ intent: "save", kind: "promotions" }));
			expect(exported(email).marketing).not.toBeNull();
			for (const _ of [1, 2]) {
				const answer = await post(link, body);
				expect(answer.status).toBe(200);
				expect(answer.text).toContain(preferencesWords.fr.withdrawn("").slice(-40));
				expect(exported(email).marketing).toBeNull();
			}
		}
	});

	test("the page of an erased person says so, and a link that this site did not sign withdraws nothing", async ({
		page,
	}) => {
		const email = newAddress();
		await writeAndAgree(page, email);
		const link = await unsubscribeLink(email);
		const forged = link.slice(0, -1) + (link.endsWith("A") ? "B" : "A");
		expect((await fetch(forged)).status).toBe(404);
		expect((await fetch(forged, { method: "POST", body: new URLSearchParams() })).status).toBe(404);
		expect(exported(email).marketing).not.toBeNull();
		leadsCommand("erase", "--email", email);
		await page.goto(link);
		await expect(page.getByText(preferencesWords.fr.erased)).toBeVisible();
		expect((await fetch(link, { method: "POST", body: new URLSearchParams() })).status).toBe(200);
	});
});

for (const locale of ["fr", "en"] as const)
	test(`the kinds of mail are chosen by keyboard, and the outcome takes the focus, in ${locale}`, {
		tag: "@thorough",
	}, async ({ page }) => {
		const words = preferencesWords[locale];
		const both = locale === "fr" ? "les promotions et les rappels d’entretien" : "promotions and maintenance reminders";
		const email = newAddress();
		await writeAndAgree(page, email, { js: true });
		const { pathname } = new URL(await unsubscribeLink(email));
		const token = pathname.split("/").at(-1) ?? "";
		await page.goto(server.origin + pathTo("unsubscribe", locale, { token }));
		await hydrated(page);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
		expect(await violations(page, "main")).toEqual([]);
		await page.getByRole("checkbox", { name: words.kinds.promotions }).press("Space");
		await page.getByRole("button", { name: words.save }).press("Enter");
		const reminders = locale === "fr" ? "les rappels d’entretien" : "maintenance reminders";
		await expect(outcome(page, words.saved(reminders))).toBeFocused();
		expect(await checked(page)).toEqual([false, true]);
		await expect(
			page
				.getByText(words.legend.replace("{{company}}", company.name), { exact: false })
				.filter({ hasText: words.kinds["due-again"] }),
		).toHaveCount(1);
		expect(exported(email)).toMatchObject({ marketing: null, remindersSince: expect.any(String) });

		for (const box of await page.getByRole("checkbox", { checked: true }).all()) await box.press("Space");
		await page.getByRole("button", { name: words.save }).press("Enter");
		await expect(outcome(page, words.stopped)).toBeFocused();
		expect(exported(email)).toMatchObject({ marketing: null, remindersSince: null });
		for (const box of await page.getByRole("checkbox").all()) await box.press("Space");
		await page.getByRole("button", { name: words.save }).press("Enter");
		await expect(outcome(page, words.saved(both))).toBeFocused();
		expect(await violations(page, "main")).toEqual([]);
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		expect(exported(email)).toMatchObject({ marketing: { agreedAt: expect.any(String) } });
	});

for (const locale of ["fr", "en"] as const) {
	const tag = locale === "fr" ? [] : ["@thorough"];
	test(`the follow page withdraws consent in place and shows its proof, in ${locale}`, { tag }, async ({ page }) => {
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
		// The link is for the owner of the mailbox: the page, which a form with a stranger's address opens, has none.
		expect(await page.content()).not.toContain(new URL(link).pathname);
		await page.goto(link);
		await expect(heading(page)).toHaveText(preferencesWords[locale].title);
		expect(server.origin + new URL(page.url()).pathname).toBe(link);
		await expect(page.getByText(preferencesWords[locale].withdrawn("").slice(-40))).toBeVisible();
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
	await expect.poll(async () => (await mailsTo(server, email)).length, { timeout: 15_000 }).toBe(1);
	const [mail] = await mailsTo(server, email);
	expect(mail?.html).not.toContain("/desabonnement/");
});
