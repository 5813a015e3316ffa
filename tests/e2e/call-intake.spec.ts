import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { callSentences } from "../../content/calls.ts";
import { bookedOrAskedWords } from "../../content/mail/booked-or-asked.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { storedAppointments } from "./appointments.ts";
import { overflow, violations } from "./axe.ts";
import { pathTo } from "./estimate/visitor.ts";
import { statusOf, storedLead, storeLeads } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules, lou } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

// A call that cannot be saved yet answers 422, another role 403, and an answer is lost: browsers log these as errors.
test.use({ expectedErrors: /status of (?:422|403)|net::ERR_FAILED/, viewport: { width: 1440, height: 900 } });

const server = officeServer();

const notice = (page: Page) => page.getByRole("status", { name: "Dernier changement" });
const alert = (page: Page) => page.getByRole("alert");
const customers = (page: Page) => page.getByRole("region", { name: "Déjà client?" });
const firstWindow = (page: Page) => page.locator("[name=window]:not([value=''])").first();
const mailShown = (page: Page) => page.locator(".booking-mail-text");
const leadId = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

async function openCall(page: Page): Promise<void> {
	await page.goto(`${server.origin}/admin/appel`);
	await hydrated(page);
	await expect(page.getByLabel("Nom")).toBeFocused();
}

/** The leads with this phone number. */
function leadsOf(phone: string) {
	return withStore(server, async (store) => {
		const { documents } = await store.query("leads", { where: [{ field: "phoneKey", is: "=", value: phone }] });
		return documents;
	});
}

