import { mailsTo } from "../mail/written-mails.ts";
import { changeAppointment, placeOn } from "./appointment-changes.ts";
import { appointmentCard, bookingPanel, storedAppointments, tuesdayAhead } from "./appointments.ts";
import { overflow, violations } from "./axe.ts";
import { sendLead, statusOf, storedLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules, lou } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { ariane, signIn } from "./staff-office.ts";

// A window that was taken answers 409, which browsers log as an error.
test.use({ expectedErrors: /status of 409/, viewport: { width: 1440, height: 900 } });

const server = officeServer();
const window = { from: "10:00", to: "12:00" };
/** The only crew is in one place at a time: each test asks for a day of its own. */
let weeks = 1;
const nextDay = () => tuesdayAhead(7 * weeks++);

/** A lead whose customer asked for a window, as the estimate stores it. */
async function sendAsked(name: string, day: string, email?: string | null): Promise<string> {
	const { id } = await sendLead(server, name, email ? { email } : {});
	await withStore(server, async (store) => {
		const lead = await store.get("leads", id);
		if (!lead) throw new Error("The lead is not there");
		const without = email === null && { email: null, phone: "5145550171" };
		const data = { ...lead.data, ...without, asked: { day, window, at: new Date().toISOString() } };
		await store.commit([{ kind: "replace", collection: "leads", id, version: lead.version, data }]);
	});
	return id;
}

for (const javaScriptEnabled of [true, false]) {
	const how = javaScriptEnabled ? "with" : "without";
	const tag = javaScriptEnabled ? [] : ["@thorough"];
	test(`a member confirms the window that a customer asked for in one press, ${how} JavaScript`, { tag }, async ({
		browser,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled });
		const page = await context.newPage();
		const email = `demande-${how}@exemple.example`;
		const day = nextDay();
		const name = `Choix ${how} Démo`;
		const id = await sendAsked(name, day, email);
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin?filtre=moments-demandes`);
		const row = page.getByRole("link", { name: new RegExp(name) });
		await expect(row).toContainText(/Moment demandé\s: \S+ \S+, 10 à 12\sh/);
		await row.click();
		const asked = page.getByRole("region", { name: /^Moment demandé\s: mardi \S+ \S+, entre 10\sh et 12\sh$/ });
		await expect(asked).toContainText("Équipe libre");
		await expect(asked).toContainText("Équipe 1");
		await expect(asked.locator(".booking-mail")).toHaveCount(0);
		await asked.getByText("Voir le courriel").click();
		await expect(asked.locator(".booking-mail")).toContainText(email);
		await expect(asked.locator(".booking-mail")).toContainText("Votre rendez-vous est pris");
		await expect(asked.getByRole("region", { name: /^Courriel à/ })).toBeFocused();
		if (javaScriptEnabled) {
			await hydrated(page);
			expect(await violations(page, ".appointment")).toEqual([]);
			await asked.getByRole("button", { name: "Confirmer ce moment" }).focus();
			await page.keyboard.press("Enter");
		} else {
			await asked.getByRole("button", { name: "Confirmer ce moment" }).click();
		}
		await expect(statusOf(page)).toContainText("Rendez-vous pris");
		await expect(page.getByRole("status", { name: "Dernier changement" })).toContainText(
			"Le courriel part dans dix secondes",
		);
		await expect(appointmentCard(page)).toContainText("Arrivée entre 10");
		if (javaScriptEnabled) await expect(appointmentCard(page)).toBeFocused();
		const [booked] = await storedAppointments(server, id);
		expect(booked?.data).toMatchObject({ status: "booked", day, window, accepted: [] });
		expect(booked?.data.remindAt).not.toBeNull();
		const sent = async () => (await mailsTo(server, email)).find((mail) => mail.subject?.includes("rendez-vous"));
		await expect.poll(sent, { timeout: 30_000 }).toBeTruthy();
		expect((await sent())?.attachments).toHaveLength(1);
		await context.close();
	});
}

test("the mail about an asked window takes the focus when it opens, and so do the words of a call", async ({
	page,
}) => {
	await signIn(page, server, jules);
	for (const [name, email, show, hide, shown] of [
		["Lire Démo", "lire@exemple.example", "Voir le courriel", "Masquer le courriel", "Courriel à Lire Démo"],
		["Dire Démo", null, "Voir les mots à dire", "Masquer les mots à dire", "Appel au client"],
	] as const) {
		const id = await sendAsked(name, nextDay(), email);
		await page.goto(`${server.origin}/admin/demandes/${id}`);
		await hydrated(page);
		const asked = page.getByRole("region", { name: /^Moment demandé/ });
		await asked.getByRole("link", { name: show }).focus();
		await page.keyboard.press("Enter");
		await expect(asked.getByRole("region", { name: shown })).toBeFocused();
		await page.keyboard.press("Shift+Tab");
		await expect(asked.getByRole("link", { name: hide })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(asked.getByRole("link", { name: show })).toBeFocused();
		await expect(asked.getByRole("region", { name: shown })).toHaveCount(0);
		await page.keyboard.press("Enter");
		await expect(asked.getByRole("region", { name: shown })).toBeFocused();
	}
});

test("a window that is taken while the lead is open is refused in the booking panel, and then not offered", {
	tag: "@thorough",
}, async ({ page }) => {
	const day = nextDay();
	const [id, other] = [await sendAsked("Trop Tard Démo", day), (await sendLead(server, "Plus Vite Démo")).id];
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/demandes/${id}`);
	await hydrated(page);
	await changeAppointment(server, other, { to: "booked", place: placeOn(day, { window }) });
	await page.getByRole("button", { name: "Confirmer ce moment" }).click();
	await expect(bookingPanel(page).getByRole("alert")).toContainText("Quelqu’un vient de prendre ce moment");
	await expect(bookingPanel(page).locator(".booking-time")).not.toHaveCount(0);
	await expect(bookingPanel(page).locator(".booking-time input:checked")).toHaveCount(0);
	expect(await storedAppointments(server, id)).toEqual([]);
	await page.goto(`${server.origin}/admin/demandes/${id}`);
	const asked = page.getByRole("region", { name: /^Moment demandé/ });
	await expect(asked).toContainText("Aucune équipe n’est libre");
	await expect(asked.getByRole("button")).toHaveCount(0);
	await asked.getByRole("navigation").getByRole("link").first().click();
	await expect(bookingPanel(page).locator("input[name=place]:checked")).toHaveCount(1);
});

