import type { Page } from "@playwright/test";
import { addressWords } from "#content/estimate/address.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { overflow, violations } from "./axe.ts";
import { fromAnywhere, pathTo, phone, words } from "./estimate/visitor.ts";
import { sendLead, storedLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const hostile = '=1+1 {{email}} "><img src=x onerror=document.title="taken">';

const server = officeServer({ TRUSTED_PROXIES: "1" });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));
test.use({ expectedErrors: /status of (?:409|422)/ });

const notice = (page: Page) => page.getByRole("status", { name: "Dernier changement" });
const panel = (page: Page) => page.getByRole("region", { name: "Corriger les coordonnées" });
const field = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true });
const history = (page: Page) => page.getByRole("region", { name: "Conversation" });
const save = (page: Page) => panel(page).getByRole("button", { name: "Enregistrer" });

async function openLead(page: Page, id: string, query = "", email = jules): Promise<void> {
	await signIn(page, server, email);
	await page.goto(`${server.origin}/admin/demandes/${id}${query}`);
}

/** Gives the lead a page that customers can open, and returns its path. */
async function followPath(id: string, locale: "fr" | "en" = "fr"): Promise<string> {
	const token = id.replaceAll("-", "").slice(0, 22);
	await withStore(server, async (store) => {
		const lead = await store.get("leads", id);
		if (!lead) throw new Error(`There is no lead ${id}`);
		const data = { ...lead.data, followToken: token };
		await store.commit([{ kind: "replace", collection: "leads", id, version: lead.version, data }]);
	});
	return pathTo("estimate-follow", locale, { token });
}

async function passCheck(page: Page, path: string, proof: string, locale: "fr" | "en" = "fr"): Promise<void> {
	await page.goto(server.origin + path);
	await page.getByLabel(words[locale].follow.locked.label).fill(proof);
	await page.getByRole("button", { name: words[locale].follow.locked.button }).click();
}

test("a member corrects the phone number by keyboard; the history says so, and undo restores it", async ({ page }) => {
	const { id } = await sendLead(server, "Clavier Seul");
	await openLead(page, id);
	await hydrated(page);
	await expect(page.getByText("Il manque la rue")).toBeVisible();
	await page.getByRole("link", { name: "Corriger les coordonnées" }).focus();
	await page.keyboard.press("Enter");
	await expect(panel(page)).toBeFocused();
	expect(await violations(page, ".lead-panel")).toEqual([]);
	await field(page, "Téléphone").focus();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("(514) 555-0102");
	await page.keyboard.press("Enter");
	await expect(notice(page)).toContainText("Coordonnées corrigées.");
	await expect(panel(page)).toHaveCount(0);
	await expect(history(page)).toContainText("Jules Roy a corrigé le téléphone : 514 555-0178 → 514 555-0102");
	expect((await storedLead(server, id)).phone).toBe("5145550102");

	await notice(page).getByRole("button", { name: "Annuler" }).click();
	await expect(notice(page)).toContainText("C’est annulé.");
	await expect(history(page)).not.toContainText("555-0102");
	expect(await storedLead(server, id)).toMatchObject({ phone: "5145550178", address: null });
});

