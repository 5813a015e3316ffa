import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Lead } from "../../app/model/leads/lead.ts";
import { listLabel } from "../../app/model/leads/lead-listing.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { freePort } from "../../scripts/free-port.ts";
import { type SmtpSink, startSmtpSink } from "../faults/smtp-sink.ts";
import { create } from "../mail/sample-leads.ts";
import { overflow, violations } from "./axe.ts";
import { expect, hydrated, test } from "./journey.ts";
import { celeste, fillOffice, mailAbout, withStore } from "./office-data.ts";
import { startOffice } from "./office-members.ts";
import type { TestServer } from "./server.ts";
import { signIn } from "./staff-office.ts";

/** The tests share one server and run in order: each depends on the state that the previous one left. */
test.describe.configure({ mode: "serial" });

let server: TestServer;
let smtp: SmtpSink;
/** The message ids of the mails that are rejected at first. Alarms go to the same mail server. */
let letters: readonly string[];
test.beforeAll(async ({ preparedOffice }) => {
	const port = await freePort();
	smtp = await startSmtpSink(port, "never");
	server = await startOffice(await preparedOffice(), { SMTP_URL: `smtp://127.0.0.1:${port}` });
	await fillOffice(server);
	// The mail server rejects these e-mails while the first tests run.
	await withStore(server, async (store) => {
		const where = [
			{ field: "listedUnder", is: "has", value: listLabel("all", { service: "house-cleaning" }) } as const,
		];
		const orderBy = { field: "listedAt", direction: "descending" } as const;
		const { documents } = await store.query("leads", { where, orderBy, limit: 2 });
		const mails = documents.map(({ id }) => ({ ...mailAbout(id, "lead-notification", Date.now()), attempts: 0 }));
		letters = mails.map(({ messageId }) => messageId);
		await store.commit(mails.map((mail, index) => create("outbox", `letter-${index}`, { ...mail, status: "pending" })));
	});
});
test.afterAll(async () => {
	await server.stop();
	await smtp.stop();
});

/** Signs in and opens a path of the back office. */
async function enter(page: Page, path: string): Promise<void> {
	await signIn(page, server);
	await page.goto(`${server.origin}/admin${path}`);
}

async function lastAudit(page: Page): Promise<string> {
	await page.goto(`${server.origin}/admin/journal`);
	return (await page.getByRole("main").getByRole("listitem").first().textContent()) ?? "";
}

test("the figures of the team match the stored leads, as described charts and as tables", { tag: "@thorough" }, async ({
	page,
}) => {
	await enter(page, "/chiffres");
	const chart = page.getByRole("img", { name: "Demandes par semaine" });
	const weeks = await chart.locator("rect").count();
	expect(weeks).toBeGreaterThanOrEqual(13);
	await expect(chart.locator("desc")).toHaveText(/La plus forte semaine, celle du .+, en compte \d+/);
	const counts = await chart.locator("text:nth-of-type(1)").allTextContents();
	const leads = await withStore(server, async (store) => (await store.query("leads", { limit: 500 })).documents);
	const kept = leads.filter(({ data }) => data.spam.length === 0);
	expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(kept.length);
	const panel = page.locator("section.office-panel", {
		has: page.getByRole("heading", { name: "Demandes par semaine" }),
	});
	await panel.getByText("Voir en tableau").click();
	await expect(page.getByRole("table", { name: "Demandes par semaine" }).getByRole("row")).toHaveCount(weeks + 1);
	const booked = kept.filter(({ data }) => data.status === "booked" || data.status === "done").length;
	await expect(page.getByText(`${booked} sur ${kept.length}`)).toBeVisible();
	await expect(page.getByText(/^Calculé sur \d+ demandes\.$/)).toBeVisible();
	expect(await page.locator("main [style]").count()).toBe(0);
});

