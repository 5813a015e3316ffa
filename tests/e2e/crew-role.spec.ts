import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { agendaDocuments, type SampleJob, sampleCrew } from "../../app/appointments/.server/sample-agenda.testing.ts";
import { addDays } from "../../app/time/days.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { violations } from "./axe.ts";
import { sendLead } from "./inbox-leads.ts";
import { hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { startServer, type TestServer } from "./server.ts";
import { createAdministrator, expect, linkMailedTo, password, signIn } from "./staff-office.ts";

// A refused page answers 403 and a form with errors 422, which browsers log as errors.
test.use({ expectedErrors: /status of (?:403|404|422)/ });
test.describe.configure({ mode: "serial" });

const luc = "luc@airelle.example";
const odile = "odile@airelle.example";

let server: TestServer;
test.beforeAll(async ({ browser }) => {
	server = await startServer();
	const page = await browser.newPage();
	await createAdministrator(page, server);
	await sendLead(server, "Visiteur Secret", { email: "visitor-secret@exemple.example" });
	await page.close();
});
test.afterAll(() => server.stop());

const navigation = (page: Page) => page.getByRole("navigation", { name: "Sections" }).first().getByRole("link");

async function acceptInvitation(page: Page, email: string): Promise<void> {
	await page.goto(await linkMailedTo(server, email, /accès|back office|invit/i));
	await page.locator('[name="newPassword"]').fill(password);
	await page.getByRole("button", { name: /mot de passe|password/i }).click();
	await page.waitForURL(/second-facteur/);
}

test("an administrator invites a member of a crew: the crew is asked for and required", async ({ page }) => {
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/membres`);
	await hydrated(page);
	await expect(page.getByLabel("Son équipe")).toBeHidden();
	await page.getByLabel("Nom").fill("Luc Démo");
	await page.getByLabel("Courriel").fill(luc);
	await page.getByLabel("Rôle").selectOption("Équipe");
	await page.getByRole("button", { name: "Envoyer l’invitation" }).click();
	const crew = page.locator("#crew");
	await expect(crew).toHaveAccessibleDescription(/Choisissez l’équipe de cette personne/);
	await expect(page.getByLabel("Nom")).toHaveValue("Luc Démo");
	expect(await violations(page)).toEqual([]);
	await crew.selectOption("Équipe 1");
	await page.getByRole("button", { name: "Envoyer l’invitation" }).click();
	await expect(page.getByText("Invitation envoyée à Luc Démo.")).toBeVisible();
	await expect(page.getByRole("link", { name: /Luc Démo/ })).toContainText("Équipe (Équipe 1)");
});

test("a crew lands on its agenda, and the sidebar has only what it may open", async ({ page }) => {
	await acceptInvitation(page, luc);
	await page.getByRole("button", { name: "Plus tard" }).click();
	await page.waitForURL(`${server.origin}/admin/agenda`);
	await hydrated(page);
	await expect(navigation(page)).toHaveText(["Agenda", "Mon compte"]);
	expect(await page.title()).not.toMatch(/\(\d+\)/);
	await navigation(page).last().click();
	await expect(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Courriels", exact: true })).toHaveCount(0);
	expect(await violations(page)).toEqual([]);
	await page.goto(`${server.origin}/admin`);
	await page.waitForURL(`${server.origin}/admin/agenda`);
	await page.setViewportSize({ width: 320, height: 640 });
	await expect(page.getByRole("navigation", { name: "Sections" }).last().getByRole("link")).toHaveText([
		"Agenda",
		"Mon compte",
	]);
});

test("a crew sees its own appointments of these days, finishes one, and nothing of another crew", async ({ page }) => {
	const today = dayInMontreal(new Date());
	const jobs: SampleJob[] = [
		{
			id: "own",
			crew: "equipe-1",
			day: today,
			at: "08:00-10:00",
			accessNote: "Code 2468",
			lead: { name: "Proche Démo" },
		},
		{ id: "far", crew: "equipe-1", day: addDays(today, 9), at: "08:00-10:00", lead: { name: "Lointain Démo" } },
		{ id: "theirs", crew: "laval", day: today, at: "08:00-10:00", lead: { name: "Ailleurs Démo" } },
	];
	const crews = { "equipe-1": sampleCrew("Équipe 1"), laval: sampleCrew("Laval") };
	await withStore(server, (store) => store.commit(agendaDocuments(crews, jobs)));
	await signIn(page, server, luc);
	for (const query of ["", `?vue=semaine&jour=${today}&equipe=laval`, `?vue=jour&jour=${addDays(today, 9)}`]) {
		await page.goto(`${server.origin}/admin/agenda${query}`);
		expect(await page.content(), query).not.toMatch(/Ailleurs Démo|Lointain Démo/);
	}
	const sheet = await page.request.get(`${server.origin}/admin/agenda/feuille?jour=${today}&equipe=laval`);
	expect(await sheet.text()).not.toContain("Ailleurs Démo");
	for (const id of ["theirs", "far"]) {
		expect((await page.goto(`${server.origin}/admin/rendez-vous/${id}`))?.status(), id).toBe(404);
		for (const [end, intent] of [
			["", "appointment-missed"],
			["/fin", "appointment-done"],
			["/photos", "appointment-done"],
		]) {
			const answer = await page.request.post(`${server.origin}/admin/rendez-vous/${id}${end}`, {
				form: { intent: intent ?? "", lines: "0", remove: "x", of: `${id}/0`, seen: "99" },
				headers: { Origin: server.origin },
			});
			expect(answer.status(), id + end).toBe(404);
		}
	}
	await page.goto(`${server.origin}/admin/agenda?vue=jour&jour=${today}`);
	await hydrated(page);
	await page.getByRole("main").locator('a[href="/admin/rendez-vous/own"]').first().click();
	await expect(page.getByRole("main")).toContainText("Code 2468");
	await expect(page.getByRole("main").locator('a[href*="/admin/demandes"]')).toHaveCount(0);
	await hydrated(page);
	await page.getByRole("link", { name: "Terminer le rendez-vous" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Proche Démo" })).toBeVisible();
	await expect(page.getByRole("main").locator('a[href*="/admin/demandes"]')).toHaveCount(0);
	await page.getByRole("button", { name: "Terminer le rendez-vous" }).click();
	await page.waitForURL(/avis=termine$/);
	const stored = await withStore(server, (store) => store.get("appointments", "own"));
	expect(stored?.data.status).toBe("done");
});

test("a crew that opens another page is told that it may not, and learns nothing", { tag: "@thorough" }, async ({
	page,
}) => {
	await signIn(page, server, luc);
	for (const path of [
		"/taches",
		"/tableau",
		"/chiffres",
		"/statistiques",
		"/reglages/equipes/equipe-1",
		"/membres",
		"/demandes/plusieurs",
	]) {
		const answer = await page.goto(`${server.origin}/admin${path}`);
		expect(answer?.status(), path).toBe(403);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accès non autorisé");
		expect(await page.content(), path).not.toMatch(/Visiteur Secret|visitor-secret|ariane@/);
	}
	await hydrated(page);
	expect(await violations(page)).toEqual([]);
	await page.getByRole("main").getByRole("link").click();
	await page.waitForURL(`${server.origin}/admin/agenda`);
});

test("live news, undo and exports refuse a crew", async ({ page }) => {
	await signIn(page, server, luc);
	const headers = { Origin: server.origin, Accept: "text/event-stream" };
	expect((await page.request.get(`${server.origin}/admin/nouvelles`, { headers })).status()).toBe(403);
	const posts = [
		"/annuler",
		"/personnes/exports/fichier",
		"/tableau",
		"/demandes/plusieurs",
		"/taches/x/fait",
		"/statistiques",
	];
	for (const path of posts) {
		const answer = await page.request.post(`${server.origin}/admin${path}`, {
			form: { token: "x" },
			headers,
			maxRedirects: 0,
		});
		expect(answer.status(), path).toBe(403);
	}
	for (const file of ["chiffres/fichier", "statistiques/fichier"])
		expect((await page.request.get(`${server.origin}/admin/${file}`, { headers })).status(), file).toBe(403);
});

test("signing in with a return to a forbidden page leads to the agenda", { tag: "@thorough" }, async ({ page }) => {
	for (const [asked, landed] of [
		["/admin/demandes/1", "/admin/agenda"],
		["/admin/compte", "/admin/compte"],
	] as const) {
		const answer = await page.request.post(`${server.origin}/admin/connexion?retour=${encodeURIComponent(asked)}`, {
			form: { email: luc, password },
			headers: { Origin: server.origin },
			maxRedirects: 0,
		});
		expect(answer.headers().location).toBe(landed);
	}
});

test("a member becomes a crew and loses the inbox at once, also in an open tab", { tag: "@thorough" }, async ({
	page,
	browser,
}) => {
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/membres`);
	await hydrated(page);
	await page.getByLabel("Nom").fill("Odile Démo");
	await page.getByLabel("Courriel").fill(odile);
	await page.getByLabel("Langue").selectOption("English");
	await page.getByRole("button", { name: "Envoyer l’invitation" }).click();
	await expect(page.getByText("Invitation envoyée à Odile Démo.")).toBeVisible();
	const other = await browser.newPage();
	await acceptInvitation(other, odile);
	await other.goto(`${server.origin}/admin`);
	await expect(other.getByRole("link", { name: /Visiteur Secret/ })).toBeVisible();

	await page.getByRole("link", { name: /Odile Démo/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Odile Démo" })).toBeVisible();
	await page.getByLabel("Rôle").selectOption("Équipe");
	await page.getByRole("button", { name: "Changer le rôle" }).click();
	await expect(page.locator("#crew")).toHaveAccessibleDescription(/Choisissez l’équipe/);
	await page.locator("#crew").selectOption("Équipe 1");
	await page.getByRole("button", { name: "Changer le rôle" }).click();
	await expect(page.locator("#crew")).toHaveValue("equipe-1");

	await other.goto(`${server.origin}/admin`);
	await other.waitForURL(`${server.origin}/admin/agenda`);
	await expect(navigation(other)).toHaveText(["Schedule", "My account"]);
	await other.close();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a crew signs in, sees its agenda and signs out", async ({ page }) => {
		await page.goto(`${server.origin}/admin/connexion?retour=${encodeURIComponent("/admin/tableau")}`);
		await page.getByLabel("Courriel").fill(luc);
		await page.getByLabel("Mot de passe").fill(password);
		await page.getByRole("button", { name: "Se connecter" }).click();
		await page.waitForURL(`${server.origin}/admin/agenda`);
		await page.getByRole("button", { name: "Se déconnecter" }).first().click();
		await page.waitForURL(/connexion\?avis=out/);
	});
});

test("no mail about leads or tasks went to a crew", () => {
	const folder = join(server.data, "mail");
	const mails = existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8")) : [];
	const toCrews = mails.filter((mail) => mail.includes(`To: ${luc}`) || mail.includes(`<${luc}>`));
	expect(toCrews).toHaveLength(1);
});
