import type { Page } from "@playwright/test";
import sharp from "sharp";
import { windowValue } from "#app/model/appointments/chosen-window.ts";
import { company } from "#content/company.ts";
import { readLeads } from "../faults/stored-leads.ts";
import { mailsTo } from "../mail/written-mails.ts";
import {
	answerDetails,
	continueButton,
	continueTo,
	fromAnywhere,
	leadOf,
	open,
	panel,
	pathTo,
	phone,
	photo,
	prepare,
	referenceOf,
	send,
	tellWho,
	words,
} from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone, expectedErrors: /status of (?:422|403|404)/ });
// Each visitor has their own IP address: five leads from one address are flagged as spam, and those send no e-mail.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const visitorOn = (page: Page, js = true) => ({ page, origin: server.origin, locale: "fr" as const, js });

for (const js of [true, false]) {
	test.describe(`${js ? "with" : "without"} JavaScript`, { tag: js ? [] : ["@thorough"] }, () => {
		test.use({ javaScriptEnabled: js });

		test("photos can be added and removed, and a rejected file is named", async ({ page }) => {
			const visitor = visitorOn(page, js);
			await prepare(visitor, { kinds: ["oriental-rugs"] });
			await open(visitor, pathTo("estimate-appointment", "fr"));
			const add = async (...files: Awaited<ReturnType<typeof photo>>[]) => {
				await page.locator("[name=photos]").setInputFiles(files);
				if (!js) await page.getByRole("button", { name: words.fr.visit.photos.add }).click();
			};
			const thumbs = page.getByRole("img", { name: /^Votre photo/ });
			await page.locator("[name=comment]").fill("Ne me perdez pas");
			const text = { name: "notes.txt", mimeType: "image/jpeg", buffer: Buffer.from("not a picture at all") };
			await add(text, await photo("tapis.jpg"));
			await expect(thumbs).toHaveCount(1);
			await expect(page.getByText("Le fichier notes.txt n’est pas une photo")).toBeInViewport();
			await expect(page.locator("[name=comment]")).toHaveValue("Ne me perdez pas");
			const bytes = await (await page.request.get(server.origin + (await thumbs.first().getAttribute("src")))).body();
			expect(bytes.includes("Maison de Jeanne")).toBe(false);
			const metadata = await sharp(bytes).metadata();
			expect(metadata).toMatchObject({ format: "jpeg", width: 640 });
			expect(metadata.exif).toBeUndefined();
			await page.getByRole("button", { name: "Retirer la photo 1" }).click();
			await expect(thumbs).toHaveCount(0);
			await add(...(await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => photo(`n${n}.jpg`)))));
			await expect(thumbs).toHaveCount(6);
			await expect(page.getByText("le fichier n7.jpg n’a pas été ajouté")).toBeVisible();
			if (!js) await expect(thumbs.first()).toBeInViewport();
			await expect(page.locator("[name=photos]")).toHaveCount(0);
			await page.locator("[name=postalCode]").fill("H2T 2S9");
			await continueTo(visitor, "estimate-person");
			await tellWho(visitor, `Photos ${js}`);
			const lead = leadOf(server.data, await send(visitor));
			expect(lead.photos).toHaveLength(6);
			expect(lead.message).toBe("Ne me perdez pas");
			await expect(thumbs).toHaveCount(6);
			expect((await page.request.get(server.origin + (await thumbs.first().getAttribute("src")))).status()).toBe(200);
		});

		// `out-of-area.spec.ts` shows the notice without JavaScript in a normal run.
		test("outside the service area the visitor gets the phone number, a waiting list, and can enter another postal code", async ({
			page,
		}) => {
			const visitor = visitorOn(page, js);
			await prepare(visitor, { kinds: ["dryer-ducts"] });
			await open(visitor, pathTo("estimate-appointment", "fr"));
			await page.locator("[name=postalCode]").fill("K1A 0B1");
			await continueButton(visitor).click();
			const notice = page.getByRole("alert").filter({ hasText: "K1A est hors de notre secteur" });
			await expect(notice.getByRole("link", { name: /514/ })).toBeVisible();
			const email = `attente-${js}@exemple.example`;
			await notice.getByLabel(words.fr.visit.waiting.label).fill(email);
			await notice.getByRole("button", { name: words.fr.visit.waiting.button }).click();
			await expect(page.getByText(words.fr.visit.waiting.thanks.title)).toBeVisible();
			const waiting = readLeads(server.data).filter((lead) => lead.email === email);
			expect(waiting).toMatchObject([{ kind: "waiting-list", postalCode: "K1A", followToken: null }]);
			await page.locator("[name=photos]").setInputFiles([await photo("sortie.jpg")]);
			if (!js) await page.getByRole("button", { name: words.fr.visit.photos.add }).click();
			await expect(page.getByRole("img", { name: /^Votre photo/ })).toBeVisible();
			await page.locator("[name=postalCode]").fill("H2T 2S9");
			await continueTo(visitor, "estimate-person");
			await tellWho(visitor, `Après l’attente ${js}`);
			expect(leadOf(server.data, await send(visitor))).toMatchObject({ kind: "estimate", linkedTo: null });
			const shown = await page.getByRole("img", { name: /^Votre photo/ }).getAttribute("src");
			expect((await page.request.get(server.origin + shown)).status()).toBe(200);
		});
	});
}

