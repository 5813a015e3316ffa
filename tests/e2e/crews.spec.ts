import type { Page } from "@playwright/test";
import type { Appointment } from "../../app/model/appointments/appointment.ts";
import { firstCrewId } from "../../app/model/appointments/crew.ts";
import { addDays, weekdayOf } from "../../app/time/days.ts";
import { formatWeekday } from "../../app/time/format-day.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { contactLead, create } from "../mail/sample-leads.ts";
import { overflow, violations } from "./axe.ts";
import { hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { startServer, type TestServer } from "./server.ts";
import { createAdministrator, expect, signIn } from "./staff-office.ts";

// A rejected form answers 422 and a conflict 409, which browsers log as errors; the page of an appointment comes later.
test.use({ expectedErrors: /status of (?:404|409|422)/ });
test.describe.configure({ mode: "serial" });

let server: TestServer;
test.beforeAll(async ({ browser }) => {
	server = await startServer();
	const page = await browser.newPage();
	await createAdministrator(page, server);
	await page.close();
});
test.afterAll(() => server.stop());

const crews = "/admin/reglages/equipes";
const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
const save = (page: Page, name = "Enregistrer l’équipe") => page.getByRole("button", { name }).click();
const hits = (page: Page) => page.locator("[data-hits]");

async function open(page: Page, path: string): Promise<void> {
	await page.goto(server.origin + path);
	await hydrated(page);
}

/** A weekday two weeks ahead, when the company is open. */
const monday = (() => {
	let day = addDays(dayInMontreal(new Date()), 14);
	while (weekdayOf(day) !== 1) day = addDays(day, 1);
	return day;
})();

async function book(id: string, changes: Partial<Appointment> = {}): Promise<void> {
	const appointment: Appointment = {
		...{ crew: firstCrewId, day: monday, window: { from: "10:00", to: "12:00" }, minutes: 60, travel: 30 },
		...{ lead: "a-lead", status: "booked", sequence: 0, accessNote: "", noteUntil: null, remindAt: null },
		...{ proposalUntil: null, accepted: [], by: { id: "m", name: "Ariane" } },
		createdAt: "2026-11-16T15:00:00Z",
		updatedAt: "2026-11-16T15:00:00Z",
		...changes,
	};
	await withStore(server, async (store) => {
		if (!(await store.get("leads", "a-lead"))) {
			await store.commit([create("leads", "a-lead", { ...contactLead, name: "Odile Démo", service: "dryer-ducts" })]);
		}
		expect(await store.commit([create("appointments", id, appointment)])).toEqual({ ok: true });
	});
}

test("a new installation has one crew; saving it stores it, and the journal says so", { tag: "@thorough" }, async ({
	page,
}) => {
	await signIn(page, server);
	await open(page, crews);
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
	await page.getByRole("link", { name: /Équipe 1/ }).click();
	await expect(field(page, "hours.monday.from")).toHaveValue("08:00");
	await field(page, "name").fill("Les matinaux");
	await field(page, "people").fill("Nadia et Luc");
	await field(page, "colour").selectOption("plum");
	await save(page);
	await expect(page.getByText("Équipe enregistrée.")).toBeInViewport();
	await expect(page.getByRole("heading", { level: 1, name: "Les matinaux" })).toBeVisible();
	await open(page, "/admin/journal");
	await expect(page.getByText(/Ariane Bois a modifié l’équipe Les matinaux/)).toBeVisible();
	await open(page, "/admin/reglages");
	await expect(page.getByRole("main").getByRole("link", { name: /Équipes.*Les matinaux/ })).toBeVisible();
});

test("errors are said at their fields and in a summary, and nothing typed is lost", { tag: "@thorough" }, async ({
	page,
}) => {
	await signIn(page, server);
	await open(page, `${crews}/${firstCrewId}`);
	await field(page, "name").fill("");
	await field(page, "hours.tuesday.to").fill("");
	await field(page, "size").fill("deux");
	await page.getByLabel("Seulement ceux-ci").first().check();
	await page.getByRole("button", { name: "Ajouter : absence" }).click();
	await field(page, "away.0.from").fill("2027-01-10");
	await field(page, "away.0.to").fill("2027-01-02");
	await save(page);
	const summary = page.getByRole("alert").filter({ hasText: "Quelques champs sont à corriger." });
	await expect(summary).toBeVisible();
	await expect(field(page, "name")).toHaveAccessibleDescription(/Remplissez ce champ/);
	await expect(field(page, "hours.tuesday.to")).toHaveAccessibleDescription(/Remplissez ce champ/);
	await expect(field(page, "size")).toHaveAccessibleDescription(/Écrivez un nombre/);
	await expect(field(page, "away.0.to")).toHaveAccessibleDescription(/La fin ne peut pas venir avant le début/);
	await expect(field(page, "away.0.from")).toHaveValue("2027-01-10");
	await expect(field(page, "size")).toHaveValue("deux");
	await page.getByRole("link", { name: /Horaire, Mardi, À – Remplissez/ }).click();
	await expect(field(page, "hours.tuesday.to")).toBeFocused();
	expect(await violations(page)).toEqual([]);
});

test("two administrators change a crew: the second sees both versions and decides", async ({ page, browser }) => {
	await signIn(page, server);
	await open(page, `${crews}/${firstCrewId}`);
	const other = await browser.newPage();
	await signIn(other, server);
	await open(other, `${crews}/${firstCrewId}`);
	await field(other, "people").fill("Nadia");
	await save(other);
	await expect(other.getByText("Équipe enregistrée.")).toBeVisible();
	await other.close();
	await field(page, "people").fill("Luc seul");
	await save(page);
	const conflict = page.locator("[data-conflict]");
	await expect(conflict).toContainText("Quelqu’un d’autre a changé cette équipe");
	await expect(conflict).toContainText(/Nadia[\s\S]*Luc seul/);
	await expect(field(page, "people")).toHaveValue("Luc seul");
	await save(page);
	await expect(page.getByText("Équipe enregistrée.")).toBeVisible();
	await expect(field(page, "people")).toHaveValue("Luc seul");
});

test("away days, shorter hours and fewer services list the appointments that they hit", { tag: "@thorough" }, async ({
	page,
}) => {
	await book("hit-appointment");
	await signIn(page, server);
	await open(page, `${crews}/${firstCrewId}`);
	await expect(hits(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Ajouter : absence" }).click();
	await field(page, "away.0.from").fill(monday);
	await field(page, "away.0.to").fill(monday);
	await field(page, "away.0.reason").fill("Camion au garage");
	await save(page);
	await expect(hits(page)).toContainText("1 rendez-vous à déplacer ou à confirmer");
	await expect(hits(page)).toContainText("équipe absente ce jour-là");
	const link = hits(page).getByRole("link", { name: new RegExp(`${formatWeekday(monday, "fr")}.*Odile Démo`) });
	await expect(link).toHaveAttribute("href", "/admin/rendez-vous/hit-appointment");
	await page.getByRole("button", { name: "Retirer : Absence 1" }).click();
	await field(page, "hours.monday.to").fill("11:30");
	await save(page);
	await expect(hits(page)).toContainText("hors de l’horaire de l’équipe");
	await field(page, "hours.monday.to").fill("17:00");
	await page.getByLabel("Seulement ceux-ci").first().check();
	await page.locator('[name="services.list"][value="oriental-rugs"]').check();
	await save(page);
	await expect(hits(page)).toContainText("service que l’équipe ne fait pas");
	await page.getByLabel("Tous, aussi ceux qui s’ajouteront").first().check();
	await field(page, "state").selectOption("inactive");
	await save(page);
	await expect(hits(page)).toContainText("L’équipe est inactive");
	await field(page, "state").selectOption("active");
	await save(page);
	await expect(page.getByText("Équipe enregistrée.")).toBeVisible();
	await expect(hits(page)).toHaveCount(0);
});

test("publishing a closed day lists the appointments on it", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server);
	await open(page, "/admin/reglages/horaire");
	await expect(hits(page)).toHaveCount(0);
	const before = await field(page, "holidays").inputValue();
	await field(page, "holidays").fill(`${before}\n${monday}`);
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(page.getByText("Publié : les visiteurs le voient maintenant.")).toBeVisible();
	await expect(hits(page)).toContainText("tombent un jour de fermeture");
	await expect(hits(page).getByRole("link")).toHaveAttribute("href", "/admin/rendez-vous/hit-appointment");
	await field(page, "holidays").fill(before);
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(hits(page)).toHaveCount(0);
});

test("in English, at 320 px and by keyboard, a second crew is added", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server);
	await page.request.post(`${server.origin}/admin/langue`, {
		form: { locale: "en", from: "/admin" },
		headers: { Origin: server.origin },
	});
	await page.setViewportSize({ width: 320, height: 640 });
	await open(page, crews);
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	expect(await violations(page)).toEqual([]);
	await page.getByRole("link", { name: "New crew" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "New crew" })).toBeVisible();
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	expect(await violations(page)).toEqual([]);
	await field(page, "name").focus();
	await page.keyboard.type("South crew");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Crew added.")).toBeVisible();
	await expect(page).toHaveURL(/equipes\/equipe-2\?avis=added$/);
	await open(page, crews);
	await expect(page.getByRole("main").getByRole("listitem")).toHaveText([/Les matinaux/, /South crew/]);
	await page.request.post(`${server.origin}/admin/langue`, {
		form: { locale: "fr", from: "/admin" },
		headers: { Origin: server.origin },
	});
});

