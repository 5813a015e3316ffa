import type { Page } from "@playwright/test";
import {
	appointmentCard,
	bookButton,
	bookExactTime,
	openBooking,
	storedAppointments,
	tuesdayAhead,
} from "./appointments.ts";
import { overflow, violations } from "./axe.ts";
import { sendLead, storedLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

// A refused form answers 422, an older tab 409, another member's page 404.
test.use({ expectedErrors: /status of 4(?:22|09|04|03)/, viewport: { width: 1440, height: 900 } });

const lou = "lou@airelle.example";

const server = officeServer();
let week = 0;

/** A lead with an appointment on a day that no other test uses. Returns the ids of both. */
async function booked(page: Page, name: string): Promise<{ lead: string; id: string }> {
	const { id: lead } = await sendLead(server, name);
	await openBooking(page, server, lead);
	await page.getByLabel("Numéro et rue").fill("4210, rue des Airelles");
	await page.getByLabel("Note d’accès").fill("Code 4321");
	week += 7;
	await bookExactTime(page, tuesdayAhead(30 + week));
	await expect(appointmentCard(page)).toBeVisible();
	const [appointment] = await storedAppointments(server, lead);
	return { lead, id: appointment?.id ?? "" };
}

const path = (id: string) => `${server.origin}/admin/rendez-vous/${id}`;

/** The duct pages promise photos before and after the work. */
async function readsWhatIsIncluded(page: Page): Promise<void> {
	await page.getByText("Ce que le site annonce comme compris").click();
	await expect(page.getByText("Photos avant et après", { exact: true })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
	const how = javaScriptEnabled ? "with" : "without";
	const tag = javaScriptEnabled ? [] : ["@thorough"];
	test(`shows what the crew needs and is finished with the amount, ${how} JavaScript`, { tag }, async ({
		page,
		browser,
	}) => {
		await signIn(page, server, jules);
		const { lead, id } = await booked(page, "Terminé Démo");
		const context = await browser.newContext({ javaScriptEnabled });
		const office = await context.newPage();
		await signIn(office, server, jules);
		await office.goto(path(id));
		if (javaScriptEnabled) await hydrated(office);
		const main = office.getByRole("main");
		await expect(main).toContainText("Terminé Démo");
		await expect(main).toContainText("514\u00a0555-0178");
		await expect(main).toContainText("4210, rue des Airelles");
		await expect(main).toContainText("Code 4321");
		await readsWhatIsIncluded(office);
		await expect(office.getByRole("link", { name: "Ouvrir la carte" })).toHaveAttribute("href", /query=4210/);
		await expect(office.getByRole("link", { name: "Appeler" })).toHaveAttribute("href", /^tel:/);
		await expect(office.getByRole("region", { name: "Historique" })).toContainText("Jules Roy a pris le rendez-vous");
		await office.getByRole("link", { name: "Terminer le rendez-vous" }).click();
		await office.waitForURL(/\/fin$/);
		if (javaScriptEnabled) await hydrated(office);
		await readsWhatIsIncluded(office);
		await office.getByLabel("Montant final").fill("beaucoup");
		await office.getByRole("button", { name: "Terminer le rendez-vous" }).click();
		await expect(office.getByLabel("Montant final")).toHaveAccessibleDescription(/Écrivez un montant/);
		await expect(office.getByLabel("Montant final")).toHaveValue("beaucoup");
		await office.getByLabel("Montant final").fill("512,50");
		await office.getByRole("button", { name: "Terminer le rendez-vous" }).click();
		await expect(main).toContainText("Ce rendez-vous n’est plus à venir.");
		expect(await storedLead(server, lead)).toMatchObject({ status: "done", finalAmount: 512_50 });
		expect((await storedAppointments(server, lead))[0]?.data.status).toBe("done");
		await context.close();
	});
}

test("a missed appointment makes the lead contacted again, and can be undone", { tag: "@thorough" }, async ({
	page,
}) => {
	await signIn(page, server, jules);
	const { lead, id } = await booked(page, "Absent Démo");
	await page.goto(path(id));
	await hydrated(page);
	await page.getByRole("button", { name: "Noter comme manqué" }).click();
	await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText("noté comme manqué");
	expect(await storedLead(server, lead)).toMatchObject({ status: "contacted" });
	await page.getByRole("button", { name: "Annuler", exact: true }).click();
	await expect(page).toHaveURL(path(id));
	await expect(page.getByRole("button", { name: "Noter comme manqué" })).toBeVisible();
	expect(await storedLead(server, lead)).toMatchObject({ status: "booked" });
});

test("an older tab is told where the appointment stands, and changes nothing", { tag: "@thorough" }, async ({
	page,
}) => {
	await signIn(page, server, jules);
	const { lead, id } = await booked(page, "Deux Onglets Démo");
	await page.goto(`${path(id)}/fin`);
	await hydrated(page);
	const tab = await page.context().newPage();
	await openBooking(tab, server, lead);
	await tab.locator(".booking-time").first().click();
	await bookButton(tab).click();
	await expect(appointmentCard(tab)).toBeVisible();
	await page.getByLabel("Montant final").fill("300");
	await page.getByRole("button", { name: "Terminer le rendez-vous" }).click();
	await expect(page.getByRole("alert")).toContainText("Le rendez-vous ou sa soumission a changé entre-temps");
	await expect(page.getByLabel("Montant final")).toHaveValue("300");
	expect(await storedLead(server, lead)).toMatchObject({ status: "booked" });
});

test("editors read it, strangers and wrong addresses get nothing", { tag: "@thorough" }, async ({ page, browser }) => {
	await signIn(page, server, jules);
	const { lead, id } = await booked(page, "Lecture Démo");
	const reader = await browser.newPage();
	await signIn(reader, server, lou);
	await reader.goto(path(id));
	await expect(reader.getByRole("main")).toContainText("Lecture Démo");
	await expect(reader.getByRole("link", { name: "Terminer le rendez-vous" })).toHaveCount(0);
	const form = { intent: "appointment-missed", of: `${id}/0`, seen: "99" };
	const send = (who: Page) => who.request.post(path(id), { form, headers: { Origin: server.origin }, maxRedirects: 0 });
	expect((await send(reader)).status()).toBe(403);
	const stranger = await browser.newContext();
	expect((await stranger.request.get(path(id), { maxRedirects: 0 })).status()).toBe(303);
	for (const wrong of ["nobody", "__proto__", "a%20b"]) {
		expect((await page.request.get(path(wrong), { maxRedirects: 0 })).status()).toBe(404);
	}
	for (const intent of ["appointment", "appointment-cancel", "note", ""]) {
		const answer = await page.request.post(path(id), {
			form: { ...form, intent, note: "x" },
			headers: { Origin: server.origin },
			maxRedirects: 0,
		});
		expect(answer.status()).toBe(403);
	}
	expect(await storedLead(server, lead)).toMatchObject({ status: "booked" });
	await reader.close();
	await stranger.close();
});

for (const [width, language] of [
	[320, "fr"],
	[390, "en"],
	[1440, "en"],
] as const) {
	test(`passes axe and fits ${width} pixels, in ${language}`, { tag: "@thorough" }, async ({ page }) => {
		await signIn(page, server, jules);
		const { id } = await booked(page, "Mesure Démo");
		const choose = (locale: string) =>
			page.request.post(`${server.origin}/admin/langue`, {
				form: { locale },
				headers: { Origin: server.origin },
				maxRedirects: 0,
			});
		await choose(language);
		await page.setViewportSize({ width, height: 800 });
		await page.goto(path(id));
		await hydrated(page);
		await expect(
			page.getByRole("link", { name: language === "fr" ? "Terminer le rendez-vous" : "Finish the appointment" }),
		).toBeVisible();
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		expect(await violations(page)).toEqual([]);
		await choose("fr");
	});
}
