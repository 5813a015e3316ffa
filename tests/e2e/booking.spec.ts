import type { Page } from "@playwright/test";
import { mailsTo } from "../mail/written-mails.ts";
import {
	appointmentCard,
	bookButton,
	bookingPanel,
	openBooking,
	storedAppointments,
	tuesdayAhead,
} from "./appointments.ts";
import { violations } from "./axe.ts";
import { sendLead, statusOf, storedLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

// A refused form answers 422, a conflict 409, which browsers log as errors.
test.use({ expectedErrors: /status of (?:422|409)/, viewport: { width: 1440, height: 900 } });

const server = officeServer();

const best = (page: Page) => page.locator(".booking-time");
const kept = (page: Page) => page.getByRole("radio", { name: /^Garder ce moment/ });
const alert = (page: Page) => bookingPanel(page).getByRole("alert");
const warnings = (page: Page) => page.locator(".booking-warnings");
const notice = (page: Page) => page.getByRole("status", { name: /Dernier changement|Last change/ });

const cancelPanel = (page: Page) => page.getByRole("region", { name: "Annuler le rendez-vous" });

/** Booked without a mail: the customer was told on the phone. */
async function bookQuietly(page: Page, lead: string, day: string): Promise<void> {
	await signIn(page, server, jules);
	const place = { place: "exact", day, from: "09:00", minutes: "360", crew: "equipe-1" };
	const answer = await page.request.post(`${server.origin}/admin/demandes/${lead}`, {
		form: { intent: "appointment", do: "book", seen: "0", of: "", ...place },
		headers: { Origin: server.origin },
		maxRedirects: 0,
	});
	expect(answer.status()).toBe(303);
}

/** The words without the empty lines, in which a mail and a page differ. */
const plainText = (text?: string | null) => text?.replace(/\s+/g, " ").trim();

async function exactTime(page: Page, { day = tuesdayAhead(60), from = "09:00", minutes = "360" } = {}): Promise<void> {
	await page.getByRole("radio", { name: "Une heure précise" }).press("Space");
	await page.getByLabel("Jour", { exact: true }).fill(day);
	await page.getByLabel("Arrivée").fill(from);
	await page.getByLabel("Durée", { exact: true }).selectOption(minutes);
}

for (const javaScriptEnabled of [true, false]) {
	const how = javaScriptEnabled ? "with" : "without";
	// Without JavaScript, a normal run books with this one.
	const usuallyWithoutJs = { tag: javaScriptEnabled ? ["@thorough"] : [] };
	test(`a member books the best time, and the customer is mailed after ten seconds, ${how} JavaScript`, {
		tag: "@thorough",
	}, async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled });
		const page = await context.newPage();
		const email = `meilleur-${how}@exemple.example`;
		const { id } = await sendLead(server, "Moment Démo", { email });
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin/demandes/${id}?volet=planifier`);
		if (javaScriptEnabled) await hydrated(page);
		await expect(page.getByRole("heading", { name: "Prendre rendez-vous" })).toBeVisible();
		await expect(best(page)).toHaveCount(3);
		await expect(best(page).first().getByRole("radio")).toBeChecked();
		await expect(best(page).first()).toContainText(/souhaité|plus tôt/);
		await expect(page.locator(".booking-mail")).toContainText(email);
		await expect(page.locator(".booking-mail")).toContainText("Votre rendez-vous est pris");
		await page.getByLabel("Numéro et rue").fill("4210, rue des Airelles");
		await page.getByLabel("Note d’accès").fill("Code 1234");
		await bookButton(page).click();
		await expect(statusOf(page)).toContainText("Rendez-vous pris");
		await expect(notice(page)).toContainText("Rendez-vous pris.");
		await expect(notice(page)).toContainText("Le courriel part dans dix secondes");
		await expect(appointmentCard(page)).toContainText("Équipe 1");
		await expect(appointmentCard(page)).not.toContainText("Il manque la rue");
		const [booked] = await storedAppointments(server, id);
		expect(booked?.data).toMatchObject({ status: "booked", sequence: 0, accessNote: "Code 1234", accepted: [] });
		expect((await storedLead(server, id)).address).toMatchObject({ street: "4210, rue des Airelles" });
		const sent = async () => (await mailsTo(server, email)).find((mail) => mail.subject?.includes("rendez-vous"));
		await expect.poll(sent, { timeout: 30_000 }).toBeTruthy();
		expect((await sent())?.text).toContain("4210, rue des Airelles");
		expect((await sent())?.text).not.toContain("Code 1234");
		// The confirmation of the request may leave after the booking, and then says the same.
		await expect(async () => {
			await page.reload();
			await expect(appointmentCard(page)).toContainText("Courriel envoyé au client", { timeout: 500 });
		}).toPass({ timeout: 30_000 });
		await page.goto(`${server.origin}/admin?vue=booked&q=${encodeURIComponent(email)}`);
		await expect(page.locator(".inbox-item", { hasText: "Moment Démo" })).toContainText(/\d+ \S+, \d+ à \d+\sh/);
		await context.close();
	});

	test(
		`warnings have to be accepted, and are told in the history, ${how} JavaScript`,
		usuallyWithoutJs,
		async ({ browser }) => {
			const context = await browser.newContext({ javaScriptEnabled });
			const page = await context.newPage();
			const { id } = await sendLead(server, "Trop Court Démo");
			await signIn(page, server, jules);
			await page.goto(`${server.origin}/admin/demandes/${id}?volet=rendez-vous`);
			if (javaScriptEnabled) await hydrated(page);
			await exactTime(page, { day: tuesdayAhead(javaScriptEnabled ? 90 : 97), from: "17:00", minutes: "60" });
			await page.getByLabel("Note d’accès").fill("Sonner deux fois");
			if (!javaScriptEnabled) await page.getByRole("button", { name: "Vérifier" }).click();
			await expect(warnings(page)).toContainText("Trop court");
			await expect(warnings(page)).toContainText("Hors horaire");
			await expect(page.getByLabel("Note d’accès")).toHaveValue("Sonner deux fois");
			await bookButton(page).click();
			await expect(alert(page)).toContainText("Vérifiez les avertissements");
			expect(await storedAppointments(server, id)).toEqual([]);
			await page.getByRole("button", { name: /^Mettre/ }).click();
			await expect(warnings(page)).not.toContainText("Trop court");
			await expect(page.getByLabel("Note d’accès")).toHaveValue("Sonner deux fois");
			await page.getByLabel("Réserver quand même").check();
			await bookButton(page).click();
			await expect(appointmentCard(page)).toContainText("Réservé malgré\u00a0: hors horaire");
			await expect(page.getByRole("region", { name: "Conversation" })).toContainText("malgré\u00a0: hors horaire");
			expect((await storedAppointments(server, id))[0]?.data.accepted).toEqual(["closed"]);
			await context.close();
		},
	);

	test(`the days of the table change without losing what was typed, ${how} JavaScript`, { tag: "@thorough" }, async ({
		browser,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled });
		const page = await context.newPage();
		const { id } = await sendLead(server, "Autres Jours Démo");
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin/demandes/${id}?volet=rendez-vous`);
		if (javaScriptEnabled) await hydrated(page);
		await page.getByLabel("Note d’accès").fill("Chien gentil");
		const first = await page.locator(".booking-days tbody th").first().textContent();
		await page.getByRole("button", { name: "Jours suivants" }).click();
		await expect(page.locator(".booking-days tbody th").first()).not.toHaveText(first ?? "");
		await expect(page.getByLabel("Note d’accès")).toHaveValue("Chien gentil");
		const radio = page.locator(".booking-days").getByRole("radio").first();
		const value = (await radio.getAttribute("value")) ?? "";
		await radio.press("Space");
		await expect(radio).toBeChecked();
		await page.getByRole("button", { name: "Jours précédents" }).click();
		await expect(page.locator(".booking-days tbody th").first()).toHaveText(first ?? "");
		await expect(page.locator(`[name=place][value="${value}"]`)).toBeChecked();
		await bookButton(page).click();
		await expect(appointmentCard(page)).toBeVisible();
		const [booked] = await storedAppointments(server, id);
		expect(value).toBe(`${booked?.data.day}/${booked?.data.window.from}/${booked?.data.crew}`);
		await context.close();
	});
}

