import type { Page } from "@playwright/test";
import { untouchedLeadWork } from "../../app/model/leads/lead-history.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { appointmentCard, bookExactTime, tuesdayAhead } from "./appointments.ts";
import { chooseStatus, sampleRange, sendLead, statusOf, storedLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { jules, lou } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** E-mails are sent once the undo delay is over, so the last test reads them all. */
const sent: Partial<Record<"reply" | "rescued", { email: string; reference: string }>> = {};

const server = officeServer();

const notice = (page: Page) => page.getByRole("status", { name: "Dernier changement" });
const open = async (page: Page, path: string) => {
	await page.goto(`${server.origin}/admin${path}`);
	await hydrated(page);
};

/** Opens the form of a mail. Its text gets the focus a moment later: what is typed before that would land there. */
async function write(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Écrire" }).click();
	await expect(page.getByRole("textbox", { name: "Message" })).toBeFocused();
}

test("a member handles a lead on a phone, from the list to the appointment", async ({ page }) => {
	const email = "tremblay@exemple.example";
	const { id, reference, photo } = await sendLead(server, "Maëlle Tremblay", { email });
	await page.setViewportSize(phone);
	await signIn(page, server, jules);
	await open(page, "");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes");
	await page.getByLabel("Chercher une demande").fill("maelle tremb");
	await page.keyboard.press("Enter");
	const line = page.locator(".inbox-item", { hasText: "Maëlle Tremblay" });
	await expect(line).toContainText("Non ouverte");
	await line.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maëlle Tremblay");
	await expect(page).toHaveTitle(`Maëlle Tremblay, ${reference} | Demandes | Airelle`);
	await expect(page.locator("[aria-live].sr-only").filter({ hasText: reference })).toHaveCount(1);
	await expect(page.getByRole("article").getByText(sampleRange, { exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: "Texter" })).toHaveAttribute("href", "sms:+15145550178");
	const picture = await page.request.get(`${server.origin}/admin/demandes/${id}/photos/${photo}`);
	expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);

	await page.getByRole("link", { name: "Note interne" }).click();
	await page.getByLabel("Note interne").fill("Stationnement dans la ruelle");
	await page.getByRole("button", { name: "Noter" }).click();
	await expect(notice(page)).toContainText("Note ajoutée.");
	await expect(page.getByText("Stationnement dans la ruelle")).toBeVisible();
	await page.getByRole("link", { name: "Note interne" }).click();
	await expect(page.getByLabel("Note interne")).toHaveValue("");

	// Undoes one reply, then sends another.
	await write(page);
	await page.getByText("Insérer un modèle").click();
	await page.getByRole("button", { name: "Envoyer le prix" }).click();
	await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
		new RegExp(`avant taxes\\s: ${sampleRange.replace("$", "\\$")}`),
	);
	await page.getByRole("button", { name: "Envoyer" }).click();
	await expect(notice(page)).toContainText("Le courriel part dans dix secondes.");
	await expect(statusOf(page)).toContainText("Contactée");
	await page.getByRole("button", { name: "Annuler" }).click();
	await expect(notice(page)).toContainText("C’est annulé.");
	await expect(statusOf(page)).toContainText("Nouvelle");
	await write(page);
	await page.getByLabel("Objet").fill("Pour votre demande");
	await page.getByRole("textbox", { name: "Message" }).fill("Bonjour Maëlle,\n\nNous venons jeudi.");
	await page.getByRole("button", { name: "Envoyer" }).click();
	await expect(statusOf(page)).toContainText("Contactée");

	await page.getByRole("link", { name: "Rendez-vous", exact: true }).first().click();
	const day = tuesdayAhead(90);
	await bookExactTime(page, day);
	await expect(appointmentCard(page)).toContainText("Arrivée à 9\u00a0h, Équipe 1");
	const file = await page.request.get(`${server.origin}/admin/demandes/${id}/agenda`);
	const start = `DTSTART;TZID=America/Toronto:${day.replaceAll("-", "")}T090000`;
	expect(await file.text()).toContain(start);
	expect(await file.text()).toContain("STATUS:CONFIRMED");
	expect((await storedLead(server, id)).status).toBe("booked");

	const sheet = await page.request.get(`${server.origin}/admin/demandes/${id}/estimation`);
	expect(await sheet.text()).toContain(reference);
	sent.reply = { email, reference };
});

