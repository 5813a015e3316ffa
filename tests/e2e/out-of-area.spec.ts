import type { Page } from "@playwright/test";
import { company } from "#content/company.ts";
import { windowWords } from "#content/estimate/windows.ts";
import { mailsTo } from "../mail/written-mails.ts";
import {
	continueButton,
	continueTo,
	fromAnywhere,
	leadOf,
	open,
	pathTo,
	phone,
	prepare,
	pretendMinutePassed,
	send,
	tellWho,
	words,
} from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone, expectedErrors: /status of 422/ });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const visitorOn = (page: Page, js: boolean) => ({ page, origin: server.origin, locale: "fr" as const, js });
const noticeOn = (page: Page) => page.getByRole("alert").filter({ hasText: "K1A est hors de notre secteur habituel" });

for (const js of [true, false]) {
	test.describe(`outside the service area, ${js ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled: js });

		test("a visitor sees the notice at once, goes on, and the lead is marked for the team", {
			tag: js ? [] : ["@thorough"],
		}, async ({ page }) => {
			const visitor = visitorOn(page, js);
			await prepare(visitor, { kinds: ["dryer-ducts"] });
			await open(visitor, pathTo("estimate-appointment", "fr"));
			await page.locator("[name=postalCode]").fill("K1A 0B1");
			await page.locator("[name=comment]").fill("Près de la frontière");
			await continueButton(visitor).click();
			await expect(noticeOn(page)).toBeFocused();
			await expect(noticeOn(page).getByText("K1A est hors")).toBeInViewport({ ratio: 1 });
			await expect(noticeOn(page)).toContainText("nous vous dirons oui ou non");
			// The page no longer promises times for the postal code.
			await expect(page.getByText(windowWords.fr.reasons.outside.title)).toBeVisible();
			await expect(page.getByLabel(words.fr.visit.date.label)).toBeVisible();
			await expect(noticeOn(page)).toBeFocused();
			await noticeOn(page).getByRole("button", { name: "Continuer ma demande" }).click();
			await page.waitForURL(`**${pathTo("estimate-person", "fr")}`);
			await tellWho(visitor, `Loin ${js}`);
			const email = `loin-${js}@exemple.example`;
			await page.locator("#email").fill(email);
			await pretendMinutePassed(page, server.data);
			const reference = await send(visitor);
			const lead = leadOf(server.data, reference);
			expect(lead).toMatchObject({
				kind: "estimate",
				postalCode: "K1A0B1",
				outOfArea: true,
				message: "Près de la frontière",
			});
			await expect(page.getByText("hors de notre secteur habituel")).toBeVisible();
			const texts = async () =>
				[...(await mailsTo(server, company.email)), ...(await mailsTo(server, email))]
					.filter(({ subject }) => subject?.includes(reference))
					.map(({ subject, text }) => [/hors secteur/i.test(subject ?? ""), /hors de n/.test(text ?? "")]);
			await expect.poll(texts, { timeout: 20_000 }).toEqual([
				[true, true],
				[false, true],
			]);
		});

		test("another postal code outside the area shows the notice again, and one inside needs no notice", {
			tag: js ? ["@thorough"] : [],
		}, async ({ page }) => {
			const visitor = visitorOn(page, js);
			await prepare(visitor, { kinds: ["dryer-ducts"], visit: { postalCode: "K1A 0B1" } });
			await page.goto(server.origin + pathTo("estimate-person", "fr"));
			await expect(page).toHaveURL(new RegExp(`${pathTo("estimate-appointment", "fr")}$`));
			if (js) await hydrated(page);
			await page.locator("[name=postalCode]").fill("G1R 4P5");
			await continueButton(visitor).click();
			await expect(page.getByRole("alert").filter({ hasText: "G1R est hors" })).toBeFocused();
			await page.locator("[name=postalCode]").fill("H2T 2S9");
			await continueTo(visitor, "estimate-person");
			await tellWho(visitor, `Près ${js}`);
			expect(leadOf(server.data, await send(visitor))).toMatchObject({ outOfArea: false, postalCode: "H2T2S9" });
		});
	});
}

test("each press on the waiting list's button moves the focus to its thanks, and correcting the postal code does not", async ({
	page,
}) => {
	const visitor = visitorOn(page, true);
	await prepare(visitor, { kinds: ["dryer-ducts"] });
	await open(visitor, pathTo("estimate-appointment", "fr"));
	const postalCode = page.locator("[name=postalCode]");
	const thanks = page.getByRole("status").filter({ hasText: "C’est noté." });
	await postalCode.fill("K1A 0B1");
	await continueButton(visitor).click();
	for (const code of ["K1B 0B1", "K1C 0B1"]) {
		await page.locator("#waitingEmail").fill("attente-deux-fois@exemple.example");
		await page.getByRole("button", { name: "M’avertir" }).press("Enter");
		await expect(thanks).toBeFocused();
		await postalCode.fill(code);
		// The notice follows the code when it is saved.
		await expect(page.getByText(`${code.slice(0, 3)} est hors de notre secteur`)).toBeVisible();
		await page.waitForTimeout(300);
		await expect(postalCode).toBeFocused();
	}
});

test("the answer to the postal code form of the home page is above a phone's bottom bar", async ({ page }) => {
	await page.goto(server.origin);
	await hydrated(page);
	const field = page.getByLabel("Code postal");
	const isCovered = () =>
		page.locator("#postal-answer").evaluate((answer) => {
			const { left, bottom, width } = answer.getBoundingClientRect();
			const top = document.elementFromPoint(left + width / 2, bottom - 4);
			return !answer.contains(top);
		});
	await field.fill("H2T");
	// Scrolls so that the field is just above the bar, as after typing with the phone's keyboard.
	await field.evaluate((input) => {
		const { bottom } = input.getBoundingClientRect();
		window.scrollBy({ top: bottom - window.innerHeight + 110, behavior: "instant" });
	});
	await page.locator("#postal button").evaluate((button: HTMLButtonElement) => button.click());
	await expect(page.locator("#postal-answer")).toContainText("H2T");
	await expect.poll(isCovered).toBe(false);
});