test("the shortest call is three answers, by keyboard, in less than ten seconds", async ({ page }, info) => {
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin`);
	await hydrated(page);
	if (process.env.THOROUGH) await page.context().tracing.start({ screenshots: true });
	const started = Date.now();
	await page.keyboard.press("n");
	await expect(page.getByLabel("Nom")).toBeFocused();
	await page.evaluate(() => {
		document.addEventListener("input", ({ target }) => {
			const { name } = target as HTMLInputElement;
			const { filled = "" } = document.documentElement.dataset;
			document.documentElement.dataset.filled = [...new Set([...filled.split(" "), name])].join(" ").trim();
		});
	});
	// A thorough run types as fast as a person, and shows how long that takes.
	const delay = process.env.THOROUGH ? 120 : 0;
	await page.keyboard.type("Odette Démo", { delay });
	await page.keyboard.press("Tab", { delay });
	await page.keyboard.type("5145550161", { delay });
	for (const key of ["Tab", "Tab", "Space"]) await page.keyboard.press(key, { delay });
	const filled = await page.evaluate(() => document.documentElement.dataset.filled?.split(" ") ?? []);
	await page.keyboard.press("Control+Enter");
	await expect(notice(page)).toContainText("Appel enregistré.");
	const seconds = ((Date.now() - started) / 1000).toFixed(1);
	if (process.env.THOROUGH) {
		await page.context().tracing.stop({ path: info.outputPath("shortest-call.zip") });
		console.log(`The shortest call: ${filled.length} fields, ${seconds} s`);
	}
	expect(filled).toEqual(["name", "phone", "service"]);

	await expect(page).toHaveURL(/\/admin\/demandes\/[\da-f-]{36}$/);
	await expect(statusOf(page)).toContainText("Contactée");
	expect(await storedLead(server, leadId(page))).toMatchObject({
		...{ name: "Odette Démo", phone: "5145550161", email: null, service: "dryer-ducts", kind: "contact" },
		...{ channel: "phone", spoken: {}, heardFrom: null, desk: { assignee: { name: "Jules Roy" } } },
	});
	await withStore(server, async (store) => {
		const { documents } = await store.query("audit", { orderBy: { field: "at", direction: "descending" }, limit: 3 });
		const { reference } = await storedLead(server, leadId(page));
		expect(documents.map(({ data }) => data)).toContainEqual(
			expect.objectContaining({ action: "call-received", subject: reference, actor: "Jules Roy" }),
		);
	});
});

test("a call of a known customer is joined with them, booked, and confirmed by mail", async ({ page }) => {
	const email = `${randomUUID()}@exemple.example`;
	const [known = ""] = await storeLeads(server, [
		{
			...{ name: "Fabienne Démo", phone: "5145550191", email: null, postalCode: "H1M2S4", status: "done" },
			...{ address: { street: "7315, rue Démo", unit: "", city: "Montréal" }, service: "air-exchanger-ducts" },
			finalAmount: 14_900,
		},
	]);
	await signIn(page, server, jules);
	await openCall(page);
	await page.getByLabel("Nom").fill("Fabienne Démo");
	await page.getByLabel("Téléphone").fill("514 555-0192");
	const customer = customers(page).getByRole("radio", { name: /^Fabienne Démo/ });
	await expect(customer).toHaveAccessibleName(/Nom semblable.*Échangeur d’air, terminée.*149,00/);
	await page.getByLabel("Numéro et rue").fill("12, rue Autre");
	await customer.check();
	await expect(page.getByLabel("Code postal")).toHaveValue("");
	await page.getByLabel("Numéro et rue").fill("");
	await customers(page).getByRole("radio", { name: "Une nouvelle personne" }).check();
	await customer.check();
	await expect(page.getByLabel("Numéro et rue")).toHaveValue("7315, rue Démo");
	await expect(page.getByLabel("Code postal")).toHaveValue("H1M 2S4");
	await expect(customers(page)).toContainText("Repris de sa fiche, plus bas : son adresse, son code postal.");
	await expect(customers(page).getByRole("link", { name: /Ouvrir sa fiche/ })).toHaveAttribute(
		"href",
		`/admin/clients/${known}`,
	);

	await page.getByRole("checkbox", { name: "Sécheuse" }).check();
	await page.locator("[name='dryer-ducts.exit'][value=wall]").check();
	await expect(page.getByRole("complementary", { name: "Fourchette" })).toContainText("$");
	await page.getByLabel("Courriel", { exact: true }).fill(email);
	await page.getByLabel("Langue du client").selectOption("en");
	await page.getByLabel("Comment nous a-t-on connus?").selectOption("returning");
	await expect(page.getByText(callSentences.en.details)).toBeVisible();
	await expect(page.getByText(callSentences.fr.details)).toBeHidden();
	await page.getByRole("group", { name: "Noter les coordonnées" }).getByRole("radio", { name: "Oui" }).check();
	await page
		.getByRole("group", { name: "Promotions et rappels par courriel" })
		.getByRole("radio", { name: "Oui" })
		.check();
	await page.getByText("Ajouter une note d’accès").click();
	await page.getByLabel("Note d’accès").fill("Code 4321, sonner au 2.");
	await page.locator(".call-bar button").first().click();
	await expect(alert(page).getByRole("link")).toHaveText([/^La note d’accès va avec un rendez-vous/]);
	expect(await leadsOf("5145550192")).toEqual([]);
	await firstWindow(page).check();
	await page.getByText("Voir le courriel").click();
	await expect(mailShown(page)).toContainText(bookedOrAskedWords.en.booked.heading);
	expect(await violations(page)).toEqual([]);
	await page.getByRole("button", { name: /^Enregistrer et réserver/ }).click();

	await expect(notice(page)).toContainText(
		/^Appel enregistré, rendez-vous réservé\. Deux courriels partent dans dix secondes\s: la confirmation, et celui qui demande de confirmer les promotions et les rappels\./,
	);
	await expect(notice(page).getByRole("button", { name: "Ne pas les envoyer" })).toBeVisible();
	const lead = await storedLead(server, leadId(page));
	expect(lead).toMatchObject({
		...{ kind: "estimate", status: "booked", locale: "en", heardFrom: "returning", postalCode: "H1M2S4" },
		...{ address: { street: "7315, rue Démo", unit: "", city: "Montréal" }, marketing: null },
		spoken: {
			details: { answer: "yes", text: callSentences.en.details, locale: "en", by: { name: "Jules Roy" } },
			marketing: { answer: "yes", text: callSentences.en.marketing },
		},
	});
	expect(lead.customer?.key).toBe((await storedLead(server, known)).customer?.key);
	const appointments = await storedAppointments(server, leadId(page));
	expect(appointments.map(({ data }) => data.accessNote)).toEqual(["Code 4321, sonner au 2."]);
	expect(appointments[0]?.data.noteUntil).not.toBeNull();
	await expect(page.getByText("Code 4321, sonner au 2.").first()).toBeVisible();
	// The note is in the appointment only: the lead, its history and its mails outlast it.
	expect(JSON.stringify(lead)).not.toContain("4321");
	const followed = pathTo("estimate-follow", "en", { token: lead.followToken ?? "" });
	await expect
		.poll(async () => (await mailsTo(server, email)).map(({ text }) => text).join(), { timeout: 30_000 })
		.toContain(followed);
	expect((await mailsTo(server, email)).map(({ html, text }) => `${html}${text}`).join()).not.toContain("4321");

	// The role of editors reads leads only.
	await signIn(page, server, lou);
	await page.goto(`${server.origin}/admin`);
	await expect(page.getByRole("link", { name: "Noter un appel" })).toHaveCount(0);
	expect((await page.goto(`${server.origin}/admin/appel`))?.status()).toBe(403);
	for (const path of ["/admin/appel", "/admin/appel/apercu", "/admin/appel/courriel"]) {
		const form = { name: "Fabienne Démo", phone: "5145550192", service: "dryer-ducts", do: "now" };
		const answer = await page.request.post(server.origin + path, { form, headers: { Origin: server.origin } });
		expect(answer.status(), path).toBe(403);
	}
});

test("the confirmation of a call is shown as it is typed, and can be stopped for ten seconds", async ({ page }) => {
	const email = `${randomUUID()}@exemple.example`;
	await signIn(page, server, jules);
	await openCall(page);
	await expect(page.getByText("Voir le courriel")).toHaveCount(0);
	await page.getByLabel("Courriel", { exact: true }).fill(email);
	await page.getByText("Voir le courriel").click();
	await expect(page.getByText(/^Le courriel paraît ici quand/)).toBeVisible();
	await page.getByLabel("Nom").fill("Huguette Démo");
	await page.getByLabel("Téléphone").fill("514 555-0168");
	await page.getByLabel("En quelques mots").fill("Deux tapis à laver.");
	await expect(page.locator(".booking-mail")).toContainText(email);
	await expect(mailShown(page)).toContainText("Deux tapis à laver.");
	await page.getByLabel("En quelques mots").fill("Trois tapis à laver.");
	await expect(mailShown(page)).toContainText("Trois tapis à laver.");
	await page.getByLabel("Envoyer la confirmation").uncheck();
	await expect(mailShown(page)).toHaveCount(0);
	await page.getByLabel("Envoyer la confirmation").check();
	await expect(mailShown(page)).toBeVisible();
	await page.getByRole("button", { name: "Enregistrer tout de suite" }).click();
	await expect(notice(page)).toContainText("Appel enregistré. Le courriel part dans dix secondes.");
	await notice(page).getByRole("button", { name: "Ne pas l’envoyer" }).click();
	await expect(notice(page)).toContainText("Le courriel ne part pas.");
	expect(await storedLead(server, leadId(page))).toMatchObject({ name: "Huguette Démo", status: "contacted" });
	await withStore(server, async (store) => {
		expect(await store.get("outbox", `${leadId(page)}-lead-confirmation`)).toBeNull();
	});
});

test("an appointment whose confirmation was stopped can be undone from the history", async ({ page }) => {
	const email = `${randomUUID()}@exemple.example`;
	await signIn(page, server, jules);
	await openCall(page);
	await page.getByLabel("Nom").fill("Ursule Démo");
	await page.getByLabel("Téléphone").fill("514 555-0169");
	await page.getByLabel("Courriel", { exact: true }).fill(email);
	await page.getByRole("checkbox", { name: "Sécheuse" }).check();
	await page.getByLabel("Code postal").fill("H1M 2S4");
	await page.getByLabel("Numéro et rue").fill("7315, rue Démo");
	await page
		.getByRole("group", { name: "Promotions et rappels par courriel" })
		.getByRole("radio", { name: "Oui" })
		.check();
	await firstWindow(page).check();
	await page.getByRole("button", { name: /^Enregistrer et réserver/ }).click();
	await expect(notice(page)).toContainText("Deux courriels partent dans dix secondes");
	await expect(page.getByRole("button", { name: "Remettre comme avant" })).toHaveCount(0);
	await notice(page).getByRole("button", { name: "Ne pas les envoyer" }).click();
	await expect(notice(page)).toContainText(
		/Aucun des deux courriels ne part\s: le oui aux promotions et aux rappels ne compte pas\./,
	);
	await page.getByRole("button", { name: "Remettre comme avant" }).click();
	await expect(notice(page)).toContainText("C’est annulé.");
	expect((await storedAppointments(server, leadId(page))).map(({ data }) => data.status)).toEqual([]);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a button updates similar customers, address and windows, nothing typed is lost, and the call is saved", {
		tag: "@thorough",
	}, async ({ page }) => {
		await storeLeads(server, [
			{
				...{ name: "Gilberte Démo", phone: "5145550163", email: "gilberte@exemple.example", postalCode: "H2T2S9" },
				address: { street: "40, rue Démo", unit: "2", city: "" },
			},
		]);
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin/appel`);
		const update = page.getByRole("button", { name: "Mettre à jour" });
		await page.getByLabel("Nom").fill("Gilberte");
		await page.getByLabel("Téléphone").fill("514 555-0163");
		await page.getByRole("checkbox", { name: "Sécheuse" }).check();
		await page.locator("[name='dryer-ducts.exit'][value=wall]").check();
		await page.getByLabel("En quelques mots").fill("Le linge sèche mal.");
		await page.getByLabel("Envoyer la confirmation").uncheck();
		await page.getByRole("group", { name: "Noter les coordonnées" }).getByRole("radio", { name: "Oui" }).check();
		await update.click();
		await customers(page)
			.getByRole("radio", { name: /^Gilberte Démo Même téléphone/ })
			.check();
		await update.click();
		await expect(page.getByLabel("Courriel", { exact: true })).toHaveValue("gilberte@exemple.example");
		await expect(page.getByLabel("App.")).toHaveValue("2");
		await expect(page.getByLabel("En quelques mots")).toHaveValue("Le linge sèche mal.");
		await expect(page.getByLabel("Envoyer la confirmation")).not.toBeChecked();
		await expect(page.locator("[name='dryer-ducts.exit'][value=wall]")).toBeChecked();
		await expect(customers(page).getByRole("radio", { name: /^Gilberte Démo/ })).toBeChecked();
		await page.getByLabel("Envoyer la confirmation").check();
		await page.getByText("Voir le courriel").click();
		await page.getByRole("button", { name: "Vérifier le courriel" }).click();
		await expect(mailShown(page)).toContainText("Le linge sèche mal.");
		await expect(mailShown(page)).toBeFocused();
		await page.getByLabel("Envoyer la confirmation").uncheck();
		await page.locator("[name=window]:not([value=''])").nth(1).check();
		await page.getByLabel("Nom").fill("");
		await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
		await expect(alert(page)).toContainText("Inscrivez le nom.");
		await page.getByLabel("Nom").fill("Gilberte Démo");
		await page.getByRole("button", { name: /^Enregistrer et réserver/ }).click();
		await expect(notice(page)).toContainText("rendez-vous réservé");
		expect(await storedLead(server, leadId(page))).toMatchObject({
			...{ status: "booked", message: "Le linge sèche mal.", spoken: { details: { answer: "yes" } } },
			address: { street: "40, rue Démo", unit: "2", city: "" },
		});
		expect((await storedLead(server, leadId(page))).customer).toBeUndefined();
	});
});

