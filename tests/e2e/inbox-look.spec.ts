import { overflow, violations } from "./axe.ts";
import { sendLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const server = officeServer();
let pages: Record<"fr" | "en", string[]>;
test.beforeAll(async () => {
	const { id } = await sendLead(server, "Axe", { email: "axe@exemple.example" });
	await sendLead(server, "Axe", { email: "axe@exemple.example" });
	const spam = await sendLead(server, "Robot", { flags: ["honeypot"] });
	// Each page is tested in one language only: the markup is the same in both.
	pages = {
		fr: ["", `/demandes/${id}?volet=ecrire`, `/demandes/${spam.id}`],
		en: ["?vue=spam", `/demandes/${id}?volet=planifier`, "/tableau", `/demandes/${id}/estimation`],
	};
});

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
			// A printed estimate is in the customer's language.
			const spoken = path.endsWith("estimation") ? "fr" : locale;
			await expect(page.locator("html")).toHaveAttribute("lang", `${spoken}-CA`);
			for (const width of [390, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				expect(await violations(page), `${path} at ${width}`).toEqual([]);
				expect(await overflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
			}
		}
	});
}
