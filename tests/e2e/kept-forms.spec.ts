import type { Page } from "@playwright/test";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { violations } from "./axe.ts";
import { pathTo } from "./estimate/visitor.ts";
import { sendLead } from "./inbox-leads.ts";
import { hydrated, test } from "./journey.ts";
import { jules, lou } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { ariane, expect, signIn } from "./staff-office.ts";

/** Browsers log the status of a refused form as a console error. */
test.use({ expectedErrors: /status of (?:401|409|422)/ });

const server = officeServer();
let lead: string;
test.beforeAll(async () => {
	lead = (await sendLead(server, "Rosalie Gardé")).id;
});

interface FormKind {
	name: string;
	member: string;
	path: () => string;
	/** Typed values by the name of the field. A list is the checked boxes of that name. */
	typed: Readonly<Record<string, string | readonly string[]>>;
	submit: string;
}

const contact = pathTo("contact", "fr");

/** The date in Montréal, some days from today. */
const ahead = (days: number) => dayInMontreal(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

/** A day when the company is open. */
const tuesday = () => [7, 8, 9, 10, 11, 12, 13].map(ahead).find((day) => new Date(day).getUTCDay() === 2) ?? "";

const wordsOfPromotion = (locale: string) => ({
	[`words.${locale}.name`]: `Le rabais gardé ${locale}`,
	[`words.${locale}.title`]: "de rabais sur la sécheuse",
	[`words.${locale}.summary`]: "Avant les grands froids, un conduit propre.",
	[`words.${locale}.conditions`]: "Un rabais par adresse.\nAvant les taxes.",
});

const forms: readonly FormKind[] = [
	{
		name: "reply",
		member: jules,
		path: () => `/demandes/${lead}?volet=ecrire`,
		typed: { subject: "Votre sécheuse", text: "Bonjour Rosalie,\n\nvoici ma réponse.", status: "quoted" },
		submit: "Envoyer",
	},
	{
		name: "note",
		member: jules,
		path: () => `/demandes/${lead}?volet=note`,
		typed: { note: "Le chien est gentil; sonner deux fois." },
		submit: "Noter",
	},
	{
		name: "appointment",
		member: jules,
		path: () => `/demandes/${lead}?volet=rendez-vous`,
		typed: {
			place: ["exact"],
			...{ day: tuesday(), from: "09:00", minutes: "300" },
			...{ street: "12, rue des Pins", note: "Sonner deux fois" },
		},
		submit: "Réserver et envoyer",
	},
	{
		name: "settings",
		member: lou,
		path: () => "/reglages/entreprise",
		typed: { email: "allo@airelle.example", "address.street": "4212, rue des Airelles" },
		submit: "Garder en brouillon",
	},
	{
		name: "promotion",
		member: lou,
		path: () => "/reglages/promotions/nouvelle",
		typed: {
			code: "GARDE-20",
			"amount.kind": ["percent"],
			"amount.percent": "20",
			services: ["dryer-ducts", "oriental-rugs"],
			starts: ahead(1),
			ends: ahead(6),
			...wordsOfPromotion("fr"),
			...wordsOfPromotion("en"),
		},
		submit: "Garder en brouillon",
	},
	{
		name: "redirect",
		member: lou,
		path: () => "/redirections",
		typed: { from: "/ancienne-page", to: contact },
		submit: "Ajouter",
	},
	{
		name: "list of redirects",
		member: lou,
		path: () => "/redirections",
		typed: { csv: `/ancienne-a,${contact}\n/ancienne-b,${contact}` },
		submit: "Importer",
	},
	{
		name: "invitation",
		member: ariane,
		path: () => "/membres",
		typed: { name: "Emma Côté", email: "emma@airelle.example", role: "editor", locale: "en" },
		submit: "Envoyer l’invitation",
	},
	{
		name: "privacy incident",
		member: ariane,
		path: () => "/personnes/incidents",
		typed: {
			occurred: "Le 3 novembre",
			noticedOn: "2026-11-04",
			circumstances: "Un courriel est parti à la mauvaise adresse.",
			categories: ["identity"],
			risk: "no",
			assessment: "Un seul nom, sans adresse.",
			measures: "La personne a supprimé le courriel.",
		},
		submit: "Inscrire au registre",
	},
];

const formOf = (page: Page, { typed }: FormKind) =>
	page.locator("form", { has: page.locator(`[name="${Object.keys(typed)[0]}"]:not(button)`) });

async function type(page: Page, kind: FormKind): Promise<void> {
	for (const [name, value] of Object.entries(kind.typed)) {
		const field = formOf(page, kind).locator(`[name="${name}"]`);
		if (typeof value !== "string") {
			for (const choice of value) await field.and(page.locator(`[value="${choice}"]`)).check();
		} else if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(value);
		else await field.fill(value);
	}
}

async function expectTyped(page: Page, kind: FormKind): Promise<void> {
	for (const [name, value] of Object.entries(kind.typed)) {
		const field = formOf(page, kind).locator(`[name="${name}"]`);
		if (typeof value === "string") await expect(field).toHaveValue(value);
		else for (const choice of value) await expect(field.and(page.locator(`[value="${choice}"]`))).toBeChecked();
	}
}

const note = (page: Page) => page.getByRole("status").filter({ hasText: "Pas envoyé, gardé" });
const message = (page: Page) => page.getByRole("textbox", { name: "Message" });
const keptKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("kept")));