test("arrival windows, travel and notice are published with their limits", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server);
	await open(page, "/admin/reglages/rendez-vous");
	await field(page, "windows.1.from").fill("09:30");
	await field(page, "travel.areas.laval").fill("999");
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(field(page, "windows.1.from")).toHaveAccessibleDescription(/commence avant la fin de la précédente/);
	await field(page, "windows.1.from").fill("10:30");
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(field(page, "travel.areas.laval")).toHaveAccessibleDescription(/trop grande/);
	await field(page, "travel.areas.laval").fill("45");
	await field(page, "noticeHours").fill("48");
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(page.getByText("Publié : l’estimation propose maintenant les moments selon ces règles.")).toBeVisible();
	await expect(field(page, "travel.areas.laval")).toHaveValue("45");
	expect(await violations(page)).toEqual([]);
	await open(page, "/admin/reglages/historique/rendez-vous");
	await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(/Route par secteur, Laval/);
	await open(page, "/admin/reglages");
	await expect(page.getByText(/Préavis de 48\sh, 21 jours d’avance/)).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("absences are added and removed, and the crew is saved", { tag: "@thorough" }, async ({ page }) => {
		await signIn(page, server);
		await page.goto(`${server.origin}${crews}/equipe-2`);
		await field(page, "name").fill("Équipe du sud");
		await page.getByRole("button", { name: "Ajouter : absence" }).click();
		await expect(field(page, "name")).toHaveValue("Équipe du sud");
		await field(page, "away.0.from").fill("2027-07-05");
		await field(page, "away.0.to").fill("2027-07-09");
		await page.getByRole("button", { name: "Ajouter : absence" }).click();
		await page.getByRole("button", { name: "Retirer : Absence 2" }).click();
		await expect(field(page, "away.1.from")).toHaveCount(0);
		await save(page);
		await expect(page.getByText("Équipe enregistrée.")).toBeVisible();
		await expect(field(page, "away.0.to")).toHaveValue("2027-07-09");
		await expect(page.getByRole("heading", { level: 1, name: "Équipe du sud" })).toBeVisible();
	});
});
