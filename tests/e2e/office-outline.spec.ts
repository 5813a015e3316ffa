import { violations } from "./axe.ts";
import { storeJob } from "./gallery-jobs.ts";
import { sendLead } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { paths } from "./office-access.ts";
import { fillOffice } from "./office-data.ts";
import { readHtml } from "./parse.ts";
import { officeServer } from "./spec-servers.ts";
import { firstAccessLink, signIn } from "./staff-office.ts";

const server = officeServer();
let lead: string;
test.beforeAll(async () => {
	await fillOffice(server);
	lead = (await sendLead(server, "Plan De Page")).id;
	await storeJob(server);
});

test("every screen has a title of its own kind, one first heading, and no skipped heading level", {
	tag: "@thorough",
}, async ({ page }) => {
	await signIn(page, server);
	const faults: string[] = [];
	const seen = new Set<string>();
	const pageOf = new Map<string, string>();
	const queue = ["", `/demandes/${lead}`, `/demandes/${lead}?volet=ecrire`, `/demandes/${lead}?volet=planifier`];
	for (const path of queue) {
		const response = await page.request.get(`${server.origin}/admin${path}`);
		if (!response.headers()["content-type"]?.startsWith("text/html")) continue;
		const { titles, headings, links } = await readHtml(page, await response.text());
		const found = [headings.filter((level) => level === 1).length === 1, titles.length === 1, !hasGap(headings)];
		if (response.status() !== 200 || found.includes(false))
			faults.push(`${path}: ${response.status()}, titles ${titles.join(" / ")}, headings ${headings.join(" ")}`);
		const [screen = ""] = path.split("?");
		const [title = ""] = titles;
		const same = pageOf.get(title) ?? screen;
		if (same !== screen) faults.push(`${screen} and ${same} have the same title: ${title}`);
		pageOf.set(title, screen);
		for (const link of links) {
			const next = /^\/admin(\/[^?#]+)/.exec(link)?.[1] ?? "";
			const route = routeOf(next);
			if (next === "" || seen.has(route) || doors.test(next)) continue;
			seen.add(route);
			queue.push(next);
		}
	}
	expect(faults).toEqual([]);
	expect(seen.size, [...seen].join(" ")).toBeGreaterThan(25);
});

test("the title of a page about one thing names it, in both languages", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server);
	const headers = { Origin: server.origin };
	const titleOf = async (path: string) => {
		const response = await page.request.get(`${server.origin}/admin${path}`);
		const [title = ""] = (await readHtml(page, await response.text())).titles;
		// Without the number of new leads.
		return title.replace(/^\(\d+\) /, "");
	};
	const incident = await page.request.post(`${server.origin}/admin/personnes/incidents`, {
		form: sampleIncident,
		headers,
		maxRedirects: 0,
	});
	const number = /incidents\/([\d-]+)/.exec(incident.headers().location ?? "")?.[1] ?? "none";
	const members = await (await page.request.get(`${server.origin}/admin/membres`)).text();
	const jules = /href="\/admin(\/membres\/[^"]+)"(?:(?!<a ).)*Jules Roy/s.exec(members)?.[1] ?? "";
	// French last: the tests below read French titles.
	for (const locale of ["en", "fr"] as const) {
		await page.request.post(`${server.origin}/admin/langue`, { form: { locale }, headers });
		const french = locale === "fr";
		for (const [path, title] of [
			[`/demandes/${lead}`, french ? /^Plan De Page, AIR-\w+ \| Demandes/ : /^Plan De Page, AIR-\w+ \| Requests/],
			[`/demandes/${lead}/estimation`, /^Plan De Page, AIR-\w+ \| /],
			["/contenu/page:home", french ? /^Accueil \| Contenu/ : /^Home \| Content/],
			["/contenu/page:home/versions", french ? /^Accueil \| / : /^Home \| /],
			["/contenu/article:pets-and-odours/image", french ? /^Animaux/ : /^Pets/],
			[jules, /^Jules Roy \| /],
			["/reglages/historique/prix", french ? /^Prix \| / : /^Prices \| /],
			["/reglages/promotions/DUO-AUTOMNE", /^DUO-AUTOMNE \| Promotions/],
			[`/personnes/incidents/${number}`, new RegExp(`^Incident ${number} \\| `)],
			["/invitation/x.y", french ? /^Lien expiré \| / : /^Link expired \| /],
		] as const) {
			expect.soft(await titleOf(path), path).toMatch(title);
		}
	}
});