/** Ends the session as another tab does: this page does not notice. */
async function signOutElsewhere(page: Page): Promise<void> {
	const options = { form: { from: "test" }, headers: { Origin: server.origin }, maxRedirects: 0 };
	expect((await page.request.post(`${server.origin}/admin/deconnexion`, options)).status()).toBe(303);
}

async function open(page: Page, path: string): Promise<void> {
	await page.goto(`${server.origin}/admin${path}`);
	await hydrated(page);
}

/** All forms are the same component; `kept-forms-refused.spec.ts` keeps a form of the settings in a normal run. */
const usual = "reply";

for (const kind of forms) {
	const tag = kind.name === usual ? [] : ["@thorough"];
	test(`the ${kind.name} keeps its text across pages, reloads and the end of the session`, { tag }, async ({
		page,
	}) => {
		await signIn(page, server, kind.member);
		await open(page, kind.path());
		await expect(note(page)).toHaveCount(0);
		await type(page, kind);

		// Another page and back, without loading the document.
		await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Statistiques" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Statistiques");
		await page.goBack();
		await expectTyped(page, kind);
		await expect(note(page)).toHaveCount(1);
		await expect(note(page)).toContainText(/^Pas envoyé, gardé à \d+\s?h/);

		await page.reload();
		await hydrated(page);
		await expectTyped(page, kind);

		// Signed out in another tab: the page stays, with its text.
		await signOutElsewhere(page);
		await formOf(page, kind).getByRole("button", { name: kind.submit, exact: true }).click();
		const ended = page.getByRole("alert").filter({ hasText: "Votre session a pris fin" });
		await expect(ended).toBeInViewport();
		await expectTyped(page, kind);
		const address = await ended.getByRole("link", { name: "Se connecter" }).getAttribute("href");
		expect(new URL(address ?? "", server.origin).searchParams.get("retour")).toBe(`/admin${kind.path()}`);

		// A document load of the same address, as after the sign-in.
		await signIn(page, server, kind.member);
		await page.goto(`${server.origin}/admin`);
		await open(page, kind.path());
		await expectTyped(page, kind);

		// Accepted: nothing is kept any more.
		await formOf(page, kind).getByRole("button", { name: kind.submit, exact: true }).click();
		await expect.poll(() => keptKeys(page)).toEqual([]);
		await expect(page.getByRole("alert")).toHaveCount(0);
		await open(page, kind.path());
		await expect(note(page)).toHaveCount(0);
	});
}