test("two members book the same time at once: one wins, the other keeps what was typed and sees the next times", async ({
	page,
	browser,
}) => {
	const other = await browser.newPage();
	const leads = [await sendLead(server, "Premier Démo"), await sendLead(server, "Second Démo")] as const;
	await signIn(page, server);
	await signIn(other, server, jules);
	const pages = [page, other] as const;
	for (const [index, each] of pages.entries()) {
		await openBooking(each, server, leads[index]?.id ?? "");
		await each.getByLabel("Note d’accès").fill(`Note ${index}`);
		await each.getByLabel("Numéro et rue").fill("12, rue Double");
	}
	const wanted = await best(page).first().getByRole("radio").getAttribute("value");
	expect(await best(other).first().getByRole("radio").getAttribute("value")).toBe(wanted);
	await Promise.all(pages.map((each) => bookButton(each).click()));
	const lost = async () => (await Promise.all(pages.map((each) => alert(each).count()))).join("");
	await expect.poll(lost).toMatch(/^(?:01|10)$/);
	const booked = await Promise.all(leads.map(({ id }) => storedAppointments(server, id)));
	expect(booked.flat()).toHaveLength(1);
	const loser = (await alert(page).count()) > 0 ? 0 : 1;
	expect(booked[loser]).toEqual([]);
	const losing = pages[loser] ?? page;
	await expect(alert(losing)).toContainText("Quelqu’un vient de prendre ce moment");
	await expect(losing.getByLabel("Note d’accès")).toHaveValue(`Note ${loser}`);
	await expect(losing.getByLabel("Numéro et rue")).toHaveValue("12, rue Double");
	await expect(losing.locator("[name=place]:checked")).toHaveCount(0);
	await expect(losing.locator(`[name=place][value="${wanted}"]`)).toHaveCount(0);
	expect(await violations(losing)).toEqual([]);
	await best(losing).first().click();
	await bookButton(losing).click();
	await expect(appointmentCard(losing)).toBeVisible();
	const [later] = await storedAppointments(server, leads[loser]?.id ?? "");
	expect(later?.data.accessNote).toBe(`Note ${loser}`);
	await other.close();
});

