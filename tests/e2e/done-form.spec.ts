import type { Page, Route } from "@playwright/test";
import { agendaDocuments, sampleCrew } from "../../app/appointments/.server/sample-agenda.testing.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { overflow, violations } from "./axe.ts";
import { addCrewMember, bookAgain, bookJob, samplePhotos, storedJob } from "./done-jobs.ts";
import { hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { expect, signIn } from "./staff-office.ts";

// The connection is cut on purpose, and refused forms answer 409 or 422.
test.use({
	viewport: { width: 390, height: 844 },
	expectedErrors: /ERR_(?:FAILED|INTERNET_DISCONNECTED|ABORTED)|Failed to fetch|status of 4(?:01|03|04|09|22)/,
});

const luc = "luc@airelle.example";
const odile = "odile@airelle.example";
const laval = "laval@airelle.example";

const server = officeServer();
test.beforeAll(async () => {
	const crews = { "equipe-1": sampleCrew("Équipe 1"), laval: sampleCrew("Laval") };
	await withStore(server, (store) => store.commit(agendaDocuments(crews, [])));
	await addCrewMember(server, luc);
	await addCrewMember(server, odile, { locale: "en" });
	await addCrewMember(server, laval, { crew: "laval" });
});

const path = (id: string) => `${server.origin}/admin/rendez-vous/${id}/fin`;
const finish = (page: Page) => page.getByRole("button", { name: "Terminer le rendez-vous" });
const received = (page: Page) => page.locator('.done-photo[data-state="received"]');
const photoRequests = "**/admin/rendez-vous/*/photos";

/** The words without the empty lines, in which a mail and a page differ. */
const plainText = (text?: string | null) => text?.replace(/\s+/g, " ").trim();

async function open(page: Page, id: string, email = luc): Promise<void> {
	await signIn(page, server, email);
	await page.goto(path(id));
	await hydrated(page);
}

test("many photos on a slow network, cut twice and reloaded in between, arrive once each", async ({
	page,
	context,
}) => {
	test.slow();
	const job = await bookJob(server, "Farah Démo");
	await open(page, job.id);
	const network = await context.newCDPSession(page);
	await network.send("Network.enable");
	const slow = { offline: false, latency: 120, downloadThroughput: 150_000, uploadThroughput: 90_000 };
	await network.send("Network.emulateNetworkConditions", slow);
	const count = process.env.THOROUGH ? 20 : 12;
	const photos = await samplePhotos(count);
	await page.getByLabel("Ajouter des photos d’avant").setInputFiles(photos.slice(0, 8));
	await page.getByLabel("Prendre une photo d’après").setInputFiles(photos.slice(8));
	await expect(page.locator(".done-photo")).toHaveCount(count);
	await expect(page.locator(".done-bar")).toContainText(new RegExp(`\\d+ photos sur ${count}`));
	await expect(received(page)).not.toHaveCount(0);

	// The first cut: no network at all.
	await context.setOffline(true);
	await expect(page.getByText("Pas de réseau.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Terminer, envoyer plus tard" })).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await context.setOffline(false);

	// The page is reloaded in the middle: what waits goes on from the device.
	const before = await received(page).count();
	await expect.poll(() => received(page).count()).toBeGreaterThan(before);
	await page.reload();
	await hydrated(page);
	await expect(page.locator(".done-photo")).toHaveCount(count);

	// The second cut: the server stores photos, and its answers are lost.
	let lost = 0;
	const cutAfter = async (route: Route) => {
		await route.fetch();
		lost++;
		await route.abort();
	};
	await page.route(photoRequests, cutAfter);
	await expect.poll(() => lost).toBeGreaterThan(1);
	await expect(page.getByText("Réseau faible")).toBeVisible();
	await page.unroute(photoRequests, cutAfter);

	await expect(received(page)).toHaveCount(count, { timeout: 60_000 });
	await expect(page.getByText(`${count} photos reçues.`)).toBeAttached();
	const { photos: stored } = await storedJob(server, job);
	expect(stored).toHaveLength(count);
	expect(new Set(stored.map(({ hash }) => hash)).size).toBe(count);
	expect(stored.filter(({ moment }) => moment === "before")).toHaveLength(8);
	expect(await violations(page)).toEqual([]);
	expect(await overflow(page)).toBeLessThanOrEqual(0);

	// A line that was not done lowers the amount.
	await page.getByRole("checkbox", { name: /Ménage du sous-sol/ }).uncheck();
	await expect(page.getByLabel("Montant final")).toHaveValue("389");
	await expect(page.getByText("162,00 $ de moins que le prix accepté.")).toBeVisible();
	await expect(page.getByText("447,25 $")).toBeVisible();
	await page.getByLabel("Un mot pour le client").fill("Sous-sol à reprendre.");
	await page.getByRole("radio", { name: "12 mois" }).press("Space");
	await finish(page).click();
	await page.waitForURL(/\/admin\/agenda\?vue=jour&jour=[\d-]+&avis=termine$/);
	await expect(page.getByText("Rendez-vous terminé. Le client reçoit un courriel.")).toBeVisible();
	expect(await storedJob(server, job)).toMatchObject({
		appointment: "done",
		lead: { status: "done", finalAmount: 389_00 },
		job: { note: "Sous-sol à reprendre.", dueMonths: 12, lines: [{ isDone: true }, { isDone: false }] },
	});

	// The photos can be completed afterwards, within the days that the crew sees.
	await page.goto(`${server.origin}/admin/rendez-vous/${job.id}`);
	await hydrated(page);
	await expect(page.getByRole("region", { name: "Travail terminé" })).toContainText("Sous-sol à reprendre.");
	await page.getByRole("button", { name: "Retirer la photo Avant 8" }).click();
	await expect(received(page)).toHaveCount(count - 1);
	await expect.poll(async () => (await storedJob(server, job)).photos.length).toBe(count - 1);
	expect(await violations(page)).toEqual([]);
});