test("two members who confirm at once make one appointment, and the panel starts with the window", {
	tag: "@thorough",
}, async ({ browser }) => {
	const id = await sendAsked("Deux Membres Démo", nextDay());
	const pages = await Promise.all(
		[jules, ariane].map(async (member) => {
			const page = await (await browser.newContext()).newPage();
			await signIn(page, server, member);
			await page.goto(`${server.origin}/admin/demandes/${id}?volet=rendez-vous`);
			await expect(bookingPanel(page).locator(".booking-time").first()).toContainText("Demandé par le client");
			await expect(bookingPanel(page).locator(".booking-time input").first()).toBeChecked();
			await page.goto(`${server.origin}/admin/demandes/${id}`);
			await hydrated(page);
			return page;
		}),
	);
	await Promise.all(pages.map((page) => page.getByRole("button", { name: "Confirmer ce moment" }).click()));
	for (const page of pages) {
		await expect(statusOf(page)).toContainText("Rendez-vous pris");
		await expect(appointmentCard(page)).toContainText("Arrivée entre 10");
	}
	expect(await storedAppointments(server, id)).toHaveLength(1);
	for (const page of pages) await page.context().close();
});

test("a robot's booking is cancelled and marked as spam in one press, and undone", async ({ page }) => {
	const { id } = await sendLead(server, "Robot Démo");
	await changeAppointment(server, id, { to: "booked", place: placeOn(nextDay(), { window }) });
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/demandes/${id}`);
	await hydrated(page);
	await page.getByRole("button", { name: "Annuler le rendez-vous et marquer comme indésirable" }).click();
	await expect(page.getByRole("region", { name: "Classée parmi les indésirables" })).toBeVisible();
	expect((await storedAppointments(server, id))[0]?.data.status).toBe("cancelled");
	expect(await storedLead(server, id)).toMatchObject({ spam: ["marked"], desk: { visit: null } });
	await page.getByRole("status", { name: "Dernier changement" }).getByRole("button", { name: "Annuler" }).click();
	await expect(appointmentCard(page)).toContainText("Arrivée entre 10");
	expect((await storedAppointments(server, id))[0]?.data.status).toBe("booked");
});

for (const [javaScriptEnabled, width] of [
	[true, 1440],
	[false, 390],
] as const) {
	const tag = javaScriptEnabled ? [] : ["@thorough"];
	test(`an editor chooses how a service is booked, at ${width} px ${javaScriptEnabled ? "with" : "without"} JavaScript`, {
		tag,
	}, async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } });
		const page = await context.newPage();
		await signIn(page, server, lou);
		await page.goto(`${server.origin}/admin/reglages/rendez-vous`);
		const service = page.getByRole("group", { name: "Conduits de sécheuse" });
		const perDay = page.getByLabel("Réservations immédiates par jour");
		const chosen = javaScriptEnabled ? "Immédiate" : "Par téléphone";
		if (javaScriptEnabled) {
			await hydrated(page);
			await expect(service.getByRole("radio", { name: "Sur demande" })).toBeChecked();
			expect(await violations(page, "main")).toEqual([]);
			const disaster = page.getByRole("group", { name: "Après sinistre" });
			await expect(disaster.getByText("Personne ne connaît la durée")).toBeHidden();
			await disaster.getByRole("radio", { name: "Par téléphone" }).focus();
			await page.keyboard.press("ArrowLeft");
			await page.keyboard.press("ArrowLeft");
			await expect(disaster.getByRole("radio", { name: "Immédiate" })).toBeChecked();
			await expect(disaster.getByText("Personne ne connaît la durée")).toBeVisible();
			await page.keyboard.press("ArrowRight");
			await page.keyboard.press("ArrowRight");
		}
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		await service.getByRole("radio", { name: chosen }).check();
		await perDay.fill(javaScriptEnabled ? "4" : "6");
		await page.getByRole("button", { name: "Publier" }).click();
		await expect(page.getByText("l’estimation propose maintenant les moments selon ces règles")).toBeVisible();
		await expect(service.getByRole("radio", { name: chosen })).toBeChecked();
		const entry = await withStore(server, (store) => store.get("content", "appointments"));
		expect(JSON.stringify(entry?.data)).toContain(`"dryer-ducts":"${javaScriptEnabled ? "instant" : "by-phone"}"`);
		await page.goto(`${server.origin}/admin/reglages/historique/rendez-vous`);
		await expect(page.getByText("Conduits de sécheuse").first()).toBeVisible();
		await context.close();
	});
}
