import type { CustomerImport } from "../../app/model/customers/customer-import.ts";
import { addDays } from "../../app/time/days.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { overflow, violations } from "./axe.ts";
import { desktop } from "./editor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const server = officeServer();

test.use({ viewport: desktop, expectedErrors: /status of 4(?:09|22)/ });

const path = "/admin/clients/importations";
const day = addDays(dayInMontreal(new Date()), -30);
const head = "Nom;Courriel;Téléphone;Date;Service;Montant;Note;Promotions;Promotions date;Promotions preuve;Fax";

/** As Excel writes it in Québec. */
function windows(...lines: readonly string[]): Buffer {
	return Buffer.from([head, ...lines].join("\r\n"), "latin1");
}

const right = [
	`Zoé Import-Démo;zoe.import@exemple.example;514 555-0131;${day};Tapis et tapis d'Orient;1 234,50 $;Deux tapis;oui;${day};Formulaire papier 12;`,
	`Émile Import-Démo;;(514) 555-0132;${day};;;;;;;`,
	`Noé Import-Démo;noe.import@exemple.example;;${day};;89;<b>gras</b>;;;;`,
];

test("a file with problem lines is corrected, imported and undone, and a request with a note is kept", {
	tag: "@thorough",
}, async ({ page }) => {
	test.slow();
	await signIn(page, server);
	await page.goto(server.origin + path);
	await hydrated(page);
	const send = async (buffer: Buffer, name = "clients.csv") => {
		await page.getByLabel("Fichier CSV").setInputFiles({ name, mimeType: "text/csv", buffer });
		await page.getByRole("button", { name: "Vérifier le fichier" }).click();
	};
	await page.getByRole("button", { name: "Vérifier le fichier" }).click();
	await expect(page.getByRole("alert")).toHaveText("Choisissez d’abord un fichier.");
	await expect(page.getByLabel("Fichier CSV")).toBeFocused();
	await send(Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), "clients.xlsx.csv");
	await expect(page.getByRole("alert")).toContainText("n’est pas un fichier CSV");
	await send(Buffer.from("Nom;Courriel\nA;a@b.ca"));
	await expect(page.getByRole("alert")).toHaveText("Il manque une colonne obligatoire dans la première ligne : Date.");
	expect(await violations(page)).toEqual([]);

	// Every problem line is named, and nothing is written while there is one.
	await send(windows(...right, `;zoe@;;${day};Jardinage;;;oui;;;`, right[1] ?? ""));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("clients.csv");
	await expect(page.getByRole("status")).toHaveText("Vérification terminée. Rien n’est encore créé.");
	await hydrated(page);
	await expect(page.getByRole("heading", { name: "2 lignes à corriger" })).toBeVisible();
	const problem = page.getByRole("listitem").filter({ hasText: "Ligne 5" }).first();
	for (const text of [
		"Le nom manque. Écrivez-le.",
		"zoe@",
		"Ce n’est pas une adresse complète.",
		"Jardinage",
		"Aucun service du site ne porte ce nom.",
		"La date manque.",
		"La preuve manque.",
	])
		await expect(problem).toContainText(text);
	await expect(page.getByText("La première est la ligne 3.")).toBeVisible();
	await expect(page.getByText("Fax")).toBeVisible();
	await expect(page.getByRole("main")).toContainText("3 demandes terminées, dont 2 avec un montant");
	await expect(page.getByRole("main")).toContainText("1 consentement aux promotions");
	expect(await violations(page)).toEqual([]);
	await page.getByRole("button", { name: "Importer 3 lignes" }).click();
	await expect(page.getByRole("alert")).toContainText("cochez la case pour laisser ces lignes de côté");
	expect(await withStore(server, (store) => store.count("leads"))).toBe(0);
	await page.getByRole("button", { name: "Supprimer cette vérification" }).click();
	await expect(page.getByText("La vérification est supprimée. Rien n’a été importé.")).toBeVisible();

	await send(windows(...right));
	await expect(page.getByRole("cell", { name: "Zoé Import-Démo zoe.import@exemple.example" })).toBeVisible();
	await expect(page.getByRole("cell", { name: "1 234,50 $" })).toBeVisible();
	await page.getByRole("button", { name: "Importer 3 lignes" }).click();
	await expect(page.getByRole("status")).toHaveText("Importation terminée.");
	await expect(page.getByText("3 demandes créées")).toBeVisible();
	const here = page.url();

	// The requests are with the done ones, and none of them is news.
	await page.goto(`${server.origin}/admin?dossier=fermees`);
	await expect(page).not.toHaveTitle(/^\(/);
	const zoe = await withStore(server, async (store) => {
		const { documents } = await store.query("leads", {
			where: [{ field: "emailKey", is: "=", value: "zoe.import@exemple.example" }],
		});
		return documents[0];
	});
	await page.goto(`${server.origin}/admin/demandes/${zoe?.id}`);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Zoé Import-Démo");
	await expect(page.getByText("Deux tapis").first()).toBeVisible();
	expect(zoe?.data).toMatchObject({ status: "done", finalAmount: 1_234_50, service: "oriental-rugs" });

	// The same file again leads to the first import.
	await page.goto(server.origin + path);
	await hydrated(page);
	await send(windows(...right));
	await expect(page.getByRole("alert")).toContainText("Ce fichier a déjà été importé.");
	await page.getByRole("link", { name: "Ouvrir cette importation" }).click();
	await page.waitForURL(here);

	await withStore(server, async (store) => {
		const noe = await store.query("leads", {
			where: [{ field: "emailKey", is: "=", value: "noe.import@exemple.example" }],
		});
		const found = noe.documents[0];
		if (!found) throw new Error("no lead");
		const desk = { ...found.data.desk, revision: 1 };
		await store.commit([{ kind: "replace", collection: "leads", ...found, data: { ...found.data, desk } }]);
	});
	await page.getByRole("button", { name: "Annuler l’importation" }).click();
	await expect(page.getByRole("alert")).toHaveText("Cochez la case pour confirmer.");
	await page.getByLabel("Oui, annuler cette importation").check();
	await page.getByRole("button", { name: "Annuler l’importation" }).click();
	await expect(page.getByRole("status")).toHaveText("Importation annulée.");
	await expect(page.getByText("2 demandes supprimées")).toBeVisible();
	await expect(page.getByText("1 consentement terminé")).toBeVisible();
	await expect(page.getByRole("link", { name: "Noé Import-Démo" })).toBeVisible();
	expect(await violations(page)).toEqual([]);
	const left = await withStore(server, async (store) =>
		(await store.query("leads")).documents.map(({ data }) => data.name),
	);
	expect(left).toEqual(["Noé Import-Démo"]);
	await page.goto(`${server.origin}/admin/journal`);
	await expect(page.getByText("a annulé l’importation du fichier").first()).toBeVisible();
});