test("a press is sent after one that was answered before the page could show that it was busy", async ({ page }) => {
	await signIn(page, server, jules);
	await openCall(page);
	// The first refusal answers each press at once.
	await page.evaluate(() => {
		const ask = window.fetch;
		let kept: { body: string; status: number; headers: [string, string][] } | null = null;
		window.fetch = async (input, init) => {
			if (init?.method !== "POST") return ask(input, init);
			document.documentElement.dataset.sent = String(Number(document.documentElement.dataset.sent ?? 0) + 1);
			if (!kept) {
				const answer = await ask(input, init);
				kept = { body: await answer.text(), status: answer.status, headers: [...answer.headers] };
			}
			return new Response(kept.body, kept);
		};
	});
	for (let press = 1; press <= 4; press++) {
		await page.getByLabel("Nom").focus();
		await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
		await expect(alert(page)).toBeFocused();
		await expect(page.locator("html")).toHaveAttribute("data-sent", String(press));
		// The next press is no double click.
		await page.waitForTimeout(500);
	}
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("mistakes are named, a window that has gone saves nothing, and pressing twice makes one lead", async ({
		page,
	}) => {
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin`);
		await hydrated(page);
		await page.getByRole("link", { name: "Noter un appel" }).click();
		await expect(page.getByLabel("Nom")).toBeFocused();
		const save = page.locator(".call-bar button").first();
		const box = await save.boundingBox();
		expect(box?.height).toBeGreaterThanOrEqual(44);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(780);

		await page.getByLabel("Téléphone").fill("55");
		await page
			.getByRole("group", { name: "Promotions et rappels par courriel" })
			.getByRole("radio", { name: "Oui" })
			.check();
		await save.click();
		await expect(alert(page)).toBeFocused();
		await expect(alert(page).getByRole("link")).toHaveText([
			"Inscrivez le nom.",
			/^Ce numéro semble incorrect/,
			"Cochez un service, ou écrivez quelques mots.",
			/^Demandez le courriel/,
		]);
		await alert(page).getByRole("link", { name: "Inscrivez le nom." }).click();
		await expect(page.getByLabel("Nom")).toBeFocused();
		await page.getByLabel("Nom").fill("Hubert Démo");
		await page.getByLabel("Téléphone").fill("514 555-0164");
		await page
			.getByRole("group", { name: "Promotions et rappels par courriel" })
			.getByRole("radio", { name: "Non" })
			.check();
		await page.getByRole("checkbox", { name: "Ventilation" }).check();
		await page.getByRole("radio", { name: "Maison", exact: true }).check();
		await page.getByLabel("Code postal").fill("H2T 2S9");
		const window = firstWindow(page);
		await window.check();
		const value = (await window.getAttribute("value")) ?? "";
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5 * 844);

		// Another member was faster.
		const other = { name: "Irène Démo", phone: "5145550165", service: "dryer-ducts", postalCode: "H2T 2S9" };
		await page.request.post(`${server.origin}/admin/appel`, {
			form: { ...other, key: randomUUID(), window: value, do: "now" },
			headers: { Origin: server.origin },
		});
		await save.click();
		await expect(alert(page)).toBeFocused();
		await expect(alert(page)).toContainText("Le moment choisi n’est plus libre. Rien n’est enregistré encore.");
		expect(await leadsOf("5145550164")).toEqual([]);
		await expect(page.locator(`[name=window][value="${value}"]`)).toHaveCount(0);

		// The tab was closed: everything typed comes back.
		await page.reload();
		await hydrated(page);
		await expect(page.getByText(/^Pas envoyé, gardé/)).toBeVisible();
		await expect(page.getByLabel("Nom")).toHaveValue("Hubert Démo");
		await expect(page.getByRole("radio", { name: "Maison", exact: true })).toBeChecked();
		await firstWindow(page).check();
		await save.dblclick();
		await page.waitForURL(/\/admin\/demandes\//);
		await expect(notice(page)).toContainText("rendez-vous réservé");
		const leads = await leadsOf("5145550164");
		expect(leads).toHaveLength(1);
		expect(await storedAppointments(server, leads[0]?.id ?? "")).toHaveLength(1);
		// Nothing is kept for the next call.
		await page.goto(`${server.origin}/admin/appel`);
		await hydrated(page);
		await expect(page.getByLabel("Nom")).toHaveValue("");
	});
});

test("a call that is sent again with more answers, after a lost answer, keeps them in a second lead and says so", async ({
	page,
}) => {
	await signIn(page, server, jules);
	await openCall(page);
	await page.getByLabel("Nom").fill("Réseau Démo");
	await page.getByLabel("Téléphone").fill("514 555-0177");
	await page.locator("[name=words]").fill("Un tapis");
	// The server saves the call, and its answer is lost.
	await page.route("**/admin/appel.data*", async (route) => {
		if (route.request().method() === "POST") await route.fetch();
		await route.abort();
	});
	const lost = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
	await page.locator(".call-bar button").first().click();
	await lost;
	expect(await leadsOf("5145550177")).toHaveLength(1);
	await page.unroute("**/admin/appel.data*");
	await page.locator("[name=street]").fill("12, rue Exemple");
	await page.locator(".call-bar button").first().click();
	await page.waitForURL(/\/admin\/demandes\//);
	await expect(notice(page)).toContainText("deuxième demande");
	expect((await storedLead(server, leadId(page))).address).toMatchObject({ street: "12, rue Exemple" });
	expect(await leadsOf("5145550177")).toHaveLength(2);
});

test("clearing a kept call from a customer's page leaves what is known of the customer", async ({ page }) => {
	const [lead = ""] = await storeLeads(server, [{ name: "Fidèle Démo", phone: "5145550178" }]);
	await signIn(page, server, jules);
	await page.goto(`${server.origin}/admin/appel?client=${lead}`);
	await hydrated(page);
	await expect(page.getByLabel("Nom")).toHaveValue("Fidèle Démo");
	await page.locator("[name=words]").fill("Un divan");
	await page.reload();
	await hydrated(page);
	await expect(page.locator("[name=words]")).toHaveValue("Un divan");
	await page.getByRole("button", { name: "Effacer cette saisie" }).click();
	await expect(page.locator("[name=words]")).toHaveValue("");
	await expect(page.getByLabel("Nom")).toHaveValue("Fidèle Démo");
	await expect(page.locator("[name=phone]")).toHaveValue(/0178$/);
});
