import type { Page } from "@playwright/test";
import type { Brand } from "#app/model/brand/brand.ts";
import type { Hex } from "#app/model/brand/color.ts";
import { derivePalette } from "#app/model/brand/palette.ts";
import type { ContentEntry } from "#app/model/editing/content-entry.ts";
import type { Creation } from "#app/model/ports.ts";
import { brand as shipped } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { overflow, violations } from "./axe.ts";
import { pathTo } from "./estimate/visitor.ts";
import { expect, hydrated, test } from "./journey.ts";
import { startPrepared } from "./prepared-server.ts";
import type { TestServer } from "./server.ts";

const longName = "Nettoyage et entretien Saint-Jean-Baptiste inc.";
const usual = [pathTo("index", "fr"), pathTo("estimate", "fr")];
const pages = process.env.THOROUGH ? [...usual, pathTo("services-dryer-ducts", "fr"), pathTo("contact", "fr")] : usual;

/** Publishes a name and a look, as the office does. */
async function branded(name: string, look: Partial<Brand>): Promise<TestServer> {
	const published = (kind: "brand" | "company", all: object): Creation<"content"> => {
		const at = new Date(0).toISOString();
		const data = {
			...{ kind, draft: null, published: { all }, englishFollows: null, revision: 1, publishedAt: at },
			...{ scheduledFor: null, scheduled: null, updatedAt: at, updatedBy: null },
		} as ContentEntry;
		return { kind: "create", collection: "content", id: kind, data };
	};
	return startPrepared(async (store) => {
		await store.commit([published("brand", { ...shipped, ...look }), published("company", { ...company, name })]);
	});
}

const token = (page: Page, name: string) =>
	page.evaluate((it) => getComputedStyle(document.documentElement).getPropertyValue(it).trim(), `--${name}`);

for (const [about, main, accent, fonts] of [
	["yellow and cyan", "#ffff00", "#00ffff", "classic"],
	["white and white", "#ffffff", "#ffffff", "geometric"],
] as [string, Hex, Hex, Brand["fonts"]][]) {
	test.describe(`a brand in ${about}`, { tag: fonts === "classic" ? [] : ["@thorough"] }, () => {
		test.describe.configure({ mode: "serial" });
		const palette = derivePalette({ main, accent });
		let server: TestServer;
		test.beforeAll(async () => {
			server = await branded(longName, { colors: { main, accent }, fonts });
		});
		test.afterAll(() => server.stop());

		test("shows on every page, readable, from the first paint on", async ({ page }) => {
			for (const path of [...pages, "/admin/connexion"]) {
				await page.goto(server.origin + path);
				await hydrated(page);
				expect(await token(page, "color-spruce"), path).toBe(palette.spruce);
				expect(await violations(page), path).toEqual([]);
			}
			const html = await (await page.request.get(server.origin + pathTo("index", "fr"))).text();
			expect(html.slice(0, html.indexOf("</head>"))).toContain(`--color-spruce:${palette.spruce}`);
		});

		test("stays while visitors move between pages, and fits on a phone", async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto(server.origin + pathTo("index", "fr"));
			await hydrated(page);
			expect(await overflow(page)).toBeLessThanOrEqual(0);
			const header = page.locator("header").first();
			expect((await header.boundingBox())?.height).toBeLessThanOrEqual(80);
			await page.locator(`footer a[href="${pathTo("prices", "fr")}"]`).click();
			await expect(page).toHaveURL(server.origin + pathTo("prices", "fr"));
			expect(await token(page, "color-spruce")).toBe(palette.spruce);
		});
	});
}

const longest = "Entretien et nettoyage Beaulieu-Lavallée";
for (const name of [company.name, "Nettoyage Beaulieu", longest]) {
	const tag = name === longest ? [] : ["@thorough"];
	test(`a company that is called ${name} has one row beside its menu, and its whole name on every page`, {
		tag,
	}, async ({ page }) => {
		const server = await branded(name, {});
		try {
			for (const path of [pathTo("index", "fr"), pathTo("estimate", "fr")]) {
				await page.goto(server.origin + path);
				for (const width of [320, 390, 768, 1024, 1280, 1440]) {
					await page.setViewportSize({ width, height: 900 });
					const about = `${path} at ${width}`;
					const header = page.locator("header").first();
					expect((await header.boundingBox())?.height, about).toBeLessThanOrEqual(width < 768 ? 80 : 88);
					expect(await overflow(page), about).toBeLessThanOrEqual(0);
					for (const mark of await page.locator(".mark > span:visible").all()) {
						const cut = await mark.evaluate((it) => [
							it.scrollHeight - it.clientHeight,
							it.scrollWidth - it.clientWidth,
						]);
						// Letters of the usual size are a little higher than their line.
						expect(Math.max(...cut), about).toBeLessThanOrEqual(6);
					}
				}
			}
		} finally {
			// Pictures of other widths may still be loading.
			await page.goto("about:blank");
			await server.stop();
		}
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("the brand shows too", { tag: "@thorough" }, async ({ page }) => {
		const server = await branded("Propreté Boréale", { colors: { main: "#2b4c9b", accent: "#1f7a3d" } });
		await page.goto(server.origin + pathTo("index", "fr"));
		const mark = page.locator("header .mark").first();
		await expect(mark.locator("b")).toHaveText("PB");
		await server.stop();
	});
});