test("a photo that arrives while the page is reloaded is on the new page", async ({ page, context }) => {
	const job = await bookJob(server, "Rechargée Démo");
	await open(page, job.id);
	const otherTab = await context.newPage();
	await otherTab.goto(path(job.id));
	await hydrated(otherTab);
	const answered = Promise.withResolvers<void>();
	await page.route(photoRequests, async (route) => {
		await answered.promise;
		await route.continue();
	});
	const [photo] = await samplePhotos(1);
	await page.getByLabel("Prendre une photo d’après").setInputFiles(photo ?? []);
	await expect(page.locator('.done-photo[data-state="sending"]')).toBeVisible();
	// The server answers with a list without the photo. Then it gets the photo, and the old page its answer.
	await page.route(path(job.id), async (route) => {
		const response = await route.fetch();
		answered.resolve();
		await expect(received(otherTab)).toHaveCount(1);
		await route.fulfill({ response });
	});
	await page.reload();
	await hydrated(page);
	await expect(received(page)).toHaveCount(1);
	expect((await storedJob(server, job)).photos).toHaveLength(1);
});

test("an appointment is finished without a network, and sent when it is back", async ({ page, context }) => {
	const job = await bookJob(server, "Hors Réseau Démo");
	const other = await bookJob(server, "Changé Démo");
	await open(page, job.id);
	await context.setOffline(true);
	const [photo] = await samplePhotos(1);
	await page.getByLabel("Prendre une photo d’après").setInputFiles(photo ?? []);
	await expect(page.locator('.done-photo[data-state="waiting"]')).toBeVisible();
	await page.getByLabel("Un mot pour le client").fill("Tout est propre.");
	await page.getByRole("button", { name: "Terminer, envoyer plus tard" }).press("Enter");
	await expect(page.getByText(/Gardé à .* Il reste 1 photo et ce formulaire à envoyer\./)).toBeVisible();
	expect(await violations(page)).toEqual([]);
	// It can be taken back, and nothing typed is lost.
	await page.getByRole("button", { name: "Modifier le formulaire" }).click();
	await expect(page.getByLabel("Un mot pour le client")).toHaveValue("Tout est propre.");
	await page.getByRole("button", { name: "Terminer, envoyer plus tard" }).click();
	await expect(page.getByText(/Gardé à/)).toBeVisible();
	expect((await storedJob(server, job)).appointment).toBe("booked");
	await context.setOffline(false);
	await page.waitForURL(/avis=termine$/);
	await expect
		.poll(() => storedJob(server, job))
		.toMatchObject({ appointment: "done", job: { note: "Tout est propre." }, photos: [{ moment: "after" }] });

	// Refused when it arrives: the page says why, with everything typed.
	await page.goto(path(other.id));
	await hydrated(page);
	await page.getByLabel("Montant final").fill("900");
	await expect(page.getByLabel("Montant final")).toHaveAccessibleDescription(/plus que les 605,00\s\$/);
	await finish(page).click();
	await expect(page.getByLabel("Montant final")).toBeFocused();
	await expect(page.getByRole("link", { name: "Faire une nouvelle version" })).toHaveCount(0);
	await context.setOffline(true);
	await page.getByLabel("Montant final").fill("500");
	await page.getByRole("button", { name: "Terminer, envoyer plus tard" }).click();
	await expect(page.getByText(/Gardé à/)).toBeVisible();
	const office = await context.browser()?.newPage();
	if (!office) throw new Error("no browser");
	await signIn(office, server, jules);
	await office.goto(`${server.origin}/admin/rendez-vous/${other.id}`);
	await hydrated(office);
	await office.getByRole("button", { name: "Noter comme manqué" }).click();
	await expect(office.getByRole("status", { name: "Dernier changement" })).toBeVisible();
	await office.close();
	await context.setOffline(false);
	await expect(page.getByRole("alert")).toContainText("Quelqu’un a changé ce rendez-vous entre-temps");
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByLabel("Montant final")).toHaveValue("500");
	expect(await violations(page)).toEqual([]);
});

