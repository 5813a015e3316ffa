import type { Page } from "@playwright/test";
import { withoutPublication } from "../../app/model/jobs/job.ts";
import { overflow, violations } from "./axe.ts";
import { type StoredJobIds, storeJob } from "./gallery-jobs.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules, lou } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { ariane, signIn } from "./staff-office.ts";

test.use({ expectedErrors: /status of 4\d\d/ });

const server = officeServer();
const gallery = `/admin/realisations`;

const open = async (page: Page, path: string) => {
	await page.goto(server.origin + path);
	await hydrated(page);
};
const part = (page: Page, name: string) => page.locator("section", { has: page.getByRole("heading", { name }) });
const shownOf = async ({ job }: StoredJobIds) =>
	(await withStore(server, (store) => store.get("jobs", job)))?.data.gallery ?? null;

async function withdraw({ job: id }: StoredJobIds): Promise<void> {
	await withStore(server, async (store) => {
		const job = await store.get("jobs", id);
		if (!job) throw new Error("no job");
		const data = withoutPublication(job.data, new Date());
		return store.commit([{ kind: "replace", collection: "jobs", ...job, data }]);
	});
}

/** What can be seen on the photos, and the titles. */
async function fillWords(page: Page, title: string): Promise<void> {
	await page.getByLabel("Ce qu’on voit après, en français").fill("Conduit propre");
	await page.getByLabel("Ce qu’on voit après, en anglais").fill("Clean duct");
	await page.getByLabel("Ce qu’on voit avant, en français").fill("Conduit plein de charpie");
	await page.getByLabel("Ce qu’on voit avant, en anglais").fill("Duct full of lint");
	await page.getByLabel("Titre en français").fill(title);
	await page.getByLabel("Titre en anglais").fill("Dryer duct");
	await page.getByLabel(/J’ai regardé chaque photo/).check();
}

test("an editor publishes what a customer allows, changes it, and takes it down", async ({ page }) => {
	await signIn(page, server, lou);
	await open(page, gallery);
	await expect(page.getByRole("main")).toContainText("par le oui du client");
	expect(await violations(page)).toEqual([]);
	const stored = await storeJob(server);
	await storeJob(server, { name: "Silence Démo" }, { publication: null });
	await open(page, gallery);
	const row = part(page, "À publier").getByRole("link");
	await expect(row).toContainText([
		"Conduits de sécheuseMontréal · novembre 20263 photos permises, une phrase à citer",
	]);
	await row.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Publier un travail" })).toBeVisible();
	await hydrated(page);
	// The photo that the customer did not choose is not offered, and its address is known to nobody here.
	expect(await page.content()).not.toContain(stored.photos[3]);

	await page.getByRole("button", { name: "Publier dans les réalisations" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "Quelque chose manque" })).toBeFocused();
	expect(await violations(page)).toEqual([]);
	await page.getByRole("link", { name: "Écrivez le titre en anglais." }).click();
	await expect(page.getByLabel("Titre en anglais")).toBeFocused();
	await fillWords(page, "L'air propre !");
	await expect(page.getByText("2 détails de typographie")).toBeVisible();
	await page.getByText("2 détails de typographie").click();
	await page.getByRole("button", { name: "Tout corriger" }).click();
	await expect(page.getByLabel("Titre en français")).toHaveValue("L’air propre!");
	await page.getByRole("group", { name: "Photo avant le travail" }).getByLabel("Avant 2").press("Space");
	await page.getByLabel("Citer cette phrase sous la photo").check();
	const card = page.getByRole("article", { name: "En français" });
	await expect(card).toContainText(
		"L’air propre!Conduits de sécheuse · Montréal · novembre 2026Rapide et propre, merci!",
	);
	await expect(card.getByRole("img", { name: "Conduit plein de charpie" })).toHaveAttribute("src", /before-1$/);
	await page.getByRole("button", { name: "Publier dans les réalisations" }).click();
	await expect(page.getByRole("status").filter({ hasText: "C’est publié." })).toBeVisible();
	await expect(part(page, "Publiées").getByRole("link")).toContainText(["L’air propre!"]);
	const shown = await shownOf(stored);
	expect(shown).toMatchObject({
		...{ title: { fr: "L’air propre!", en: "Dryer duct" }, area: "montreal", month: "2026-11" },
		...{ sentence: "Rapide et propre, merci!", before: { photo: stored.photos[1] }, by: { name: "Lou Cyr" } },
	});

	await part(page, "Publiées").getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1, name: "Changer une réalisation" })).toBeVisible();
	await hydrated(page);
	await page.getByLabel("Sans photo avant").check();
	await page.getByLabel("Titre en français").fill("Conduit de sécheuse");
	await page.getByLabel(/J’ai regardé chaque photo/).check();
	await page.getByRole("button", { name: "Publier les changements" }).click();
	await expect(page.getByRole("status").filter({ hasText: "changements sont publiés" })).toBeVisible();
	expect(await shownOf(stored)).toMatchObject({ title: { fr: "Conduit de sécheuse" }, before: null });

	await part(page, "Publiées").getByRole("link").click();
	await page.getByRole("button", { name: "Retirer des réalisations" }).click();
	await expect(page.getByRole("status").filter({ hasText: "C’est retiré des réalisations." })).toBeVisible();
	await expect(page.getByLabel("Titre en français")).toHaveValue("Conduit de sécheuse");
	expect(await shownOf(stored)).toBeNull();
	await signIn(page, server, ariane);
	await open(page, "/admin/journal");
	for (const did of ["publié dans les", "changé dans les", "retiré des"])
		await expect(
			page.getByRole("listitem").filter({ hasText: `a ${did} réalisations le travail de la demande` }),
		).toContainText(stored.reference);
});

