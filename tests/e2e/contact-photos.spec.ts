import { formWords } from "#content/messages/forms.ts";
import { readLeads } from "../faults/stored-leads.ts";
import { violations } from "./axe.ts";
import { fromAnywhere, phone, photo, words } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone, expectedErrors: /status of (?:422|404)/ });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const { fields } = formWords.fr;
const leadNamed = (name: string) => readLeads(server.data).filter((lead) => lead.name === name);

// `estimate-appointment.spec.ts` adds photos with JavaScript in a normal run.
for (const js of [true, false]) {
	test.describe(`photos with a message, ${js ? "with" : "without"} JavaScript`, {
		tag: js ? ["@thorough"] : [],
	}, () => {
		test.use({ javaScriptEnabled: js });

		test("are added, refused one by one, removed, kept through an error, and sent", async ({ page, browser }) => {
			await page.goto(`${server.origin}/contactez-nous`);
			if (js) await hydrated(page);
			const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
			const thumbs = page.getByRole("img", { name: /^Votre photo/ });
			const add = async (...files: Awaited<ReturnType<typeof photo>>[]) => {
				await page.locator("[name=photos]").setInputFiles(files);
				if (!js) await page.getByRole("button", { name: words.fr.visit.photos.add }).click();
			};
			await field(fields.message).fill("Ce tapis, c’est de la laine?");
			const text = { name: "notes.txt", mimeType: "image/jpeg", buffer: Buffer.from("not a picture at all") };
			await add(text, await photo("endroit.jpg"), await photo("envers.jpg"));
			await expect(thumbs).toHaveCount(2);
			await expect(page.getByText("Le fichier notes.txt n’est pas une photo")).toBeVisible();
			await expect(field(fields.message)).toHaveValue("Ce tapis, c’est de la laine?");
			await page.getByRole("button", { name: "Retirer la photo 2" }).click();
			await expect(thumbs).toHaveCount(1);
			await page.locator("[name=photos]").setInputFiles([await photo("frange.jpg")]);
			if (js) await expect(thumbs).toHaveCount(2);
			await page.getByRole("button", { name: formWords.fr.send, exact: true }).click();
			await expect(page.getByRole("link", { name: formWords.fr.errors["name-missing"] })).toBeVisible();
			await expect(thumbs).toHaveCount(2);
			if (js) expect(await violations(page)).toEqual([]);
			const src = server.origin + (await thumbs.first().getAttribute("src"));
			const bytes = await (await page.request.get(src)).body();
			expect(bytes.includes("Maison de Jeanne")).toBe(false);
			const stranger = await browser.newContext();
			expect((await stranger.request.get(src.replace(/\?.*/, ""))).status()).toBe(404);
			await stranger.close();
			if (js) {
				await page.reload();
				await hydrated(page);
				await expect(thumbs).toHaveCount(2);
			}
			const name = `Tapis ${js}`;
			await field(fields.name).fill(name);
			await field(fields.phone).fill("514 555-0142");
			await page.getByRole("button", { name: formWords.fr.send, exact: true }).click();
			await expect(page.getByText("Merci, votre message est arrivé")).toBeVisible();
			expect(leadNamed(name)).toMatchObject([
				{ kind: "contact", message: "Ce tapis, c’est de la laine?", photos: [expect.any(String), expect.any(String)] },
			]);
			await page.goto(`${server.origin}/contactez-nous`);
			if (js) await hydrated(page);
			await expect(thumbs).toHaveCount(0);
		});
	});
}

