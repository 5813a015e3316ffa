import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { IncomingCall } from "../../app/leads/.server/incoming-lead.ts";
import { receiveLead } from "../../app/leads/.server/receive-lead.ts";
import type { Task } from "../../app/model/leads/task.ts";
import { addDays } from "../../app/time/days.ts";
import { dayInMontreal, momentInMontreal } from "../../app/time/montreal.ts";
import { overflow, violations } from "./axe.ts";
import { chooseStatus, pressIntoConflict, sendLead, statusOf, storedLead, storedTexts } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

test.use({ expectedErrors: /status of (?:409|422)/ });

const server = officeServer();
const phone = { width: 390, height: 844 };
const inThreeDays = addDays(dayInMontreal(new Date()), 3);

const open = async (page: Page, path: string) => {
	await page.goto(`${server.origin}/admin${path}`);
	await hydrated(page);
};
const form = (page: Page) => page.locator("form.call-form");
const save = (page: Page) => form(page).getByRole("button", { name: "Noter l’appel" });
const notice = (page: Page) => page.getByRole("status", { name: "Dernier changement" });
const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" }).getByRole("listitem");
const tasksOn = (leadId: string): Promise<Task[]> =>
	withStore(server, async (store) => {
		const where = [{ field: "leadId", is: "=", value: leadId } as const];
		return (await store.query("tasks", { where })).documents.map(({ data }) => data);
	});

test("a member calls from the list on a phone, notes each attempt, plans the next one and undoes it", async ({
	page,
}) => {
	const { id, reference } = await sendLead(server, "Noémie Sonnerie");
	const received = await storedLead(server, id);
	await page.setViewportSize(phone);
	await signIn(page, server, jules);
	await open(page, "");
	const dial = page.getByRole("link", { name: "Appeler Noémie Sonnerie" });
	await expect(dial).toHaveAttribute("href", "tel:+15145550178");
	await dial.click(); // press 1: the phone rings, and the log is open behind it
	await expect(page).toHaveURL(new RegExp(`${id}\\?volet=appel$`));
	await expect(form(page).getByLabel("Joint")).toBeFocused();
	await expect(form(page).getByText("L’appel compte comme une réponse.")).toBeVisible();
	await expect(form(page).getByLabel("Rappeler")).toBeHidden();

	// By keyboard, from one outcome to the next.
	await page.keyboard.press("ArrowRight");
	await expect(form(page).getByLabel("Pas de réponse")).toBeChecked();
	await expect(form(page).getByText("La personne attend encore")).toBeVisible();
	await expect(form(page).getByText("L’appel compte comme une réponse.")).toBeHidden();
	await expect(form(page).getByLabel("Jour du rappel")).toBeHidden();
	await form(page).getByLabel("Rappeler").selectOption({ label: "Un autre jour" });
	await form(page).getByLabel("Jour du rappel").fill(inThreeDays);
	expect(await violations(page)).toEqual([]);
	expect(await overflow(page)).toBe(0);
	await save(page).click();
	await expect(notice(page)).toContainText("Appel noté.");
	await expect(page.getByText(/^1 tentative d’appel, à \d+\sh/)).toBeVisible();
	await expect(conversation(page).getByText("a noté un appel : pas de réponse (tentative 1)")).toBeVisible();
	await expect(statusOf(page)).toContainText("Nouvelle");
	const tried = await storedLead(server, id);
	expect(tried).toMatchObject({
		status: "new",
		lastContactAt: received.lastContactAt,
		purgeAfter: received.purgeAfter,
	});
	expect(await tasksOn(id)).toMatchObject([
		{ text: "Rappeler (pas de réponse)", dueAt: momentInMontreal(inThreeDays, "09:00").toISOString() },
	]);

	await notice(page).getByRole("button", { name: "Annuler" }).click();
	await expect(notice(page)).toContainText("C’est annulé.");
	await expect(page.getByText(/tentative d’appel/)).toHaveCount(0);
	expect([await tasksOn(id), (await storedLead(server, id)).desk.triedAt]).toEqual([[], null]);

	// Two attempts, one with words, then a message on the answering machine.
	await page.getByRole("link", { name: "Appeler", exact: true }).last().click();
	await form(page).getByLabel("Pas de réponse").check();
	await save(page).click();
	await expect(page.getByText(/^1 tentative d’appel/)).toBeVisible();
	await page.getByRole("navigation", { name: "Façon de répondre" }).getByRole("link", { name: "Appel" }).click();
	await form(page).getByLabel("Pas de réponse").check();
	await form(page).getByLabel("Ce qui a été dit").fill("Sonne dans le vide.");
	await save(page).click();
	await expect(page.getByText(/^2 tentatives d’appel, la dernière à \d+\sh/)).toBeVisible();
	await open(page, "");
	await expect(page.locator(".inbox-item", { hasText: "Noémie Sonnerie" })).toContainText("2 tentatives");
	await open(page, `/demandes/${id}?volet=appel`);
	await form(page).getByLabel("Message laissé").check();
	await form(page).getByLabel("Rappeler").selectOption("morning");
	await save(page).click();
	await expect(statusOf(page)).toContainText("Contactée");
	await expect(page.getByText(/^3 tentatives d’appel/)).toBeVisible();
	const left = await storedLead(server, id);
	expect([left.desk.answeredAt, left.lastContactAt > received.lastContactAt]).toEqual([left.lastContactAt, true]);
	expect(await tasksOn(id)).toMatchObject([{ text: "Rappeler (message laissé)" }]);

	await signIn(page, server);
	await open(page, "/journal");
	const journal = page.getByRole("main").getByRole("listitem").filter({ hasText: reference });
	await expect(journal.first()).toContainText("Message laissé");
});

