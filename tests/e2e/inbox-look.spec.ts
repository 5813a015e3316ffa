import { overflow, violations } from "./axe.ts";
import { openOffice, sendLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { startServer, type TestServer } from "./server.ts";
import { signIn } from "./staff-office.ts";

test.describe.configure({ mode: "default" });

let server: TestServer;
let pages: Record<"fr" | "en", string[]>;
test.beforeAll(async ({ browser }) => {
	server = await startServer();
	const page = await browser.newPage();
	await openOffice(page, server);
	await page.close();
	const { id } = await sendLead(server, "Axe", { email: "axe@exemple.example" });
	await sendLead(server, "Axe", { email: "axe@exemple.example" });
	const spam = await sendLead(server, "Robot", { flags: ["honeypot"] });
	// Each page is tested in one language only: the markup is the same in both.
	pages = {
		fr: ["", `/demandes/${id}?volet=ecrire`, `/demandes/${spam.id}`],
		en: ["?vue=spam", `/demandes/${id}?volet=planifier`, "/tableau", `/demandes/${id}/soumission`],
	};
});
test.afterAll(() => server.stop());

for (const locale of ["fr", "en"] as const) {
	test(`the inbox passes axe on phone and desktop (${locale})`, {
		tag: "@thorough",
	}, async ({ page }) => {
		await signIn(page, server, "jules@airelle.example");
		const headers = { Origin: server.origin };
		await page.request.post(`${server.origin}/admin/langue`, { form: { locale, from: "" }, headers });
		for (const path of pages[locale]) {
			await page.goto(`${server.origin}/admin${path}`);
			await hydrated(page);
			// A quote is in the customer's language.
			const spoken = path.endsWith("soumission") ? "fr" : locale;
			await expect(page.locator("html")).toHaveAttribute("lang", `${spoken}-CA`);
			for (const width of [390, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				expect(await violations(page), `${path} at ${width}`).toEqual([]);
				expect(await overflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
			}
		}
	});
}