test.describe("two members", () => {
	test.use({ expectedErrors: /status of 409/ });

	test("see each other's changes and keep the text they typed", async ({ page, browser }) => {
		const { id } = await sendLead(server, "Deux Mains");
		const other = await browser.newPage();
		await signIn(page, server);
		await signIn(other, server, jules);
		await page.setViewportSize(desktop);
		await open(page, `/demandes/${id}?volet=ecrire`);
		await page.getByRole("textbox", { name: "Message" }).fill("Mon brouillon à garder");
		await other.goto(`${server.origin}/admin/demandes/${id}`);
		await chooseStatus(other, "Prix envoyé");
		await expect(statusOf(other)).toContainText("Prix envoyé");

		// The page announces the change, but does not update the buttons in use.
		await expect(page.getByText("Jules Roy a changé le statut.")).toBeVisible();
		await expect(statusOf(page)).toContainText("Nouvelle");
		await page.getByRole("button", { name: "Envoyer" }).click();
		const alert = page.getByRole("alert");
		await expect(alert).toContainText("Quelqu’un a modifié la demande avant vous");
		await expect(alert).toContainText("Jules Roy a changé le statut : de Nouvelle à Prix envoyé");
		await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Mon brouillon à garder");
		await expect(statusOf(page)).toContainText("Prix envoyé");
		await page.getByRole("button", { name: "Envoyer" }).click();
		await expect(notice(page)).toContainText("Le courriel part");
		await page.getByRole("button", { name: "Annuler" }).click();
		await expect(notice(page)).toContainText("C’est annulé.");
		expect((await storedLead(server, id)).status).toBe("quoted");
		await other.close();
	});
});

test("without JavaScript a lead can be taken out of spam, assigned and found by its assignee", async ({ browser }) => {
	const email = "pas-un-robot@exemple.example";
	const { reference } = await sendLead(server, "Pas Un Robot", { flags: ["honeypot"], email });
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
	const page = await context.newPage();
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin`);
	await expect(page.getByRole("link", { name: /Pas Un Robot/ })).toHaveCount(0);
	await page.getByRole("link", { name: /^Indésirables/ }).click();
	await page.getByRole("link", { name: /Pas Un Robot/ }).click();
	await page.getByRole("button", { name: "Ce n’est pas un indésirable" }).click();
	await page.getByRole("button", { name: "Annuler" }).click();
	await expect(notice(page)).toContainText("C’est annulé.");
	await page.getByRole("button", { name: "Ce n’est pas un indésirable" }).click();
	await expect(notice(page)).toContainText("Sortie des indésirables");
	// Assigning, notes and filters also work without JavaScript.
	await page
		.getByRole("article")
		.getByRole("combobox", { name: "Responsable" })
		.selectOption({ label: "Moi (Jules Roy)" });
	await page.getByRole("button", { name: "Confier" }).click();
	await expect(page.getByText("a changé le responsable : de Personne à Jules Roy")).toBeVisible();
	await page.getByRole("link", { name: "Note interne" }).click();
	await page.getByRole("button", { name: "Noter" }).click();
	await expect(page.getByText("Écrivez quelque chose avant de noter.")).toBeVisible();
	await page.getByRole("link", { name: "Demandes", exact: true }).first().click();
	// The list is still the folder of spam, which the filters keep.
	await page.getByRole("link", { name: /^À traiter/ }).click();
	await page.getByTitle("Autres filtres").click();
	await page.getByLabel("Responsable").selectOption({ label: "Moi (Jules Roy)" });
	await page.getByRole("button", { name: "Appliquer" }).click();
	await expect(page.locator(".inbox-item", { hasText: "Pas Un Robot" })).toBeVisible();
	sent.rescued = { email, reference };
	await context.close();
});

test("the keyboard moves a card on the board, undoes the move, and changes the status of a lead", async ({ page }) => {
	const { id, reference } = await sendLead(server, "Carte Mobile");
	await sendLead(server, "un-nom-qui-ne-se-coupe-nulle-part@exemple.example");
	await page.setViewportSize(desktop);
	await signIn(page, server, jules);
	await open(page, "/tableau");
	// A card with a long name does not overflow its column.
	const widths = await page
		.locator(".board-column")
		.evaluateAll((columns) => columns.map((column) => column.scrollWidth - column.clientWidth));
	expect(widths).toEqual([0, 0, 0, 0, 0, 0]);
	const column = (name: string) => page.getByRole("region", { name: new RegExp(name) });
	await column("Nouvelle").getByRole("button", { name: "Déplacer vers Contactée, Carte Mobile" }).focus();
	await page.keyboard.press("Enter");
	await expect(column("Contactée").getByRole("link", { name: /Carte Mobile/ })).toBeVisible();
	await page.getByRole("button", { name: "Annuler" }).focus();
	await page.keyboard.press("Enter");
	await expect(column("Nouvelle").getByRole("link", { name: /Carte Mobile/ })).toBeVisible();
	expect((await storedLead(server, id)).status).toBe("new");

	// Searches, opens a lead and changes its status by keyboard alone.
	await open(page, "");
	await page.keyboard.press("/");
	await page.keyboard.type("mobile");
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: /Carte Mobile/ }).focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("main")).toBeFocused();
	await statusOf(page).focus();
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Prix envoyé" }).focus();
	await page.keyboard.press("Enter");
	await expect(statusOf(page)).toContainText("Prix envoyé");

	// The audit log names the member and the action, and contains no customer data.
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/journal`);
	await expect(page.getByText(`Jules Roy a changé le statut de la demande ${reference} (Prix envoyé)`)).toBeVisible();
	await expect(page.getByText(`Jules Roy a annulé un changement de la demande ${reference}`)).toBeVisible();
	await expect(page.getByText("Mobile")).toHaveCount(0);
});

