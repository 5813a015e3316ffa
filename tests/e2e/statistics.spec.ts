import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Lead } from "../../app/model/leads/lead.ts";
import type { Channel } from "../../app/model/traffic/channel.ts";
import type { DayCounts } from "../../app/model/traffic/day-counts.ts";
import { addDays } from "../../app/time/days.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { contactLead, create } from "../mail/sample-leads.ts";
import { overflow, violations } from "./axe.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

test.use({ expectedErrors: /status of 422/ });

const server = officeServer();
const screen = () => `${server.origin}/admin/statistiques`;

const today = dayInMontreal(new Date());
const article = "slug/secheuse-charpie-incendie";

/** The same visits on each of the last 60 days, so that both periods of 30 days are counted. */
function countsOf(day: string): DayCounts {
	return {
		day,
		segments: {
			"search index fr": { arrivals: 10, started: 4, details: 3, appointment: 1, person: 1, phone: 2 },
			[`search ${article} fr`]: { arrivals: 4, started: 2, details: 2, appointment: 2, person: 1 },
			"ads contact en": { arrivals: 6, started: 1 },
		},
		pages: { "contact en": { views: 6, onward: 1 }, "index fr": { views: 12, onward: 11 } },
		hosts: { "search google.com": 14 },
		campaigns: { "ads conduits-automne": 6 },
		searches: { "ramonage cheminée": 1 },
		missing: { "/nettoyage-tapis-laval": 2 },
		purgeAfter: "2036-01-01T00:00:00.000Z",
	};
}

const done = (channel: Channel, landing: string, finalAmount: number): Partial<Lead> => ({
	status: "done",
	finalAmount,
	kind: "estimate",
	source: { channel, landing, host: null, campaign: null, promotion: null },
});

let isFilled = false;

/** Once for each worker: a test that fails starts another one, with an empty store. */
async function fillStatistics(): Promise<void> {
	if (isFilled) return;
	isFilled = true;
	const leads = [
		...Array.from({ length: 12 }, () => done("search", article, 300_00)),
		...Array.from({ length: 3 }, () => done("ads", "contact", 100_00)),
		{ channel: "phone" as const },
	];
	await withStore(server, (store) =>
		store.commit([
			...Array.from({ length: 60 }, (_, back) => addDays(today, -back)).map((day) =>
				create("traffic", day, countsOf(day)),
			),
			...leads.map((lead, index) =>
				create("leads", randomUUID(), {
					...contactLead,
					receivedAt: `${addDays(today, -(index % 20) - 1)}T15:00:00.000Z`,
					reference: `AIR-STAT${String(index).padStart(3, "0")}`,
					...lead,
				}),
			),
		]),
	);
}

async function openScreen(page: Page, query = ""): Promise<void> {
	await page.goto(screen() + query);
	await hydrated(page);
}

const row = (page: Page, table: string, name: RegExp) =>
	page.getByRole("table", { name: table }).getByRole("row", { name });
const answer = (page: Page) => page.getByRole("region", { name: "Que faire de plus?" });