test("the office reads the mail about the work before it leaves, and it follows what is typed", async ({ page }) => {
	const email = "apercu@exemple.example";
	const job = await bookJob(server, "Aperçu Démo", { email });
	await open(page, job.id, jules);
	const mail = page.getByRole("group", { name: "Courriel à Aperçu Démo" });
	await expect(mail).toContainText(email);
	await expect(mail).toContainText("Le travail est terminé");
	await expect(mail).not.toContainText("Pas fait");
	await page.getByRole("checkbox", { name: /Ménage du sous-sol/ }).uncheck();
	await page.getByLabel("Un mot pour le client").fill("Sous-sol à reprendre.");
	await expect(mail).toContainText("Sous-sol à reprendre.");
	await expect(mail).toContainText("Pas fait");
	await expect(mail).toContainText("447,25 $");
	await page.getByLabel("Montant final").fill("beaucoup");
	await expect(mail).toContainText("Vérifiez le montant final");
	await page.getByLabel("Montant final").fill("300");
	await expect(mail).toContainText("344,93 $");
	await expect(mail.getByLabel("Envoyer ce courriel")).toBeChecked();
	expect(await violations(page)).toEqual([]);
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	const shown = await mail.getByRole("region").textContent();
	await finish(page).click();
	await page.waitForURL(/\/admin\/rendez-vous\/[^/]+$/);
	const sent = async () => (await mailsTo(server, email)).find((one) => one.subject?.includes("terminé"));
	await expect.poll(sent, { timeout: 30_000 }).toBeTruthy();
	expect(plainText((await sent())?.text)).toBe(plainText(shown));
});

test("a visit after the work has what was already paid, whatever is ticked, and its mail says no amount", async ({
	page,
}) => {
	const email = "retour@exemple.example";
	const job = await bookJob(server, "Retour Démo", { email });
	await open(page, job.id, jules);
	await expect(page.getByLabel("Montant final")).toHaveValue("551");
	await finish(page).click();
	await page.waitForURL(/\/admin\/rendez-vous\/[^/]+$/);
	const visit = await bookAgain(server, job.lead);
	await page.goto(path(visit.id));
	await hydrated(page);
	const amount = page.getByLabel("Déjà payé");
	await expect(amount).toHaveValue("551");
	const mail = page.getByRole("group", { name: "Courriel à Retour Démo" });
	await expect(mail).toContainText("Le travail est terminé");
	await expect(mail).not.toContainText(/Montant final|633,51/);
	await page.getByRole("checkbox", { name: /Ménage du sous-sol/ }).uncheck();
	await expect(mail).toContainText("Pas fait");
	await expect(amount).toHaveValue("551");
	await expect(page.getByRole("button", { name: /^Mettre / })).toHaveCount(0);
	await amount.fill("");
	await expect(amount).toHaveAccessibleDescription(/Vide, ce montant reste tel quel/);
	expect(await violations(page)).toEqual([]);
	await finish(page).click();
	await page.waitForURL(/\/admin\/rendez-vous\/[^/]+$/);
	expect((await storedJob(server, visit)).lead?.finalAmount).toBe(55_100);
	// The amount stands with the work that was paid.
	await page.goto(`${server.origin}/admin/demandes/${job.lead}`);
	await expect(page.getByText("551\u00a0$")).not.toHaveCount(0);
});

