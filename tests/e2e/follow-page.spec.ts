import type { Page } from "@playwright/test";
import {
	fromAnywhere,
	leadOf,
	open,
	pathTo,
	phone,
	prepare,
	referenceOf,
	send,
	tellWho,
	words,
} from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone, expectedErrors: /status of 422/ });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const { follow } = words.fr;

async function sendOne(page: Page, js: boolean, name: string): Promise<string> {
	const visitor = { page, origin: server.origin, locale: "fr" as const, js };
	await prepare(visitor, { kinds: ["dryer-ducts"], visit: { postalCode: "H2T 2S9" } });
	await open(visitor, pathTo("estimate-person", "fr"));
	await tellWho(visitor, name);
	return send(visitor);
}

/** The path of the page as mails and bookmarks have it. */
const plainPath = (page: Page) => new URL(page.url()).pathname;

for (const js of [true, false]) {
	test.describe(`the follow page, ${js ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled: js });

		test("thanks only right after sending; the status comes first, then what is left to do, then details", {
			tag: js ? ["@thorough"] : [],
		}, async ({ page }) => {
			const reference = await sendOne(page, js, `Suivi ${js}`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(follow.sent.heading);
			await page.goto(server.origin + plainPath(page));
			expect(await referenceOf(page)).toBe(reference);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(follow.heading);
			const heads = await page.locator("main").getByRole("heading", { level: 2 }).allInnerTexts();
			const places = [follow.status.label, "Ce qu’il vous reste à faire", follow.wishes, follow.addHeading].map(
				(text) => heads.indexOf(text),
			);
			expect(places).toEqual(places.toSorted((one, other) => one - other));
			expect(places[0]).toBe(0);
			await expect(page.getByText(follow.status.values.new.title, { exact: true })).toBeInViewport();
		});

		test("a sent message is confirmed in place and listed; one that is too long keeps its text", {
			tag: js ? [] : ["@thorough"],
		}, async ({ page }) => {
			const reference = await sendOne(page, js, `Message ${js}`);
			if (js) await hydrated(page);
			const box = page.getByLabel(follow.message.label);
			const sendIt = page.getByRole("button", { name: follow.message.send, exact: true });
			const long = "é".repeat(2001);
			// Scripts and browser extensions ignore `maxlength`.
			await box.evaluate((area) => area.removeAttribute("maxlength"));
			await box.fill(long);
			await sendIt.click();
			await expect(page.getByText(/2.000 caractères au plus/)).toBeVisible();
			await expect(box).toHaveValue(long);
			await expect(box).toBeFocused();
			expect(leadOf(server.data, reference).messageCount).toBe(1);
			for (const [index, text] of ["La porte est à gauche", "Deux étages\nsans ascenseur"].entries()) {
				await box.fill(text);
				await sendIt.click();
				await expect(page.getByRole("listitem").filter({ hasText: text.slice(0, 11) })).toBeVisible();
				const confirmation = page.getByRole("status").filter({ hasText: "C’est envoyé" });
				await expect(confirmation).toBeFocused();
				await expect(confirmation).toBeInViewport();
				expect(leadOf(server.data, reference)).toMatchObject({ messageCount: 2 + index, latestText: text });
				await expect(box).toHaveValue("");
			}
			await page.goto(server.origin + plainPath(page));
			await expect(page.getByText("La porte est à gauche")).toBeVisible();
			await expect(page.getByRole("status").filter({ hasText: "C’est envoyé" })).toHaveCount(0);
		});
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a message beside a rejected photo is confirmed, and both a rejected photo and a missing message take focus", async ({
		page,
	}) => {
		const reference = await sendOne(page, false, "Photo refusée");
		const box = page.getByLabel(follow.message.label);
		const sendIt = page.getByRole("button", { name: follow.message.send, exact: true });
		const text = { name: "notes.txt", mimeType: "image/jpeg", buffer: Buffer.from("not a picture at all") };
		const rejected = page.getByText("Le fichier notes.txt n’est pas une photo");
		const confirmation = page.getByRole("status").filter({ hasText: "C’est envoyé" });
		await sendIt.click();
		await expect(page.getByText(follow.message.missing)).toBeVisible();
		await expect(box).toBeFocused();
		await page.locator("[name=photos]").setInputFiles([text]);
		await sendIt.click();
		await expect(rejected).toBeInViewport();
		await expect(page.locator("[name=photos]")).toBeFocused();
		await expect(confirmation).toHaveCount(0);
		await box.fill("La porte est à gauche");
		await page.locator("[name=photos]").setInputFiles([text]);
		await sendIt.click();
		await expect(confirmation).toBeFocused();
		await expect(rejected).toBeVisible();
		await expect(box).toHaveValue("");
		expect(leadOf(server.data, reference)).toMatchObject({ messageCount: 2, latestText: "La porte est à gauche" });
	});
});
