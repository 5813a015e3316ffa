import type { Page } from "@playwright/test";
import { chooseStatus, sendLead, statusOf, storedLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const server = officeServer();

const notice = (page: Page) => page.getByRole("status", { name: "Dernier changement" });

async function answerLead(page: Page, name: string): Promise<string> {
	const { id } = await sendLead(server, name);
	await signIn(page, server, jules);
	await page.clock.install();
	await page.goto(`${server.origin}/admin/demandes/${id}`);
	await hydrated(page);
	await chooseStatus(page, "Prix envoyé");
	await expect(notice(page)).toContainText("Statut changé.");
	return id;
}

for (const [how, hold, release] of [
	["has the focus", (page: Page) => undoButton(page).focus(), (page: Page) => page.locator("main").focus()],
	["is pointed at", (page: Page) => undoButton(page).hover(), (page: Page) => page.mouse.move(0, 0)],
] as const) {
	test(`the offer to undo stays while it ${how}, and goes ten seconds later`, { tag: "@thorough" }, async ({
		page,
	}) => {
		const id = await answerLead(page, `Sans Hâte ${how}`);
		await hold(page);
		await page.clock.fastForward(60_000);
		await expect(undoButton(page)).toBeVisible();
		await release(page);
		await page.clock.fastForward(11_000);
		await expect(notice(page)).toHaveCount(0);
		expect((await storedLead(server, id)).status).toBe("quoted");
	});
}

test("the history undoes a change after the notice is gone, one change at a time, and keeps the focus", {
	tag: "@thorough",
}, async ({ page, browser }) => {
	const id = await answerLead(page, "Plus Tard");
	await page.getByRole("button", { name: "Marquer comme indésirable", exact: true }).click();
	await expect(notice(page)).toContainText("indésirable");
	await page.clock.fastForward(11_000);
	await expect(notice(page)).toHaveCount(0);
	const later = page.getByRole("button", { name: "Remettre comme avant" });
	await expect(later).toHaveCount(1);
	await later.focus();
	await page.keyboard.press("Enter");
	await expect(notice(page)).toContainText("C’est annulé.");
	await expect.poll(async () => (await storedLead(server, id)).spam).toEqual([]);
	await expect(page.getByRole("region", { name: "Conversation" }).locator("> div")).toBeFocused();
	await later.click();
	await expect.poll(async () => (await storedLead(server, id)).status).toBe("new");
	await expect(later).toHaveCount(0);

	// Another member has no button for it, and a change in between is not overwritten.
	await chooseStatus(page, "Contactée");
	await expect(later).toBeVisible();
	const other = await browser.newPage();
	await signIn(other, server);
	await other.goto(`${server.origin}/admin/demandes/${id}`);
	await expect(statusOf(other)).toContainText("Contactée");
	await expect(other.getByRole("button", { name: "Remettre comme avant" })).toHaveCount(0);
	await chooseStatus(other, "Prix envoyé");
	await expect(statusOf(other)).toContainText("Prix envoyé");
	await other.close();
	await later.click();
	await expect(notice(page)).toContainText("quelqu’un a changé la demande depuis");
	expect((await storedLead(server, id)).status).toBe("quoted");
});

function undoButton(page: Page) {
	return notice(page).getByRole("button", { name: "Annuler" });
}