test("a complete correction reaches the page, the printed estimate, the journal and the second check", {
	tag: "@thorough",
}, async ({ page, browser }) => {
	const { id, reference } = await sendLead(server, "Tout Corriger");
	const path = await followPath(id);
	await openLead(page, id, "?volet=coordonnees");
	await hydrated(page);
	const typed = {
		Nom: "Tout Corrigé",
		Courriel: "corrige@exemple.example",
		Téléphone: "438 555-0190",
		"Numéro et rue": "4560, rue Saint-Denis",
		"Appartement ou bureau": "3",
		Ville: "Québec",
		"Code postal": "g1r 4p5",
	};
	for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
	await field(page, "Langue").selectOption("en");
	await field(page, "Moyen de réponse préféré").selectOption("email");
	await save(page).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tout Corrigé");
	await expect(page.locator(".lead-head")).toContainText("Hors secteur");
	const person = page.getByRole("region", { name: "Coordonnées" });
	await expect(person).toContainText("4560, rue Saint-Denis, app. 3");
	await expect(person).toContainText("Québec, G1R 4P5");
	await expect(person).not.toContainText("Il manque");
	await expect(history(page)).toContainText("a ajouté l’adresse : 4560, rue Saint-Denis, app. 3, Québec");
	const sheet = await page.request.get(`${server.origin}/admin/demandes/${id}/estimation`);
	expect(await sheet.text()).toContain("4560, rue Saint-Denis");

	const customer = await browser.newPage({ extraHTTPHeaders: fromAnywhere() });
	await passCheck(customer, path, "0178");
	await expect(customer.getByText(words.fr.follow.locked.wrong)).toBeVisible();
	await passCheck(customer, path, "0190");
	await expect(customer.getByText(reference, { exact: true })).toBeVisible();
	await customer.close();
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/journal`);
	await expect(page.getByText("a corrigé les coordonnées de").first()).toBeVisible();
	await expect(page.getByText("corrige@exemple.example")).toHaveCount(0);
});

for (const js of [true, false]) {
	test.describe(`the form for the details, ${js ? "with" : "without"} JavaScript`, { tag: "@thorough" }, () => {
		test.use({ javaScriptEnabled: js, viewport: phone });

		test("errors stand beside their fields, and everything typed stays until it is right", async ({ page }) => {
			const { id } = await sendLead(server, `Fautes ${js}`);
			await openLead(page, id, "?volet=coordonnees");
			if (js) await hydrated(page);
			const long = "é".repeat(121);
			const street = field(page, "Numéro et rue");
			// Scripts and browser extensions ignore `maxlength`.
			if (js) await street.evaluate((input) => input.removeAttribute("maxlength"));
			await field(page, "Courriel").fill("");
			await field(page, "Téléphone").fill("");
			await field(page, "Ville").fill(hostile);
			if (js) await street.fill(long);
			await save(page).click();
			await expect(field(page, "Courriel")).toHaveAccessibleDescription(/Gardez un courriel ou un téléphone/);
			if (js) await expect(street).toHaveAccessibleDescription(/120 caractères au plus/);
			if (js) await expect(street).toHaveValue(long);
			await expect(page.getByRole("alert")).toBeFocused();
			await expect(field(page, "Ville")).toHaveValue(hostile);
			expect(await storedLead(server, id)).toMatchObject({ phone: "5145550178", address: null });
			expect(await overflow(page)).toBeLessThanOrEqual(0);
			if (js) expect(await violations(page, ".lead-panel")).toEqual([]);

			await street.fill(hostile);
			await field(page, "Téléphone").fill("514 555-0103");
			await save(page).click();
			await expect(history(page)).toContainText(hostile);
			await expect(history(page)).toContainText(/a retiré le courriel/);
			expect(await page.title()).not.toBe("taken");
			expect(await storedLead(server, id)).toMatchObject({
				email: null,
				reachBy: "phone",
				address: { street: hostile, unit: "", city: hostile },
			});
			expect(await overflow(page)).toBeLessThanOrEqual(0);
		});
	});
}

test("two members correct the same lead: nothing is overwritten, and what each typed remains", {
	tag: "@thorough",
}, async ({ page, browser }) => {
	const { id } = await sendLead(server, "Quatre Mains");
	const other = await browser.newPage();
	await openLead(page, id, "?volet=coordonnees", "ariane@airelle.example");
	await hydrated(page);
	await openLead(other, id, "?volet=coordonnees");
	await hydrated(other);
	await field(page, "Numéro et rue").fill("4560, rue Saint-Denis");
	await field(other, "Téléphone").fill("514 555-0104");
	await save(other).click();
	await expect(notice(other)).toContainText("Coordonnées corrigées.");
	await other.close();

	await save(page).click();
	const alert = page.getByRole("alert");
	await expect(alert).toContainText("Quelqu’un a modifié la demande avant vous");
	await expect(alert).toContainText("Jules Roy a corrigé le téléphone : 514 555-0178 → 514 555-0104");
	await expect(field(page, "Numéro et rue")).toHaveValue("4560, rue Saint-Denis");
	// A field that the member left alone shows the other member's value: saving again keeps both.
	await expect(field(page, "Téléphone")).toHaveValue("514 555-0104");
	await save(page).click();
	await expect(notice(page)).toContainText("Coordonnées corrigées.");
	expect(await storedLead(server, id)).toMatchObject({
		phone: "5145550104",
		address: { street: "4560, rue Saint-Denis", unit: "", city: "" },
	});
});

test("an editor reads the details and cannot correct them", { tag: "@thorough" }, async ({ page }) => {
	const { id } = await sendLead(server, "Lecture Seule");
	await openLead(page, id, "?volet=coordonnees", "lou@airelle.example");
	await expect(page.getByRole("region", { name: "Coordonnées" })).toContainText("514 555-0178");
	await expect(page.getByRole("link", { name: "Corriger les coordonnées" })).toHaveCount(0);
	await expect(panel(page)).toHaveCount(0);
	const form = { intent: "details", seen: "0", name: "Autre", phone: "5145550105", language: "fr" };
	const headers = { Origin: server.origin };
	const answer = await page.request.post(`${server.origin}/admin/demandes/${id}`, { form, headers, maxRedirects: 0 });
	expect(answer.status()).toBe(403);
	expect((await storedLead(server, id)).name).toBe("Lecture Seule");
});

for (const [locale, js] of [
	["fr", true],
	["en", false],
] as const) {
	// `appointment-customer.spec.ts` sends the other forms of this page in English, without JavaScript.
	const tag = js ? [] : ["@thorough"];
	test.describe(`the customer's address, in ${locale} ${js ? "with" : "without"} JavaScript`, { tag }, () => {
		test.use({ javaScriptEnabled: js, viewport: phone });
		const own = addressWords[locale];
		const wrongCode = own.errors["postal-wrong"]?.replace("{{postal}}", "H2T 2S9") ?? "";

		test("is completed and corrected in place, and the team is told", { tag: "@thorough" }, async ({
			page,
			browser,
		}) => {
			const email = `adresse-${locale}@exemple.example`;
			const { id, reference } = await sendLead(server, `Adresse ${locale}`, { email });
			const path = await followPath(id, locale);
			await page.goto(server.origin + path);
			await expect(page.getByRole("heading", { name: own.heading })).toHaveCount(0);
			await passCheck(page, path, email, locale);
			const section = page.getByRole("region", { name: own.heading });
			await expect(section.getByLabel(own.fields.postalCode)).toHaveValue("H2T 2S9");
			await expect(section.getByText(own.lead)).toBeVisible();
			if (js) await hydrated(page);

			await section.getByLabel(own.fields.street).fill("4560, rue Saint-Denis");
			await section.getByLabel(own.fields.postalCode).fill("12345");
			await section.getByRole("button", { name: own.save }).click();
			const code = section.getByLabel(own.fields.postalCode);
			await expect(code).toHaveAccessibleDescription(wrongCode);
			await expect(code).toBeFocused();
			await expect(section.getByLabel(own.fields.street)).toHaveValue("4560, rue Saint-Denis");
			expect((await storedLead(server, id)).address).toBeNull();

			await code.fill("h2j 2l4");
			await section.getByLabel(own.fields.unit).fill("3");
			await section.getByLabel(own.fields.city).fill("Montréal");
			await section.getByRole("button", { name: own.save }).click();
			await expect(section.getByRole("status")).toHaveText(own.saved);
			await expect(section.getByRole("status")).toBeFocused();
			await expect(section.getByText(own.known)).toBeVisible();
			await expect(section.getByText(own.lead)).toHaveCount(0);
			const address = { street: "4560, rue Saint-Denis", unit: "3", city: "Montréal" };
			expect(await storedLead(server, id)).toMatchObject({ address, postalCode: "H2J2L4", outOfArea: false });
			expect(await overflow(page)).toBeLessThanOrEqual(0);
			if (js) expect(await violations(page, "main")).toEqual([]);

			await section.getByLabel(own.fields.street).fill(hostile);
			await section.getByRole("button", { name: own.save }).click();
			await expect(section.getByLabel(own.fields.street)).toHaveValue(hostile);
			await expect(section.getByRole("status")).toBeFocused();

			const member = await browser.newPage();
			await openLead(member, id);
			await expect(history(member)).toContainText(
				`Adresse ${locale} a ajouté l’adresse : 4560, rue Saint-Denis, app. 3, Montréal`,
			);
			await expect(history(member)).toContainText(hostile);
			await member.close();
			const sent = async () => (await mailsTo(server, "bonjour@airelle.example")).map(({ text }) => text ?? "");
			await expect
				.poll(async () => (await sent()).filter((text) => text.includes(reference)).join())
				.toContain("Adresse, le");
		});
	});
}

