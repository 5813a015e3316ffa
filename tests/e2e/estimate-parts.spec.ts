import type { Page } from "@playwright/test";
import sharp from "sharp";
import { locales } from "#app/locale/locales.ts";
import { datesOffered } from "#app/model/estimate/appointment-form.ts";
import { isOpenDay } from "#app/model/site/opening-state.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { company } from "#content/company.ts";
import { promotions } from "#content/promotions.ts";
import { readLeads, readOutbox } from "../faults/stored-leads.ts";
import { overflow, violations } from "./axe.ts";
import {
	answerDetails,
	continueButton,
	continueTo,
	fromAnywhere,
	leadOf,
	mailsTo,
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
import { expect, hydrated, test } from "./journey.ts";
import { startServer, type TestServer } from "./server.ts";

let server: TestServer;
test.beforeAll(async () => {
	server = await startServer({ TRUSTED_PROXIES: "1" });
});
test.afterAll(() => server.stop());
test.use({ viewport: phone, expectedErrors: /status of (?:422|403|404)/ });
// Each visitor has their own IP address: five leads from one address are flagged as spam, and those send no e-mail.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const visitorOn = (page: Page, js = true) => ({ page, origin: server.origin, locale: "fr" as const, js });
const steps = ["estimate", "estimate-details", "estimate-appointment", "estimate-person"] as const;
const served = { postalCode: "H2T 2S9" };

for (const locale of locales) {
	for (const width of [390, 1440]) {
		const tag = locale === "fr" && width === 390 ? [] : ["@thorough"];
		test(`every step in ${locale} passes axe at ${width} px, names its controls, and fits a 360 px phone`, {
			tag,
		}, async ({ page }) => {
			test.setTimeout(120_000);
			const visitor = { ...visitorOn(page), locale };
			await page.setViewportSize({ width, height: 844 });
			const kinds = ["ventilation-ducts", "furniture-mattresses", "house-cleaning"] as const;
			await prepare(visitor, { kinds, visit: served });
			const check = async (step: string) => {
				expect(await unnamed(page), step).toEqual([]);
				expect(await violations(page), step).toEqual([]);
				await page.setViewportSize({ width: 360, height: 780 });
				expect(await overflow(page), step).toBeLessThanOrEqual(0);
				await page.setViewportSize({ width, height: 844 });
			};
			for (const step of steps) {
				await open(visitor, pathTo(step, locale));
				await expect(panel(visitor)).toBeAttached();
				await check(step);
			}
			await tellWho(visitor, "Axe");
			await send(visitor);
			await check("follow");
		});
	}
}

test("the price range follows the answers and is announced to screen readers", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["ventilation-ducts"] });
	await open(visitor, pathTo("estimate-details", "fr"));
	const said = page.locator("output.sr-only");
	await page.getByRole("textbox", { name: words.fr.questions["ventilation-ducts"].vents.label }).fill("10");
	await expect(said).toContainText("289 à 389 $");
	const more = page.getByRole("button", { name: `Augmenter : ${words.fr.questions["ventilation-ducts"].vents.label}` });
	await more.click();
	await more.click();
	await expect(panel(visitor)).toContainText("12 bouches");
	await expect(said).toContainText("319 à 429 $");
	await page
		.getByRole("group", { name: words.fr.questions["ventilation-ducts"].heating.label })
		.getByRole("radio")
		.first()
		.check();
	await page.locator('[name="ventilation-ducts.vents.unknown"]').check();
	await expect(page.getByLabel(words.fr.questions["ventilation-ducts"].area.label)).toBeVisible();
	await expect(said).not.toContainText("319 à 429 $");
});

test("an invalid number appears in the error summary, whose link focuses the field", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["ventilation-ducts"] });
	await open(visitor, pathTo("estimate-details", "fr"));
	await page.locator('[name="ventilation-ducts.vents"]').fill("2000");
	await page.locator('[name="ventilation-ducts.home"][value=condo]').check();
	await continueButton(visitor).click();
	const summary = page.getByRole("alert");
	await expect(summary).toBeFocused();
	await summary.getByRole("link").click();
	const field = page.locator('[name="ventilation-ducts.vents"]');
	await expect(field).toBeFocused();
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await expect(field).toHaveValue("2000");
	await expect(page.locator('[name="ventilation-ducts.home"][value=condo]')).toBeChecked();
	await field.fill("20");
	await continueTo(visitor, "estimate-appointment");
});

