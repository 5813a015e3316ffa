import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { agendaDocuments } from "../../app/appointments/.server/sample-agenda.testing.ts";
import { type Job, newJob, noJobContent } from "../../app/model/jobs/job.ts";
import type { Lead } from "../../app/model/leads/lead.ts";
import { untouchedLeadWork } from "../../app/model/leads/lead-history.ts";
import { contactLead, create } from "../mail/sample-leads.ts";
import { overflow, violations } from "./axe.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const reason = { id: "prix-trop-eleve", name: { fr: "Prix trop élevé", en: "Price too high" } };
const retired = { id: "trop-loin", name: { fr: "Trop loin", en: "Too far" } };
const lostFor = (lostReason: typeof reason) => ({
	status: "lost" as const,
	desk: { ...untouchedLeadWork, answeredAt: "2026-03-04T16:00:00.000Z", lostReason },
});
/** Received on March 4, 2026 at 10:00 unless told otherwise. */
const leads: readonly Partial<Lead>[] = [
	{ status: "done", finalAmount: 1_200_50, service: "dryer-ducts" },
	{ status: "done", finalAmount: 300_00, service: "dryer-ducts" },
	{ ...lostFor(reason), service: "dryer-ducts" },
	{ ...lostFor(retired), service: "house-cleaning" },
	// The last evening of March in Montréal, and the evening before it begins.
	{ status: "done", finalAmount: 50_00, receivedAt: "2026-04-01T03:30:00.000Z", service: "house-cleaning" },
	{ status: "done", finalAmount: 999_00, receivedAt: "2026-03-01T04:30:00.000Z" },
	{ status: "done", finalAmount: 7_00, spam: ["honeypot"] },
];

const answered = { at: "2026-03-13T15:00:00.000Z", count: 1 };
/** Done on March 12, 2026. */
const jobs: readonly Partial<Job>[] = [
	{ answer: { ...answered, isFine: true } },
	{ answer: { ...answered, isFine: false } },
	{},
	{
		due: { on: "2026-03-30", outcome: { kind: "mailed", at: "2026-03-30T15:00:00.000Z" } },
		doneAt: "2025-03-30T15:00:00Z",
	},
];

const server = officeServer();
test.beforeAll(async () => {
	const now = new Date("2026-03-12T15:00:00.000Z");
	const by = { id: "ariane", name: "Ariane" };
	await withStore(server, (store) =>
		store.commit([
			...leads.map((lead, index) =>
				create("leads", randomUUID(), {
					...contactLead,
					receivedAt: "2026-03-04T15:00:00.000Z",
					reference: `AIR-MARS00${index}`,
					...lead,
				}),
			),
			...jobs.map((job) =>
				create("jobs", randomUUID(), { ...newJob(randomUUID(), noJobContent, { day: "2026-03-12", by, now }), ...job }),
			),
		]),
	);
});

const figure = (page: Page, name: string) =>
	page.getByRole("main").locator("dl > div", { has: page.getByText(name, { exact: true }) });
const march = "/chiffres?du=2026-03-01&au=2026-03-31";

