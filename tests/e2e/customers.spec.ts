import type { Page } from "@playwright/test";
import { firstCrewId } from "../../app/model/appointments/crew.ts";
import type { Lead } from "../../app/model/leads/lead.ts";
import { create } from "../mail/sample-leads.ts";
import { tuesdayAhead } from "./appointments.ts";
import { overflow, violations } from "./axe.ts";
import { storedLead, storeLeads } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules, lou } from "./office-members.ts";
import { sendQuote } from "./quotes.ts";
import { officeServer } from "./spec-servers.ts";
import { password, signIn } from "./staff-office.ts";

test.use({ expectedErrors: /status of 4\d\d/ });

const server = officeServer();

const notice = (page: Page) => page.getByRole("status", { name: "Dernier changement" });
const requests = (page: Page) => page.getByRole("region", { name: "Demandes", exact: true });
const open = async (page: Page, path: string) => {
	await page.goto(`${server.origin}/admin${path}`);
	await hydrated(page);
};
const marksOf = async (ids: readonly string[]) =>
	Promise.all(ids.map(async (id) => (await storedLead(server, id)).customer ?? null));

/** A customer with three leads: by e-mail address, by phone number, and by both. */
async function storeCustomer(surname: string, phone: string, changes: Partial<Lead> = {}) {
	const email = `${surname.toLowerCase().replace("é", "e")}@exemple.example`;
	const [both = "", byPhone = "", byEmail = ""] = await storeLeads(server, [
		{ ...changes, name: `Louise ${surname}`, email, phone },
		{ ...changes, name: `L. ${surname}`, email: null, phone, status: "done", finalAmount: 42_000 },
		{ ...changes, name: `Louise ${surname}`, email, phone: null, spam: [] },
	]);
	return { both, byPhone, byEmail, email, phone };
}

