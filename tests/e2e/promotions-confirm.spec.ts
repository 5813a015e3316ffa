import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { readSecret } from "#app/.server/secret.ts";
import type { LeadParts } from "#app/leads/.server/lead-parts.ts";
import { erasePerson } from "#app/leads/.server/person.ts";
import { type Locale, localeTags } from "#app/locale/locales.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { estimateWords as englishWords } from "#content/estimate/en.ts";
import { estimateWords as frenchWords } from "#content/estimate/fr.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { callMailWords } from "#content/mail/calls.ts";
import { promotionsConfirmWords as mailWords } from "#content/mail/promotions-confirm.ts";
import { consentProofWords } from "#content/messages/consent-proof.ts";
import { preferencesWords } from "#content/messages/preferences.ts";
import { promotionsConfirmWords } from "#content/messages/promotions-confirm.ts";
import { officeWords } from "#content/staff/office.fr.ts";
import { member, receiveCall, spokenPromotions } from "../mail/phone-call.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { overflow, violations } from "./axe.ts";
import { fromAnywhere } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const server = officeServer();
test.use({ viewport: { width: 320, height: 720 }, expectedErrors: /status of 422/ });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const sentence = "Acceptez-vous de recevoir nos promotions par courriel, quelques fois par année?";
const noted = "Grand sofa d’angle, tache de café. Appeler après 17 h.";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const waits = { timeout: 30_000 };

async function withParts<Result>(work: (parts: LeadParts) => Promise<Result>): Promise<Result> {
	const secret = await readSecret(join(server.data, "secret"));
	return withStore(server, (store: DocumentStore) =>
		work({ store, secret, clock: { now: () => new Date() }, mailDomain: "airelle.example", referencePrefix: "AIR" }),
	);
}

/** Stores a call as the office does, and waits for its two mails. */
async function callWithYes(locale: Locale) {
	const [id, email] = [randomUUID(), `${randomUUID()}@exemple.example`];
	const person = { name: "Louise Démo", email, phone: "5145550172", locale, message: noted };
	const spoken = { marketing: spokenPromotions(new Date(), "yes", sentence) };
	await withParts((parts) => receiveCall({ id, person, call: { spoken } }, parts));
	await expect.poll(async () => (await mailsTo(server, email)).length, waits).toBe(2);
	const mails = await mailsTo(server, email);
	const asking = mails.find(({ subject }) => subject === mailWords[locale].subject);
	const confirmation = mails.find((mail) => mail !== asking);
	const path = (pattern: RegExp, text = "") => new URL(pattern.exec(text)?.[0] ?? "", server.origin).pathname;
	return {
		...{ id, email, asking, confirmation },
		link: server.origin + path(/https?:\/\/\S*\/promotions\/confirm(?:er)?\/[\w-]+/, asking?.text),
		followLink:
			server.origin + path(/https?:\/\/\S*\/estimation-gratuite\/(?:suivi|request)\/[\w-]+/, confirmation?.text),
	};
}

/** The line about promotions on the lead's page. */
async function promotionsInOffice(office: Page, id: string): Promise<string> {
	await office.goto(`${server.origin}/admin/demandes/${id}`);
	return (await office.getByText(/^Promotions et rappels\s:/).textContent()) ?? "";
}