test("a call that reached the customer needs its words, which survive a colleague's change", {
	tag: "@thorough",
}, async ({ page, browser }) => {
	const { id } = await sendLead(server, "Odette Jointe");
	await signIn(page, server, jules);
	await open(page, `/demandes/${id}?volet=appel`);
	await save(page).click();
	await expect(form(page).getByText("Écrivez ce qui a été dit avant de noter l’appel.")).toBeVisible();
	await expect(form(page).getByLabel("Ce qui a été dit")).toHaveAttribute("aria-invalid", "true");

	const other = await browser.newPage();
	await signIn(other, server);
	await other.goto(`${server.origin}/admin/demandes/${id}`);
	await chooseStatus(other, "Prix envoyé");
	await expect(statusOf(other)).toContainText("Prix envoyé");
	await other.close();

	await form(page).getByLabel("Ce qui a été dit").fill("Elle préfère jeudi.");
	await pressIntoConflict(page.locator("#composer"), "Noter l’appel");
	await expect(page.getByRole("alert")).toContainText("Ariane Bois a changé le statut");
	await expect(form(page).getByLabel("Ce qui a été dit")).toHaveValue("Elle préfère jeudi.");
	await save(page).click();
	await expect(conversation(page).getByText("a noté un appel : joint")).toBeVisible();
	expect(await storedTexts(server, id)).toEqual(["Elle préfère jeudi."]);
	expect((await storedLead(server, id)).status).toBe("quoted");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a day in the past is refused with everything typed, and the call is noted once corrected", async ({ page }) => {
		const { id } = await sendLead(server, "Rolande Sansscript");
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin/demandes/${id}?volet=appel`);
		await form(page).getByLabel("Pas de réponse").check();
		await form(page).getByLabel("Ce qui a été dit").fill("Boîte vocale pleine.");
		await form(page).getByLabel("Rappeler").selectOption("other");
		// As a browser without the limit of the field would send it.
		await form(page)
			.getByLabel("Jour du rappel")
			.evaluate((field) => field.removeAttribute("min"));
		await form(page).getByLabel("Jour du rappel").fill("2020-02-29");
		await save(page).click();
		await expect(form(page).getByText("Choisissez un jour à venir.")).toBeVisible();
		await expect(form(page).getByLabel("Pas de réponse")).toBeChecked();
		await expect(form(page).getByLabel("Ce qui a été dit")).toHaveValue("Boîte vocale pleine.");
		await form(page).getByLabel("Jour du rappel").fill(inThreeDays);
		await save(page).click();
		await expect(page.getByText(/^1 tentative d’appel/)).toBeVisible();
		expect(await tasksOn(id)).toHaveLength(1);
	});
});

/** Stores a call that Ariane answered. */
async function receiveCall(name: string, said: Partial<IncomingCall> = {}): Promise<string> {
	const id = randomUUID();
	const by = { id: "ariane", name: "Ariane Bois" };
	const email = `${id}@exemple.example`;
	await withStore(server, (store) =>
		receiveLead(
			{
				...{ kind: "contact", locale: "fr", key: id, flags: [], marketingText: "" },
				fields: {
					...{ name, email, phone: "5145550171", service: "dryer-ducts", postalCode: "H2T2S9" },
					...{ message: "La sécheuse chauffe trop.", reachBy: "phone", marketing: false },
				},
				call: { by, confirms: false, address: null, heardFrom: "vehicle", ...said },
			},
			{ store, clock: { now: () => new Date() }, mailDomain: "airelle.example", referencePrefix: "AIR", secret: "" },
		),
	);
	return id;
}

test("a call looks like one in the list, on the board, on its page and in the person's file", {
	tag: "@thorough",
}, async ({ page }) => {
	const by = { id: "ariane", name: "Ariane Bois" };
	const at = new Date().toISOString();
	const sentence = "Voulez-vous un courriel quand ce sera le temps de recommencer?";
	const id = await receiveCall("Louise Démo-Ligne", {
		spoken: { marketing: { answer: "yes", text: sentence, locale: "fr", at, by } },
	});
	await sendLead(server, "Par Formulaire");
	await page.setViewportSize({ width: 1440, height: 900 });
	await signIn(page, server);
	const row = page.locator(".inbox-item", { hasText: "Louise Démo-Ligne" });
	await open(page, "");
	await expect(row.getByText("Par téléphone")).toHaveCount(1);
	await expect(page.locator(".inbox-item", { hasText: "Par Formulaire" })).toBeVisible();
	await page.locator(".inbox-filters > summary").click();
	await page.getByLabel("Canal").selectOption({ label: "Appel" });
	await page.getByRole("button", { name: "Appliquer" }).click();
	await expect(page).toHaveURL(/canal=phone/);
	await expect(page.locator(".inbox-item", { hasText: "Par Formulaire" })).toHaveCount(0);
	await row.click();

	await expect(page.locator(".lead-head")).toContainText("en français, par téléphone");
	await expect(conversation(page).first()).toContainText("Louise Démo-Ligne appel noté par Ariane Bois");
	const origin = page.getByRole("region", { name: "Provenance" });
	await expect(origin).toContainText("Par un de nos camions");
	await expect(origin).toContainText("Noter les coordonnéesPas demandé");
	await expect(origin).toContainText("Oui, pas encore confirmées");
	await expect(origin).toContainText(/Entendu par Ariane Bois à \d+\sh/);
	await expect(page.getByText("Promotions et rappels : oui au téléphone, pas encore confirmés")).toBeVisible();
	expect(await violations(page)).toEqual([]);

	await open(page, "/tableau");
	await expect(page.locator(`#carte-${id}`).getByText("Par téléphone")).toHaveCount(1);

	await open(page, "/personnes");
	const asked = await page.request.post(`${server.origin}/admin/personnes/dossier`, {
		form: { person: `${id}@exemple.example` },
		headers: { Origin: server.origin },
	});
	const file = await asked.text();
	for (const words of ["Appel", "Par un de nos camions", sentence, "Entendu par Ariane Bois"])
		expect(file).toContain(words);
});