test("a crew reads the same mail without the address and the link of the customer", async ({ page, context }) => {
	const email = "cache@exemple.example";
	const job = await bookJob(server, "Caché Démo", { email, followToken: "SecretOfTheCustomer" });
	await open(page, job.id);
	const mail = page.getByRole("group", { name: "Courriel à Caché Démo" });
	await page.getByLabel("Un mot pour le client").fill("Tout est propre.");
	await expect(mail).toContainText("Tout est propre.");
	// The crew always tells the customer.
	await expect(mail.getByRole("checkbox")).toHaveCount(0);
	expect(await page.content()).not.toMatch(/cache@exemple|SecretOfTheCustomer/);
	const preview = await page.request.post(`${path(job.id)}/apercu`, {
		form: { lines: "1", "line-1": "0", note: "Propre." },
		headers: { Origin: server.origin },
	});
	expect(preview.status()).toBe(200);
	expect(await preview.text()).not.toMatch(/cache@exemple|SecretOfTheCustomer/);
	// Without a network nobody knows how the mail would be.
	await context.setOffline(true);
	await expect(mail).toContainText("Le courriel s’affiche ici quand le réseau est revenu");
	await page.getByLabel("Un mot pour le client").fill("Tout est très propre.");
	await context.setOffline(false);
	await expect(mail).toContainText("Tout est très propre.");
});

test("a customer without an e-mail address is called after the work, with the words that are shown", async ({
	page,
}) => {
	const lead = { name: "Au Téléphone Démo", email: null };
	const job = { id: "phoned", crew: "laval", day: dayInMontreal(new Date()), at: "08:00-10:00", lead };
	await withStore(server, (store) => store.commit(agendaDocuments({}, [job])));
	await open(page, job.id, jules);
	const call = page.getByRole("group", { name: "Appel au client" });
	await expect(call).toContainText("Ce client n’a pas de courriel. Une tâche d’appel est créée");
	const said = await call.getByText(/^Appeler Au Téléphone Démo/).textContent();
	await finish(page).click();
	await page.waitForURL(/\/admin\/rendez-vous\/[^/]+$/);
	await page.getByRole("link", { name: "Ouvrir la demande" }).click();
	await expect(page.getByRole("region", { name: "Tâches" })).toContainText(said ?? "");
});

test("what waits belongs to one member: signed out it waits, and nobody else sends it", async ({ page }) => {
	const job = await bookJob(server, "Deux Membres Démo");
	await open(page, job.id);
	// A session that ended while the page was open.
	await page.context().clearCookies();
	const [photo, heic] = await samplePhotos(2);
	await page
		.getByLabel("Prendre une photo d’après")
		.setInputFiles([
			photo ?? { name: "", mimeType: "", buffer: Buffer.alloc(0) },
			{ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic?.buffer.subarray(100) ?? Buffer.alloc(0) },
		]);
	await expect(page.getByText("Votre session est terminée.")).toBeVisible();
	await expect(page.getByText(/IMG_1\.HEIC\s: ce navigateur ne lit pas le format HEIC/).first()).toBeVisible();
	expect(await violations(page)).toEqual([]);
	// Another member of the same crew signs in on the same phone.
	await signIn(page, server, odile);
	await page.goto(path(job.id));
	await hydrated(page);
	await expect(page.locator(".done-photo")).toHaveCount(0);
	expect((await storedJob(server, job)).photos).toEqual([]);
	await signIn(page, server, luc);
	await page.goto(`${server.origin}/admin/compte`);
	await hydrated(page);
	await expect(page.getByRole("status", { name: "Envois en attente" })).toContainText("1 photo a été refusée.");
	await expect.poll(async () => (await storedJob(server, job)).photos.length).toBe(1);
	await page.getByRole("button", { name: "Effacer" }).click();
	await expect(page.getByRole("status", { name: "Envois en attente" })).toHaveCount(0);
});

test("a photo stays on the phone when the office gives the appointment to another crew, until it is sent after all", async ({
	page,
	context,
}) => {
	const job = await bookJob(server, "Autre Équipe Démo");
	const give = (crew: string) =>
		withStore(server, async (store) => {
			const found = await store.get("appointments", job.id);
			if (found)
				await store.commit([{ ...found, kind: "replace", collection: "appointments", data: { ...found.data, crew } }]);
		});
	await open(page, job.id);
	await context.setOffline(true);
	await page.getByLabel("Prendre une photo d’après").setInputFiles(await samplePhotos(2));
	await expect(page.locator(".done-photo img")).toHaveCount(2);
	await give("laval");
	await context.setOffline(false);
	await expect(page.getByText(/vous n’avez plus accès à ce rendez-vous/).first()).toBeVisible();
	await page.goto(`${server.origin}/admin/compte`);
	await hydrated(page);
	const notice = page.getByRole("status", { name: "Envois en attente" });
	await expect(notice).toContainText("2 photos ont été refusées. Vous n’avez plus accès à ce rendez-vous.");
	expect(await violations(page)).toEqual([]);
	await give("equipe-1");
	await notice.getByRole("button", { name: "Réessayer" }).click();
	await expect.poll(async () => (await storedJob(server, job)).photos.length).toBe(2);
	await expect(notice).toHaveCount(0);
});

