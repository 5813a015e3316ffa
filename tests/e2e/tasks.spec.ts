import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Task } from "../../app/model/leads/task.ts";
import { addDays } from "../../app/time/days.ts";
import { dayInMontreal, momentInMontreal } from "../../app/time/montreal.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { overflow, violations } from "./axe.ts";
import { pressIntoConflict, sendLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules, lou } from "./office-members.ts";
import { startServer } from "./server.ts";
import { officeServer } from "./spec-servers.ts";
import { ariane, signIn } from "./staff-office.ts";

test.use({ expectedErrors: /status of (?:404|409|422)/ });

const tomorrow = addDays(dayInMontreal(new Date()), 1);

const server = officeServer();

const open = async (page: Page, path: string) => {
	await page.goto(`${server.origin}/admin${path}`);
	await hydrated(page);
};
const part = (page: Page) => page.getByRole("region", { name: "Tâches" });
const check = (page: Page, text: string) =>
	page.getByRole("main").getByRole("button", { name: `Tâche faite : ${text}` });
const ownCheck = (page: Page, text: string) => part(page).getByRole("button", { name: `Tâche faite : ${text}` });

async function tasksOn(leadId: string, from = server): Promise<Task[]> {
	const where = [{ field: "leadId", is: "=", value: leadId } as const];
	return withStore(from, async (store) => (await store.query("tasks", { where })).documents.map(({ data }) => data));
}

/** Sends a form as a page without JavaScript would. */
function post(page: Page, path: string, form: Record<string, string>, to = server) {
	return page.request.post(`${to.origin}/admin${path}`, { form, headers: { Origin: to.origin }, maxRedirects: 0 });
}

/** Adds a task for the member who is signed in. */
async function addTask(
	page: Page,
	leadId: string,
	text: string,
	{ day = tomorrow, time = "17:00", to = server, key = randomUUID() as string } = {},
): Promise<string> {
	const answer = await page.request.get(`${to.origin}/admin/demandes/${leadId}/taches`);
	const [, assignee = ""] = /<option value="([^"]+)"[^>]*>Moi/.exec(await answer.text()) ?? [];
	const form = { text, when: "other", day, time, assignee, key };
	expect((await post(page, `/demandes/${leadId}/taches`, form, to)).status()).toBe(303);
	return key;
}