test("leads are exported as inert CSV or as JSON by status, and the audit log records it", async ({ page }) => {
	await enter(page, "/personnes/exports");
	await hydrated(page);
	const [all] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Télécharger" }).click(),
	]);
	expect(all.suggestedFilename()).toMatch(/^demandes-\d{4}-\d{2}-\d{2}\.csv$/);
	const csv = await readFile(await all.path(), "utf8");
	expect(csv).toMatch(/^\ufeff"Référence";"Reçue";"Statut";/);
	expect(csv).toContain(`"'=HYPERLINK(1)"`);
	expect(csv).not.toMatch(/(?:^|[,;\n])"?[=+\-@\t\r]/);
	expect(csv).not.toContain("followtokenofceleste12");

	await page.getByLabel("Statut").selectOption("booked");
	await page.getByLabel("Format").selectOption("json");
	const [some] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Télécharger" }).click(),
	]);
	const booked = JSON.parse(await readFile(await some.path(), "utf8")) as Lead[];
	expect(new Set(booked.map(({ status }) => status))).toEqual(new Set(["booked"]));
	expect(await lastAudit(page)).toContain(`Ariane Bois a exporté des demandes (${booked.length} demandes)`);
});

test("a dead letter shows its error, and can be retried or deleted", async ({ page }) => {
	await signIn(page, server);
	await expect
		.poll(() => withStore(server, (store) => store.count("outbox", [{ field: "status", is: "=", value: "dead" }])), {
			timeout: 20_000,
		})
		.toBe(2);
	await page.goto(`${server.origin}/admin/sante`);
	await expect(page.getByRole("button", { name: /^Réessayer/ })).toHaveCount(2);
	await expect(page.getByText("RCPT TO 550 5.1.1").first()).toBeVisible();
	smtp.mood = "up";
	await page
		.getByRole("button", { name: /^Réessayer/ })
		.first()
		.click();
	await expect(page.getByRole("status")).toHaveText("Le courriel est de nouveau dans la file d’envoi.");
	// The page shows the result before it reloads the list.
	await expect(page.getByRole("button", { name: /^Supprimer/ })).toHaveCount(1);
	await page.getByRole("button", { name: /^Supprimer/ }).click();
	await expect(page.getByRole("status")).toHaveText("Le courriel est supprimé.");
	await expect(page.getByText("Aucun : tous les courriels sont envoyés ou en cours d’envoi.")).toBeVisible();
	const arrived = () => smtp.received.filter(({ messageId }) => letters.includes(messageId));
	await expect.poll(() => arrived().length, { timeout: 15_000 }).toBe(1);
	await expect(page.getByText("Aucune sauvegarde connue.")).toBeVisible();
});

