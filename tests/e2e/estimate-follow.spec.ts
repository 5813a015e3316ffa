import type { Page } from "@playwright/test";
import { datesOffered } from "#app/model/estimate/appointment-form.ts";
import { isOpenDay } from "#app/model/site/opening-state.ts";
import { company } from "#content/company.ts";
import {
	fromAnywhere,
	leadOf,
	open,
	pathTo,
	phone,
	photo,
	prepare,
	referenceOf,
	send,
	tellWho,
	words,
} from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone, expectedErrors: /status of (?:422|403|404)/ });
// Each visitor has their own IP address: five leads from one address are flagged as spam, and those send no e-mail.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const visitorOn = (page: Page, js = true) => ({ page, origin: server.origin, locale: "fr" as const, js });
const served = { postalCode: "H2T 2S9" };

test("the follow page needs proof in another browser, takes messages and photos, exports to calendars and prints", async ({
	page,
	browser,
}) => {
	const visitor = visitorOn(page);
	const { min } = datesOffered(new Date());
	const date = Array.from({ length: 14 }, (_, n) =>
		new Date(Date.parse(min) + n * 86_400_000).toISOString().slice(0, 10),
	).find((day) => isOpenDay(day, company));
	await prepare(visitor, { kinds: ["dryer-ducts"], visit: { ...served, date: date ?? "", part: "morning" } });
	await open(visitor, pathTo("estimate-person", "fr"));
	await tellWho(visitor, "Suivie");
	await page.locator("#email").fill("suivie@exemple.example");
	const reference = await send(visitor);

	const context = await browser.newContext({
		viewport: phone,
		extraHTTPHeaders: fromAnywhere(),
		reducedMotion: "reduce",
	});
	const other = await context.newPage();
	await other.goto(page.url());
	await hydrated(other);
	await expect(other.getByText(reference)).toHaveCount(0);
	const proof = other.getByLabel(words.fr.follow.locked.label);
	const openIt = other.getByRole("button", { name: words.fr.follow.locked.button });
	await proof.fill("9999");
	await openIt.click();
	await expect(other.getByText(words.fr.follow.locked.wrong)).toBeVisible();
	await expect(proof).toBeFocused();
	await proof.fill("SUIVIE@exemple.example");
	await openIt.click();
	expect(await referenceOf(other)).toBe(reference);
	await context.clearCookies();
	await other.reload();
	await hydrated(other);
	await proof.fill("0142");
	await openIt.click();
	expect(await referenceOf(other)).toBe(reference);

	await other.getByLabel(words.fr.follow.message.label).fill("La porte est à gauche");
	await other
		.locator("[name=photos]")
		.setInputFiles([{ name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no") }]);
	await expect(other.getByText("Le fichier notes.jpg n’est pas une photo")).toBeVisible();
	await other.locator("[name=photos]").setInputFiles([await photo("porte.jpg")]);
	await expect(other.getByRole("img", { name: "Votre photo 1" })).toBeVisible();
	await expect(other.getByLabel(words.fr.follow.message.label)).toHaveValue("La porte est à gauche");
	await other.getByRole("button", { name: words.fr.follow.message.send, exact: true }).click();
	await expect(other.getByRole("listitem").filter({ hasText: "La porte est à gauche" })).toBeVisible();
	const lead = leadOf(server.data, reference);
	expect(lead).toMatchObject({ latestText: "La porte est à gauche", photos: [expect.any(String)] });

	const path = await other.getByRole("link", { name: words.fr.follow.calendar }).getAttribute("href");
	const calendar = await other.request.get(server.origin + path);
	expect(calendar.headers()["content-type"]).toContain("text/calendar");
	expect(await calendar.text()).toMatch(
		new RegExp(`^BEGIN:VCALENDAR\r\n[^]*DTSTART[^:]*:${date?.replaceAll("-", "")}`),
	);
	expect((await (await browser.newContext()).request.get(server.origin + path)).status()).toBe(404);

	await other.emulateMedia({ media: "print" });
	await expect(other.getByRole("heading", { name: `${words.fr.follow.quote.heading} ${reference}` })).toBeVisible();
	await expect(other.getByText("Suivie", { exact: false }).first()).toBeVisible();
	await expect(other.getByText(words.fr.panel.total, { exact: true })).toBeVisible();
	for (const hidden of [
		other.locator("header nav"),
		other.locator("footer"),
		other.locator("main form"),
		other.locator("main h1"),
	]) {
		await expect(hidden.first()).toBeHidden();
	}
	await context.close();
});

test("after six wrong guesses the second check rejects even the right answer", async ({ page, browser }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"], visit: served });
	await open(visitor, pathTo("estimate-person", "fr"));
	await tellWho(visitor, "Devinée");
	await send(visitor);
	const context = await browser.newContext({ extraHTTPHeaders: fromAnywhere() });
	const guess = (proof: string) =>
		context.request.post(page.url(), {
			form: { proof },
			headers: { "Sec-Fetch-Site": "same-origin" },
			maxRedirects: 0,
		});
	const guesses = ["0000", "0001", "0002", "0003", "0004", "0005"];
	for (const proof of guesses) expect((await guess(proof)).status()).toBe(422);
	const last = await guess("0142");
	expect(last.status()).toBe(422);
	expect(await last.text()).toContain(words.fr.follow.locked.tooMany);
	await context.close();
});
