import type { Page } from "@playwright/test";
import { overflow, violations } from "./axe.ts";
import { type Published, publishJob } from "./gallery-data.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { startServer, type TestServer } from "./server.ts";

test.describe.configure({ mode: "default" });

const first = "Cuisine avant un déménagement";
let server: TestServer;
let jobs: Published[];

/** The server looks every few seconds for what another process published. */
test.beforeAll(async () => {
	const wanted = [
		{ isIllustration: true as const, sentence: "Rien n’a été brisé." },
		{ title: { fr: "Évier", en: "Sink" }, sentence: "They <b>cleaned</b> behind it.", locale: "en" as const },
		{ title: { fr: "Four", en: "Oven" }, hasBefore: false },
		{ title: { fr: "Bouches d’air", en: "Air vents" }, service: "ventilation-ducts" as const, area: "laval" },
	];
	server = await startServer();
	jobs = await withStore(server, (store) =>
		Promise.all(
			wanted.map((job, at) => publishJob(store, { ...job, publishedAt: `2026-11-1${5 - at}T12:00:00.000Z` })),
		),
	);
	await expect
		.poll(async () => {
			const html = await (await fetch(`${server.origin}/realisations`)).text();
			return jobs.every(({ entry }) => html.includes(entry));
		})
		.toBe(true);
});
test.afterAll(() => server.stop());

const at = (path: string) => server.origin + path;
const frame = (page: Page) => page.locator(".before-after");
/** The share of the picture before that is drawn. */
const drawn = (page: Page) =>
	frame(page)
		.locator("[data-side]")
		.evaluate((side) => 100 - Number.parseFloat(getComputedStyle(side).clipPath.split(" ")[1] ?? "0"));

test("a visitor filters the gallery, compares by mouse and keyboard, and opens another entry", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(at("/services/grand-menage"));
	await hydrated(page);
	const strip = page.getByRole("region", { name: "Réalisations" });
	await expect(strip.getByRole("heading", { level: 3 })).toHaveText([first, "Évier", "Four"]);
	await page.getByRole("contentinfo").getByRole("link", { name: "Réalisations" }).click();
	await expect(page).toHaveURL(at("/realisations"));
	await expect(page.getByText("4 réalisations, de la plus récente à la plus ancienne.")).toBeVisible();
	await expect(page.getByText("Ce site est un exemple.")).toBeVisible();
	await expect(frame(page).getByText("Illustration")).toBeVisible();

	const slider = page.getByRole("slider", { name: "Limite entre l’image avant et l’image après" });
	await slider.focus();
	await page.keyboard.press("End");
	await expect(slider).toHaveAttribute("aria-valuetext", "100\u00a0% avant, 0\u00a0% après");
	expect(await drawn(page)).toBe(100);
	const box = await frame(page).boundingBox();
	if (!box) throw new Error("no frame");
	await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
	await expect.poll(() => drawn(page)).toBeLessThan(30);

	const [before, after] = [frame(page).locator("img").first(), frame(page).locator("img").last()];
	for (const [view, shown] of [
		["Côte à côte", [true, true]],
		["Avant seul", [true, false]],
		["Après seul", [false, true]],
	] as const) {
		await page.getByRole("radio", { name: view }).press("Space");
		await expect(slider).toBeHidden();
		await expect(before).toBeVisible({ visible: shown[0] });
		await expect(after).toBeVisible({ visible: shown[1] });
	}
	await page.getByRole("radio", { name: "Après seul" }).press("ArrowRight");
	await expect(page.getByRole("radio", { name: "Glisser" })).toBeChecked();
	await expect(slider).toBeVisible();

	await page.getByRole("link", { name: "Évier" }).press("Enter");
	const heading = page.getByRole("heading", { level: 2, name: "Évier" });
	await expect(heading).toBeFocused();
	await expect(page.locator("blockquote", { hasText: "They <b>cleaned</b> behind it." })).toHaveAttribute(
		"lang",
		"en-CA",
	);
	await expect(page.getByRole("heading", { level: 3, name: first })).toBeVisible();
	await expect(page).toHaveURL(at(`/realisations#${jobs[1]?.entry}`));
	await page.getByRole("link", { name: "Four", exact: true }).click();
	const oven = page.getByRole("heading", { level: 2, name: "Four", exact: true });
	await expect(oven).toBeFocused();
	await page.goBack();
	await expect(heading).toBeFocused();
	await page.goForward();
	await expect(oven).toBeFocused();
	await page.reload();
	await expect(oven).toBeInViewport();
	await expect(slider).toHaveCount(0);
	await expect(page.getByRole("group", { name: "Façon de comparer" })).toHaveCount(0);

	await page.getByRole("link", { name: "Conduits de ventilation , 1 réalisation" }).click();
	await expect(page).toHaveURL(at("/realisations/nettoyage-conduits-ventilation"));
	await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Bouches d’air");
	await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(at("/en/our-work/ventilation-duct-cleaning"));
	await expect(page.getByText("1 job.", { exact: true })).toBeVisible();
	await expect(page.getByText("Ventilation ducts · Laval · October 2026").first()).toBeVisible();
});