test("the number of photos is announced, and takes the focus of a button or field that is gone", async ({ page }) => {
	await page.goto(`${server.origin}/contactez-nous`);
	await hydrated(page);
	const choose = async (...names: string[]) =>
		page.locator("[name=photos]").setInputFiles(await Promise.all(names.map((name) => photo(`${name}.jpg`))));
	const count = (photos: number) => page.getByRole("status").filter({ hasText: `Photos : ${photos} sur 6` });
	await page.locator("[name=photos]").focus();
	await choose("1", "2");
	await expect(count(2)).toBeVisible();
	await expect(page.locator("[name=photos]")).toBeFocused();
	await page.getByRole("button", { name: "Retirer la photo 1" }).press("Enter");
	await expect(count(1)).toBeFocused();
	await page.locator("[name=photos]").focus();
	await choose("3", "4", "5", "6", "7");
	await expect(count(6)).toBeFocused();
	await expect(page.locator("[name=photos]")).toHaveCount(0);
});

test("a message sent while a photo is uploading includes the photo", { tag: "@thorough" }, async ({ page }) => {
	await page.goto(`${server.origin}/contactez-nous`);
	await hydrated(page);
	await page.getByRole("textbox", { name: fields.name, exact: true }).fill("Pressée");
	await page.getByRole("textbox", { name: fields.phone, exact: true }).fill("514 555-0142");
	await page.getByRole("textbox", { name: fields.message, exact: true }).fill("Voici");
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route("**/contactez-nous.data*", async (route) => {
		await held;
		await route.continue();
	});
	await page.locator("[name=photos]").setInputFiles([await photo("lente.jpg")]);
	await page.getByRole("button", { name: formWords.fr.send, exact: true }).click();
	release();
	await expect(page.getByText("Merci, votre message est arrivé")).toBeVisible();
	expect(leadNamed("Pressée")).toMatchObject([{ photos: [expect.any(String)] }]);
});

test("photos that are chosen while another one is uploading keep their own progress and reason", async ({ page }) => {
	await page.goto(`${server.origin}/contactez-nous`);
	await hydrated(page);
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	let isFirst = true;
	await page.route("**/contactez-nous.data*", async (route) => {
		const waits = isFirst;
		isFirst = false;
		if (waits) await held;
		await route.continue();
	});
	const choose = async (file: Awaited<ReturnType<typeof photo>>) => page.locator("[name=photos]").setInputFiles([file]);
	const uploading = page.getByRole("progressbar");
	const refused = page.getByText("Le fichier notes.txt n’est pas une photo");
	await choose(await photo("lente.jpg"));
	await expect(uploading).toHaveCount(1);
	await choose({ name: "notes.txt", mimeType: "image/jpeg", buffer: Buffer.from("not a picture at all") });
	await expect(refused).toBeVisible();
	await expect(uploading).toHaveAccessibleName(/lente\.jpg/);
	release();
	await expect(page.getByRole("img", { name: /^Votre photo/ })).toHaveCount(1);
	await expect(uploading).toHaveCount(0);
	await expect(refused).toBeVisible();
});

test("a message over the limit is refused with the limit, and shown in full", { tag: "@thorough" }, async ({
	page,
}) => {
	await page.goto(`${server.origin}/contactez-nous`);
	await hydrated(page);
	await page.getByRole("textbox", { name: fields.name, exact: true }).fill("Bavarde");
	await page.getByRole("textbox", { name: fields.phone, exact: true }).fill("514 555-0142");
	const box = page.getByRole("textbox", { name: fields.message, exact: true });
	const long = "à".repeat(6000);
	await box.evaluate((area) => area.removeAttribute("maxlength"));
	await box.fill(long);
	await page.getByRole("button", { name: formWords.fr.send, exact: true }).click();
	await expect(page.getByRole("link", { name: /4.000 caractères au plus/ })).toBeVisible();
	await expect(box).toHaveValue(long);
	await page.evaluate(() => {
		const form = document.querySelector<HTMLFormElement>("form[aria-label]");
		form?.submit();
	});
	await expect(page.getByRole("link", { name: /4.000 caractères au plus/ })).toBeVisible();
	await expect(box).toHaveValue(long);
	expect(leadNamed("Bavarde")).toEqual([]);
});
