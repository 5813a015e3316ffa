import type { Page } from "@playwright/test";
import { appointmentCard, bookExactTime, openBooking, tuesdayAhead } from "./appointments.ts";
import { sendLead, storedLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { jules } from "./office-members.ts";
import { sendButton } from "./quote-editor.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const server = officeServer();

const notice = (page: Page) => page.getByRole("status", { name: "Dernier changement" });
const subject = (page: Page) => page.getByLabel("Objet");
const message = (page: Page) => page.getByRole("textbox", { name: "Message" });

async function undo(page: Page): Promise<void> {
	await notice(page).getByRole("button", { name: "Annuler" }).click();
	await expect(notice(page)).toContainText("C’est annulé");
}

for (const js of [true, false]) {
	test.describe(`${js ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled: js });

		const open = async (page: Page, path: string) => {
			await page.goto(server.origin + path);
			if (js) await hydrated(page);
		};

		test("undoing a reply gives its subject and text back, which can be corrected and sent", async ({ page }) => {
			const { id } = await sendLead(server, `Réponse Reprise ${js}`);
			await signIn(page, server, jules);
			await open(page, `/admin/demandes/${id}`);
			await subject(page).fill("Pour votre demande");
			await message(page).fill("Bonjour,\n\nNous venons jeudit.");
			await page.getByRole("button", { name: "Envoyer" }).click();
			await undo(page);
			await expect(subject(page)).toHaveValue("Pour votre demande");
			await expect(message(page)).toHaveValue("Bonjour,\n\nNous venons jeudit.");
			await open(page, `/admin/demandes/${id}`);
			await expect(message(page)).toHaveValue("Bonjour,\n\nNous venons jeudit.");
			await message(page).fill("Bonjour,\n\nNous venons jeudi.");
			await page.getByRole("button", { name: "Envoyer" }).click();
			await expect(notice(page)).toContainText("Le courriel part dans dix secondes.");
			await expect(message(page)).toHaveValue("");
			await expect(subject(page)).not.toHaveValue("Pour votre demande");
			expect((await storedLead(server, id)).status).toBe("contacted");
		});

		test("undoing a quote gives the member's words back with its draft", async ({ page }) => {
			const { id } = await sendLead(server, `Soumission Reprise ${js}`);
			await signIn(page, server, jules);
			await open(page, `/admin/demandes/${id}/soumission`);
			await page.getByLabel("Vos mots dans le courriel").fill("Comme convenu au téléphone.");
			await sendButton(page).click();
			await undo(page);
			await open(page, `/admin/demandes/${id}/soumission`);
			await expect(page.getByLabel("Vos mots dans le courriel")).toHaveValue("Comme convenu au téléphone.");
		});
	});
}

test("undoing a booking or a cancellation gives the member's words back to its form", async ({ page }) => {
	const { id } = await sendLead(server, "Rendez-vous Repris");
	await signIn(page, server, jules);
	const day = tuesdayAhead(77);
	const words = page.getByLabel(/^Vos mots/);
	await openBooking(page, server, id);
	await page.getByText("Écrire vos mots").click();
	await words.fill("À mardi, sonnez deux fois.");
	await bookExactTime(page, day);
	await undo(page);
	await openBooking(page, server, id);
	await expect(words).toHaveValue("À mardi, sonnez deux fois.");
	await bookExactTime(page, day);
	await appointmentCard(page).getByRole("link", { name: "Annuler" }).click();
	await expect(words).toHaveValue("");
	await words.fill("La route est fermée.");
	await page.getByRole("button", { name: "Annuler le rendez-vous", exact: true }).click();
	await expect(notice(page)).toContainText("Rendez-vous annulé.");
	await undo(page);
	await appointmentCard(page).getByRole("link", { name: "Annuler" }).click();
	await expect(words).toHaveValue("La route est fermée.");
});
