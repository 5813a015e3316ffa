import type { Page } from "@playwright/test";
import { finishTask } from "../../app/leads/.server/tasks/change-task.ts";
import { tasksOn } from "../../app/leads/.server/tasks/list-tasks.ts";
import {
	appointmentCard,
	bookButton,
	bookingPanel,
	openBooking,
	storedAppointments,
	tuesdayAhead,
} from "./appointments.ts";
import { overflow, violations } from "./axe.ts";
import { openStatus, sendLead, storedLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

// A refused form answers 422, which browsers log as an error.
test.use({ expectedErrors: /status of 422/, viewport: { width: 1440, height: 900 } });

const server = officeServer();

const best = (page: Page) => page.locator(".booking-time");
const speak = (page: Page, locale: "fr" | "en") =>
	page.request.post(`${server.origin}/admin/langue`, {
		form: { locale },
		headers: { Origin: server.origin },
		maxRedirects: 0,
	});

for (const [name, form, text] of [
	["a past day", { place: "exact", day: "2020-01-07", from: "09:00", minutes: "60" }, "Ce jour est passé"],
	["a day beyond a year", { place: "exact", day: "2099-01-06", from: "09:00", minutes: "60" }, "plus d’un an"],
	[
		"an unknown crew",
		{ place: "exact", day: tuesdayAhead(20), from: "09:00", minutes: "60", crew: "x" },
		"Cette équipe",
	],
	["a day that does not exist", { place: "exact", day: "2027-02-30", from: "09:00", minutes: "60" }, "Écrivez le jour"],
	[
		"a length of a week",
		{ place: "exact", day: tuesdayAhead(20), from: "09:00", minutes: "9999" },
		"Choisissez une durée",
	],
	["no time", {}, "Choisissez un moment"],
	["a path", { place: "../../x/08:00/equipe-1" }, "Choisissez un moment"],
	[
		"a postal code of nowhere",
		{ place: "exact", day: tuesdayAhead(20), street: "1, rue A", postalCode: "nope" },
		"Corrigez l’adresse",
	],
] as const) {
	test(`refuses ${name}, and keeps what was typed`, async ({ page }) => {
		const { id } = await sendLead(server, "Hostile Démo");
		await signIn(page, server, jules);
		const answer = await page.request.post(`${server.origin}/admin/demandes/${id}?volet=rendez-vous`, {
			form: {
				...{ intent: "appointment", do: "book", seen: "0", of: "", crew: "equipe-1" },
				...{ note: "<b>Gardé</b>", text: "Mes mots", ...form },
			},
			headers: { Origin: server.origin },
			maxRedirects: 0,
		});
		expect(answer.status()).toBe(422);
		const body = await answer.text();
		expect(body).toContain(text);
		expect(body).toContain("&lt;b&gt;Gardé&lt;/b&gt;");
		expect(body).toContain("Mes mots");
		expect(await storedAppointments(server, id)).toEqual([]);
	});
}

test("a customer without e-mail gets a call task with its words", async ({ page }) => {
	const { id } = await sendLead(server, "Sans Courriel Démo");
	await withStore(server, async (store) => {
		const found = await store.get("leads", id);
		if (!found) throw new Error("no lead");
		const data = { ...found.data, email: null };
		await store.commit([{ kind: "replace", collection: "leads", id, version: found.version, data }]);
	});
	await signIn(page, server, jules);
	await openBooking(page, server, id);
	await expect(page.locator(".booking-mail")).toContainText("Appeler Sans Courriel Démo");
	await page.getByRole("button", { name: "Réserver et créer la tâche" }).click();
	await expect(appointmentCard(page)).toBeVisible();
	await expect(page.getByRole("region", { name: "Tâches" })).toContainText("Votre rendez-vous est pris");
	// Nobody has called yet: the customer would hear of a cancellation only.
	await appointmentCard(page).getByRole("link", { name: "Annuler" }).click();
	const call = page.getByRole("group", { name: "Appel au client" });
	await expect(call).toContainText("n’a pas été avisé de ce rendez-vous");
	await expect(call.getByRole("checkbox")).toHaveCount(0);
	await withStore(server, async (store) => {
		const parts = { store, clock: { now: () => new Date() } };
		for (const task of await tasksOn(store, id)) await finishTask(parts, task.id, { id: "m1", name: "Ariane" });
	});
	// The words about the cancellation are shown too before the task is there.
	await page.reload();
	await expect(call).toContainText("Ce client n’a pas de courriel. Une tâche d’appel est créée");
	const words = await call.getByText(/^Appeler Sans Courriel Démo.*annulé/).textContent();
	await expect(call.getByLabel("Créer la tâche d’appel")).toBeChecked();
	await page.getByRole("button", { name: "Annuler le rendez-vous", exact: true }).click();
	await expect(page.getByRole("region", { name: "Tâches" })).toContainText(words ?? "");
});

test("the agenda can open the panel with a time", { tag: "@thorough" }, async ({ page }) => {
	const { id } = await sendLead(server, "Depuis Agenda Démo");
	await signIn(page, server, jules);
	const day = tuesdayAhead(30);
	await openBooking(page, server, id, `&jour=${day}&de=13:00&equipe=equipe-1`);
	await expect(page.locator("[name=place]:checked")).toHaveValue(`${day}/13:00/equipe-1`);
	await openBooking(page, server, id, `&jour=${day}&de=11:30&equipe=equipe-1`);
	await expect(page.locator("[name=place]:checked")).toHaveValue("exact");
	await expect(page.getByLabel("Jour", { exact: true })).toHaveValue(day);
	await expect(page.getByLabel("Arrivée")).toHaveValue("11:30");
});

test("a lead with an appointment ahead is neither lost nor spam, and the way out is a link", async ({ page }) => {
	const { id } = await sendLead(server, "Encore Ouvert Démo");
	await signIn(page, server, jules);
	await openStatus(await opened(page, id));
	await page.getByRole("link", { name: "Rendez-vous pris", exact: true }).click();
	await expect(bookingPanel(page)).toBeFocused();
	await bookButton(page).click();
	await expect(appointmentCard(page)).toBeVisible();
	await openStatus(page);
	await page.getByRole("link", { name: "Perdue", exact: true }).click();
	await page.getByRole("link", { name: "Annuler le rendez-vous" }).first().click();
	await expect(page.getByRole("heading", { name: "Annuler le rendez-vous" })).toBeVisible();
	const form = { lead: `${id}~99`, do: "spam", back: "/admin" };
	await page.request.post(`${server.origin}/admin/demandes/plusieurs`, { form, headers: { Origin: server.origin } });
	await page.goto(`${server.origin}/admin/demandes/plusieurs?reservees=${id}`);
	await expect(page.getByRole("heading", { name: "1 demande n’a pas changé" })).toBeVisible();
	await expect(page.getByRole("main")).toContainText("Annulez-le d’abord");
	expect((await storedLead(server, id)).spam).toEqual([]);
});

async function opened(page: Page, id: string): Promise<Page> {
	await page.goto(`${server.origin}/admin/demandes/${id}`);
	await hydrated(page);
	return page;
}

test("a mail that could not be delivered shows on the lead with what to do", { tag: "@thorough" }, async ({ page }) => {
	const { id } = await sendLead(server, "Retour Démo", { email: "retour-demo@exemple.example" });
	await withStore(server, async (store) => {
		const [mail] = (await store.query("outbox", { where: [{ field: "leadId", is: "=", value: id }] })).documents;
		if (!mail) throw new Error("no mail");
		const data = { ...mail.data, status: "dead" as const };
		await store.commit([{ kind: "replace", collection: "outbox", id: mail.id, version: mail.version, data }]);
	});
	await signIn(page, server, jules);
	await opened(page, id);
	const dead = page.getByRole("region", { name: "Un courriel n’a pas pu être livré" });
	await expect(dead).toContainText("Vérifiez l’adresse courriel");
	await dead.getByRole("link", { name: "Corriger les coordonnées" }).click();
	await expect(page.getByLabel("Courriel", { exact: true })).toBeVisible();
});

for (const language of ["fr", "en"] as const) {
	test(`the panel passes axe, fits 320 pixels and works by keyboard, in ${language}`, { tag: "@thorough" }, async ({
		page,
	}) => {
		const { id } = await sendLead(server, "Clavier Démo");
		await signIn(page, server, jules);
		await speak(page, language);
		await openBooking(page, server, id);
		await expect(bookButton(page)).toHaveText(language === "fr" ? "Réserver et envoyer" : "Book and send");
		expect(await violations(page)).toEqual([]);
		await page.setViewportSize({ width: 320, height: 800 });
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		await best(page).first().getByRole("radio").focus();
		await page.keyboard.press("ArrowDown");
		await expect(best(page).nth(1).getByRole("radio")).toBeChecked();
		const chosen = await best(page).nth(1).locator(".booking-window").textContent();
		await expect(page.locator(".booking-bar")).toContainText((chosen ?? "").split(/\s/)[0] ?? "");
		// Enter in a field checks and does not book.
		await page.locator("[name=note]").focus();
		await page.keyboard.press("Enter");
		await page.waitForLoadState("networkidle");
		expect(await storedAppointments(server, id)).toEqual([]);
		await bookButton(page).focus();
		await page.keyboard.press("Enter");
		await expect(appointmentCard(page)).toBeFocused();
		expect(await violations(page)).toEqual([]);
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		await speak(page, "fr");
	});
}
