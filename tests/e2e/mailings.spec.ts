import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { addressId } from "../../app/.server/marketing/address-id.ts";
import { readSecret } from "../../app/.server/secret.ts";
import { newJob } from "../../app/model/jobs/job.ts";
import type { Lead } from "../../app/model/leads/lead.ts";
import type { MailKind } from "../../app/model/privacy/mail-kinds.ts";
import { addDays, addMonths } from "../../app/time/days.ts";
import { dayInMontreal, momentInMontreal } from "../../app/time/montreal.ts";
import { contactLead, create, waitingLead } from "../mail/sample-leads.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { overflow, violations } from "./axe.ts";
import { desktop, phone } from "./editor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules, lou } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

/** Tomorrow at noon: mails of series leave during the day only. */
const noon = momentInMontreal(addDays(dayInMontreal(new Date()), 1), "12:00");
const today = dayInMontreal(noon);
const server = officeServer({
	NODE_OPTIONS: `--import=${join(import.meta.dirname, "moved-clock.ts")}`,
	CLOCK_OFFSET: String(noon.getTime() - Date.now()),
});
test.use({ viewport: desktop, expectedErrors: /status of 4(?:03|09)/ });

const path = "/admin/envois";
const by = { id: "ariane", name: "Ariane Bois" };
const waits = { timeout: 30_000 };
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Stores a job that was done a year before it is due, with what its customer agreed to. Returns their address. */
async function addJob(
	name: string,
	{ due = today, kinds = ["due-again"] as readonly MailKind[], ...lead } = {} as Setup,
) {
	const secret = await readSecret(join(server.data, "secret"));
	const [id, email, day] = [randomUUID(), `${randomUUID()}@exemple.example`, addMonths(due, -12)];
	const at = new Date(`${day}T16:00:00.000Z`);
	const consent = {
		agreedAt: at.toISOString(),
		textVersion: "v",
		text: "Oui",
		locale: "fr",
		place: "contact",
	} as const;
	const line = { text: { fr: `Conduit chez ${name}`, en: `Duct of ${name}` }, cents: null, isDone: true };
	const person = { name, email, phone: null, receivedAt: at.toISOString(), idempotencyKey: id };
	await withStore(server, (store) =>
		store.commit([
			create("leads", id, { ...contactLead, ...person, ...lead }),
			create("jobs", `job-${id}`, newJob(id, { lines: [line], note: "", dueMonths: 12 }, { day, by, now: at })),
			create("mailAddresses", addressId(email, secret), {
				consents: [{ ...consent, kinds, ended: null }],
				...{ withdrawnAt: null, purgeAfter: null },
			}),
		]),
	);
	return email;
}
type Setup = { due?: string; kinds?: readonly MailKind[] } & Partial<Lead>;