test("an editor can read leads but not change them", { tag: "@thorough" }, async ({ page }) => {
	const { id } = await sendLead(server, "Lecture Seule");
	await signIn(page, server, lou);
	await open(page, `/demandes/${id}`);
	await expect(page.getByText("Votre rôle permet de lire les demandes")).toBeVisible();
	await expect(page.getByRole("button", { name: "Noter" })).toHaveCount(0);
	await expect(statusOf(page)).toHaveCount(0);
	expect((await storedLead(server, id)).desk).toEqual(untouchedLeadWork);
});

test.describe("the inbox event stream", () => {
	// The server stops while the page listens.
	test.use({ expectedErrors: /ERR_(?:CONNECTION|INCOMPLETE|EMPTY)/ });

	test("does not delay the shutdown, and answers 204 without a session", { tag: "@thorough" }, async ({
		page,
		launchOffice,
	}) => {
		const own = await launchOffice();
		const headers = { Accept: "text/event-stream" };
		expect((await page.request.get(`${own.origin}/admin/nouvelles`, { headers })).status()).toBe(204);
		await signIn(page, own);
		const listening = page.waitForResponse(`${own.origin}/admin/nouvelles`);
		await page.goto(`${own.origin}/admin`);
		expect((await listening).headers()["content-type"]).toContain("text/event-stream");
		await sendLead(own, "Juste Avant", { email: "juste-avant@exemple.example" });
		expect(await own.stop()).toBe(0);
		expect(own.output()).not.toContain("stop forced");
	});
});

test("sent replies reach the customer in their thread, and undone replies are never sent", async () => {
	const { reply, rescued } = sent;
	if (!reply || !rescued) throw new Error("The journeys before this one did not get there.");
	const subjects = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject).sort();
	const confirmation = `Nous avons reçu votre demande d’estimation ${reply.reference}`;
	const wait = { timeout: 25_000 };
	const appointment = expect.stringMatching(/^Votre rendez-vous du/);
	await expect.poll(() => subjects(reply.email), wait).toEqual([confirmation, "Pour votre demande", appointment]);
	const mails = await mailsTo(server, reply.email);
	const [answer, first] = [
		mails.find(({ subject }) => subject === "Pour votre demande"),
		mails.find(({ subject }) => subject === confirmation),
	];
	expect(answer?.text).toContain("Nous venons jeudi.");
	expect([answer?.inReplyTo, answer?.replyTo?.[0]?.address]).toEqual([first?.messageId, "bonjour@airelle.example"]);
	await expect
		.poll(() => subjects(rescued.email), wait)
		.toEqual([`Nous avons reçu votre demande d’estimation ${rescued.reference}`]);
});