test("the figures of a chosen period are those of its leads, on the page and in the file", {
	tag: "@thorough",
}, async ({ page }) => {
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/chiffres`);
	await hydrated(page);
	await expect(page.getByRole("link", { name: "3 derniers mois" })).toHaveAttribute("aria-current", "page");
	await page.getByLabel("Du", { exact: true }).fill("2026-03-01");
	await page.getByLabel("Au", { exact: true }).fill("2026-03-31");
	await page.getByRole("button", { name: "Afficher" }).click();
	await expect(page).toHaveURL(/\/chiffres\?du=2026-03-01&au=2026-03-31$/);
	await expect(page.getByText(/Demandes reçues du 1er mars 2026 au 31 mars 2026/)).toBeVisible();

	await expect(figure(page, "Montant gagné")).toContainText(/1\s550,50\s\$/);
	await expect(figure(page, "Terminées")).toContainText("3");
	await expect(figure(page, "Perdues")).toContainText("2");
	await expect(figure(page, "Taux de réussite")).toContainText(/60\s%/);
	const row = (table: string, name: RegExp) => page.getByRole("table", { name: table }).getByRole("row", { name });
	await expect(row("Par mois", /^mars 2026 5 3 2 60\s% 1\s550,50\s\$$/)).toBeVisible();
	await expect(row("Par service", /^Conduits de sécheuse 3 2 1 67\s% 1\s500,50\s\$$/)).toBeVisible();
	const reasons = page.getByRole("list", { name: "Raisons de perte" });
	await expect(reasons).toContainText("Prix trop élevé");
	await expect(reasons).toContainText("Trop loin");
	await expect(figure(page, "Pas en ordre")).toContainText("1");
	await expect(figure(page, "Taux de réponse")).toContainText(/67\s%/);
	await expect(figure(page, "Clients revenus")).toContainText("Aucun après un rappel.");

	const [file] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Télécharger en CSV" }).click(),
	]);
	expect(file.suggestedFilename()).toMatch(/^chiffres-\d{4}-\d{2}-\d{2}\.csv$/);
	const csv = await readFile(await file.path(), "utf8");
	for (const line of [
		'"Résultats";"Toutes";"Montant ($)";"1550,50"',
		'"Résultats";"Toutes";"Taux de réussite";"60 %"',
		'"Par service";"Conduits de sécheuse";"Terminées";"2"',
		'"Raisons de perte";"Trop loin";"Demandes";"1"',
		'"Par mois";"2026-03";"Demandes";"5"',
		'"Après le travail";"Travaux terminés";"Sans photo";"3"',
		'"Après le travail";"Rappels d’entretien";"Envoyés";"1"',
	])
		expect(csv).toContain(line);
	expect(csv).not.toContain("999");
});

test("appointments of a period without requests are shown", async ({ page }) => {
	const jobs = [
		{ crew: "equipe-1", day: "2026-06-09", at: "08:00-10:00", minutes: 120 },
		{ crew: "equipe-1", day: "2026-06-10", at: "08:00-10:00", status: "missed" as const },
	];
	await withStore(server, (store) => store.commit(agendaDocuments({}, jobs)));
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/chiffres?du=2026-06-08&au=2026-06-14`);
	await expect(page.getByText("Aucune demande reçue dans cette période.")).toBeVisible();
	await expect(figure(page, "Pris")).toContainText("1");
	await expect(figure(page, "Manqués")).toContainText("1");
	await expect(figure(page, "Heures de travail prévues")).toContainText("2");
	expect(await violations(page)).toEqual([]);
	await page.goto(`${server.origin}/admin/chiffres?du=2026-07-06&au=2026-07-12`);
	await expect(page.getByText("Aucune demande reçue dans cette période.")).toBeVisible();
	await expect(figure(page, "Pris")).toHaveCount(0);
});

test("a period that makes no sense is refused, and the days stay as typed", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/chiffres`);
	await hydrated(page);
	await page.getByLabel("Du", { exact: true }).fill("2026-03-31");
	await page.getByLabel("Au", { exact: true }).fill("2026-03-01");
	await page.getByRole("button", { name: "Afficher" }).click();
	const from = page.getByLabel("Du", { exact: true });
	await expect(from).toHaveAccessibleDescription("La date de début doit venir avant la date de fin.");
	await expect(from).toHaveValue("2026-03-31");
	await expect(page.getByLabel("Au", { exact: true })).toHaveValue("2026-03-01");
	expect(await violations(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("periods are links and a form", async ({ page }) => {
		await signIn(page, server);
		await page.goto(`${server.origin}/admin/chiffres`);
		await page.getByRole("link", { name: "12 derniers mois" }).click();
		await expect(page).toHaveURL(/periode=12-mois$/);
		await expect(page.getByRole("link", { name: "12 derniers mois" })).toHaveAttribute("aria-current", "page");
		await page.getByLabel("Du", { exact: true }).fill("2026-03-05");
		await page.getByLabel("Au", { exact: true }).fill("2026-03-30");
		await page.getByRole("button", { name: "Afficher" }).click();
		await expect(page.getByText("Aucune demande reçue dans cette période.")).toBeVisible();
	});
});

for (const [locale, width] of [
	["fr", 390],
	["en", 1440],
] as const) {
	test(`the figures fit every screen and pass axe at ${width} px, in ${locale}`, { tag: "@thorough" }, async ({
		page,
	}) => {
		await signIn(page, server);
		const form = { intent: "language", locale };
		await page.request.post(`${server.origin}/admin/compte`, { form, headers: { Origin: server.origin } });
		await page.goto(`${server.origin}/admin${march}`);
		await hydrated(page);
		for (const other of [320, 390, 1024, 1440]) {
			await page.setViewportSize({ width: other, height: 900 });
			expect(await overflow(page), `at ${other} px`).toBeLessThanOrEqual(0);
		}
		await page.setViewportSize({ width, height: 900 });
		expect(await violations(page)).toEqual([]);
	});
}

test("the tile of late leads opens the list of late leads", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await signIn(page, server);
	await page.goto(`${server.origin}/admin`);
	await expect(page.getByRole("link", { name: /\d En retard$/ })).toHaveAttribute("href", "/admin?filtre=retard");
});
