import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createEmlMailer } from "#app/.server/mail/eml-files.ts";
import { readSecret } from "#app/.server/secret.ts";
import { pathTo } from "#app/locale/paths.ts";
import { siteFiles } from "#app/locale/site-files.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { putEverything, type Somebody } from "../contracts/person-with-everything.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const server = officeServer();
const today = dayInMontreal(new Date());

const gone: Somebody = {
	...{ word: "Zéphyrine", email: "zephyrine@exemple.example", phone: "5145550171" },
	day: addDays(today, 6),
};

/** What visitors, crews and members can open, and what the office lets them download. */
async function everywhere(page: Page, feed: string): Promise<Map<string, string>> {
	const found = new Map<string, string>();
	const get = async (path: string) => found.set(path, await (await page.request.get(server.origin + path)).text());
	for (const locale of ["fr", "en"] as const) {
		for (const name of ["index", "services", "services-dryer-ducts", "area-montreal", "gallery"] as const)
			await get(pathTo(name, locale));
		await get(`${pathTo("search", locale)}?q=${encodeURIComponent("Démo")}`);
	}
	for (const { path } of siteFiles) await get(path);
	await get(feed);
	for (const path of ["agenda?jour=", "agenda/feuille?jour="]) await get(`/admin/${path}${gone.day}`);
	for (const path of ["demandes", "clients", "taches"]) await get(`/admin/${path}`);
	for (const format of ["csv", "json"]) {
		const form = { format, from: addDays(today, -1), to: addDays(today, 1) };
		const answer = await page.request.post(`${server.origin}/admin/personnes/exports/fichier`, {
			...{ form, headers: { Origin: server.origin } },
		});
		found.set(format, await answer.text());
	}
	return found;
}

function placesOf(all: ReadonlyMap<string, string>): string[] {
	const traces = [gone.word, gone.email, gone.phone];
	return [...all].flatMap(([path, text]) => (traces.some((trace) => text.includes(trace)) ? path : []));
}

/** Hashes, words for the search, and what the gallery says of pictures that the file shows. */
const left = new Set(["hash", "laterWords", "latestText", "alt", "en"]);

/** Every text with the person's word in a copy of their data, without ids, and in French where there are two languages. */
function textsOf(value: unknown): string[] {
	if (typeof value === "string") return value.includes(gone.word) && !value.startsWith(`${gone.word}-`) ? [value] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, each]) => (left.has(name) ? [] : textsOf(each)));
}

test("a person erased in the office is gone from lists, gallery, agenda, the crew’s calendar, exports, search and feeds", async ({
	page,
}) => {
	const secret = await readSecret(join(server.data, "secret"));
	const mailer = createEmlMailer({ directory: join(server.data, "mail") });
	await withStore(server, (store) =>
		putEverything(
			{
				store,
				secret,
				mailer,
				mailDomain: "airelle.example",
				referencePrefix: "AIR",
				clock: { now: () => new Date() },
			},
			gone,
			null,
		),
	);
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/agenda/adresses`);
	await hydrated(page);
	await page.getByRole("button", { name: "Créer l’adresse pour Équipe 1" }).click();
	const address = page.getByLabel("Adresse du calendrier pour Équipe 1");
	await expect(address).toHaveValue(/^webcal:/);
	const feed = (await address.inputValue()).replace(/^webcal:\/\/[^/]+/, "");
	const gallery = pathTo("gallery", "fr");
	// The server sees what another process published a moment later.
	await expect.poll(async () => (await page.request.get(server.origin + gallery)).text()).toContain(gone.word);
	expect(placesOf(await everywhere(page, feed))).toEqual(
		expect.arrayContaining([
			gallery,
			pathTo("services-dryer-ducts", "fr"),
			"/admin/clients",
			`/admin/agenda?jour=${gone.day}`,
			feed,
			"csv",
			"json",
		]),
	);

	await page.goto(`${server.origin}/admin/personnes`);
	await hydrated(page);
	await page.getByLabel("Courriel ou téléphone").fill(gone.email);
	await page.getByRole("button", { name: "Chercher", exact: true }).click();
	const [file] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Télécharger en JSON" }).click(),
	]);
	const copied = textsOf(JSON.parse(await readFile(await file.path(), "utf8")));
	expect(copied).toEqual(expect.arrayContaining([`${gone.word} remarque`, `${gone.word} fichier`]));
	await page.getByRole("button", { name: "Ouvrir le dossier complet" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dossier complet");
	const shown = (await page.locator("main").textContent()) ?? "";
	expect(copied.filter((text) => !shown.includes(text))).toEqual([]);
	expect(shown).toContain("Entretien conseillé en");

	await page.goto(`${server.origin}/admin/personnes`);
	await hydrated(page);
	await page.getByLabel("Courriel ou téléphone").fill(gone.email);
	await page.getByRole("button", { name: "Chercher", exact: true }).click();
	// Pictures load when they come into view: one that is asked for after the erasure answers 404, which browsers log.
	for (const picture of await page.locator("main img").all()) {
		await picture.scrollIntoViewIfNeeded();
		await expect(picture).toHaveJSProperty("complete", true);
	}
	await page.getByLabel("Pour confirmer").fill(gone.email);
	await page.getByRole("button", { name: "Effacer pour toujours" }).click();
	await expect(page.getByText(/^Effacé/)).toBeVisible();
	expect(placesOf(await everywhere(page, feed))).toEqual([]);
	await page.goto(`${server.origin}/admin/journal`);
	const entry = page.getByText("a effacé une personne");
	await expect(entry).toContainText("1 travail terminé");
	await expect(entry).toContainText("1 ligne à importer");
	await expect(entry).not.toContainText("=");
});