test("a photo that is still uploading changes no answer, and the next step waits for it", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["oriental-rugs"] });
	await open(visitor, pathTo("estimate-appointment", "fr"));
	await page.locator("[name=postalCode]").fill("H2T 2S9");
	// The first window of the first day may begin in less than a day, and is then shown but cannot be chosen.
	const window = page.locator(".window-day:visible [name=window]:enabled").first();
	await expect(window).toBeAttached();
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	const uploaded = page.waitForResponse((answer) => answer.request().postData()?.includes("lente.jpg") === true);
	await page.route("**/*.data*", async (route) => {
		if (route.request().postData()?.includes("lente.jpg")) await held;
		await route.continue();
	});
	await page.locator("[name=photos]").setInputFiles([await photo("lente.jpg")]);
	await window.check();
	const chosen = await window.getAttribute("value");
	await page.locator("[name=comment]").fill("Écrit pendant l’envoi de la photo");
	await continueButton(visitor).click();
	release();
	await uploaded;
	await page.waitForURL(`**${pathTo("estimate-person", "fr")}`);
	await tellWho(visitor, "Photo lente");
	// With a window, the label of the button says what is asked for.
	await page.locator("form#estimate-form [data-continue]").click();
	const lead = leadOf(server.data, await referenceOf(page));
	expect(lead).toMatchObject({ message: "Écrit pendant l’envoi de la photo", photos: [expect.any(String)] });
	expect(lead.asked && windowValue(lead.asked)).toBe(chosen);
});

test("photos that are chosen while others are uploading leave the reasons why those were rejected", async ({
	page,
}) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["oriental-rugs"] });
	await open(visitor, pathTo("estimate-appointment", "fr"));
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route("**/*.data*", async (route) => {
		if (route.request().postData()?.includes("lente.jpg")) await held;
		await route.continue();
	});
	const choose = (...files: Awaited<ReturnType<typeof photo>>[]) => page.locator("[name=photos]").setInputFiles(files);
	const text = { name: "notes.txt", mimeType: "image/jpeg", buffer: Buffer.from("not a picture at all") };
	const uploading = page.getByRole("progressbar");
	const thumbs = page.getByRole("img", { name: /^Votre photo/ });
	const refused = page.getByText("Le fichier notes.txt n’est pas une photo");
	const refusedNow = page.waitForResponse((answer) => answer.request().postData()?.includes("notes.txt") === true);
	await choose(text, await photo("lente.jpg"));
	await refusedNow;
	await choose(await photo("rapide.jpg"));
	await expect(thumbs).toHaveCount(1);
	await expect(refused).toBeVisible();
	release();
	await expect(thumbs).toHaveCount(2);
	await expect(uploading).toHaveCount(0);
	await expect(refused).toBeVisible();
	// The next choice starts anew.
	await choose(await photo("suivante.jpg"));
	await expect(thumbs).toHaveCount(3);
	await expect(refused).toHaveCount(0);
	await page.getByRole("button", { name: "Retirer la photo 1" }).press("Enter");
	await expect(page.getByText("Photos : 2 sur 6")).toBeFocused();
});

test("post-disaster cleaning shows a phone number, no price, and sends the team an urgent e-mail", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["post-disaster"] });
	await open(visitor, pathTo("estimate-details", "fr"));
	await answerDetails(visitor, "post-disaster");
	const bar = page.locator(".range-bar");
	await expect(bar.getByRole("link", { name: /514/ })).toBeVisible();
	await expect(panel(visitor)).toContainText(words.fr.panel.noPrice);
	await expect(panel(visitor)).not.toContainText("$");
	await continueTo(visitor, "estimate-appointment");
	await expect(page.getByRole("note").filter({ hasText: words.fr.visit.urgent.title })).toBeVisible();
	await expect(page.locator("[name=date]")).toHaveCount(0);
	await page.locator("[name=postalCode]").fill("H2T");
	await continueTo(visitor, "estimate-person");
	await tellWho(visitor, "Inondée");
	const reference = await send(visitor);
	await expect(page.getByRole("note").filter({ hasText: words.fr.follow.urgent.title })).toBeVisible();
	const subjects = async () => {
		const mails = await mailsTo(server, company.email);
		return mails.map(({ subject }) => subject).filter((subject) => subject?.includes(reference));
	};
	await expect.poll(subjects, { timeout: 20_000 }).toEqual([expect.stringMatching(/^URGENT/)]);
});

test("a postal code can be typed key by key after an error: saving does not move the focus", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"] });
	await open(visitor, pathTo("estimate-appointment", "fr"));
	await continueButton(visitor).click();
	await expect(page.getByRole("alert").first()).toBeFocused();
	const code = page.locator("[name=postalCode]");
	await code.click();
	const saved = page.waitForResponse((response) => response.request().method() === "POST");
	await page.keyboard.type("H2T 2S", { delay: 50 });
	await saved;
	await page.keyboard.type("9");
	await expect(code).toHaveValue("H2T 2S9");
	await expect(code).toBeFocused();
});