test("an entry that a service page links to is open in the gallery", { tag: "@thorough" }, async ({ page }) => {
	await page.goto(at("/services/grand-menage"));
	await hydrated(page);
	await page.getByRole("region", { name: "Réalisations" }).getByRole("link", { name: "Évier" }).click();
	await expect(page).toHaveURL(at(`/realisations/grand-menage#${jobs[1]?.entry}`));
	await expect(page.getByRole("heading", { level: 2, name: "Évier" })).toBeFocused();
});

test("the gallery passes axe, fits every width, and reserves the space of its pictures", { tag: "@thorough" }, async ({
	page,
}) => {
	for (const path of [
		"/realisations",
		...(process.env.THOROUGH ? ["/en/our-work", "/realisations/conduits-secheuse"] : []),
	]) {
		await page.setViewportSize({ width: 1440, height: 900 });
		const response = await page.goto(at(path));
		expect(response?.status()).toBe(200);
		await hydrated(page);
		expect(await violations(page), path).toEqual([]);
		for (const width of [390, 320]) {
			await page.setViewportSize({ width, height: 844 });
			expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
		}
		expect(await violations(page), `${path} at 320 px`).toEqual([]);
		const small = page.getByRole("main").locator("a:visible, label:visible").filter({ hasNotText: "Écrivez-nous" });
		const heights = await small.evaluateAll((all) =>
			all
				.filter((one) => !one.matches(".card-link, .inline-link, li a[class*=min-h-8]"))
				.map((one) => [one.textContent, one.getBoundingClientRect().height] as const)
				.filter(([, height]) => height < 44),
		);
		expect(heights, path).toEqual([]);
	}
	await page.goto(at("/realisations"));
	const images = page.locator(".before-after img");
	await expect(images).toHaveCount(2);
	for (const image of await images.all()) {
		await expect(image).toHaveAttribute("fetchpriority", "high");
		await expect(image).toHaveAttribute("srcset", /-480\.webp 480w.*-960\.webp 800w$/);
		await expect(image).toHaveJSProperty("complete", true);
		expect(await image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
	}
	await page.emulateMedia({ forcedColors: "active" });
	const borders = await page
		.getByRole("navigation", { name: "Filtrer par service" })
		.getByRole("link")
		.evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopWidth));
	expect(borders).toEqual(["3px", "1px", "1px"]);
	await expect(page.locator(".gallery-pairs img[loading=lazy][width][height]")).toHaveCount(5);
});

test("a withdrawn photo leaves the picture at once and the pages when they are next asked", async ({
	page,
	request,
}) => {
	const { job, entry } = jobs[3] as Published;
	const path = at("/realisations/nettoyage-conduits-ventilation");
	await page.goto(path);
	await expect(page.getByRole("heading", { level: 2, name: "Bouches d’air" })).toBeVisible();
	const picture = at(`/_gallery/${entry}/after-480.webp`);
	expect((await request.get(picture)).headers()["content-type"]).toBe("image/webp");
	await withStore(server, async (store) => {
		const stored = await store.get("jobs", job);
		if (!stored) throw new Error("no job");
		const data = { ...stored.data, gallery: null, publishedAt: null };
		await store.commit([{ kind: "replace", collection: "jobs", ...stored, data }]);
	});
	expect((await request.get(picture)).status()).toBe(404);
	// Another process changed the store: the server looks for such changes every few seconds.
	await expect.poll(async () => (await request.get(path)).text()).not.toContain("Bouches d’air");
	await page.reload();
	await expect(page.getByRole("heading", { name: "Conduits de ventilation\u00a0: pas encore de photo" })).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("both pictures are side by side, and a link shows how to withdraw one", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(at("/en/our-work"));
		await expect(page.getByRole("slider")).toHaveCount(0);
		await expect(page.getByRole("group", { name: "How to compare" })).toHaveCount(0);
		const [before, after] = await Promise.all(
			[0, 1].map((index) => frame(page).locator("img").nth(index).boundingBox()),
		);
		expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(after?.y ?? 0);
		await page.getByRole("link", { name: "Sink" }).click();
		await expect(page).toHaveURL(new RegExp(`#${jobs[1]?.entry}$`));
		await expect(page.getByRole("heading", { level: 3, name: "Sink" })).toBeInViewport();
		await page.getByRole("link", { name: "Take my photo down" }).click();
		await expect(page.getByRole("heading", { name: "How to take your photo down" })).toBeInViewport();
	});
});

test("an empty gallery is linked from nowhere, and its page says why", async ({ page, request }) => {
	for (const path of ["/sitemap.xml", "/llms.txt", "/", "/services/grand-menage", "/recherche?q=realisations"])
		expect(await (await request.get(path)).text(), path).not.toMatch(/\/realisations|\/our-work/);
	await page.goto("/realisations");
	await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Pas encore de photo");
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	expect(await violations(page)).toEqual([]);
});