test("a member adds a task, does it in one press and reopens it with the next, by keyboard", async ({ page }) => {
	const { id, reference } = await sendLead(server, "Rosalie Tâche");
	await signIn(page, server, jules);
	await open(page, `/demandes/${id}`);
	const opener = part(page).getByRole("link", { name: "Ajouter une tâche" });
	await opener.click();
	await expect(page.getByLabel("À faire")).toBeFocused();
	await page.getByLabel("À faire").fill("Rappeler pour l’adresse");
	await expect(page.getByLabel("Jour", { exact: true })).toBeHidden();
	await page.getByLabel("Autre moment").check();
	await page.getByLabel("Jour", { exact: true }).fill(tomorrow);
	await page.getByLabel("Heure", { exact: true }).fill("17:00");
	await page.getByRole("button", { name: "Ajouter une tâche" }).click();

	await expect(part(page).getByText("demain à 17 h, à moi")).toBeVisible();
	await expect(page.getByLabel("À faire")).toBeHidden();
	await expect(opener).toBeFocused();
	await expect(page.getByText("Jules Roy a ajouté la tâche « Rappeler pour l’adresse »")).toBeVisible();
	const [task] = await tasksOn(id);
	expect(task?.dueAt).toBe(momentInMontreal(tomorrow, "17:00").toISOString());

	const button = ownCheck(page, "Rappeler pour l’adresse");
	await expect(button).toHaveAttribute("aria-pressed", "false");
	await button.focus();
	await page.keyboard.press("Space");
	await expect(button).toHaveAttribute("aria-pressed", "true");
	await expect(part(page).getByText(/faite par Jules Roy, aujourd’hui à/)).toBeVisible();
	await expect(button).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(part(page).getByText("demain à 17 h, à moi")).toBeVisible();
	await expect(button).toHaveAttribute("aria-pressed", "false");
	await expect(button).toBeFocused();

	await signIn(page, server);
	await open(page, "/journal");
	const journal = page.getByRole("main").getByRole("listitem").filter({ hasText: reference });
	await expect(journal).toHaveText([/a rouvert une tâche de/, /a fait une tâche de/, /a ajouté une tâche à/]);
	await expect(journal.filter({ hasText: "adresse" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a form with errors keeps everything typed, and a task is done, reopened, moved and deleted", {
		tag: "@thorough",
	}, async ({ page }) => {
		const { id } = await sendLead(server, "Odile Sansscript");
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin/demandes/${id}?vue=all`);
		await part(page).getByRole("link", { name: "Ajouter une tâche" }).click();
		await page.getByLabel("Autre moment").check();
		await page.getByLabel("Jour", { exact: true }).fill("2020-02-29");
		await page.getByLabel("Heure", { exact: true }).fill("08:30");
		await page.getByLabel("Pour").selectOption({ label: "Ariane Bois" });
		await page.getByRole("button", { name: "Ajouter une tâche" }).click();
		await expect(page.getByRole("alert")).toContainText("Écrivez ce qu’il y a à faire.");
		await expect(page.getByLabel("À faire")).toHaveAccessibleDescription("Écrivez ce qu’il y a à faire.");
		await expect(page.getByLabel("Jour", { exact: true })).toHaveAccessibleDescription(
			"Ce moment est passé. Choisissez-en un à venir.",
		);
		await expect(page.getByLabel("Jour", { exact: true })).toHaveValue("2020-02-29");
		await expect(page.getByLabel("Heure", { exact: true })).toHaveValue("08:30");
		await expect(page.getByLabel("Pour").locator("option:checked")).toHaveText("Ariane Bois");
		expect(await tasksOn(id)).toEqual([]);

		await page.getByLabel("À faire").fill("Envoyer le prix");
		await page.getByLabel("Jour", { exact: true }).fill(tomorrow);
		await page.getByRole("button", { name: "Ajouter une tâche" }).click();
		await page.waitForURL(`${server.origin}/admin/demandes/${id}?vue=all`);
		await expect(part(page).getByText("demain à 8 h 30, à Ariane Bois")).toBeVisible();
		await ownCheck(page, "Envoyer le prix").click();
		await page.waitForURL(`${server.origin}/admin/demandes/${id}?vue=all`);
		await expect(ownCheck(page, "Envoyer le prix")).toHaveAttribute("aria-pressed", "true");
		await ownCheck(page, "Envoyer le prix").click();
		await expect(ownCheck(page, "Envoyer le prix")).toHaveAttribute("aria-pressed", "false");

		await part(page).getByRole("link", { name: "Envoyer le prix", exact: true }).click();
		await page.getByLabel("Heure", { exact: true }).fill("10:00");
		await page.getByRole("button", { name: "Enregistrer" }).click();
		await expect(part(page).getByText("demain à 10 h, à Ariane Bois")).toBeVisible();
		await part(page).getByRole("link", { name: "Envoyer le prix", exact: true }).click();
		await page.getByText("Supprimer la tâche").click();
		await page.getByRole("button", { name: "Supprimer" }).click();
		await expect(part(page).getByText("Aucune tâche.")).toBeVisible();
		expect(await tasksOn(id)).toEqual([]);
	});
});

test("a rejected form shows its errors with JavaScript too, and is sent again from there", {
	tag: "@thorough",
}, async ({ page }) => {
	const { id } = await sendLead(server, "Paul Recommence");
	await signIn(page, server, jules);
	await open(page, `/demandes/${id}`);
	await part(page).getByRole("link", { name: "Ajouter une tâche" }).click();
	await page.getByLabel("À faire").fill("a".repeat(201));
	await page.getByText("Dans une semaine").click();
	await page.getByRole("button", { name: "Ajouter une tâche" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ajouter une tâche pour Paul Recommence");
	await expect(page.getByRole("alert")).toContainText("Raccourcissez le texte à 200 caractères au plus.");
	await expect(page.getByLabel("À faire")).toHaveValue("a".repeat(201));
	await expect(page.getByLabel("Dans une semaine")).toBeChecked();
	await page.getByRole("alert").getByRole("link").click();
	await expect(page.getByLabel("À faire")).toBeFocused();
	expect(await violations(page)).toEqual([]);
	await page.getByLabel("À faire").fill("Relancer");
	await page.keyboard.press("Enter");
	await expect(part(page).getByText("Relancer", { exact: true })).toBeVisible();
	expect(await tasksOn(id)).toHaveLength(1);

	// The text of the first form is no longer unsent.
	await part(page).getByRole("link", { name: "Ajouter une tâche" }).click();
	await expect(page.getByLabel("À faire")).toHaveValue("");
	await expect(part(page).locator(".kept-note")).toHaveCount(0);
});

test("two members do the same task and change it at the same time", { tag: "@thorough" }, async ({ page, browser }) => {
	const { id } = await sendLead(server, "Deux Membres");
	await signIn(page, server, jules);
	const task = await addTask(page, id, "Rappeler");
	const context = await browser.newContext();
	const other = await context.newPage();
	await signIn(other, server, ariane);
	for (const each of [page, other]) await open(each, `/taches/${task}`);
	await other.getByLabel("À faire").fill("Rappeler au bureau");
	await other.getByRole("button", { name: "Enregistrer" }).click();
	await expect(part(other).getByText("Rappeler au bureau", { exact: true })).toBeVisible();

	await page.getByLabel("À faire").fill("Rappeler à la maison");
	await page.getByLabel("Heure", { exact: true }).fill("18:00");
	await pressIntoConflict(page.getByRole("main"), "Enregistrer");
	await expect(page.getByRole("alert")).toContainText("« Rappeler au bureau », demain à 17 h, à moi");
	await expect(page.getByLabel("À faire")).toHaveValue("Rappeler à la maison");
	await expect(page.getByLabel("Heure", { exact: true })).toHaveValue("18:00");
	await page.getByRole("button", { name: "Enregistrer" }).click();
	await expect(part(page).getByText("demain à 18 h, à moi")).toBeVisible();

	await open(other, `/demandes/${id}`);
	await ownCheck(page, "Rappeler à la maison").click();
	await expect(part(page).getByText(/faite par Jules Roy/)).toBeVisible();
	// The other page still shows the task as open: pressing marks it as done, and the first member stays recorded.
	await ownCheck(other, "Rappeler à la maison").click();
	await expect(part(other).getByText(/faite par Jules Roy/)).toBeVisible();
	await expect(ownCheck(other, "Rappeler à la maison")).toHaveAttribute("aria-pressed", "true");
	await context.close();
});

test("the inbox starts with the member's due tasks, and the page of tasks has those of the team", async ({ page }) => {
	const { id } = await sendLead(server, "Zoé Échéance");
	await signIn(page, server, ariane);
	await addTask(page, id, "Tâche d’Ariane");
	await signIn(page, server, jules);
	await addTask(page, id, "Tâche de demain");
	const late = await addTask(page, id, "Tâche en retard");
	await addTask(page, id, "Tâche lointaine", { day: addDays(tomorrow, 30) });
	await withStore(server, async (store) => {
		const found = await store.get("tasks", late);
		const dueAt = new Date(Date.now() - 60_000).toISOString();
		if (found)
			await store.commit([
				{ kind: "replace", collection: "tasks", ...found, data: { ...found.data, dueAt, openDueAt: dueAt } },
			]);
	});
	await open(page, "");
	const due = page.getByRole("region", { name: "À faire aujourd’hui" });
	await expect(due.getByRole("listitem")).toHaveCount(1);
	await expect(due.getByRole("listitem")).toContainText("Tâche en retard");
	await expect(due.getByRole("listitem")).toContainText("Zoé Échéance");
	const button = due.getByRole("button", { name: "Tâche faite : Tâche en retard" });
	await button.click();
	await expect(button).toHaveAttribute("aria-pressed", "true");
	await expect(button).toBeFocused();
	// Pressed at once, but the button reopens the task only when the server has answered.
	await expect(button).toHaveAttribute("value", "no");
	await button.click();
	await expect(button).toHaveAttribute("aria-pressed", "false");
	await due.getByRole("link", { name: "Tâche en retard" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zoé Échéance");

	await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Tâches" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tâches");
	await expect(page.getByRole("region", { name: "En retard" })).toContainText("Tâche en retard");
	await expect(page.getByRole("region", { name: "Les six prochains jours" })).toContainText("Tâche de demain");
	await expect(page.getByRole("region", { name: "Plus tard" })).toContainText("Tâche lointaine");
	await expect(page.getByText("Tâche d’Ariane")).toHaveCount(0);
	expect(await violations(page)).toEqual([]);
	await page.getByRole("link", { name: "Toute l’équipe" }).click();
	await expect(page.getByText("Tâche d’Ariane")).toBeVisible();
	await check(page, "Tâche d’Ariane").click();
	await expect(check(page, "Tâche d’Ariane")).toHaveAttribute("aria-pressed", "true");
	await expect(page).toHaveURL(/\?qui=equipe$/);
});

test("an editor reads tasks and has no button to change them", { tag: "@thorough" }, async ({ page }) => {
	const { id } = await sendLead(server, "Lue Seulement");
	await signIn(page, server, jules);
	await addTask(page, id, "Rappeler");
	await signIn(page, server, lou);
	await open(page, `/demandes/${id}`);
	await expect(part(page).getByText("demain à 17 h, à Jules Roy")).toBeVisible();
	await expect(part(page).getByRole("button")).toHaveCount(0);
	await expect(part(page).getByText("Ajouter une tâche")).toHaveCount(0);
	await expect(part(page).getByRole("img", { name: "Tâche à faire : Rappeler" })).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await open(page, "/taches");
	await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("the calendar file of a task has its time, its text and an alarm", { tag: "@thorough" }, async ({ page }) => {
	const { id, reference } = await sendLead(server, "Aline; Agenda, BEGIN:VEVENT");
	await signIn(page, server, jules);
	const task = await addTask(page, id, "Rappeler; puis écrire, \\n « vite »", { day: "2027-03-14", time: "02:30" });
	const answer = await page.request.get(`${server.origin}/admin/taches/${task}/agenda`);
	expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
	expect(answer.headers()["content-disposition"]).toBe(`attachment; filename="${reference}-${task.slice(0, 8)}.ics"`);
	const lines = (await answer.text()).replaceAll("\r\n ", "").split("\r\n");
	const value = (name: string) =>
		lines.filter((line) => line.split(/[:;]/)[0] === name).map((line) => line.slice(name.length));
	expect(value("BEGIN").filter((line) => /VEVENT|VALARM/.test(line))).toEqual([":VEVENT", ":VALARM"]);
	// This hour is skipped on the day of the clock change.
	expect([value("DTSTART").at(-1), value("DTEND")[0]]).toEqual([
		";TZID=America/Toronto:20270314T033000",
		";TZID=America/Toronto:20270314T034500",
	]);
	expect(value("SUMMARY")).toEqual([":Rappeler\\; puis écrire\\, \\\\n « vite » (Aline\\; Agenda\\, BEGIN:VEVENT)"]);
	expect(value("TRIGGER")).toEqual([":-PT5M"]);
	expect(value("UID")).toEqual([`:${task}-task@localhost`]);
	expect(value("DESCRIPTION")[0]).toContain(`/admin/demandes/${id}`);
});

test("hostile forms change nothing: other ids, wrong days, huge texts, pages elsewhere, double presses", {
	tag: "@thorough",
}, async ({ page }) => {
	const [one, two] = [await sendLead(server, "Une Cible"), await sendLead(server, "Autre Cible")];
	await signIn(page, server, jules);
	const key = await addTask(page, one.id, "<script>alert(1)</script><img src=x onerror=alert(2)>\u202e\u0000");
	await addTask(page, one.id, "<script>alert(1)</script><img src=x onerror=alert(2)>\u202e\u0000", { key });
	await addTask(page, two.id, "Autre", { key });
	expect((await tasksOn(one.id)).map(({ text }) => text)).toEqual([
		"<script>alert(1)</script><img src=x onerror=alert(2)>",
	]);
	expect((await tasksOn(two.id)).map(({ text }) => text)).toEqual(["Autre"]);
	await open(page, `/demandes/${one.id}`);
	await expect(part(page).getByText("<script>alert(1)</script>")).toBeVisible();
	expect(await violations(page, ".lead-tasks")).toEqual([]);

	const [{ assignee } = { assignee: { id: "" } }] = await tasksOn(one.id);
	const form = { text: "Rappeler", when: "other", day: tomorrow, time: "09:00", assignee: assignee.id };
	const refused: Record<string, string>[] = [
		{ day: "2027-02-31" },
		{ day: "tomorrow" },
		{ time: "99:99" },
		{ day: "9999-12-31" },
		{ when: "constructor" },
		{ text: "é".repeat(10_000) },
		{ assignee: "nobody" },
		{ assignee: "__proto__" },
	];
	for (const changes of refused) {
		const answer = await post(page, `/demandes/${two.id}/taches`, { ...form, ...changes });
		expect(answer.status(), JSON.stringify(changes).slice(0, 60)).toBe(422);
	}
	expect(await tasksOn(two.id)).toHaveLength(1);
	for (const path of ["/demandes/nobody/taches", "/taches/nobody", "/taches/nobody/fait"])
		expect((await post(page, path, form)).status(), path).toBe(404);
	expect((await page.request.get(`${server.origin}/admin/taches/nobody/agenda`)).status()).toBe(404);
	for (const back of ["//evil.example", "https://evil.example", "/admin/../x", "javascript:alert(1)"]) {
		const answer = await post(page, `/taches/${key}/fait`, { done: "yes", back });
		expect([answer.status(), answer.headers().location]).toEqual([303, "/admin/taches"]);
	}
	expect((await tasksOn(one.id))[0]?.doneBy?.name).toBe("Jules Roy");
});

test("a member is mailed the tasks of the day in the morning, once, unless they turned it off", {
	tag: "@thorough",
}, async ({ page, preparedOffice }) => {
	const folder = await mkdtemp(join(tmpdir(), "airelle-morning-"));
	await cp(await preparedOffice(), folder, { recursive: true });
	const evening = await startServer({ DATA_DIR: folder });
	const { id, reference } = await sendLead(evening, "Mathilde Matin");
	await signIn(page, evening, ariane);
	await addTask(page, id, "Sans courriel", { to: evening });
	await page.goto(`${evening.origin}/admin/compte`);
	await hydrated(page);
	const box = page.getByLabel("Recevoir la liste des tâches le matin");
	await expect(box).toBeChecked();
	await box.uncheck();
	await page.getByRole("button", { name: "Enregistrer" }).nth(1).click();
	await expect(page.getByText("C’est enregistré.")).toBeVisible();
	await expect(box).not.toBeChecked();
	await signIn(page, evening, jules);
	await addTask(page, id, "Rappeler <b>vite</b>", { to: evening });
	await addTask(page, id, "Plus tard", { to: evening, day: addDays(tomorrow, 1) });
	await page.goto("about:blank");
	await evening.stop();

	const offset = momentInMontreal(tomorrow, "07:31").getTime() - Date.now();
	const morning = await startServer({
		DATA_DIR: folder,
		NODE_OPTIONS: `--import=${join(import.meta.dirname, "moved-clock.ts")}`,
		CLOCK_OFFSET: String(offset),
	});
	try {
		const listed = async () => (await mailsTo(morning, jules)).filter(({ subject }) => /tâche/.test(subject ?? ""));
		await expect.poll(async () => (await listed()).length, { timeout: 40_000 }).toBe(1);
		const [mail] = await listed();
		expect(mail?.subject).toBe("1 tâche à faire aujourd’hui");
		expect(mail?.html).toContain("Rappeler &lt;b&gt;vite&lt;/b&gt;");
		expect(mail?.text).toContain(`Mathilde Matin, ${reference}`);
		expect(mail?.text).not.toContain("Plus tard");
		expect((await mailsTo(morning, ariane)).filter(({ subject }) => /tâche/.test(subject ?? ""))).toEqual([]);
		const link = new RegExp(`/admin/demandes/${id}`).exec(mail?.text ?? "")?.[0] ?? "";
		await signIn(page, morning, jules);
		await page.goto(morning.origin + link);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mathilde Matin");
		await expect(part(page).getByText("aujourd’hui à 17 h, à moi")).toBeVisible();
		await page.goto("about:blank");
	} finally {
		await morning.stop();
		await rm(folder, { recursive: true, force: true });
	}
});

for (const [locale, axeWidth] of [
	["fr", 390],
	["en", 1440],
] as const) {
	test(`the pages of tasks pass axe and fit every width, in ${locale}`, { tag: "@thorough" }, async ({ page }) => {
		const { id } = await sendLead(server, "Vue Partout");
		await signIn(page, server, jules);
		const task = await addTask(page, id, "Vérifier l’accès au toit et le nombre de bouches d’air avec la gestionnaire");
		await post(page, "/compte", { intent: "language", locale });
		for (const path of [`/demandes/${id}`, "", "/taches", `/taches/${task}`, `/demandes/${id}/taches`]) {
			await open(page, path);
			for (const width of [1440, 1024, 390, 320]) {
				await page.setViewportSize({ width, height: 900 });
				expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
			}
			await page.setViewportSize({ width: axeWidth, height: 900 });
			expect(await violations(page), path).toEqual([]);
		}
	});
}