test("the owner sees who gets a reminder, turns it on, and the customer can stop it with one click", async ({
	page,
}) => {
	const email = await addJob("Paul Envoi-Démo");
	await addJob("Ida Plus-Tard-Démo", { due: addDays(today, 20) });
	await addJob("Max Sans-Accord-Démo", { kinds: ["promotions"] });
	await signIn(page, server);
	await page.goto(server.origin + path);
	await hydrated(page);
	const series = panel(page, "Rappel d’entretien");
	for (const text of ["Jamais activé", "Aucun courriel jusqu’ici"]) await expect(series.getByText(text)).toBeVisible();
	const gets = series.getByRole("list", { name: /^Qui le recevra d’ici 60 jours/ });
	await expect(gets.getByRole("listitem").first()).toContainText(email);
	await expect(gets.getByRole("listitem").first()).toContainText("Dès l’activation");
	await expect(gets).toContainText("Ida Plus-Tard-Démo");
	await expect(gets).not.toContainText("Max Sans-Accord-Démo");
	await series.getByText("Ne le recevra pas : 1 personne").click();
	await expect(series.getByRole("listitem").filter({ hasText: "Max Sans-Accord-Démo" })).toContainText(
		"N’a pas accepté les rappels",
	);
	await series.getByText("Aperçu du courriel").click();
	for (const text of ["Conduit chez Paul Envoi-Démo", "Duct of Paul Envoi-Démo", "Ne plus recevoir ces courriels"])
		await expect(series.getByText(text).last()).toBeVisible();
	expect(await violations(page)).toEqual([]);
	for (const size of [phone, desktop]) {
		await page.setViewportSize(size);
		expect(await overflow(page)).toBeLessThanOrEqual(0);
	}

	// Somebody else becomes due while the owner reads: the number is confirmed again.
	await series.getByRole("link", { name: "Activer…" }).click();
	const heading = page.getByRole("heading", { name: "Activer « Rappel d’entretien »?" });
	await expect(heading).toBeFocused();
	await expect(series).toContainText("1 courriel part tout de suite.");
	const second = await addJob("Éva Entre-Temps-Démo");
	await page.getByRole("button", { name: "Activer et envoyer 1 courriel" }).click();
	await expect(series.getByRole("alert")).toContainText("Le nombre de courriels a changé");
	expect(await violations(page)).toEqual([]);
	await page.getByRole("button", { name: "Activer et envoyer 2 courriels" }).click();
	await expect(series.getByRole("status")).toHaveText("« Rappel d’entretien » est activé.");
	await expect(series).toContainText("Activé par Ariane Bois");

	await expect.poll(async () => (await mailsTo(server, email)).length, waits).toBe(1);
	await expect.poll(async () => (await mailsTo(server, second)).length, waits).toBe(1);
	const [mail] = await mailsTo(server, email);
	const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
	expect(mail?.text).toContain("Conduit chez Paul Envoi-Démo");
	expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
	const link = /^<(https?:\/\/[^>]+\/desabonnement\/[\w-]{44})>$/.exec(header("list-unsubscribe") ?? "")?.[1] ?? "";
	expect(mail?.text).toContain(link);
	const answer = await fetch(server.origin + new URL(link).pathname, {
		method: "POST",
		body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
		redirect: "manual",
	});
	expect(answer.status).toBe(200);

	await series.getByRole("button", { name: "Arrêter" }).click();
	await expect(series.getByRole("status")).toContainText("« Rappel d’entretien » est arrêté.");
	await expect(series).toContainText("2 courriels jusqu’ici");
	await page.goto(`${server.origin}/admin/journal`);
	await expect(page.getByText("a arrêté l’envoi automatique").first()).toContainText("Rappel d’entretien");
});

test.describe("without JavaScript, in the English office", () => {
	test.use({ javaScriptEnabled: false, viewport: phone });

	test("an entry of the waiting list gets one mail when its area is served, and is deleted", async ({ page }) => {
		const [id, email] = [randomUUID(), `${randomUUID()}@exemple.example`];
		const asked = { email, postalCode: "H2T2S9", locale: "en" as const, idempotencyKey: id };
		const far = { ...asked, email: `far-${email}`, postalCode: "G1R4P5", idempotencyKey: `far-${id}` };
		await withStore(server, (store) =>
			store.commit([
				create("leads", id, { ...waitingLead, ...asked }),
				create("leads", `far-${id}`, { ...waitingLead, ...far }),
			]),
		);
		await signIn(page, server);
		const headers = { Origin: server.origin };
		await page.request.post(`${server.origin}/admin/langue`, { form: { locale: "en" }, headers, maxRedirects: 0 });
		await page.goto(server.origin + path);
		const series = panel(page, "Area now served");
		await expect(series.getByRole("listitem").filter({ hasText: email })).toContainText("Once turned on");
		await expect(series).toContainText("1 other entry is waiting");
		await series.getByRole("link", { name: "Turn on…" }).click();
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		await page.getByRole("button", { name: "Turn on and send 1 e-mail" }).click();
		await expect(series.getByRole("status")).toHaveText("“Area now served” is on.");

		// Its copy in the mail folder is deleted with the entry: it may be there for a moment only.
		const gone = () => withStore(server, async (store) => (await store.get("leads", id)) === null);
		await expect.poll(gone, { timeout: 45_000 }).toBe(true);
		await expect.poll(server.output).toContain(`${id}-area-open`);
		expect(await mailsTo(server, email)).toEqual([]);
		await page.goto(server.origin + path);
		await expect(series).toContainText("1 e-mail so far");
		await expect(series).toContainText("1 other entry is waiting");
		expect(await withStore(server, async (store) => (await store.get("leads", `far-${id}`)) !== null)).toBe(true);
	});
});

test("agents and editors may not open the mailings, nor turn one on", async ({ page }) => {
	for (const member of [jules, lou]) {
		await page.context().clearCookies();
		await signIn(page, server, member);
		expect((await page.request.get(server.origin + path)).status()).toBe(403);
		const form = { intent: "on", series: "due-again", count: "0" };
		const headers = { Origin: server.origin };
		expect((await page.request.post(server.origin + path, { form, headers })).status()).toBe(403);
	}
	expect(await withStore(server, async (store) => (await store.get("mailSeries", "due-again"))?.data.isOn)).not.toBe(
		true,
	);
});