test("a list keeps its added and removed items", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server, lou);
	await open(page, "/reglages/secteurs");
	const remove = page.getByRole("button", { name: /^Retirer : Secteur 1$/ });
	const names = page.locator('[name^="areas."][name$=".name.fr"]');
	const before = await names.count();
	await remove.click();
	await expect(names).toHaveCount(before - 1);
	const second = await names.first().inputValue();
	await page.reload();
	await hydrated(page);
	await expect(names).toHaveCount(before - 1);
	await expect(names.first()).toHaveValue(second);
	await page.getByRole("button", { name: "Effacer cette saisie" }).click();
	await expect(names).toHaveCount(before);
	expect(await keptKeys(page)).toEqual([]);
});

test("the note about the draft is announced once, and its button restores the saved values", {
	tag: "@thorough",
}, async ({ page }) => {
	await signIn(page, server, jules);
	const { id } = await sendLead(server, "Simone Effacée");
	await open(page, `/demandes/${id}?volet=ecrire`);
	const letter = await message(page).inputValue();
	await message(page).fill("Je me suis trompé de demande.");
	await page.reload();
	await hydrated(page);
	await expect(note(page)).toHaveCount(1);
	expect(await violations(page)).toEqual([]);
	// Reached from the first field of the form, without a pointer.
	await page.getByLabel("Objet").focus();
	await page.keyboard.press("Shift+Tab");
	await expect(page.getByRole("button", { name: "Effacer cette saisie" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(message(page)).toHaveValue(letter);
	await expect(page.getByRole("status").filter({ hasText: "Saisie effacée." })).toHaveCount(1);
	await expect(message(page)).toBeFocused();
	expect(await keptKeys(page)).toEqual([]);
});

for (const answer of ["a redirect", "the page itself"]) {
	test(`a form that was sent while the scripts were loading is not shown as unsent in ${answer}`, async ({ page }) => {
		const isPage = answer === "the page itself";
		await signIn(page, server, isPage ? ariane : jules);
		const path = isPage
			? "/admin/membres"
			: `/admin/demandes/${(await sendLead(server, "Flore Pressée")).id}?volet=note`;
		const [scripts, kept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		await page.route(/\.js$/, (route) => scripts.promise.then(() => route.continue()));
		await page.route(`${server.origin}/admin/**`, async (route) => {
			if (route.request().method() === "POST") await kept.promise;
			await route.continue();
		});
		// Told by the page: a page that is being left evaluates nothing for the test.
		await page.exposeFunction("tellKept", () => kept.resolve());
		await page.addInitScript(() => {
			const { setItem } = Storage.prototype;
			Storage.prototype.setItem = function (key, value) {
				setItem.call(this, key, value);
				if (key.includes("kept")) (window as unknown as { tellKept: () => void }).tellKept();
			};
		});
		await page.goto(server.origin + path, { waitUntil: "commit" });
		if (isPage) {
			await page.getByLabel("Nom").fill("Flore Pressée");
			await page.getByLabel("Courriel").fill("flore@airelle.example");
		} else await page.getByLabel("Note interne").fill("Sonner deux fois.");
		const button = page.getByRole("button", { name: isPage ? "Envoyer l’invitation" : "Noter" });
		await button.evaluate((pressed: HTMLButtonElement) => pressed.click());
		// The page hydrates, and keeps the text, while the browser waits for the server.
		scripts.resolve();
		await kept.promise;
		await expect(page.getByText(isPage ? "Invitation envoyée à Flore Pressée." : "Sonner deux fois.")).toBeVisible();
		await expect.poll(() => keptKeys(page)).toEqual([]);
		await expect(note(page)).toHaveCount(0);
	});
}

test("a call that was only looked up while the scripts were loading is kept", async ({ page }) => {
	await signIn(page, server, jules);
	const scripts = Promise.withResolvers<void>();
	await page.route(/\.js$/, (route) => scripts.promise.then(() => route.continue()));
	await page.goto(`${server.origin}/admin/appel`, { waitUntil: "commit" });
	await page.getByLabel("Téléphone").fill("514 555-0173");
	await page.getByLabel("En quelques mots").fill("Deux tapis à laver.");
	const answered = page.waitForResponse((response) => response.request().method() === "POST");
	// Enter looks up and does not save.
	await page.getByLabel("Téléphone").press("Enter", { noWaitAfter: true });
	await answered;
	scripts.resolve();
	await hydrated(page);
	await expect(page.getByLabel("En quelques mots")).toHaveValue("Deux tapis à laver.");
	await expect(note(page)).toHaveCount(0);
	await open(page, "");
	await open(page, "/appel");
	await expect(note(page)).toHaveCount(1);
	await expect(page.getByLabel("Téléphone")).toHaveValue("514 555-0173");
	await expect(page.getByLabel("En quelques mots")).toHaveValue("Deux tapis à laver.");
	await page.getByLabel("Nom").fill("Norbert Démo");
	await page.getByRole("button", { name: "Enregistrer tout de suite" }).click();
	await page.waitForURL(/\/admin\/demandes\/[\da-f-]{36}$/);
	await expect.poll(() => keptKeys(page)).toEqual([]);
});

test("a note in between does not replace a typed reply", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server, jules);
	const { id } = await sendLead(server, "Théo Modèle");
	await open(page, `/demandes/${id}?volet=ecrire`);
	await message(page).fill("Mon texte à moi.");
	await page.getByRole("link", { name: "Note interne" }).click();
	await page.getByLabel("Note interne").fill("Une note");
	await page.getByRole("button", { name: "Noter" }).click();
	await expect(message(page)).toHaveValue("Mon texte à moi.");
});

test("a reply that is sent with a double click leaves once, without an alarm", async ({ page }) => {
	const { id } = await sendLead(server, "Rosalie Deux Fois");
	await signIn(page, server, jules);
	await open(page, `/demandes/${id}?volet=ecrire`);
	const text = page.locator("textarea[name=text]");
	await text.fill("Bonjour Rosalie");
	await page.getByRole("button", { name: "Envoyer", exact: true }).dblclick();
	await expect(page.getByText("Bonjour Rosalie")).toHaveCount(1);
	await expect(text).toHaveValue("");
	await expect(page.locator(".kept-failure")).toHaveCount(0);
	expect(await keptKeys(page)).toEqual([]);
});

test("signing out forgets all kept text of the browser", async ({ page }) => {
	await signIn(page, server, jules);
	await open(page, `/demandes/${lead}?volet=note`);
	await page.getByLabel("Note interne").fill("À oublier");
	expect(await keptKeys(page)).toHaveLength(1);
	await page.getByRole("button", { name: "Se déconnecter" }).first().click();
	await page.waitForURL(/avis=out/);
	await expect.poll(() => keptKeys(page)).toEqual([]);
});

test("a member never sees the text that another one kept in the same browser", async ({ page }) => {
	await signIn(page, server, jules);
	await open(page, `/demandes/${lead}?volet=note`);
	await page.getByLabel("Note interne").fill("La note de Jules");
	await page.context().clearCookies();
	await signIn(page, server, ariane);
	await open(page, `/demandes/${lead}?volet=note`);
	await expect(page.getByLabel("Note interne")).toHaveValue("");
});

test("passwords and confirmations are never stored", async ({ page }) => {
	await signIn(page, server, lou);
	await open(page, "/compte");
	await page.getByLabel("Mot de passe actuel").fill("un secret bien gardé");
	await page.getByLabel("Nouveau mot de passe").fill("un autre secret bien gardé");
	await page.getByRole("checkbox").check();
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("secret");
	expect(await keptKeys(page)).toEqual([]);
	await signIn(page, server, ariane);
	await open(page, "/personnes");
	await page.getByRole("textbox").fill("rosalie@exemple.example");
	expect(await keptKeys(page)).toEqual([]);
});