test("a stranger neither sees nor changes the address, and a flood of changes ends", { tag: "@thorough" }, async ({
	page,
	context,
}) => {
	const email = "inondation@exemple.example";
	const { id } = await sendLead(server, "Inondation", { email });
	const path = await followPath(id);
	await page.goto(server.origin + path);
	const key = await page.locator("input[name=key]").first().inputValue();
	const send = (street: string) =>
		context.request.post(server.origin + path, {
			form: { key, intent: "address", street, unit: "", city: "", postalCode: "" },
			headers: { "Sec-Fetch-Site": "same-origin" },
			maxRedirects: 0,
		});
	expect((await send("1, rue Autre")).status()).toBe(401);
	expect((await storedLead(server, id)).address).toBeNull();
	await withStore(server, async (store) => expect(await store.get("followChecks", id)).toBeNull());

	await passCheck(page, path, email);
	await expect(page.getByRole("region", { name: addressWords.fr.heading })).toBeVisible();
	for (let n = 1; n <= 20; n++) expect((await send(`${n}, rue Longue`)).status()).toBe(303);
	expect((await send("21, rue Longue")).status()).toBe(422);
	const lead = await storedLead(server, id);
	expect([lead.address?.street, lead.desk.history.length]).toEqual(["20, rue Longue", 20]);
	await page.reload();
	await hydrated(page);
	const street = page.getByLabel(addressWords.fr.fields.street);
	await street.fill("22, rue Longue");
	await page.getByRole("button", { name: addressWords.fr.save }).click();
	await expect(street).toHaveAccessibleDescription(addressWords.fr.errors.full ?? "");
	await expect(street).toHaveValue("22, rue Longue");
});