for (const locale of ["fr", "en"] as const)
	for (const js of [false, true]) {
		// With JavaScript, the form is also posted as a page without JavaScript would.
		const tag = locale === "fr" && js ? [] : ["@thorough"];
		test.describe(`${js ? "with" : "without"} JavaScript, in ${locale}`, { tag }, () => {
			test.use({ javaScriptEnabled: js });

			test("a yes by voice counts once the button behind the mail's link is pressed, until it is withdrawn", async ({
				page,
				browser,
			}) => {
				const words = promotionsConfirmWords[locale];
				const { id, email, asking, link } = await callWithYes(locale);
				for (const part of [sentence, member.name]) expect(asking?.text).toContain(part);
				expect(link).not.toContain("exemple");
				const office = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
				await signIn(office, server);

				// A mail scanner follows the link.
				for (const method of ["GET", "HEAD", "GET"]) {
					const answer = await page.request.fetch(link, { method });
					expect([answer.status(), answer.headers()["cache-control"]]).toEqual([
						200,
						expect.stringContaining("private"),
					]);
				}
				expect(await promotionsInOffice(office, id)).toMatch(/oui au téléphone, pas encore confirmés/);

				await page.goto(link);
				if (js) await hydrated(page);
				await expect(heading(page)).toHaveText(words.asked.heading);
				await expect(page.locator(`blockquote[lang="${localeTags.fr}"]`)).toHaveText(sentence);
				expect(await page.content()).not.toContain(email);
				await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
				expect(await overflow(page)).toBeLessThanOrEqual(0);
				await expect(page.locator("main").getByRole("button")).toHaveCount(1);
				if (js) expect(await violations(page, "main")).toEqual([]);
				await page.getByRole("button", { name: words.button }).click();
				await expect(heading(page)).toHaveText(words.confirmed.heading);
				if (js)
					await expect(
						page.getByRole("status").filter({ hasText: words.confirmed.text("", "").slice(0, 10) }),
					).toBeFocused();
				expect(await promotionsInOffice(office, id)).toMatch(/: oui pour les promotions, depuis le/);

				await page.goto(link);
				await expect(heading(page)).toHaveText(words.confirmed.heading);
				await expect(page.locator("main").getByRole("button")).toHaveCount(0);
				if (js) expect(await violations(page, "main")).toEqual([]);
				await page.getByRole("link", { name: words.choose }).click();
				await expect(page.getByText(consentProofWords[locale].places.phone)).toBeVisible();
				if (js) await hydrated(page);
				await page.getByRole("button", { name: preferencesWords[locale].stop }).click();
				await expect(page.getByText(preferencesWords[locale].stopped)).toBeVisible();

				// The page of the old link, and its form sent again from a page that was left open.
				await page.goto(link);
				await expect(heading(page)).toHaveText(words.withdrawn.heading);
				await expect(page.locator("main").getByRole("button")).toHaveCount(0);
				const again = await page.request.post(link, { form: { intent: "confirm" }, maxRedirects: 0 });
				expect(again.status()).toBe(303);
				expect(await promotionsInOffice(office, id)).toMatch(/: non, consentement terminé/);

				const forged = link.slice(0, -1) + (link.endsWith("0") ? "1" : "0");
				expect((await page.request.get(forged)).status()).toBe(404);
				expect((await page.request.post(forged, { form: { intent: "confirm" } })).status()).toBe(404);
				await withParts((parts) => erasePerson({ ...parts, mailer: {} }, { email }));
				await page.goto(link);
				await expect(heading(page)).toHaveText(words.gone.heading);
				await office.context().close();
			});
		});
	}

test("a mail that asks to confirm promotions and could not be sent is shown on its lead", { tag: "@thorough" }, async ({
	page,
}) => {
	const { id } = await callWithYes("fr");
	await withStore(server, async (store) => {
		const mail = await store.get("outbox", `${id}-promotions-confirm`);
		if (!mail) throw new Error("There is no mail");
		await store.commit([{ ...mail, kind: "replace", collection: "outbox", data: { ...mail.data, status: "dead" } }]);
	});
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/demandes/${id}`);
	await expect(page.getByText(officeWords.mailNames["promotions-confirm"])).toBeVisible();
});

for (const locale of ["fr", "en"] as const)
	test(`a caller follows the request by the link in its confirmation, in ${locale}`, {
		tag: "@thorough",
	}, async ({ page }) => {
		const { follow } = locale === "fr" ? frenchWords : englishWords;
		const { call } = requestPageWords[locale];
		const { confirmation, followLink } = await callWithYes(locale);
		for (const part of [callMailWords[locale].heading, noted]) expect(confirmation?.text).toContain(part);
		await page.goto(followLink);
		await hydrated(page);
		const proof = page.getByRole("textbox", { name: follow.locked.label });
		await proof.fill("0171");
		await page.getByRole("button", { name: follow.locked.button }).click();
		await expect(page.getByText(follow.locked.wrong)).toBeVisible();
		await expect(page.getByText(noted)).toHaveCount(0);
		await proof.fill("0172");
		await page.getByRole("button", { name: follow.locked.button }).click();
		await expect(page.getByRole("heading", { name: call.noted })).toBeVisible();
		for (const part of [noted, call.contacted.text, call.contacted.todo])
			await expect(page.getByText(part)).toBeVisible();
		await expect(page.getByText(call.receivedOn).filter({ visible: true })).toHaveCount(1);
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		expect(await violations(page, "main")).toEqual([]);
		await page.getByRole("textbox", { name: follow.message.label }).fill("C’est plutôt une tache de vin.");
		await page.getByRole("button", { name: follow.message.send, exact: true }).click();
		await expect(page.getByText(follow.message.sent)).toBeVisible();
		await expect(page.getByText("C’est plutôt une tache de vin.")).toBeVisible();
	});