test("an appointment moves, its place is marked, and a form of an older tab shows where it stands", async ({
	page,
}) => {
	const { id } = await sendLead(server, "Déplacement Démo");
	await signIn(page, server, jules);
	await openBooking(page, server, id);
	await bookButton(page).click();
	await expect(appointmentCard(page)).toBeVisible();
	await expect(appointmentCard(page)).toBeFocused();
	await appointmentCard(page).getByRole("link", { name: "Modifier" }).click();
	await expect(page.getByRole("heading", { name: "Modifier le rendez-vous" })).toBeVisible();
	await expect(kept(page)).toBeChecked();
	const tab = await page.context().newPage();
	await openBooking(tab, server, id);
	await best(page).nth(1).click();
	await expect(page.locator(".booking-mail")).toContainText("est déplacé");
	await bookButton(page).click();
	await expect(notice(page)).toContainText("Rendez-vous déplacé.");
	expect((await storedAppointments(server, id))[0]?.data.sequence).toBe(1);
	await best(tab).nth(2).click();
	await tab.getByLabel("Note d’accès").fill("Écrit dans l’autre onglet");
	await bookButton(tab).click();
	await expect(alert(tab)).toContainText("Le rendez-vous a changé entre-temps");
	await expect(tab.getByLabel("Note d’accès")).toHaveValue("Écrit dans l’autre onglet");
	await best(tab).nth(1).click();
	await bookButton(tab).click();
	await expect(appointmentCard(tab)).toBeVisible();
	const all = await storedAppointments(server, id);
	expect(all).toHaveLength(1);
	expect(all[0]?.data).toMatchObject({ sequence: 2, accessNote: "Écrit dans l’autre onglet" });
});