test("a customer's data can be found, exported and erased, with no trace in the store or logs", async ({ page }) => {
	const traces = [
		celeste.name,
		celeste.email,
		celeste.email.toUpperCase(),
		celeste.phone,
		celeste.message,
		celeste.draft,
	];
	expect(bytesOfStore()).toContain(celeste.message);
	await enter(page, "/personnes");
	await hydrated(page);
	await page.getByLabel("Courriel ou téléphone").fill("(514) 555-0177");
	await page.getByRole("button", { name: "Chercher" }).click();
	await expect(page.getByText(`Comprend aussi ce qui est gardé sous ${celeste.email}.`)).toBeVisible();
	await expect(page.getByText("1 demande, 1 estimation commencée, 1 photo, 1 courriel")).toBeVisible();
	await expect(page.getByText(/Accord du .+\s: les promotions.*Texte 0123456789ab/)).toBeVisible();
	await page.getByRole("button", { name: "Retirer le consentement" }).click();
	await expect(page.getByRole("status")).toHaveText(/^Le consentement est retiré/);
	await expect(page.getByText(/Terminé le .+ retiré par l’équipe/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Retirer le consentement" })).toHaveCount(0);
	const photo = page.getByRole("img", { name: "Photo 1" });
	await photo.scrollIntoViewIfNeeded();
	await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
	expect(page.url()).toBe(`${server.origin}/admin/personnes`);

	const [copy] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Télécharger en JSON" }).click(),
	]);
	const json = await readFile(await copy.path(), "utf8");
	for (const trace of traces) expect(json).toContain(trace);
	expect(Buffer.from(JSON.parse(json).photos[0].bytes, "base64").subarray(0, 3).toString("hex")).toBe("ffd8ff");
	await page.getByRole("button", { name: "Ouvrir le dossier complet" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dossier complet");
	await expect(page.getByText(celeste.message)).toBeVisible();
	await checkAxe(page, "dossier");

	await page.goto(`${server.origin}/admin/personnes`);
	await page.getByLabel("Courriel ou téléphone").fill(celeste.email);
	await page.getByRole("button", { name: "Chercher" }).click();
	await checkAxe(page, "found");
	await page.getByLabel("Pour confirmer").fill("air-celeste");
	await page.getByRole("button", { name: "Effacer pour toujours" }).click();
	await expect(page.getByRole("status")).toHaveText("Effacé : 1 demande, 1 estimation commencée, 1 photo, 1 courriel.");
	await page.getByLabel("Courriel ou téléphone").fill(celeste.email);
	await page.getByRole("button", { name: "Chercher" }).click();
	await expect(page.getByRole("status")).toHaveText(`Rien n’est gardé sous ${celeste.email}.`);
	// The hash of the address remembers that no promotions may be sent.
	await expect(page.getByText(/Terminé le .+ retiré par l’équipe/)).toBeVisible();

	const audit = await lastAudit(page);
	expect(audit).toContain("Ariane Bois a effacé une personne (1 demande, 1 estimation commencée");
	const left = await withStore(server, async (store) => [
		await store.count("photos"),
		await store.count("drafts"),
		(await store.query("outbox")).documents.filter(({ id }) => id.endsWith("lead-confirmation")).length,
	]);
	expect(left).toEqual([0, 0, 0]);
	for (const trace of traces) {
		expect(bytesOfStore(), trace).not.toContain(trace);
		expect(server.output() + audit, trace).not.toContain(trace);
	}
});

test("an unconfirmed erasure erases nothing, and forms posted from another site are rejected", async ({ page }) => {
	await signIn(page, server);
	const before = await everythingKept();
	const post = (path: string, form: Record<string, string>, headers: Record<string, string>) =>
		page.request.post(`${server.origin}/admin${path}`, { form, headers, maxRedirects: 0 });
	const person = "demo5@exemple.example";
	const unconfirmed = await post("/personnes", { intent: "erase", person, confirm: "demo6@exemple.example" }, own());
	expect(unconfirmed.status()).toBe(422);
	expect(await unconfirmed.text()).toContain("Rien n’a été effacé.");
	for (const headers of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }, {}]) {
		for (const [path, form] of [
			["/personnes", { intent: "erase", person, confirm: person }],
			["/personnes.data", { intent: "erase", person, confirm: person }],
			["/personnes/dossier", { person }],
			["/personnes/copie", { person }],
			["/personnes/exports/fichier", { format: "csv" }],
			["/personnes/conservation", { intent: "purge" }],
			["/personnes/incidents", incident],
			["/personnes/incidents/registre", {}],
			["/sante", { intent: "delete", mail: "letter-0" }],
		] as [string, Record<string, string>][]) {
			const answer = await post(path, form, headers as Record<string, string>);
			expect(answer.status(), path).toBe(403);
		}
	}
	expect(await everythingKept()).toEqual(before);
});

const incident = {
	occurred: "Autour du 10 novembre 2026",
	noticedOn: "2026-11-12",
	circumstances: "Un courriel est parti à la mauvaise adresse.",
	categories: "contact",
	people: "1",
	risk: "yes",
	assessment: "Le destinataire l’a ouvert.",
	measures: "L’adresse est corrigée.",
};