test("strangers and other crews get nothing, and neither do wrong photos", async ({ page, browser }) => {
	const job = await bookJob(server, "Accès Démo");
	await signIn(page, server, luc);
	const [photo] = await samplePhotos(1);
	const file = photo ?? { name: "", mimeType: "", buffer: Buffer.alloc(0) };
	const send = (who: Page, multipart: Record<string, typeof file | string>) =>
		who.request.post(`${server.origin}/admin/rendez-vous/${job.id}/photos`, {
			multipart,
			headers: { Origin: server.origin },
			maxRedirects: 0,
		});
	expect((await send(page, { after: file })).status()).toBe(303);
	expect((await send(page, { before: file })).status()).toBe(303);
	const [stored] = (await storedJob(server, job)).photos;
	expect(stored?.moment).toBe("after");
	await page.goto(path(job.id));
	const picture = (await page.locator(".done-photo img").getAttribute("src")) ?? "";
	const answer = await page.request.get(server.origin + picture);
	expect([answer.status(), answer.headers()["content-type"], answer.headers()["cache-control"]]).toEqual([
		...[200, "image/jpeg", "no-store"],
	]);
	const foreign = await browser.newPage();
	await signIn(foreign, server, laval);
	for (const address of [`/admin/rendez-vous/${job.id}/fin`, picture]) {
		expect((await foreign.request.get(server.origin + address, { maxRedirects: 0 })).status()).toBe(404);
	}
	expect((await send(foreign, { after: file })).status()).toBe(404);
	expect((await send(foreign, { remove: picture.split("/").at(-1) ?? "" })).status()).toBe(404);
	const large = { ...file, buffer: Buffer.alloc(60 * 1024 * 1024) };
	expect((await send(page, { after: large }).catch(() => null))?.status() ?? 413).toBe(413);
	expect((await storedJob(server, job)).photos).toHaveLength(1);
	await foreign.close();
});

test.describe("without JavaScript, in English", () => {
	test.use({ javaScriptEnabled: false });

	test("a crew adds two photos, is refused a wrong amount and finishes", async ({ page }) => {
		const job = await bookJob(server, "Plain Demo");
		await signIn(page, server, odile);
		await page.goto(`${server.origin}/admin/agenda?vue=jour`);
		await page.getByRole("link", { name: "Finish the appointment of Plain Demo" }).click();
		const [one, two] = await samplePhotos(2);
		await page.getByLabel("A note for the customer").fill("All clean.");
		await page.getByRole("checkbox", { name: /Basement cleaning/ }).uncheck();
		await page.getByLabel("Take a photo from before").setInputFiles(one ?? []);
		await page.getByLabel("Take a photo from after").setInputFiles(two ?? []);
		await page.getByRole("button", { name: "Add the chosen photos" }).click();
		await expect(received(page)).toHaveCount(2);
		await expect(page.getByLabel("A note for the customer")).toHaveValue("All clean.");
		await expect(page.getByRole("checkbox", { name: /Basement cleaning/ })).not.toBeChecked();
		// The mail follows what was typed, also in the form that is shown again.
		const mail = page.getByRole("group", { name: "E-mail to Plain Demo" });
		await expect(mail).toContainText("All clean.");
		await page.getByLabel("A note for the customer").fill("All clean and dry.");
		await page.getByRole("button", { name: "Check the e-mail" }).click();
		await expect(mail).toContainText("All clean and dry.");
		await expect(mail.getByRole("region")).toBeFocused();
		await expect(received(page)).toHaveCount(2);
		expect((await storedJob(server, job)).appointment).toBe("booked");
		await page.getByLabel("Final amount").fill("lots");
		await page.getByLabel("Final amount").press("Enter");
		await expect(page.getByLabel("Final amount")).toHaveAccessibleDescription(/Enter an amount such as/);
		await expect(received(page)).toHaveCount(2);
		await page.getByLabel("Final amount").fill("389");
		await page.getByRole("button", { name: "Finish the appointment" }).click();
		await expect(page.getByText("Appointment finished. The customer gets an e-mail.")).toBeVisible();
		expect(await storedJob(server, job)).toMatchObject({
			appointment: "done",
			lead: { finalAmount: 389_00 },
			job: { note: "All clean and dry.", dueMonths: null, lines: [{ isDone: true }, { isDone: false }] },
			photos: [{ moment: "before" }, { moment: "after" }],
		});
	});
});
