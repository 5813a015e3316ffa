import type { Page } from "@playwright/test";
import { changeAppointment, placeOn } from "./appointment-changes.ts";
import { appointmentCard, bookButton, bookingPanel, tuesdayAhead } from "./appointments.ts";
import { overflow, violations } from "./axe.ts";
import { chooseStatus, openStatus, pressIntoConflict, sendLead, statusOf, storedLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

// A rejected form answers 422 and a conflict 409, which browsers log as errors.
test.use({ expectedErrors: /status of (?:422|409)/, viewport: { width: 1440, height: 900 } });

const server = officeServer();

const column = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const dialog = (page: Page) => page.getByRole("dialog");
async function openBoard(page: Page): Promise<void> {
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/tableau`);
	await hydrated(page);
}

test("the board opens the booking of a card, and asks for the reason before it is lost", { tag: "@thorough" }, async ({
	page,
}) => {
	const { id } = await sendLead(server, "Carte Clavier");
	await openBoard(page);
	const press = async (name: string) => {
		await page.getByRole("button", { name: `Déplacer vers ${name}, Carte Clavier` }).focus();
		await page.keyboard.press("Enter");
	};
	await press("Contactée");
	await expect(column(page, "Contactée").getByRole("link", { name: /Carte Clavier/ })).toBeFocused();
	await press("Prix envoyé");
	await expect(column(page, "Prix envoyé").getByRole("link", { name: /Carte Clavier/ })).toBeFocused();

	await press("Rendez-vous pris");
	await expect(bookingPanel(page)).toBeInViewport();
	expect((await storedLead(server, id)).status).toBe("quoted");
	await bookButton(page).click();
	await expect(appointmentCard(page)).toBeVisible();
	await page.goto(`${server.origin}/admin/tableau`);
	await hydrated(page);
	await expect(column(page, "Rendez-vous pris").getByRole("link", { name: /Carte Clavier/ })).toContainText(
		/ à \d+\sh/,
	);

	// The appointment is ahead: it is cancelled first.
	await press("Perdue");
	await expect(dialog(page).getByRole("link", { name: "Annuler le rendez-vous" })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Annuler le rendez-vous", exact: true }).click();
	await expect(statusOf(page)).toContainText("Contactée");
	await page.goto(`${server.origin}/admin/tableau`);
	await hydrated(page);

	await press("Perdue");
	await expect(dialog(page).getByLabel("Raison")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
	await expect(page).toHaveURL(/\/tableau$/);
	await expect(page.getByRole("button", { name: "Déplacer vers Perdue, Carte Clavier" })).toBeFocused();

	await press("Perdue");
	await dialog(page).getByRole("button", { name: "Marquer perdue" }).click();
	await expect(dialog(page).getByLabel("Raison")).toHaveAccessibleDescription("Choisissez une raison dans la liste.");
	await dialog(page).getByLabel("Raison").selectOption("A choisi une autre entreprise");
	await dialog(page).getByRole("button", { name: "Marquer perdue" }).click();
	await expect(column(page, "Perdue").getByRole("link", { name: /Carte Clavier/ })).toBeVisible();
	expect(await storedLead(server, id)).toMatchObject({
		status: "lost",
		desk: { lostReason: { id: "autre-entreprise" } },
	});
	await page.getByRole("button", { name: "Annuler" }).click();
	await expect(column(page, "Contactée").getByRole("link", { name: /Carte Clavier/ })).toBeVisible();
});

test("a moved card keeps the focus when React never shows that its form is being sent", async ({ page }) => {
	await sendLead(server, "Carte Immédiate");
	await openBoard(page);
	// The next move is answered at once: with the answers of the server, which are asked for before it is sent.
	await page.evaluate(async () => {
		const ask = window.fetch;
		const kept = new Map<string, { body: string; status: number; headers: [string, string][] }>();
		const keep = async (key: string, input: RequestInfo | URL, init?: RequestInit) => {
			const answer = await ask(input, init);
			kept.set(key, { body: await answer.text(), status: answer.status, headers: [...answer.headers] });
		};
		const form = document.querySelector<HTMLFormElement>("form.board-moves:has([aria-label$='Carte Immédiate'])");
		if (!form) throw new Error("There is no such card");
		const next = form.querySelector<HTMLButtonElement>("button:last-of-type");
		const body = new URLSearchParams([...new FormData(form, next)].map(([name, value]) => [name, String(value)]));
		await keep("POST", "/admin/tableau.data", { method: "POST", body });
		await keep("GET", "/admin/tableau.data");
		window.fetch = async (input, init) => {
			const known = kept.get(init?.method ?? "GET");
			if (!known || !String(input instanceof Request ? input.url : input).includes("tableau.data"))
				return ask(input, init);
			document.documentElement.dataset.atOnce = "";
			return new Response(known.body, known);
		};
	});
	await page.getByRole("button", { name: "Déplacer vers Contactée, Carte Immédiate" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("html")).toHaveAttribute("data-at-once");
	await expect(column(page, "Contactée").getByRole("link", { name: /Carte Immédiate/ })).toBeFocused();
});

test("the mouse drags a card to another column, which asks for the final amount", async ({ page }) => {
	const { id } = await sendLead(server, "Carte Glissée");
	await openBoard(page);
	await card(page, "Carte Glissée").dragTo(column(page, "Contactée"));
	await expect(column(page, "Contactée").getByRole("link", { name: /Carte Glissée/ })).toBeVisible();
	expect((await storedLead(server, id)).status).toBe("contacted");

	await card(page, "Carte Glissée").dragTo(column(page, "Terminée"));
	await expect(dialog(page).getByLabel("Montant final")).toBeFocused();
	expect((await storedLead(server, id)).status).toBe("contacted");
	await dialog(page).getByLabel("Montant final").fill("389,50");
	await dialog(page).getByRole("button", { name: "Marquer terminée" }).click();
	await expect(column(page, "Terminée").getByRole("link", { name: /Carte Glissée/ })).toBeVisible();
	expect(await storedLead(server, id)).toMatchObject({ status: "done", finalAmount: 389_50 });

	// Dropped where it was, nothing happens.
	await card(page, "Carte Glissée").dragTo(column(page, "Terminée").getByRole("heading"));
	await expect(dialog(page)).toHaveCount(0);
	expect((await storedLead(server, id)).desk.revision).toBe(2);
});

test("a conflict is told beside the card, and in the form that was open", { tag: "@thorough" }, async ({
	page,
	browser,
}) => {
	const { id } = await sendLead(server, "Carte Disputée");
	await openBoard(page);
	const other = await browser.newPage();
	await signIn(other, server);
	await other.goto(`${server.origin}/admin/demandes/${id}`);
	await hydrated(other);
	await chooseStatus(other, "Prix envoyé");
	await expect(statusOf(other)).toContainText("Prix envoyé");

	await page.getByRole("button", { name: "Déplacer vers Contactée, Carte Disputée" }).click();
	const notice = card(page, "Carte Disputée").getByRole("alert");
	await expect(notice).toContainText(/Ariane Bois a changé le statut\s: de Nouvelle à Prix envoyé/);
	await expect(notice).toBeInViewport();
	await expect(column(page, "Prix envoyé").getByRole("link", { name: /Carte Disputée/ })).toBeFocused();
	expect(await violations(page)).toEqual([]);

	await page.getByRole("button", { name: "Déplacer vers Perdue, Carte Disputée" }).click();
	await dialog(page).getByLabel("Raison").selectOption("Doublon");
	await chooseStatus(other, "Contactée");
	await expect(statusOf(other)).toContainText("Contactée");
	await other.close();
	await pressIntoConflict(dialog(page), "Marquer perdue");
	await expect(dialog(page).getByRole("alert")).toContainText("de Prix envoyé à Contactée");
	await expect(dialog(page).getByLabel("Raison")).toHaveValue("doublon");
	await dialog(page).getByRole("button", { name: "Marquer perdue" }).click();
	await expect(column(page, "Perdue").getByRole("link", { name: /Carte Disputée/ })).toBeVisible();
});

test("what was chosen for one card is not chosen for the next, and an appointment made meanwhile is told", async ({
	page,
}) => {
	await sendLead(server, "Carte Première");
	const { id } = await sendLead(server, "Carte Seconde");
	await openBoard(page);
	await page.getByRole("button", { name: "Déplacer vers Perdue, Carte Première" }).click();
	await dialog(page).getByLabel("Raison").selectOption("Doublon");
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Déplacer vers Perdue, Carte Seconde" }).click();
	await expect(dialog(page).getByLabel("Raison")).toHaveValue("");

	await changeAppointment(server, id, { to: "booked", place: placeOn(tuesdayAhead(20)) });
	await dialog(page).getByLabel("Raison").selectOption("Doublon");
	await dialog(page).getByRole("button", { name: "Marquer perdue" }).click();
	await expect(dialog(page).getByRole("alert")).toContainText("Cette demande a un rendez-vous pris ou proposé.");
	expect((await storedLead(server, id)).status).toBe("booked");
});

test("the status of a lead's page asks for the day too", { tag: "@thorough" }, async ({ page }) => {
	const { id } = await sendLead(server, "Sans Date");
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/demandes/${id}`);
	await hydrated(page);
	await openStatus(page);
	await page.getByRole("region", { name: "Statut" }).getByRole("link", { name: "Rendez-vous pris" }).click();
	await expect(page.getByRole("heading", { name: "Prendre rendez-vous" })).toBeVisible();
	const headers = { Origin: server.origin };
	const form = { intent: "status", to: "booked", seen: "99", id };
	for (const path of [`/demandes/${id}`, "/tableau"])
		await page.request.post(`${server.origin}/admin${path}`, { form, headers, maxRedirects: 0 });
	expect((await storedLead(server, id)).status).toBe("new");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a card's buttons ask for the reason", async ({ page }) => {
		const { id } = await sendLead(server, "Carte Simple");
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin/tableau`);
		await page.getByRole("button", { name: "Déplacer vers Perdue, Carte Simple" }).click();
		await dialog(page).getByRole("button", { name: "Marquer perdue" }).click();
		await expect(dialog(page).getByText("Choisissez une raison dans la liste.")).toBeVisible();
		await dialog(page).getByRole("link", { name: "Ne pas changer" }).click();
		await expect(dialog(page)).toHaveCount(0);
		await page.getByRole("button", { name: "Déplacer vers Perdue, Carte Simple" }).click();
		await dialog(page).getByLabel("Raison").selectOption("Hors secteur");
		await dialog(page).getByRole("button", { name: "Marquer perdue" }).click();
		await expect(column(page, "Perdue").getByRole("link", { name: /Carte Simple/ })).toBeVisible();
		expect((await storedLead(server, id)).status).toBe("lost");
	});
});

test("the dialogs of the board fit every screen and pass axe", { tag: "@thorough" }, async ({ page }) => {
	const { id } = await sendLead(server, "Toutes Tailles");
	await signIn(page, server);
	for (const to of ["lost", "done"]) {
		await page.goto(`${server.origin}/admin/tableau?carte=${id}&vers=${to}`);
		await hydrated(page);
		await expect(dialog(page)).toBeVisible();
		for (const width of [320, 390, 1024, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await overflow(page), `${to} at ${width}`).toBeLessThanOrEqual(0);
			if (width === 390) expect(await violations(page), `${to} at ${width}`).toEqual([]);
		}
	}
});