test("without JavaScript an incident can be recorded and amended, and a customer found, read and erased", {
	tag: "@thorough",
}, async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, locale: "fr-CA" });
	const page = await context.newPage();
	await enter(page, "/personnes/incidents");
	await page.getByRole("button", { name: "Inscrire au registre" }).click();
	await expect(page.getByRole("alert")).toHaveText("Quelques champs sont à corriger.");
	await page.getByLabel("Date ou période").fill(incident.occurred);
	await page.getByLabel("Constaté le").fill(incident.noticedOn);
	await page.getByLabel("Ce qui est arrivé").fill(incident.circumstances);
	await page.getByLabel("Courriel ou téléphone").check();
	await page.getByLabel("Nombre de personnes touchées").fill("1");
	await page.getByLabel("Évaluation du risque").selectOption("yes");
	await page.getByLabel("Ce qui mène").fill(incident.assessment);
	await page.getByLabel("Mesures prises").fill(incident.measures);
	await page.getByRole("button", { name: "Inscrire au registre" }).click();
	await expect(page.getByRole("status")).toHaveText("L’incident est inscrit.");
	await expect(page.getByRole("alert")).toContainText("avisez sans tarder la Commission");
	await page.getByLabel("Commission avisée le").fill("2026-11-14");
	await page.getByLabel("Personnes avisées le").fill("2026-11-14");
	await page.getByRole("button", { name: "Enregistrer la correction" }).click();
	await expect(page.getByRole("status")).toHaveText("La correction est inscrite.");
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Corrections" })).toBeVisible();
	await page.getByRole("link", { name: "Registre des incidents" }).click();
	const [register] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Télécharger en CSV" }).click(),
	]);
	expect(await readFile(await register.path(), "utf8")).toContain(`"${incident.circumstances}"`);

	await page.goto(`${server.origin}/admin/personnes`);
	await page.getByLabel("Courriel ou téléphone").fill("DEMO5@exemple.example");
	await page.getByRole("button", { name: "Chercher" }).click();
	await page.getByRole("button", { name: "Ouvrir le dossier complet" }).click();
	await expect(page.getByText("+Message 5")).toBeVisible();
	await expect(page.getByRole("definition").filter({ hasText: "google.com" })).toContainText(/Publicité[\s\S]*automne/);
	await page.getByRole("link", { name: "Chercher une autre personne" }).click();
	await page.getByLabel("Courriel ou téléphone").fill("demo5@exemple.example");
	await page.getByRole("button", { name: "Chercher" }).click();
	await page.getByLabel("Pour confirmer").fill("demo5@exemple.example");
	await page.getByRole("button", { name: "Effacer pour toujours" }).click();
	await expect(page.getByRole("status")).toContainText("Effacé : 1 demande, 0 estimations commencées");
	await page.goto(`${server.origin}/admin/personnes/conservation`);
	await page.getByRole("button", { name: "Effacer les données échues" }).click();
	await expect(page.getByRole("status")).toHaveText("Rien n’était échu.");
	await context.close();
});

for (const locale of ["fr", "en"] as const) {
	test(`every page passes axe on phone and desktop (${locale})`, {
		tag: "@thorough",
	}, async ({ page }) => {
		await signIn(page, server);
		const form = { intent: "language", locale };
		await page.request.post(`${server.origin}/admin/compte`, { form, headers: own() });
		const people = [
			"",
			"/exports",
			"/conservation",
			"/incidents",
			`/incidents/${dayInMontreal(new Date()).slice(0, 4)}-001`,
		];
		for (const path of [
			"/chiffres",
			"/statistiques",
			"/sante",
			"/personnes/consentements",
			...people.map((one) => `/personnes${one}`),
		]) {
			await page.goto(`${server.origin}/admin${path}`);
			await expect(page.locator("html")).toHaveAttribute("lang", `${locale}-CA`);
			await checkAxe(page, path);
		}
	});
}

async function checkAxe(page: Page, name: string): Promise<void> {
	await hydrated(page);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		// `staff.spec.ts` tests the layout around `main`.
		expect(await violations(page, "main"), `${name} at ${width}`).toEqual([]);
		expect(await overflow(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
	}
}

function own(): Record<string, string> {
	return { Origin: server.origin };
}

function everythingKept(): Promise<number[]> {
	return withStore(server, (store) =>
		Promise.all((["leads", "outbox", "incidents", "audit"] as const).map((collection) => store.count(collection))),
	);
}

/** Content of the database file and its write-ahead log. */
function bytesOfStore(): string {
	return ["", "-wal"]
		.map((end) => join(server.data, `airelle.sqlite${end}`))
		.map((path) => (existsSync(path) ? readFileSync(path, "utf8") : ""))
		.join("\n");
}
