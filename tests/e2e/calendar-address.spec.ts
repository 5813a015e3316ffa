import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { addDays } from "../../app/time/days.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { ductAnswers, estimateLead } from "../mail/sample-leads.ts";
import { changeAppointment, placeOn } from "./appointment-changes.ts";
import { overflow, violations } from "./axe.ts";
import { storeLeads } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

test.use({ expectedErrors: /status of (?:403|404|409)/ });

const inAWeek = addDays(dayInMontreal(new Date()), 7);
const page404 = "/cal/AAAAAAAAAAAAAAAAAAAAAAAA.ics";

const server = officeServer();

const field = (page: Page) => page.getByLabel("Adresse du calendrier pour Équipe 1");
const press = (page: Page, name: string) => page.getByRole("button", { name: `${name} pour Équipe 1` }).click();
const open = (page: Page) => page.goto(`${server.origin}/admin/agenda/adresses`);
const pathIn = async (page: Page) => (await field(page).inputValue()).replace(/^webcal:\/\/[^/]+/, "");
const get = (path: string) => fetch(server.origin + path);

async function book(name: string, day: string): Promise<string> {
	const address = { street: "4560, rue Saint-Denis", unit: "3", city: "Montréal" };
	const sample = { ...estimateLead(ductAnswers), name, phone: "5145550142", address, followToken: null };
	const [id = ""] = await storeLeads(server, [{ ...sample, idempotencyKey: randomUUID() }]);
	const place = placeOn(day);
	await changeAppointment(server, id, { to: "booked", place, accessNote: "Code 4711", text: "" });
	return id;
}

function eventsIn(text: string): ICAL.Event[] {
	const calendar = new ICAL.Component(ICAL.parse(text));
	return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

test("an agent creates the address of a crew, which shows first name, area and service only", async ({
	page,
	context,
}) => {
	await book("Rosalie Démo-Tremblay", inAWeek);
	const cancelled = await book("Bilal Démo", addDays(inAWeek, 1));
	await changeAppointment(server, cancelled, { to: "cancelled" });
	await book("Lointaine Démo", addDays(inAWeek, 365));
	await signIn(page, server, jules);
	await open(page);
	await hydrated(page);
	await expect(page.getByText("Cette équipe n’a pas d’adresse.")).toBeVisible();
	await press(page, "Créer l’adresse");
	await expect(page.getByRole("status").filter({ hasText: "Adresse créée pour Équipe 1" })).toBeVisible();
	await expect(page.getByText("Jamais lue")).toBeVisible();
	await expect(field(page)).toHaveValue(/^webcal:\/\/localhost:\d+\/cal\/[\w-]{24}\.ics$/);

	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.getByRole("button", { name: "Copier l’adresse pour Équipe 1" }).click();
	await expect(page.getByText("Adresse copiée.")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field(page).inputValue());

	const answer = await get(await pathIn(page));
	expect(answer.status).toBe(200);
	expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	expect(answer.headers.get("cache-control")).toBe("private, no-store");
	expect(answer.headers.get("x-robots-tag")).toContain("noindex");
	expect(answer.headers.get("set-cookie")).toBeNull();
	const text = await answer.text();
	const events = eventsIn(text);
	expect(events.map(({ summary }) => summary)).toEqual([
		"Rosalie, Montréal, Conduits de ventilation · Conduits de sécheuse",
	]);
	expect(events[0]?.location).toBe("Montréal");
	expect(text.replaceAll("\r\n ", "")).not.toMatch(/Démo|Saint-Denis|5550142|Code|maelle|\$/);
	await page.reload();
	await expect(page.getByText(/^Lue /)).toBeVisible();
	await expect(page.getByText("Jamais lue")).toBeHidden();
});

test("an address that is replaced or removed stops working at once, and the journal says who did it", async ({
	page,
}) => {
	await signIn(page, server);
	await open(page);
	await hydrated(page);
	const old = await pathIn(page);
	await press(page, "Remplacer l’adresse");
	await expect(page.getByRole("status").filter({ hasText: "L’ancienne ne fonctionne plus" })).toBeVisible();
	await expect(page.getByText("Jamais lue")).toBeVisible();
	const replaced = await pathIn(page);
	expect([(await get(old)).status, (await get(replaced)).status]).toEqual([404, 200]);
	await press(page, "Retirer l’adresse");
	await expect(page.getByText("Cette équipe n’a pas d’adresse.")).toBeVisible();
	await expect(page.getByRole("status").filter({ hasText: "Adresse retirée pour" })).toBeVisible();
	expect((await get(replaced)).status).toBe(404);
	await page.goto(`${server.origin}/admin/journal`);
	const journal = page.getByRole("main").getByRole("listitem").filter({ hasText: "adresse du calendrier" });
	await expect(journal).toHaveText([/Ariane Bois a retiré/, /Ariane Bois a remplacé/, /Jules Roy a créé/]);
});

test("of two members who change an address at once, the second one sees the address of the first", async ({ page }) => {
	await signIn(page, server);
	await open(page);
	await hydrated(page);
	const form = { crew: "equipe-1", seen: "", to: "new" };
	const headers = { Origin: server.origin };
	const answer = await page.request.post(`${server.origin}/admin/agenda/adresses`, { form, headers });
	expect(answer.status()).toBe(200);
	await press(page, "Créer l’adresse");
	await expect(page.getByRole("alert")).toContainText("Une autre personne vient de changer l’adresse pour Équipe 1");
	const current = await pathIn(page);
	expect((await get(current)).status).toBe(200);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the address is replaced and can be selected", async ({ page }) => {
		await signIn(page, server);
		await open(page);
		const old = await pathIn(page);
		await press(page, "Remplacer l’adresse");
		await expect(page.getByText("L’ancienne ne fonctionne plus")).toBeVisible();
		await expect(field(page)).not.toHaveValue(new RegExp(old));
		await expect(page.getByRole("button", { name: /^Copier/ })).toBeHidden();
	});
});

test("unknown and malformed addresses answer 404, and somebody who guesses is slowed down", async () => {
	const paths = [page404, "/cal/x.ics", "/cal/AAAAAAAAAAAAAAAAAAAAAAAA"];
	const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status));
	expect(statuses).toEqual([404, 404, 404]);
	const guesses = await Promise.all(Array.from({ length: 80 }, () => get(page404)));
	expect(guesses.some(({ status }) => status === 429)).toBe(true);
});

test("the page passes axe and fits every width, in both languages", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server);
	for (const locale of ["en", "fr"] as const) {
		const headers = { Origin: server.origin };
		await page.request.post(`${server.origin}/admin/compte`, { form: { intent: "language", locale }, headers });
		for (const width of [320, 1024, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			await open(page);
			expect(await overflow(page)).toBeLessThanOrEqual(0);
		}
		expect(await violations(page)).toEqual([]);
	}
});