for (const javaScriptEnabled of [true, false]) {
	const how = javaScriptEnabled ? "with" : "without";
	test(`the access note, the address and the reminder change while the appointment stays, ${how} JavaScript`, {
		tag: javaScriptEnabled ? [] : ["@thorough"],
	}, async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
		const page = await context.newPage();
		const { id } = await sendLead(server, "Nouveau Code Démo");
		await signIn(page, server, jules);
		const open = async () => {
			await page.goto(`${server.origin}/admin/demandes/${id}?volet=rendez-vous`);
			if (javaScriptEnabled) await hydrated(page);
		};
		await open();
		await bookButton(page).click();
		await expect(appointmentCard(page)).toContainText("Rappel");
		const [before] = await storedAppointments(server, id);
		await open();
		await expect(kept(page)).toBeChecked();
		await expect(page.getByLabel("Envoyer ce courriel")).toBeHidden();
		await expect(bookingPanel(page)).toContainText("le client ne reçoit ni courriel ni appel");
		if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
		await bookButton(page).click();
		await expect(alert(page)).toContainText("Rien n’a changé");
		await page.getByLabel("Note d’accès").fill("Nouveau code 4321");
		await page.getByLabel("Numéro et rue").fill("12, rue du Code");
		await page.getByLabel("Rappel la veille").uncheck();
		await page.getByRole("button", { name: "Enregistrer" }).click();
		await expect(appointmentCard(page)).toContainText("Nouveau code 4321");
		await expect(appointmentCard(page)).toContainText("Sans rappel");
		const [after] = await storedAppointments(server, id);
		const { updatedAt, ...same } = before?.data ?? { updatedAt: "" };
		expect(after?.data).toMatchObject({
			...same,
			accessNote: "Nouveau code 4321",
			noteUntil: expect.any(String),
			remindAt: null,
		});
		expect(after?.data.updatedAt).toBe(updatedAt);
		expect((await storedLead(server, id)).address).toMatchObject({ street: "12, rue du Code" });
		await open();
		await expect(page.getByLabel("Rappel la veille")).not.toBeChecked();
		// Somebody else writes another note meanwhile.
		if (after) {
			const data = { ...after.data, accessNote: "Code 9876" };
			const { version } = after;
			const write = { kind: "replace", collection: "appointments", id: after.id, version, data } as const;
			await withStore(server, (store) => store.commit([write]));
		}
		await page.getByLabel("Note d’accès").fill("Sonner à côté");
		for (const press of ["refused", "saved"]) {
			await page.getByRole("button", { name: "Enregistrer" }).click();
			if (press === "saved") break;
			await expect(alert(page).first()).toContainText("Quelqu’un a changé la note d’accès");
			await expect(bookingPanel(page)).toContainText("Note enregistrée : « Code 9876 »");
			await expect(page.getByLabel("Note d’accès")).toHaveValue("Sonner à côté");
			if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
		}
		await expect(appointmentCard(page)).toContainText("Sonner à côté");
		await context.close();
	});
}

for (const javaScriptEnabled of [true, false]) {
	const how = javaScriptEnabled ? "with" : "without";
	const tag = javaScriptEnabled ? [] : ["@thorough"];
	test(`the mail about a cancellation is shown with the member's words before it leaves, ${how} JavaScript`, {
		tag,
	}, async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled });
		const page = await context.newPage();
		const email = `annule-${how}@exemple.example`;
		const { id } = await sendLead(server, `Annulée ${how} Démo`, { email });
		const day = tuesdayAhead(javaScriptEnabled ? 105 : 112);
		await bookQuietly(page, id, day);
		await page.goto(`${server.origin}/admin/demandes/${id}?volet=annuler`);
		if (javaScriptEnabled) await hydrated(page);
		const mail = cancelPanel(page).locator(".booking-mail");
		await expect(mail).toContainText(email);
		await expect(mail).toContainText("Votre rendez-vous est annulé");
		await cancelPanel(page).getByLabel("Vos mots au client").fill("La route est fermée.");
		if (!javaScriptEnabled) {
			await cancelPanel(page).getByRole("button", { name: "Vérifier le courriel" }).click();
			await expect(cancelPanel(page).getByRole("region", { name: /^Courriel à Annulée/ })).toBeFocused();
		}
		await expect(mail).toContainText("La route est fermée.");
		await expect(cancelPanel(page).getByLabel("Vos mots au client")).toHaveValue("La route est fermée.");
		await expect(cancelPanel(page).getByLabel("Envoyer ce courriel")).toBeChecked();
		if (javaScriptEnabled) expect(await violations(page, ".lead-panel")).toEqual([]);
		expect((await storedAppointments(server, id)).map(({ data }) => data.status)).toEqual(["booked"]);
		const shown = await mail.getByRole("region").textContent();
		await page.getByRole("button", { name: "Annuler le rendez-vous", exact: true }).click();
		await expect(notice(page)).toContainText("Le courriel part dans dix secondes");
		const sent = async () => (await mailsTo(server, email)).find((one) => one.subject?.includes("annulé"));
		await expect.poll(sent, { timeout: 30_000 }).toBeTruthy();
		expect(plainText((await sent())?.text)).toBe(plainText(shown));
		await context.close();
	});
}