test.describe("a page that cannot be shown", () => {
	test.use({ expectedErrors: /status of 40[34]/ });

	test("has a title and passes axe, for an unknown path, an unknown lead and another role", {
		tag: "@thorough",
	}, async ({ page }) => {
		for (const [email, path, status, title, width] of [
			["ariane@airelle.example", "/cette-page-n-existe-pas", 404, "Page introuvable", 390],
			["ariane@airelle.example", "/demandes/inconnue", 404, "Page introuvable", 1440],
			["jules@airelle.example", "/membres", 403, "Accès non autorisé", 390],
		] as const) {
			await signIn(page, server, email);
			const response = await page.goto(`${server.origin}/admin${path}`);
			expect(response?.status(), path).toBe(status);
			await hydrated(page);
			// The title also counts new leads.
			await expect(page).toHaveTitle(new RegExp(`^(?:\\(\\d+\\) )?${title} \\| Airelle$`));
			await page.setViewportSize({ width, height: 900 });
			expect(await violations(page), `${path} at ${width} px`).toEqual([]);
		}
	});
});

test.describe("a new password", () => {
	test.use({ expectedErrors: /status of 422/ });

	test("that is rejected is described by its error and by the rules", { tag: "@thorough" }, async ({
		page,
		launch,
	}) => {
		const fresh = await launch();
		await page.goto(await firstAccessLink(fresh));
		await page.getByLabel("Nom").fill("Ariane Bois");
		await page.getByLabel("Courriel").fill("ariane@airelle.example");
		await page.getByLabel("Mot de passe").fill("court");
		await page.getByRole("button", { name: "Créer l’accès" }).click();
		const field = page.getByLabel("Mot de passe");
		await expect(field).toHaveAttribute("aria-invalid", "true");
		const described = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
		expect(described).toEqual(expect.arrayContaining(["new-password-error", "password-rules"]));
		for (const id of described) await expect(page.locator(`#${id}`)).toHaveCount(1);
	});
});

test("the names of the columns of the board take one line at 1440 px", { tag: "@thorough" }, async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/tableau`);
	const columns = await page.locator(".board-column").evaluateAll((all) =>
		all.map((column) => {
			const range = document.createRange();
			const text = document.createTreeWalker(column.querySelector("h2") as Element, NodeFilter.SHOW_TEXT).nextNode();
			range.selectNodeContents(text as Node);
			const lines = range.getClientRects().length;
			return { name: text?.textContent, lines, over: column.scrollWidth - column.clientWidth };
		}),
	);
	expect(columns).toHaveLength(6);
	expect(columns.filter(({ lines, over }) => lines > 1 || over > 0)).toEqual([]);
});

test("the notice that offers to undo a change covers no button of the page at 390 and 1440 px", {
	tag: "@thorough",
}, async ({ page }) => {
	await signIn(page, server);
	for (const [width, height] of [
		[390, 844],
		[1440, 900],
	] as const) {
		await page.setViewportSize({ width, height });
		const path = `${server.origin}/admin/demandes/${lead}?volet=ecrire`;
		await page.goto(path);
		const seen = await page.locator("input[name=seen]").first().inputValue();
		const form = { intent: "note", note: "Une note", seen };
		await page.request.post(path, { form, headers: { Origin: server.origin }, maxRedirects: 0 });
		await page.goto(path);
		await hydrated(page);
		await page.locator(".office-notice").hover();
		// On a phone the notice lies over the page, and the page scrolls.
		if (width < 768) await page.getByRole("button", { name: "Envoyer" }).focus();
		const covered = await page.evaluate(() => {
			const notice = document.querySelector(".office-notice")?.getBoundingClientRect();
			const isSend = (each: Element) => each === document.activeElement;
			const wide = window.innerWidth > 768;
			const buttons = [...document.querySelectorAll("main button, main .button")].filter(
				(each) => wide || isSend(each),
			);
			return buttons
				.filter((each) => {
					const box = each.getBoundingClientRect();
					if (!notice || box.width === 0) return false;
					const beside = box.right <= notice.left || box.left >= notice.right;
					return !beside && box.bottom > notice.top && box.top < notice.bottom;
				})
				.map(({ textContent }) => textContent);
		});
		await expect(page.locator(".office-notice")).toBeVisible();
		expect(covered, `${width} px`).toEqual([]);
	}
});

const sampleIncident = {
	occurred: "Hier",
	noticedOn: "2026-11-12",
	circumstances: "Un téléphone perdu",
	categories: "other",
	people: "",
	risk: "no",
	assessment: "Aucun",
	measures: "Aucune",
};

/** Downloads, sign-out and event streams are not screens. */
const doors = /\/(?:deconnexion|nouvelles|agenda|photos|langue)(?:\/|$)/;

/** Two pages of the same route count once. */
function routeOf(path: string): string {
	const matches = paths.filter((route) => new RegExp(`^/${route.replace(/:\w+/g, "[^/]+")}$`).test(path));
	return matches.toSorted((one, other) => one.split(":").length - other.split(":").length)[0] ?? path;
}

/** Whether a heading is more than one level below the one before it. */
function hasGap(levels: readonly number[]): boolean {
	return levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1);
}