test("the statistics first say that it is too early, then what to do more of", async ({ page }) => {
	await signIn(page, server);
	await openScreen(page);
	await expect(answer(page)).toContainText("Trop tôt pour le dire : aucun rendez-vous en 30 jours, il en faut 10");
	await expect(page.getByRole("table")).toHaveCount(0);
	expect(await violations(page)).toEqual([]);

	await fillStatistics();
	await openScreen(page);
	// 12 × 300 $ of 120 visits, and 3 × 100 $ of 180.
	await expect(answer(page)).toContainText(
		"Publiez d’autres conseils comme « Sécheuse trop lente? Regardez d’abord derrière » : 100 visites y rapportent 3 000 $, 18 fois plus que la publicité.",
	);
	await expect(answer(page)).toContainText("Cette réponse repose sur 12 rendez-vous en 30 jours.");
	const funnel = "De la visite au travail terminé";
	await expect(row(page, funnel, /^Visites 600 sans objet 600 stable$/)).toBeVisible();
	await expect(
		row(page, funnel, /^Demandes notées au téléphone S’ajoutent ici\s: 16 demandes en tout \+\s1/),
	).toBeVisible();
	await expect(row(page, funnel, /^Dollars travaux terminés, avant taxes 3\s900\s\$/)).toBeVisible();
	await expect(page.getByRole("region", { name: "À corriger en premier" })).toContainText(
		/^À corriger en premier\d+\s%/,
	);
	await expect(page.getByRole("region", { name: "Cherché sans résultat" })).toContainText("ramonage cheminée30");
	await expect(row(page, "Par canal", /^Publicité campagne «\sconduits-automne\s» 180 3 3 300\s\$/)).toBeVisible();
	await expect(row(page, "Par canal", /^Noté au téléphone sans objet 1 0 0\s\$ sans objet$/)).toBeVisible();
	await expect(row(page, "Pages qui perdent des gens", /^Contact.* 180 83\s%$/)).toBeVisible();
	expect(await violations(page)).toEqual([]);

	await page.getByLabel("Canal", { exact: true }).selectOption({ label: "Publicité" });
	await page.getByRole("button", { name: "Afficher" }).click();
	await expect(page).toHaveURL(/[?&]canal=ads(?:&|$)/);
	await expect(row(page, funnel, /^Visites 180 /)).toBeVisible();
	await expect(answer(page)).toContainText("Trop tôt pour le dire : 3 rendez-vous en 30 jours");
	const file = page.getByRole("link", { name: "CSV" });
	await expect(file).toHaveAttribute("href", "/admin/statistiques/fichier?periode=30-jours&canal=ads");
	const csv = await page.request.get(`${server.origin}${await file.getAttribute("href")}`);
	expect(csv.status()).toBe(200);
	expect(csv.headers()["content-type"]).toContain("text/csv");

	await page.getByRole("link", { name: "Délais, prix et suites" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chiffres de l’équipe");
	await page.getByRole("main").getByRole("link", { name: "Statistiques" }).click();
	await expect(page).toHaveURL(screen());
	await page.getByRole("link", { name: "Rediriger /nettoyage-tapis-laval" }).click();
	await expect(page.getByLabel("Ancienne adresse")).toHaveValue("/nettoyage-tapis-laval");
});

test("a note is added by keyboard, kept when it is refused, and removed", { tag: "@thorough" }, async ({ page }) => {
	await fillStatistics();
	await signIn(page, server);
	await openScreen(page, "?periode=30-jours");
	const text = page.getByLabel("Ce qui s’est passé");
	await page.getByText("Ajouter une note").focus();
	await page.keyboard.press("Enter");
	await page.getByLabel("Jour", { exact: true }).fill(addDays(today, 1));
	await text.focus();
	await page.keyboard.type("Dépliants à Sainte-Rose");
	await page.keyboard.press("Enter");
	const day = page.getByLabel("Jour", { exact: true });
	await expect(day).toHaveAccessibleDescription("Choisissez un jour passé, ou aujourd’hui.");
	await expect(day).toBeFocused();
	await expect(text).toHaveValue("Dépliants à Sainte-Rose");
	expect(await violations(page)).toEqual([]);

	await day.fill(addDays(today, -10));
	await text.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status").filter({ hasText: "La note est ajoutée." })).toBeVisible();
	const note = page
		.getByRole("list", { name: "Notes sur la ligne du temps" })
		.getByRole("listitem")
		.filter({ hasText: "Dépliants à Sainte-Rose" });
	await expect(note).toContainText("note d’Ariane");
	await expect(text).toBeHidden();
	await expect(page.getByRole("img", { name: "Demandes par jour" }).locator("desc")).toContainText(/note/);

	await note.getByText("Supprimer", { exact: false }).first().click();
	await note.getByRole("button", { name: /^Oui, supprimer/ }).click();
	await expect(page.getByRole("status").filter({ hasText: "La note est supprimée." })).toBeVisible();
	await expect(note).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("the filters and the notes work, and a form sent twice adds one note", { tag: "@thorough" }, async ({
		page,
	}) => {
		await fillStatistics();
		await signIn(page, server);
		await page.goto(screen());
		await expect(page.getByRole("button", { name: "Imprimer" })).toHaveCount(0);
		await page.getByText("7 jours").click();
		await page.getByLabel("Langue", { exact: true }).selectOption("en");
		await page.getByRole("button", { name: "Afficher" }).click();
		await expect(page).toHaveURL(/periode=7-jours.*langue=en/);
		await expect(row(page, "De la visite au travail terminé", /^Visites 42 /)).toBeVisible();

		await page.getByText("Ajouter une note").click();
		await page.getByRole("button", { name: "Ajouter", exact: true }).click();
		const text = page.getByLabel("Ce qui s’est passé");
		await expect(text).toHaveAccessibleDescription("Écrivez ce qui s’est passé.");
		await expect(page).toHaveURL(/periode=7-jours.*langue=en/);
		await text.fill("Panneau sur le camion");
		const form = await page.locator("form", { has: text }).evaluate((element) => {
			return Object.fromEntries(new FormData(element as HTMLFormElement)) as Record<string, string>;
		});
		await page.getByRole("button", { name: "Ajouter", exact: true }).click();
		const notes = page.getByRole("list", { name: "Notes sur la ligne du temps" });
		await expect(notes.getByText("Panneau sur le camion", { exact: true })).toHaveCount(1);
		const again = await page.request.post(screen(), { form, headers: { Origin: server.origin } });
		expect(again.status()).toBe(200);
		await page.goto(screen());
		await expect(notes.getByText("Panneau sur le camion", { exact: true })).toHaveCount(1);

		// No period is long enough to show this day.
		await page.getByText("Ajouter une note").click();
		await page.getByLabel("Jour", { exact: true }).fill(addDays(today, -500));
		await text.fill("Salon de l’habitation");
		await page.getByRole("button", { name: "Ajouter", exact: true }).click();
		await expect(page.getByText("La note est ajoutée, parmi les autres notes.")).toBeVisible();
		const others = page.getByRole("list", { name: "Autres notes" });
		await expect(others).toContainText("Salon de l’habitation");
		await page.goto(screen());
		await expect(others).toBeHidden();
		await page.getByText("Autres notes", { exact: false }).click();
		await others.getByText("Supprimer", { exact: false }).first().click();
		await others.getByRole("button", { name: /^Oui, supprimer/ }).click();
		await expect(page.getByText("La note est supprimée.")).toBeVisible();
		await expect(page.getByText("Autres notes", { exact: false })).toHaveCount(0);
	});
});

test("in English, on a phone and on paper", { tag: "@thorough" }, async ({ page }) => {
	await fillStatistics();
	await signIn(page, server);
	const form = { intent: "language", locale: "en" };
	await page.request.post(`${server.origin}/admin/compte`, { form, headers: { Origin: server.origin } });
	await page.setViewportSize({ width: 390, height: 844 });
	await openScreen(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Statistics");
	await expect(page.getByRole("region", { name: "What should we do more of?" })).toContainText(
		"100 visits there bring in $3,000, 18 times as much as ads.",
	);
	await expect(page.getByText("30 days, whole site")).toBeVisible();
	await expect(page.getByLabel("Channel", { exact: true })).toBeHidden();
	await expect(row(page, "From visit to finished work", /^Visits 600 /)).toBeVisible();
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	expect(await outside(page)).toEqual([]);
	expect(await violations(page)).toEqual([]);
	const channels = page.getByRole("table", { name: "By channel" });
	await expect(channels).toBeHidden();
	await page.getByText("By channel").last().click();
	await expect(channels).toBeVisible();

	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("table", { name: "By service" })).toBeVisible();
	for (const name of ["Show", "Print", "Add"])
		await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
	await expect(page.getByRole("link", { name: "CSV" })).toBeHidden();
});

/** Elements that reach beyond the right edge, where the page cuts them off instead of scrolling. */
function outside(page: Page): Promise<string[]> {
	return page.locator("main *:not(.sr-only)").evaluateAll((elements) =>
		elements
			.filter((element) => {
				const { right, width } = element.getBoundingClientRect();
				return width > 1 && right > window.innerWidth + 1;
			})
			.map(({ outerHTML }) => outerHTML.slice(0, 120)),
	);
}
