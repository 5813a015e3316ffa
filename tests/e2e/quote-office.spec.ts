import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { hourlyLine } from "../../app/model/quotes/sample-quote.testing.ts";
import { addDays } from "../../app/time/days.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { appointmentCard, bookButton, bookingPanel, storedAppointments, tuesdayAhead } from "./appointments.ts";
import { overflow, violations } from "./axe.ts";
import { endingOf, openStatus, sendLead, statusOf, storedLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { jules, lou } from "./office-members.ts";
import {
	acceptSent,
	declineSent,
	draftQuote,
	placeOn,
	quoteCard,
	quoteContent,
	sendQuote,
	setQuoteMail,
} from "./quotes.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

// A rejected form answers 422 and a conflict 409, which browsers log as errors.
test.use({ expectedErrors: /status of (?:422|409)/ });

const server = officeServer();

const today = () => dayInMontreal(new Date());
const row = (page: Page, name: string) => page.locator(".inbox-row", { hasText: name });
const event = (page: Page, text: RegExp) => page.locator(".conversation-event", { hasText: text });

async function open(page: Page, id: string, query = ""): Promise<void> {
	await page.goto(`${server.origin}/admin/demandes/${id}${query}`);
	await hydrated(page);
}

test("a lead shows its quote in every state, word for word, and only administrators open the contract", {
	tag: "@thorough",
}, async ({ page }) => {
	const { id } = await sendLead(server, "Versions Démo");
	await signIn(page, server, jules);
	await open(page, id);
	await expect(page.getByRole("link", { name: "Faire une soumission" })).toHaveAttribute(
		"href",
		`/admin/demandes/${id}/soumission`,
	);

	await draftQuote(server, id);
	await open(page, id);
	await expect(quoteCard(page)).toContainText(/Version 1 commencée par Ariane Démo, enregistrée à/);
	await expect(quoteCard(page).getByRole("link", { name: "Continuer la soumission" })).toBeVisible();

	await sendQuote(server, id);
	await setQuoteMail(server, id, 1, "dead");
	await open(page, id);
	await expect(statusOf(page)).toContainText("Prix envoyé");
	await expect(quoteCard(page)).toContainText(/Soumission envoyée\s*633,51\s\$/);
	await expect(quoteCard(page)).toContainText("Le courriel n’a pas pu être livré");
	await expect(
		event(page, /Ariane Démo a envoyé la soumission, version 1\s: 633,51\s\$, valable jusqu’au/),
	).toBeVisible();

	await sendQuote(server, id, { content: quoteContent({ discount: null }) });
	await setQuoteMail(server, id, 2, "sent");
	await open(page, id);
	await expect(quoteCard(page)).toContainText(/679,50\s\$/);
	await quoteCard(page).getByText("1 version précédente").click();
	await quoteCard(page)
		.getByRole("link", { name: /^Version 1, 633,51\s\$, remplacée/ })
		.click();
	const shown = page.getByRole("region", { name: "Soumission, version 1" });
	await expect(shown.getByText("Duo d’automne")).toBeVisible();
	await expect(shown).toBeFocused();
	await shown.getByRole("link", { name: "Fermer" }).click();

	// The member hears of the answer while the lead is open, and everything else is one press away.
	await expect(quoteCard(page)).toBeVisible();
	await acceptSent(server, id);
	// The server hears of other processes’ writes with its own next one: opening the lead marks it as read.
	await page.request.get(`${server.origin}/admin/demandes/${id}`);
	await expect(page.getByRole("status").filter({ hasText: /a accepté la soumission/ })).toBeVisible();
	await page.getByRole("button", { name: "Actualiser" }).click();
	await expect(quoteCard(page)).toContainText(/Soumission acceptée/);
	await expect(quoteCard(page)).toContainText("Version 2, acceptée par Versions Démo");
	await expect(quoteCard(page)).toContainText(/au plus 645,00\s\$ avant taxes, 741,59\s\$ avec/);
	await expect(quoteCard(page).getByRole("link", { name: "Ouvrir le contrat" })).toHaveCount(0);
	await expect(event(page, /a accepté la soumission, version 2\s: 679,50\s\$/)).toBeVisible();
	expect(await violations(page)).toEqual([]);
	expect(await overflow(page)).toBe(0);

	// Accepted and newer: both are said.
	await sendQuote(server, id);
	await signIn(page, server);
	await open(page, id);
	await expect(quoteCard(page)).toContainText(/Soumission envoyée\s*633,51\s\$/);
	await expect(quoteCard(page)).toContainText(/La version 2, de 679,50\s\$, reste acceptée/);
	await expect(quoteCard(page).getByRole("link", { name: "Ouvrir le contrat" })).toHaveAttribute(
		"href",
		`/admin/contrats/${id}-quote-2`,
	);
	await declineSent(server, id, "Finalement, la version 2 nous va.");
	await open(page, id);
	await expect(quoteCard(page)).toContainText("Version 3, refusée");
	await expect(page.getByText("Finalement, la version 2 nous va.").first()).toBeVisible();

	// Editors read, and make no quote.
	await signIn(page, server, lou);
	await open(page, id);
	await expect(quoteCard(page).getByRole("link", { name: "Voir comme le client" })).toBeVisible();
	await expect(quoteCard(page).getByRole("link", { name: "Nouvelle version" })).toHaveCount(0);
});

test("lists and the board say where quotes stand, and closing a lead says that its quote ends", {
	tag: "@thorough",
}, async ({ page }) => {
	const names = ["Fraîche Démo", "Bientôt Démo", "Expirée Démo", "Acceptée Démo"];
	const [fresh = "", soon = "", over = "", accepted = ""] = await Promise.all(
		names.map(async (name) => (await sendLead(server, name)).id),
	);
	const sentAt = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000);
	await sendQuote(server, fresh);
	await sendQuote(server, soon, { content: quoteContent({ validUntil: addDays(today(), 1) }) });
	await sendQuote(server, over, { content: quoteContent({ validUntil: addDays(today(), -2) }), sentAt });
	await sendQuote(server, accepted);
	await acceptSent(server, accepted);
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin?vue=quoted`);
	await hydrated(page);
	await expect(row(page, "Fraîche Démo")).toContainText(/Soumission envoyée, 633,51\s\$, jusqu’au/);
	await expect(row(page, "Expirée Démo")).toContainText(/Soumission expirée le/);
	await expect(row(page, "Acceptée Démo")).toContainText(/Soumission acceptée, 633,51\s\$/);
	// The customer only accepted: what they wrote in the form is not their answer.
	await expect(row(page, "Acceptée Démo")).not.toContainText("Bonjour de");

	await page.getByRole("link", { name: "À relancer" }).click();
	await expect(row(page, "Bientôt Démo")).toBeVisible();
	await expect(row(page, "Expirée Démo")).toBeVisible();
	await expect(row(page, "Fraîche Démo")).toHaveCount(0);
	await expect(row(page, "Acceptée Démo")).toHaveCount(0);
	await page.getByRole("link", { name: /^À planifier/ }).click();
	await expect(row(page, "Acceptée Démo")).toBeVisible();
	await expect(row(page, "Bientôt Démo")).toHaveCount(0);

	await page.goto(`${server.origin}/admin/tableau`);
	await hydrated(page);
	await expect(page.locator(`#carte-${accepted}`)).toContainText(/Soumission acceptée, 633,51\s\$/);
	await page
		.locator(`#carte-${fresh}`)
		.getByRole("button", { name: /Déplacer vers Perdue/ })
		.click();
	const dialog = page.getByRole("dialog", { name: /Fraîche Démo/ });
	await expect(dialog).toContainText(/La soumission de 633,51\s\$ ne pourra plus être acceptée/);
	await dialog.getByLabel("Raison").selectOption("Prix trop élevé");
	await dialog.getByRole("button", { name: "Marquer perdue" }).click();
	await expect(dialog).toHaveCount(0);
	await open(page, fresh);
	await expect(quoteCard(page)).toContainText("le client ne peut plus accepter cette soumission");
	await open(page, over);
	await expect(quoteCard(page)).toContainText("Envoyez une nouvelle version");
});