test("undoing a booking frees its time, and undoing a cancellation says when the time was taken", {
	tag: "@thorough",
}, async ({ page }) => {
	const [one, two] = [await sendLead(server, "Un Démo"), await sendLead(server, "Deux Démo")];
	await signIn(page, server, jules);
	const day = tuesdayAhead(70);
	await openBooking(page, server, one.id);
	await exactTime(page, { day });
	await bookButton(page).click();
	await notice(page).getByRole("button", { name: "Annuler" }).click();
	await expect(notice(page)).toContainText("C’est annulé");
	expect(await storedAppointments(server, one.id)).toEqual([]);
	await openBooking(page, server, one.id);
	await exactTime(page, { day });
	await bookButton(page).click();
	await appointmentCard(page).getByRole("link", { name: "Annuler" }).click();
	await expect(page.getByRole("heading", { name: "Annuler le rendez-vous" })).toBeVisible();
	await page.getByLabel("Vos mots au client").fill("La route est fermée.");
	await page.getByRole("button", { name: "Annuler le rendez-vous", exact: true }).click();
	await expect(notice(page)).toContainText("Rendez-vous annulé.");
	await expect(statusOf(page)).toContainText("Contactée");
	const undo = await page.locator(".office-notice input[name=token]").inputValue();
	const post = (path: string, form: Record<string, string>) =>
		page.request.post(server.origin + path, { form, headers: { Origin: server.origin }, maxRedirects: 0 });
	const booking = { intent: "appointment", do: "book", seen: "0", of: "", place: "exact", day, from: "09:00" };
	const answer = await post(`/admin/demandes/${two.id}`, { ...booking, minutes: "360", crew: "equipe-1" });
	expect(answer.status()).toBe(303);
	await post("/admin/annuler", { token: undo, back: `/admin/demandes/${one.id}` });
	await page.goto(`${server.origin}/admin/demandes/${one.id}`);
	await expect(notice(page)).toContainText("cette plage a été prise entre-temps");
	expect((await storedAppointments(server, one.id)).map(({ data }) => data.status)).toContain("cancelled");
});

test("a press that comes twice books once", { tag: "@thorough" }, async ({ page }) => {
	const { id } = await sendLead(server, "Double Démo");
	await signIn(page, server, jules);
	await openBooking(page, server, id);
	await bookButton(page).dblclick();
	await expect(appointmentCard(page)).toBeVisible();
	expect(await storedAppointments(server, id)).toHaveLength(1);
	const [stored] = await storedAppointments(server, id);
	const { day, window, crew } = stored?.data ?? { day: "", window: { from: "" }, crew: "" };
	const again = await page.request.post(`${server.origin}/admin/demandes/${id}`, {
		form: {
			...{ intent: "appointment", do: "book", seen: "0", of: "", tells: "yes" },
			place: `${day}/${window.from}/${crew}`,
		},
		headers: { Origin: server.origin },
		maxRedirects: 0,
	});
	expect(again.status()).toBe(303);
	expect(await storedAppointments(server, id)).toHaveLength(1);
});