test("a customer's page shows everything of them, and every line leads to its own page", async ({ page }) => {
	const louise = await storeCustomer("Fiche-Démo", "5145550141");
	const day = tuesdayAhead(7);
	await sendQuote(server, louise.both);
	await withStore(server, (store) =>
		store.commit([
			...Array.from({ length: 12 }, (_, index) =>
				create("messages", `${index % 2 ? louise.both : louise.byPhone}.m${index}`, {
					...{ lead: index % 2 ? louise.both : louise.byPhone, at: `2026-11-01T12:${10 + index}:00.000Z`, by: null },
					...{
						direction: "in",
						channel: "page",
						subject: "",
						text: `Message numéro ${index + 1}.`,
						photos: [],
						mail: null,
					},
				}),
			),
			create("appointments", "fiche-demo-rv", {
				...{
					lead: louise.both,
					crew: firstCrewId,
					day,
					window: { from: "08:00", to: "10:00" },
					minutes: 120,
					travel: 30,
				},
				...{ status: "booked", sequence: 0, accessNote: "", noteUntil: null, remindAt: null, proposalUntil: null },
				...{ accepted: [], by: { id: "m", name: "Jules Démo" }, createdAt: "2026-11-01T12:00:00.000Z" },
				updatedAt: "2026-11-01T12:00:00.000Z",
			}),
		]),
	);
	await signIn(page, server, jules);
	await open(page, "/clients");
	await expect(page.getByRole("link", { name: "Clients" }).first()).toHaveAttribute("aria-current", "page");
	const search = page.getByRole("searchbox", { name: "Chercher un client" });
	for (const typed of ["fiche-demo", "514 555-0141", "Fiche-Demo@exemple.example"]) {
		await search.fill(typed);
		await search.press("Enter");
		await expect(page.getByRole("heading", { name: "1 client trouvé" })).toBeVisible();
		expect(page.url()).toBe(`${server.origin}/admin/clients`);
	}
	await search.fill("  ");
	await search.press("Enter");
	await expect(page.getByText("Écrivez un nom, un téléphone")).toBeVisible();
	await search.fill((await storedLead(server, louise.byPhone)).reference);
	await search.press("Enter");
	const row = page.getByRole("link", { name: /Louise Fiche-Démo/ });
	await expect(row).toContainText("3 demandes, la dernière le");
	expect(await violations(page)).toEqual([]);
	await row.click();

	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Louise Fiche-Démo");
	await expect(page.getByText("Aussi sous le nom de L. Fiche-Démo")).toBeVisible();
	await expect(page.locator("dd", { hasText: /^420\s\$/ })).toBeVisible();
	await expect(requests(page).getByRole("listitem")).toHaveCount(3);
	const messages = page.getByRole("region", { name: "Messages" });
	await expect(messages.getByRole("article")).toHaveCount(10);
	await expect(messages.getByRole("article").last()).toContainText("Message numéro 12.");
	await messages.getByRole("link", { name: /^Voir les \d+ messages$/ }).click();
	await expect(messages.getByText("Message numéro 1.")).toBeVisible();
	await expect(page.getByRole("link", { name: /^Appeler le 514 555-0141$/ })).toHaveAttribute(
		"href",
		/^tel:.*5145550141/,
	);
	await expect(page.getByRole("link", { name: "Noter un appel" })).toHaveAttribute(
		"href",
		`/admin/appel?client=${louise.both}`,
	);
	await expect(page.getByRole("region", { name: "Soumissions" }).getByRole("link")).toHaveCount(1);
	expect(await violations(page)).toEqual([]);
	await page.setViewportSize({ width: 320, height: 700 });
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.getByRole("region", { name: "Rendez-vous" }).getByRole("link").click();
	await expect(page).toHaveURL(/\/admin\/rendez-vous\/fiche-demo-rv$/);
	await page.goBack();
	await page.getByRole("link", { name: "Écrire" }).click();
	await expect(page).toHaveURL(new RegExp(`/admin/demandes/${louise.both}\\?volet=ecrire`));
	const card = page.getByRole("region", { name: "Client de cette demande" });
	await expect(card).toContainText("Client : Louise Fiche-Démo, 3 demandes");
	await card.getByRole("link", { name: "Voir la fiche" }).click();
	await expect(page).toHaveURL(new RegExp(`/admin/clients/${louise.both}$`));

	await page.getByRole("link", { name: "Noter un appel" }).click();
	await expect(page.getByLabel("Nom", { exact: true })).toHaveValue("Louise Fiche-Démo");
	await expect(page.getByLabel("Téléphone", { exact: true })).toHaveValue("514 555-0141");
	await expect(page.getByLabel("Courriel", { exact: true })).toHaveValue(louise.email);
	await page.getByLabel("En quelques mots").fill("Rappeler pour la sécheuse.");
	await page.getByRole("button", { name: "Enregistrer tout de suite" }).click();
	await expect(card).toContainText("Client : Louise Fiche-Démo, 4 demandes");

	// An editor reads everything, and changes nothing.
	await page.context().clearCookies();
	await signIn(page, server, lou);
	await open(page, `/clients/${louise.byEmail}`);
	await expect(page.getByText("Vous pouvez lire cette fiche, pas la changer.")).toBeVisible();
	await expect(page.getByRole("checkbox")).toHaveCount(0);
	for (const name of ["Écrire", "Noter un appel", "Joindre une autre fiche"])
		await expect(page.getByRole("link", { name })).toHaveCount(0);
	const headers = { Origin: server.origin };
	const form = { lead: louise.byPhone, shown: `${louise.byPhone} ${louise.both}` };
	for (const path of ["", "/joindre"]) {
		const refused = await page.request.post(`${server.origin}/admin/clients/${louise.both}${path}`, { form, headers });
		expect(refused.status()).toBe(403);
	}
	expect(await marksOf([louise.byPhone])).toEqual([null]);
});

