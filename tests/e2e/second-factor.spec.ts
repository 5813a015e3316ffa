import { totp } from "../contracts/totp.ts";
import { test } from "./journey.ts";
import { officeServer } from "./spec-servers.ts";
import { expect, password, signIn } from "./staff-office.ts";

test.use({ expectedErrors: /status of 401/ });

const server = officeServer();

for (const [who, path, javaScriptEnabled] of [
	["jules@airelle.example", "/admin/compte/second-facteur", true],
	["lou@airelle.example", "/admin/connexion/second-facteur", false],
] as const) {
	// `staff.spec.ts` sets up a second factor in the account, with JavaScript.
	const tag = javaScriptEnabled ? ["@thorough"] : [];
	test(`QR code and recovery codes stay until a code confirms them, at ${path} ${javaScriptEnabled ? "with" : "without"} JavaScript`, {
		tag,
	}, async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled, locale: "fr-CA" });
		const page = await context.newPage();
		await signIn(page, server, who);
		await page.goto(server.origin + path);
		await page.getByLabel("Mot de passe actuel").fill(password);
		await page.getByRole("button", { name: "Commencer" }).click();
		const shown = async () => {
			await expect(page.getByRole("img", { name: /Code QR/ })).toBeVisible();
			return [await page.locator("[data-key]").textContent(), ...(await page.locator("li code").allTextContents())];
		};
		const first = await shown();
		expect(first).toHaveLength(11);
		await page.getByLabel("Code", { exact: true }).fill("000000");
		await page.getByRole("button", { name: "Activer le second facteur" }).click();
		await expect(page.getByRole("alert")).toContainText("Ce code est incorrect");
		expect(await shown()).toEqual(first);
		await page.goto(server.origin + path);
		expect(await shown()).toEqual(first);
		await page.reload();
		expect(await shown()).toEqual(first);

		// Another session of the same member, who has not typed the password there, is shown nothing.
		const other = await browser.newContext();
		const elsewhere = await other.newPage();
		await signIn(elsewhere, server, who);
		expect(await (await elsewhere.request.get(server.origin + path)).text()).not.toContain("data-key");
		await other.close();

		await page.getByLabel("Code", { exact: true }).fill(totp((first[0] ?? "").replaceAll(" ", "")));
		await page.getByRole("button", { name: "Activer le second facteur" }).click();
		await page.waitForURL(/\/admin(?:\/compte\?avis=saved)?$/);
		expect(await (await page.request.get(`${server.origin}/admin/compte/second-facteur`)).text()).not.toMatch(
			/data-key|<code>/,
		);
		await context.close();
	});
}