for (const js of [true, false]) {
	test.describe(`${js ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled: js });

		test("a promotion code applies while it is current; an unknown code shows a message", async ({ page }) => {
			const visitor = visitorOn(page, js);
			const [duo] = promotions;
			if (!duo) throw new Error("No promotion");
			const today = dayInMontreal(new Date());
			await prepare(visitor, { kinds: ["ventilation-ducts", "dryer-ducts"] });
			await open(visitor, pathTo("estimate-details", "fr"));
			await page.locator("summary", { hasText: words.fr.panel.code.label }).click();
			const field = page.getByRole("textbox", { name: words.fr.panel.code.label });
			const apply = async (code: string) => {
				await field.fill(code);
				await page.locator("button[value=code]").click();
			};
			await apply("RIEN");
			await expect(panel(visitor)).toContainText(words.fr.panel.caveats["promotion-unknown"]);
			await apply("");
			if (js) await expect(field).toBeFocused();
			else if (!(await field.isVisible()))
				await page.locator("summary", { hasText: words.fr.panel.code.label }).click();
			await apply(duo.code.toLowerCase());
			const current = duo.starts <= today && today <= duo.ends;
			await expect(panel(visitor)).toContainText(
				current ? duo.words.fr.name : words.fr.panel.caveats["promotion-not-current"],
			);
			await continueTo(visitor, "estimate-appointment");
			await expect(page.getByRole("textbox", { name: words.fr.panel.code.label })).toHaveValue(duo.code.toLowerCase());
		});

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
			await expect(page.getByText("Le fichier notes.txt n’est pas une photo")).toBeVisible();
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
		const mails = await mailsTo(server.data, company.email);
		return mails.map(({ subject }) => subject).filter((subject) => subject?.includes(reference));
	};
	await expect.poll(subjects, { timeout: 20_000 }).toEqual([expect.stringMatching(/^URGENT/)]);
});

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

test("links and forms to the estimate pass on the service, the answers or the promotion code", async ({ page }) => {
	const visitor = visitorOn(page);
	await open(visitor, "/services/nettoyage-de-conduits");
	await page.getByRole("main").locator('a[href*="service=duct-cleaning"]').first().click();
	await expect(page.getByRole("checkbox", { name: /ventilation/i })).toBeChecked();
	for (const offered of [/sécheuse/, /Échangeur/]) {
		await expect(page.getByRole("checkbox", { name: offered })).not.toBeChecked();
		await expect(page.locator("label.choice", { hasText: offered })).toBeVisible();
	}
	await open(visitor, pathTo("index", "fr"));
	const teaser = page.locator(`form[action="${pathTo("estimate", "fr")}"]`);
	await teaser.locator("[name=home][value=condo]").check();
	await teaser.locator("[name=vents]").fill("7");
	await teaser.locator("button[type=submit]").click();
	await page.waitForURL(`**${pathTo("estimate", "fr")}?**`);
	await page.locator("form#estimate-form").getByRole("button", { name: "Continuer" }).click();
	await page.waitForURL(`**${pathTo("estimate-details", "fr")}`);
	await expect(page.locator('[type=radio][name="ventilation-ducts.home"][value=condo]')).toBeChecked();
	await expect(page.getByLabel(words.fr.questions["ventilation-ducts"].vents.label, { exact: true })).toHaveValue("7");
	await open(visitor, pathTo("discounts", "fr"));
	const card = page.getByRole("main").locator('a[href*="?code="]').first();
	const code = new URL((await card.getAttribute("href")) ?? "", server.origin).searchParams.get("code") ?? "";
	await card.click();
	await expect(page.getByRole("textbox", { name: words.fr.panel.code.label })).toHaveValue(code);
});

test("a lead with the honeypot field filled in is stored, flagged as spam, and sends no e-mail", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"], visit: served });
	await open(visitor, pathTo("estimate-person", "fr"));
	await page.locator("[name=website]").evaluate((field: HTMLInputElement) => {
		field.value = "https://spam.example";
	});
	await tellWho(visitor, "Robot");
	const lead = leadOf(server.data, await send(visitor));
	expect(lead.spam).toContain("honeypot");
	expect(readOutbox(server.data).filter(({ leadId }) => leadId === lead.idempotencyKey)).toEqual([]);
});

const others: Record<string, string>[] = [
	{ Origin: "https://evil.example" },
	{ "Sec-Fetch-Site": "cross-site" },
	{ "Sec-Fetch-Site": "same-site" },
];

test("estimate forms posted from another site are rejected", async ({ page }) => {
	const visitor = visitorOn(page);
	await prepare(visitor, { kinds: ["dryer-ducts"], visit: served });
	await open(visitor, pathTo("estimate-person", "fr"));
	await tellWho(visitor, "Cible");
	await send(visitor);
	const paths = [...steps.map((step) => pathTo(step, "fr")), new URL(page.url()).pathname];
	const key = (
		(await (await page.request.get(`${server.origin}${paths[0]}/_payload.json`)).json()) as {
			content: { formKey: string };
		}
	).content.formKey;
	for (const path of [...paths, ...paths.map((each) => `${each}.data`), "/_estimate/save", "/_estimate/link"]) {
		for (const headers of others) {
			const answer = await page.request.post(server.origin + path, {
				form: { key, service: "dryer-ducts", step: "details", email: "x@exemple.example", message: "x" },
				headers,
				maxRedirects: 0,
			});
			expect(answer.status(), `${path} ${JSON.stringify(headers)}`).toBe(403);
		}
	}
	expect(readLeads(server.data).find(({ name }) => name === "Cible")?.messageCount).toBe(1);
});

/** Returns controls and groups without an accessible name. */
function unnamed(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const named = (element: Element) =>
			Boolean(
				element.getAttribute("aria-label")?.trim() ||
					(element as HTMLInputElement).labels?.[0]?.textContent?.trim() ||
					(element instanceof HTMLButtonElement && element.textContent?.trim()) ||
					(element instanceof HTMLFieldSetElement && element.querySelector(":scope > legend")?.textContent?.trim()),
			);
		return [...document.querySelectorAll("main :is(input:not([type=hidden]), select, textarea, button, fieldset)")]
			.filter((element) => !element.closest("[aria-hidden=true]") && !named(element))
			.map((element) => element.outerHTML.slice(0, 120));
	});
}