test("a colleague who was faster and a customer who withdraws are told, and nothing typed is lost", {
	tag: "@thorough",
}, async ({ page, browser }) => {
	const stored = await storeJob(server);
	const other = await browser.newPage();
	await signIn(page, server, lou);
	await signIn(other, server, ariane);
	for (const each of [page, other]) {
		await open(each, `${gallery}/${stored.job}`);
		await fillWords(each, each === page ? "Titre de Lou" : "Titre d’Ariane");
	}
	await other.getByRole("button", { name: "Publier dans les réalisations" }).click();
	await expect(other.getByRole("status").filter({ hasText: "C’est publié." })).toBeVisible();
	await other.close();
	await page.getByRole("button", { name: "Publier dans les réalisations" }).click();
	// The form has the colleague's version now, and its button says so.
	await expect(page.getByRole("button", { name: "Publier les changements" })).toBeVisible();
	const conflict = page.locator("[data-conflict]");
	await expect(conflict).toContainText("Ce travail a changé pendant que vous écriviez.");
	await expect(conflict).toContainText("Version publiée par Ariane Bois");
	await expect(conflict).toContainText("Titre d’Ariane");
	await expect(page.getByLabel("Titre en français")).toHaveValue("Titre de Lou");
	expect(await violations(page)).toEqual([]);

	await withdraw(stored);
	await page.getByRole("button", { name: /^Publier/ }).click();
	await expect(page.getByRole("alert").filter({ hasText: "Le client a retiré son accord pendant" })).toBeVisible();
	await expect(page.getByLabel("Titre en français")).toHaveValue("Titre de Lou");
	await expect(page.getByRole("button", { name: /^Publier/ })).toHaveCount(0);
	expect(await shownOf(stored)).toBeNull();
	await open(page, gallery);
	await expect(page.locator(`a[href="${gallery}/${stored.job}"]`)).toHaveCount(0);
});

test("an agent reads the job on the lead and the customer, and publishes nothing", { tag: "@thorough" }, async ({
	page,
}) => {
	const answer = { isFine: false, at: new Date().toISOString(), count: 1 };
	const contact = { name: "Fini Démo", email: "fini@exemple.example", phone: null };
	const stored = await storeJob(server, contact, { job: { answer } });
	await signIn(page, server, jules);
	await open(page, `/admin/demandes/${stored.lead}`);
	const panel = page.getByRole("region", { name: "Travail terminé" });
	await expect(panel).toContainText("Pas en ordre");
	await expect(panel).toContainText("Rappel d’entretien prévu en novembre 2027");
	await expect(panel).toContainText("Conduit de sécheuse, pas fait");
	await expect(panel.getByRole("img")).toHaveCount(4);
	await expect(panel.getByRole("link", { name: "Publier dans les réalisations" })).toHaveCount(0);
	expect(await violations(page)).toEqual([]);
	await panel.getByRole("link", { name: "Ouvrir le rendez-vous" }).click();
	await page.waitForURL(`**/rendez-vous/${stored.job}`);
	await open(page, `/admin/clients/${stored.lead}`);
	await expect(page.getByRole("region", { name: "Travaux terminés" })).toContainText("Pas en ordre");
	const photo = `${server.origin}${gallery}/${stored.job}/photos/${stored.photos[3]}`;
	expect((await page.request.get(photo)).headers()["content-type"]).toBe("image/jpeg");
	expect((await page.request.get(photo.replace(stored.job, stored.lead))).status()).toBe(404);
	for (const path of [gallery, `${gallery}/${stored.job}`])
		expect((await page.request.get(server.origin + path)).status()).toBe(403);
	const form = { intent: "take-down" };
	const headers = { Origin: server.origin };
	expect((await page.request.post(`${server.origin}${gallery}/${stored.job}`, { form, headers })).status()).toBe(403);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

	test("a phone publishes, and errors keep what was typed", { tag: "@thorough" }, async ({ page }) => {
		const stored = await storeJob(server, { locale: "en" });
		await signIn(page, server, lou);
		await page.request.post(`${server.origin}/admin/langue`, {
			form: { locale: "en", back: "/admin/compte" },
			headers: { Origin: server.origin },
		});
		await page.goto(`${server.origin}${gallery}/${stored.job}`);
		await page.locator("[name=titleFr]").fill("Conduit");
		await page.locator("[name=before][value='']").check();
		await page.locator("form button.button:not([data-look=light])").last().click();
		await expect(page.locator("[name=titleFr]")).toHaveValue("Conduit");
		await expect(page.locator("[name=before][value='']")).toBeChecked();
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		for (const [name, text] of [
			["titleEn", "Duct"],
			["afterAltFr", "Propre"],
			["afterAltEn", "Clean"],
		] as const)
			await page.locator(`[name=${name}]`).fill(text);
		await page.locator("[name=confirm]").check();
		await page.locator("form button.button:not([data-look=light])").last().click();
		await page.waitForURL(/realisations\?avis=published$/);
		expect(await shownOf(stored)).toMatchObject({ title: { fr: "Conduit", en: "Duct" }, before: null });
		expect(await overflow(page)).toBeLessThanOrEqual(0);
	});
});