test("a check that ends while its page is open says so, and the same file is checked anew", async ({ page }) => {
	await signIn(page, server);
	const check = async () => {
		await page.goto(server.origin + path);
		await hydrated(page);
		const buffer = windows(`Bo Expiré-Démo;bo.expire@exemple.example;;${day};;;;;;;`);
		await page.getByLabel("Fichier CSV").setInputFiles({ name: "clients.csv", mimeType: "text/csv", buffer });
		await page.getByRole("button", { name: "Vérifier le fichier" }).click();
		await expect(page.getByRole("status")).toHaveText("Vérification terminée. Rien n’est encore créé.");
		await hydrated(page);
	};
	const expire = (isDeleted: boolean) =>
		withStore(server, async (store) => {
			const found = await store.get("imports", page.url().split("/").at(-1) ?? "");
			if (!found) throw new Error("no import");
			const data = { ...found.data, purgeAfter: new Date().toISOString() };
			await store.commit([
				isDeleted
					? { kind: "delete", collection: "imports", id: found.id }
					: { ...found, kind: "replace", collection: "imports", data },
			]);
		});
	await check();
	const here = page.url();
	// The server deletes what has expired five seconds after its start.
	await page.waitForTimeout(6_000);
	await expire(false);
	await page.getByRole("button", { name: "Importer 1 ligne" }).click();
	await expect(page.getByRole("status")).toContainText("Cette vérification date de plus d’un jour");
	await expect(page.getByRole("button", { name: "Importer 1 ligne" })).toHaveCount(0);
	expect(await violations(page)).toEqual([]);
	await page.getByRole("link", { name: "Vérifier le fichier de nouveau" }).click();
	await page.waitForURL(server.origin + path);
	await check();
	expect(page.url()).toBe(here);
	await expire(true);
	await page.getByRole("button", { name: "Importer 1 ligne" }).click();
	await expect(page.getByRole("status")).toContainText("Cette vérification date de plus d’un jour");
	await check();
	await page.getByRole("button", { name: "Importer 1 ligne" }).click();
	await expect(page.getByRole("status")).toHaveText("Importation terminée.");
});