test("a proposed appointment is said as proposed, and a member books it or withdraws it", { tag: "@thorough" }, async ({
	page,
}) => {
	const [first, second] = [await sendLead(server, "Proposée Démo"), await sendLead(server, "Retirée Démo")];
	await sendQuote(server, first.id, { content: quoteContent({ discount: null }), place: placeOn(tuesdayAhead(8)) });
	await sendQuote(server, second.id, { place: placeOn(tuesdayAhead(15)) });
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin?q=Propos`);
	await hydrated(page);
	await expect(row(page, "Proposée Démo")).toContainText(/Proposé\s: /);
	await open(page, first.id);
	await expect(appointmentCard(page)).toContainText(/Proposé avec la soumission\. Le moment est gardé jusqu’au/);
	await expect(appointmentCard(page).getByRole("link", { name: "Terminer" })).toHaveCount(0);
	await expect(event(page, /a envoyé la soumission.*, avec un rendez-vous proposé\s: mardi/)).toBeVisible();

	// The page of the appointment does not offer to finish what is not booked.
	const [proposed] = await storedAppointments(server, first.id);
	await page.goto(`${server.origin}/admin/rendez-vous/${proposed?.id}`);
	await expect(page.getByText(/Proposé avec la soumission/)).toBeVisible();
	await expect(page.getByRole("link", { name: "Terminer le rendez-vous" })).toHaveCount(0);

	// The next version goes on proposing the time that is kept, instead of freeing it unasked.
	await page.goto(`${server.origin}/admin/demandes/${first.id}/soumission`);
	await expect(page.locator("select[name=place]")).toHaveValue(/\/08:00\//);
	await hydrated(page);
	await page.getByRole("button", { name: "Envoyer la soumission" }).click();
	await expect(appointmentCard(page)).toContainText("Proposé avec la soumission");
	await expect(quoteCard(page)).toContainText("Version 2");

	// The status alone cannot book it: it opens the panel, with the proposed time chosen.
	await open(page, first.id);
	await openStatus(page);
	await page.getByRole("region", { name: "Statut" }).getByRole("link", { name: "Rendez-vous pris" }).click();
	await expect(bookingPanel(page)).toContainText("Proposé avec la soumission");
	await expect(bookingPanel(page).locator("input[name=place]:checked")).toHaveValue(/\/08:00\//);
	await bookButton(page).click();
	await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText("Rendez-vous pris.");
	await expect(statusOf(page)).toContainText("Rendez-vous pris");
	await expect(appointmentCard(page)).not.toContainText("Proposé");
	await expect(event(page, /a pris le rendez-vous\s: mardi/)).toBeVisible();
	expect((await storedLead(server, first.id)).desk.visit?.isProposed).toBeUndefined();
	// The price can still be accepted.
	await acceptSent(server, first.id);
	expect((await storedLead(server, first.id)).status).toBe("booked");

	await open(page, second.id);
	await appointmentCard(page).getByRole("link", { name: "Retirer la proposition" }).click();
	await expect(page.getByText(/Le prix envoyé reste valable/)).toBeVisible();
	await page.getByRole("button", { name: "Retirer la proposition" }).click();
	await expect(appointmentCard(page)).toHaveCount(0);
	await expect(statusOf(page)).toContainText("Prix envoyé");
	await expect(quoteCard(page)).toContainText("Soumission envoyée");
});

test("a final amount above the accepted price is refused where it is typed, until a newer version is accepted", async ({
	page,
}) => {
	const { id } = await sendLead(server, "Montant Démo");
	await sendQuote(server, id, { place: placeOn(tuesdayAhead(22)) });
	await acceptSent(server, id, { books: true });
	await signIn(page, server, jules);
	await open(page, id);
	await openStatus(page);
	await page.getByRole("region", { name: "Statut" }).getByRole("link", { name: "Terminée" }).click();
	const amount = page.getByLabel("Montant final");
	await expect(amount).toHaveValue("551");
	await expect(amount).toHaveAccessibleDescription(/accepté 551,00\s\$ avant taxes, au plus 605,00\s\$/);
	await amount.fill("605,01");
	await page.getByRole("button", { name: "Marquer terminée" }).click();
	await expect(amount).toHaveAccessibleDescription(/plus que les 605,00\s\$ avant taxes que le client a acceptés/);
	await expect(amount).toBeFocused();
	await expect(amount).toHaveValue("605,01");
	await expect(page.getByRole("link", { name: "Faire une nouvelle version" })).toHaveAttribute(
		"href",
		`/admin/demandes/${id}/soumission`,
	);
	expect(await violations(page)).toEqual([]);

	// The same on the board and on the page of the appointment.
	await page.goto(`${server.origin}/admin/tableau?carte=${id}&vers=done`);
	await hydrated(page);
	const dialog = page.getByRole("dialog", { name: /Montant Démo/ });
	await dialog.getByLabel("Montant final").fill("700");
	await dialog.getByRole("button", { name: "Marquer terminée" }).click();
	await expect(dialog).toContainText("plus que les 605,00");
	const [appointment] = await storedAppointments(server, id);
	await page.goto(`${server.origin}/admin/rendez-vous/${appointment?.id}/fin`);
	await hydrated(page);
	await page.getByLabel("Montant final").fill("700");
	await page.getByRole("button", { name: "Terminer le rendez-vous" }).click();
	await expect(page.getByLabel("Montant final")).toBeFocused();
	await expect(page.getByText(/plus que les 605,00/)).toBeVisible();
	await expect(page.getByRole("link", { name: "Faire une nouvelle version" })).toBeVisible();
	expect((await storedLead(server, id)).status).toBe("booked");

	// A newer version counts once it is accepted, not when it is sent.
	const content = quoteContent({ lines: [...quoteContent().lines, hourlyLine] });
	await sendQuote(server, id, { content });
	await acceptSent(server, id);
	await open(page, id, "?volet=terminer");
	await expect(page.getByLabel("Montant final")).toHaveAccessibleDescription(/au plus 821,00\s\$/);
	// What was typed before is still there, with the revision that it was typed for.
	await expect(page.getByLabel("Montant final")).toHaveValue("605,01");
	await page.getByLabel("Montant final").fill("640,50");
	await page.getByRole("button", { name: "Marquer terminée" }).click();
	await expect(page.getByRole("alert")).toContainText("a envoyé la soumission, version 2");
	await page.getByRole("button", { name: "Marquer terminée" }).click();
	await expect(endingOf(page)).toContainText(/Montant final\s: 640,50\s\$/);
	expect((await storedLead(server, id)).finalAmount).toBe(640_50);
});

test("the figures count quotes by the day on which they were sent, on the page and in the file", {
	tag: "@thorough",
}, async ({ page }) => {
	const sentAt = new Date("2025-06-10T15:00:00.000Z");
	const [declined, replaced, done] = await Promise.all(
		["Un Chiffre", "Deux Chiffres", "Trois Chiffres"].map(async (name) => (await sendLead(server, name)).id),
	);
	for (const id of [declined, replaced, done]) await sendQuote(server, id ?? "", { sentAt });
	await declineSent(server, declined ?? "", "");
	await sendQuote(server, replaced ?? "", { sentAt });
	await acceptSent(server, done ?? "");
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/chiffres?du=2025-06-01&au=2025-06-30`);
	await hydrated(page);
	const quotes = page.locator(".office-panel", { has: page.getByRole("heading", { name: "Soumissions" }) });
	const figure = (name: string) => quotes.locator("dl > div", { has: page.getByText(name, { exact: true }) });
	await expect(figure("Envoyées")).toContainText("3");
	await expect(figure("Acceptées")).toContainText("1");
	await expect(figure("Refusées")).toContainText("1");
	await expect(figure("En attente")).toContainText("1");
	await expect(figure("Taux d’acceptation")).toContainText(/50\s%/);
	await expect(figure("Montant proposé")).toContainText(/1\s653\s\$/);
	await expect(figure("Montant accepté")).toContainText(/551\s\$/);
	await expect(figure("Montant final")).toContainText("Pas encore connu");
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Télécharger en CSV" }).click(),
	]);
	const file = await readFile(await download.path(), "utf8");
	expect(file).toContain('"Soumissions";"";"Envoyées";"3"');
	expect(file).toContain('"Soumissions";"";"Montant accepté ($)";"551"');
	await page.goto(`${server.origin}/admin/chiffres?du=2024-06-01&au=2024-06-30`);
	await expect(page.getByText("Aucune demande reçue dans cette période.")).toBeVisible();
});
