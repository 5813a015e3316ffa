import sharp from "sharp";
import { desktop, field, get, openContent, publish, saved } from "../../e2e/editor.ts";
import { hydrated } from "../../e2e/journey.ts";
import type { TestServer } from "../../e2e/server.ts";
import { expect } from "../../e2e/staff-office.ts";
import { atMost, largest, tableOf } from "../../faults/figures.ts";
import { startBalancer } from "../nginx.ts";
import { test } from "./office.ts";
import { createAdministrator, inside, signIn } from "./sign-in.ts";

const pets = "/article:pets-and-odours";
const petsPath = "/animaux-et-odeurs";

test.use({ viewport: desktop, expectedErrors: /status of 4\d\d|ERR_FAILED/ });

test("a publication on any server is visible on all of them within a second", async ({ page, office, another }) => {
	const servers = [office, await another(), await another()];
	const balancer = await startBalancer(servers.map(({ port }) => port));
	const site: TestServer = { ...office, origin: balancer.origin };
	try {
		// Each start prints a new link and invalidates the previous one.
		await createAdministrator(page, servers.at(-1) ?? office);
		await signIn(page, site);
		await inside(page);
		// Fills every cache before the change: a later change proves that the server was notified.
		for (const server of servers) expect((await get(server, petsPath)).status).toBe(200);

		const delays: number[] = [];
		for (let round = 1; round <= 5; round++) {
			const title = `Le titre numéro ${round}`;
			await openContent(page, site, pets);
			await field(page, "fr", "matter.title").fill(title);
			await saved(page, "fr");
			const answered = page
				.waitForResponse((response) => response.request().method() === "POST" && response.url().includes("vue=publier"))
				.then(() => performance.now());
			const shown = servers.map((server) => showsAt(server, petsPath, `${title}</h1>`));
			await publish(page, "fr");
			const published = await answered;
			delays.push(...(await Promise.all(shown)).map((at) => at - published));
		}
		const figure = atMost("slowest of 5 publications on 3 servers", largest(delays), 1000, " ms");
		console.log(
			tableOf({ title: "from the answer to whoever publishes to the pages of every server", figures: [figure] }),
		);
		expect(figure.ok, figure.measured).toBe(true);
	} finally {
		// A page that loses its server logs errors.
		await page.goto("about:blank");
		await balancer.stop();
	}
});

test("a cover and a redirect created on one server work on the other", async ({ page, office, another }) => {
	const other = await another();
	await createAdministrator(page, other);
	await signIn(page, office);
	await inside(page);
	await page.goto(`${office.origin}/admin/contenu${pets}/image`);
	await hydrated(page);
	const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#c31" } })
		.jpeg()
		.toBuffer();
	await page.setInputFiles("input[type=file]", { name: "chat.jpg", mimeType: "image/jpeg", buffer: photo });
	await expect(page.getByRole("img", { name: "Aperçu du cadrage" })).toBeVisible();
	await page.getByLabel("en français").fill("Un carré rouge, pour voir comment il est montré.");
	await page.getByLabel("en anglais").fill("A red square, to see how it is shown.");
	await page.getByRole("button", { name: "Utiliser cette image" }).click();
	await page.waitForURL(`**/admin/contenu${pets}`);
	await hydrated(page);
	await field(page, "fr", "matter.slug").fill("animaux-odeurs-et-tapis");
	await saved(page, "fr");
	await publish(page, "fr", "en");

	await expect.poll(async () => (await get(other, "/animaux-odeurs-et-tapis")).status).toBe(200);
	expect(await get(other, petsPath)).toMatchObject({ status: 301, location: "/animaux-odeurs-et-tapis" });
	const shown = (await get(other, "/animaux-odeurs-et-tapis")).text;
	const picture = /\/_pictures\/[0-9a-f-]{36}\/1600\.avif/.exec(shown)?.[0] ?? "";
	const answer = await fetch(other.origin + picture);
	expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 1600, height: 1200 });
});

/** Resolves with the time when the text is shown; rejects when it never is. */
async function showsAt(server: TestServer, path: string, text: string): Promise<number> {
	await expect.poll(async () => (await get(server, path)).text, { intervals: [20], timeout: 30_000 }).toContain(text);
	return performance.now();
}