test("two people with one number are told apart and joined again, by keyboard, and both are undone with one press", {
	tag: "@thorough",
}, async ({ page, browser }) => {
	const { both, byPhone, byEmail, email } = await storeCustomer("Voisin-Démo", "5145550142");
	await signIn(page, server, jules);
	await open(page, `/clients/${both}`);
	const apart = page.getByRole("button", { name: "Ces demandes sont d’une autre personne" });
	await apart.press("Enter");
	await expect(page.getByRole("alert")).toContainText("Cochez au moins une demande");
	await expect(page.getByRole("alert")).toBeFocused();
	const box = requests(page).getByRole("checkbox", { name: (await storedLead(server, byPhone)).reference });
	await box.press("Space");
	await apart.press("Enter");
	await expect(notice(page)).toBeVisible();
	await expect(requests(page).getByRole("listitem")).toHaveCount(2);
	const beside = page.getByRole("region", { name: "Mêmes coordonnées, autre fiche" });
	await expect(beside.getByRole("link")).toContainText("L. Voisin-Démo");
	expect(await violations(page)).toEqual([]);
	await notice(page).getByRole("button", { name: "Annuler" }).click();
	await expect(requests(page).getByRole("listitem")).toHaveCount(3);
	expect(await marksOf([both, byPhone, byEmail])).toEqual([null, null, null]);

	// Told apart again, while another member has the page open.
	const other = await (await browser.newContext()).newPage();
	await signIn(other, server);
	await other.goto(`${server.origin}/admin/clients/${both}`);
	await requests(page)
		.getByRole("checkbox", { name: (await storedLead(server, byPhone)).reference })
		.check();
	await apart.click();
	await expect(requests(page).getByRole("listitem")).toHaveCount(2);
	await other.getByRole("checkbox", { name: (await storedLead(server, byEmail)).reference }).check();
	await other.getByRole("button", { name: "Ces demandes sont d’une autre personne" }).click();
	await expect(other.getByRole("alert")).toContainText("La fiche a changé");
	await other.context().close();

	// Joined again: compared first.
	await page.getByRole("link", { name: "Joindre une autre fiche" }).click();
	await hydrated(page);
	await page.getByLabel("Référence d’une de ses demandes").fill("AIR-INCONNU");
	await page.getByRole("button", { name: "Comparer avec cette fiche" }).click();
	await expect(page.getByText("Aucune demande n’a cette référence.")).toBeVisible();
	await page.getByRole("link", { name: /L\. Voisin-Démo.*Même téléphone/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Est-ce la même personne?");
	await expect(page.getByRole("region", { name: "Cette fiche" })).toContainText(email);
	await expect(page.getByRole("region", { name: "L’autre fiche" })).toContainText("L. Voisin-Démo");
	expect(await violations(page)).toEqual([]);
	await page.getByRole("button", { name: "Joindre les deux fiches" }).click();
	await expect(requests(page).getByRole("listitem")).toHaveCount(3);
	await expect(beside).toHaveCount(0);
	await expect(notice(page)).toBeVisible();
});

test("a member who signed out in another tab signs in again and finds the ticked requests as they were", async ({
	page,
}) => {
	const { both, byPhone } = await storeCustomer("Onglet-Démo", "5145550149");
	await signIn(page, server, jules);
	await open(page, `/clients/${both}`);
	const box = page.locator(`[name=lead][value="${byPhone}"]`);
	await box.check();
	const other = await page.context().newPage();
	await other.goto(`${server.origin}/admin/compte`);
	await hydrated(other);
	await other.getByRole("button", { name: "Se déconnecter" }).first().click();
	await other.waitForURL(/avis=out/);
	await other.close();

	const apart = requests(page).getByRole("button", { name: "Ces demandes sont d’une autre personne" });
	await apart.click();
	const alert = page.getByRole("alert").filter({ hasText: "Votre session a pris fin" });
	await expect(alert).toBeVisible();
	await expect(box).toBeChecked();
	await alert.getByRole("link", { name: "Se connecter" }).click();
	await page.getByLabel("Courriel").fill(jules);
	await page.getByLabel("Mot de passe").fill(password);
	await page.getByRole("button", { name: "Se connecter" }).click();
	await page.getByRole("button", { name: "Plus tard" }).click();
	await expect(page).toHaveURL(`${server.origin}/admin/clients/${both}`);
	await hydrated(page);
	await expect(box).toBeChecked();
	await expect(page.getByRole("status").filter({ hasText: "Pas envoyé, gardé" })).toBeVisible();
	await apart.click();
	await expect(notice(page)).toBeVisible();
	const [first, second] = await marksOf([both, byPhone]);
	expect(second?.key).not.toBe(first?.key);
});

test("without JavaScript two strangers are joined by a reference, and a lead that was erased meanwhile is reported", async ({
	browser,
}) => {
	const [one = "", two = "", gone = ""] = await storeLeads(server, [
		{ name: "Anne Jointe-Démo", email: "anne.jointe@exemple.example", phone: null },
		{ name: "Bruno Joint-Démo", email: null, phone: "5145550143" },
		{ name: "Carl Parti-Démo", email: null, phone: "5145550144" },
	]);
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/clients/${one}/joindre?avec=${gone}`);
	await withStore(server, (store) => store.commit([{ kind: "delete", collection: "leads", id: gone }]));
	await page.getByRole("button", { name: "Joindre les deux fiches" }).click();
	await expect(page.getByText("Cette demande n’existe plus.")).toBeVisible();
	await page
		.getByLabel("Référence d’une de ses demandes")
		.fill((await storedLead(server, two)).reference.toLowerCase());
	await page.getByRole("button", { name: "Comparer avec cette fiche" }).click();
	const comparison = page.url();
	await page.getByRole("button", { name: "Joindre les deux fiches" }).click();
	await expect(requests(page).getByRole("listitem")).toHaveCount(2);
	// Pressed twice.
	const again = { form: { intent: "join", shown: one, other: two }, headers: { Origin: server.origin } };
	expect((await page.request.post(comparison, { ...again, maxRedirects: 0 })).status()).toBe(303);
	expect((await storedLead(server, two)).desk.history).toHaveLength(1);
	const [first, second] = await marksOf([one, two]);
	expect([first?.key, first?.isAlone]).toEqual([second?.key, false]);
	await context.close();
});

test("an administrator chooses which of two people is erased, and leaves out the request of a third", async ({
	page,
}) => {
	const { both, byPhone, byEmail, phone, email } = await storeCustomer("Partage-Démo", "5145550145");
	await signIn(page, server);
	await open(page, `/clients/${both}`);
	await requests(page)
		.getByRole("checkbox", { name: (await storedLead(server, byPhone)).reference })
		.check();
	await page.getByRole("button", { name: "Ces demandes sont d’une autre personne" }).click();
	await expect(requests(page).getByRole("listitem")).toHaveCount(2);

	await open(page, "/personnes");
	await page.getByLabel("Courriel ou téléphone").fill(phone);
	await page.getByRole("button", { name: "Chercher" }).click();
	const choice = page.getByRole("group", { name: /^2 personnes sous/ });
	await page.getByRole("button", { name: "Continuer avec cette personne" }).click();
	await expect(choice).toContainText("Choisissez une personne");
	expect(await violations(page)).toEqual([]);
	await choice.getByRole("radio", { name: /^Louise Partage-Démo/ }).check();
	await page.getByRole("button", { name: "Continuer avec cette personne" }).click();
	await expect(page.getByText(`Comprend aussi ce qui est gardé sous ${email}.`)).toBeVisible();
	const out = (await storedLead(server, byEmail)).reference;
	await page.getByRole("checkbox", { name: new RegExp(out) }).uncheck();
	await page.getByRole("button", { name: "Laisser de côté les demandes décochées" }).click();
	await expect(page.getByRole("status").filter({ hasText: out })).toBeVisible();
	await expect(page.getByText(`Une autre personne utilise aussi ${email}.`)).toBeVisible();
	expect(await violations(page)).toEqual([]);

	// A lead that arrives after the search is not erased unseen.
	const [late = ""] = await storeLeads(server, [{ name: "Louise Partage-Démo", email, phone }]);
	const erase = async () => {
		await page.getByLabel("Pour confirmer").fill(phone);
		await page.getByRole("button", { name: "Effacer pour toujours" }).click();
	};
	await erase();
	await expect(page.getByRole("alert")).toContainText("ont changé depuis la recherche");
	await erase();
	await expect(page.getByRole("status").filter({ hasText: "Effacé" })).toContainText("2 demandes");
	const left = await withStore(server, (store) =>
		Promise.all([both, late, byPhone, byEmail].map(async (id) => (await store.get("leads", id)) !== null)),
	);
	expect(left).toEqual([false, false, true, true]);
});
