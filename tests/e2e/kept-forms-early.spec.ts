import type { Page } from "@playwright/test";
import { sendLead } from "./inbox-leads.ts";
import { hydrated, test } from "./journey.ts";
import { jules, lou } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { ariane, expect, signIn } from "./staff-office.ts";

/** Browsers log the status of a refused form as a console error. */
test.use({ expectedErrors: /status of 422/ });

const server = officeServer();
let lead: string;
test.beforeAll(async () => {
	lead = (await sendLead(server, "Flavie Hâtive")).id;
});

const note = (page: Page) => page.getByRole("status").filter({ hasText: "Pas envoyé, gardé" });

/** Forms that the server does not accept as they are typed here, or that only look something up. */
const forms = [
	{
		name: "reply without a text",
		member: jules,
		path: () => `/demandes/${lead}?volet=ecrire`,
		typed: { subject: "Votre sécheuse", text: " " },
		press: "button:text-is('Envoyer')",
	},
	{
		name: "appointment that is only checked",
		member: jules,
		path: () => `/demandes/${lead}?volet=rendez-vous`,
		typed: { street: "12, rue des Pins", note: "Sonner deux fois" },
		press: ".booking-bar [value=check]",
	},
	{
		name: "preview of a quote",
		member: jules,
		path: () => `/demandes/${lead}/soumission`,
		typed: { text: "Le conduit doit être accessible." },
		press: "[value=preview]:visible",
	},
	{
		name: "settings with a wrong address",
		member: lou,
		path: () => "/reglages/entreprise",
		typed: { email: "allo", "address.street": "4212, rue des Airelles" },
		press: "button:text-is('Garder en brouillon')",
	},
	{
		name: "incident without its facts",
		member: ariane,
		path: () => "/personnes/incidents",
		typed: { occurred: "Le 3 novembre", circumstances: "Un courriel est parti à la mauvaise adresse." },
		press: "button:text-is('Inscrire au registre')",
	},
] as const;

for (const { name, member, path, typed, press } of forms) {
	test(`the ${name}, sent while the scripts were loading, stays kept`, async ({ page }) => {
		await signIn(page, server, member);
		const scripts = Promise.withResolvers<void>();
		await page.route(/\.js$/, (route) => scripts.promise.then(() => route.continue()));
		const field = (of: string) => page.locator(`textarea[name="${of}"], input[name="${of}"]`);
		await page.goto(`${server.origin}/admin${path()}`, { waitUntil: "commit" });
		for (const [of, value] of Object.entries(typed)) await field(of).fill(value);
		const answered = page.waitForResponse((response) => response.request().method() === "POST");
		await page
			.locator(press)
			.first()
			.evaluate((pressed: HTMLElement) => pressed.click());
		await answered;
		scripts.resolve();
		await hydrated(page);
		for (const [of, value] of Object.entries(typed)) await expect(field(of)).toHaveValue(value);
		await expect(note(page)).toHaveCount(0);

		// The member leaves without typing again, by an address that redirects.
		await page.goto(`${server.origin}/admin/connexion`);
		expect(new URL(page.url()).pathname).not.toContain("connexion");
		await hydrated(page);
		await page.goto(`${server.origin}/admin${path()}`);
		await hydrated(page);
		await expect(note(page)).toHaveCount(1);
		for (const [of, value] of Object.entries(typed)) await expect(field(of)).toHaveValue(value);
	});
}