test("a page of a running import follows it to its end, and comes back after the session ended", async ({ page }) => {
	const id = "import-en-cours";
	const by = { id: "m1", name: "Ariane Bois" };
	const at = new Date().toISOString();
	const running: CustomerImport = {
		...{ file: "anciens-clients.csv", hash: "0", status: "running", createdAt: at, by, ignored: [] },
		...{ counts: { lines: 250, jobs: 0, consents: 0, problems: 0 }, parts: 3, problemParts: 0, lastLine: 251 },
		// Without a start, the server's own jobs cannot go on with it.
		...{ run: null, undo: null, purgeAfter: addDays(day, 365) },
	};
	const put = (data: CustomerImport) =>
		withStore(server, async (store) => {
			const found = await store.get("imports", id);
			const write = { collection: "imports", id, data } as const;
			await store.commit([
				found ? { kind: "replace", version: found.version, ...write } : { kind: "create", ...write },
			]);
		});
	await put(running);
	await signIn(page, server);
	await page.goto(`${server.origin}${path}/${id}`);
	await hydrated(page);
	const state = page.getByRole("status");
	await expect(state).toHaveText(/^Importation en cours\./);
	await expect(page.getByText("0 lignes sur 250")).toBeVisible();

	await page.context().clearCookies();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion");
	expect(new URL(page.url()).searchParams.get("retour")).toBe(`${path}/${id}`);
	await signIn(page, server);
	await page.goto(`${server.origin}${new URL(page.url()).searchParams.get("retour")}`);
	await hydrated(page);
	await expect(state).toHaveText(/^Importation en cours\./);
	await put({ ...running, status: "done", run: { at, by, partsDone: 3, created: 250, consents: 0, doneAt: at } });
	await expect(state).toHaveText("Importation terminée.");
	await expect(page.getByText("250 demandes créées")).toBeVisible();
	await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

	test("a long file with problem lines on two pages is imported without them, and its progress is shown after a reload", async ({
		page,
	}) => {
		await signIn(page, server);
		await page.goto(server.origin + path);
		const template = await page.request.get(`${server.origin}${path}/modele`);
		expect(await template.text()).toMatch(/^\uFEFF"Nom";"Courriel";.*"Promotions preuve"\r\n$/);
		const lines = Array.from({ length: 260 }, (_, n) =>
			n % 2 === 0 ? `Client ${n} Démo;;514555${String(1000 + n)};${day};;;;;;;` : `Client ${n} Démo;;514;${day};;;;;;;`,
		);
		const buffer = Buffer.from([head, ...lines].join("\n"));
		await page.getByLabel("Fichier CSV").setInputFiles({ name: "long.csv", mimeType: "text/csv", buffer });
		await page.getByRole("button", { name: "Vérifier le fichier" }).click();
		await expect(page.getByRole("heading", { name: "130 lignes à corriger" })).toBeVisible();
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		await page.getByRole("link", { name: "Page suivante" }).click();
		await expect(page.getByText("Ligne 261, Client 259 Démo")).toBeVisible();
		await page.getByLabel("Laisser de côté les 130 lignes à corriger").check();
		await page.getByRole("button", { name: "Importer 130 lignes" }).click();
		await expect(async () => {
			await page.reload();
			await expect(page.getByRole("status")).toHaveText("Importation terminée.", { timeout: 500 });
		}).toPass();
		await expect(page.getByText("130 demandes créées")).toBeVisible();
		await expect(page.getByText("130 lignes", { exact: true })).toBeVisible();
		expect(await overflow(page)).toBeLessThanOrEqual(0);
	});
});
