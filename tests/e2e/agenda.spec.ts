import type { Page } from "@playwright/test";
import { agendaDocuments, type SampleJob, sampleCrew } from "../../app/appointments/.server/sample-agenda.testing.ts";
import type { Crew } from "../../app/model/appointments/crew.ts";
import { addDays, mondayOf } from "../../app/time/days.ts";
import { dayInMontreal, momentInMontreal } from "../../app/time/montreal.ts";
import { overflow, violations } from "./axe.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { jules } from "./office-members.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";
import { walkByKeyboard } from "./walk.ts";

// The page of an appointment and the booking panel answer in their own specs.
test.use({ expectedErrors: /status of 404/ });

const lou = "lou@airelle.example";
const monday = addDays(mondayOf(dayInMontreal(new Date())), 14);
const day = (count: number) => addDays(monday, count);
const hours = [
	{ days: [1, 2, 3, 4, 5], from: "08:00", to: "18:00" },
	{ days: [6], from: "09:00", to: "15:00" },
];
const crews: Readonly<Record<string, Crew>> = {
	montreal: sampleCrew("Montréal", { hours, people: "Samir et Léa" }),
	laval: sampleCrew("Laval", { hours, colour: "amber", createdAt: "2026-02-01T00:00:00.000Z" }),
	"rive-sud": sampleCrew("Rive-Sud", {
		...{ hours, colour: "sage", createdAt: "2026-03-01T00:00:00.000Z" },
		away: [{ from: day(0), to: day(0), reason: "Congé d’Inès" }],
	}),
	sunday: sampleCrew("Dimanche", {
		hours: [{ days: [7], from: "08:00", to: "16:00" }],
		createdAt: "2026-04-01T00:00:00.000Z",
	}),
};
const address = { street: "4521, rue Démo", unit: "2", city: "Montréal" };
const clocksBack = "2026-11-01";
const clocksForward = "2027-03-14";
const christmas = "2026-12-25";
const jobs: readonly SampleJob[] = [
	{
		...{ id: "claire", crew: "montreal", day: day(1), at: "08:00-10:00", minutes: 165, travel: 15 },
		accessNote: "Sonner au 2.",
		lead: { name: "Claire Démo", address, phone: "5145550163" },
	},
	{ id: "paul", crew: "montreal", day: day(1), at: "13:00-15:00", lead: { name: "Paul Démo" } },
	{ crew: "montreal", day: day(2), at: "08:00-10:00", status: "proposed", lead: { name: "Ariane Démo" } },
	{ id: "nadia", crew: "laval", day: day(3), at: "13:00-15:00", minutes: 90, lead: { name: "Nadia Démo" } },
	{ id: "clinique", crew: "laval", day: day(3), at: "15:00-17:00", lead: { name: "Clinique Démo" } },
	{ crew: "laval", day: day(1), at: "10:00-12:00", status: "missed", lead: { name: "Nora Démo" } },
	{ crew: "laval", day: day(2), at: "10:00-12:00", status: "cancelled", lead: { name: "Annulée Démo" } },
	{ crew: "rive-sud", day: day(2), at: "08:00-10:00", status: "done", lead: { name: "Gabriel Démo" } },
	{ crew: "montreal", day: christmas, at: "08:00-10:00", lead: { name: "Noël Démo" } },
	{ crew: "sunday", day: clocksBack, at: "08:00-10:00", lead: { name: "Novembre Démo" } },
	{ crew: "sunday", day: clocksForward, at: "08:00-10:00", lead: { name: "Mars Démo" } },
	// A full week: twelve appointments for each of five days, which overlap.
	...Array.from({ length: 60 }, (_, index) => ({
		...{ crew: ["montreal", "laval", "rive-sud"][index % 3] ?? "", day: addDays(monday, 14 + (index % 5)) },
		at: ["08:00-10:00", "10:00-12:00", "13:00-15:00", "15:00-17:00"][Math.floor(index / 15)] ?? "",
		lead: { name: `Client Démo ${index}` },
	})),
	// Blocks of every height, with more words than fit.
	...["08:00-08:30", "08:00-09:00", "08:00-09:30", "08:00-10:00", "08:00-11:00"].map((at, index) => ({
		...{ crew: "montreal", day: addDays(monday, 28 + index), at },
		lead: { name: "Syndicat Démo des Lofts-du-Canal, 24 logements", service: "factory-shop-office" as const },
	})),
	{ crew: "laval", day: day(28), at: "08:00-10:00", lead: { name: "Conflit Démo-Longuenfant" } },
	{ crew: "laval", day: day(28), at: "08:30-10:00", lead: { name: "Conflit Démo-Bellehumeur" } },
];

const server = officeServer();
test.beforeAll(() => withStore(server, (store) => store.commit(agendaDocuments(crews, jobs))));

const open = async (page: Page, query: string, email = jules) => {
	await signIn(page, server, email);
	await page.goto(`${server.origin}/admin/agenda${query}`);
	await hydrated(page);
};
const block = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).and(page.locator("[data-block]"));
const week = `?vue=semaine&jour=${monday}&equipe=montreal&equipe=laval&equipe=rive-sud`;

test("the week shows each crew's appointments with their status, the free time, and what to sort out", async ({
	page,
}) => {
	await open(page, week);
	const table = page.getByRole("table", { name: /^Rendez-vous du .*, une ligne par équipe/ });
	await expect(table.getByRole("rowheader")).toHaveText([/Montréal/, /Laval/, /Rive-Sud/]);
	await expect(table.getByRole("columnheader")).toHaveCount(6);
	await expect(block(page, "8–10 h Pris Claire Démo")).toBeVisible();
	await expect(block(page, "Proposé Ariane Démo")).toBeVisible();
	await expect(block(page, "Manqué Nora Démo")).toBeVisible();
	await expect(block(page, "Terminé Gabriel Démo")).toBeVisible();
	await expect(block(page, "Conflit Nadia Démo")).toBeVisible();
	await expect(block(page, "Conflit Clinique Démo")).toBeVisible();
	await expect(page.getByText("Annulée Démo")).toHaveCount(0);
	await expect(table.getByRole("columnheader").nth(1)).toContainText("1 manqué");
	await expect(page.getByText("Congé d’Inès")).toBeVisible();
	const notices = page.getByRole("list", { name: "À régler" });
	await expect(notices.getByText("Nadia Démo et Clinique Démo se chevauchent de 2 h.")).toBeVisible();
	const move = notices.getByRole("link", { name: "Déplacer le rendez-vous de Clinique Démo" });
	await expect(move).toHaveAttribute("href", /\/admin\/demandes\/[\w-]+\?volet=rendez-vous$/);
	await expect(block(page, "Claire Démo")).toHaveAttribute("href", "/admin/rendez-vous/claire");
	expect(await violations(page)).toEqual([]);

	// The block is as high as the time from the first arrival to the latest end, and starts where its time is.
	const [claire, paul] = await Promise.all([
		block(page, "Claire Démo").boundingBox(),
		block(page, "Paul Démo").boundingBox(),
	]);
	const hour = ((paul?.y ?? 0) - (claire?.y ?? 0)) / 5;
	expect(claire?.height).toBeCloseTo(hour * 4.75 - 4, -1);
	expect(paul?.height).toBeCloseTo(hour * 3 - 4, -1);
});

test("words that do not fit into a block of the week end in an ellipsis, and are whole on hover", async ({ page }) => {
	await open(page, `?vue=semaine&jour=${day(28)}&equipe=montreal&equipe=laval`);
	const blocks = block(page, /Démo/);
	await expect(blocks).toHaveCount(7);
	for (const width of [1024, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await blocks.evaluateAll(cutWithoutEllipsis), String(width)).toEqual([]);
		for (const each of await blocks.all()) {
			await each.hover();
			expect(await each.evaluate((link) => link.scrollHeight - link.clientHeight)).toBeLessThan(4);
		}
		await page.mouse.move(0, 0);
	}
});

test("filters, crews and weeks are chosen with the mouse and stay in the address", { tag: "@thorough" }, async ({
	page,
}) => {
	await open(page, week);
	await page.getByRole("checkbox", { name: "Laval" }).click();
	await expect(page.getByRole("rowheader")).toHaveText([/Montréal/, /Rive-Sud/]);
	await expect(page.getByRole("checkbox", { name: "Laval" })).not.toBeChecked();
	await page.getByRole("checkbox", { name: "Rive-Sud" }).click();
	await page.getByRole("checkbox", { name: "Montréal" }).click();
	await expect(page.getByRole("rowheader"), "none chosen shows all").toHaveCount(4);
	await expect(page.getByRole("checkbox", { name: "Montréal" })).toBeChecked();

	await page.getByText("Filtrer", { exact: true }).click();
	await page.getByLabel("Statut du rendez-vous").selectOption({ label: "Manqué" });
	await page.getByRole("button", { name: "Appliquer" }).click();
	await expect(page).toHaveURL(/statut=missed/);
	await expect(block(page, "Nora Démo")).toBeVisible();
	await expect(block(page, "Claire Démo")).toHaveCount(0);
	await page.getByText("Filtrer").click();
	await page.getByRole("link", { name: "Tout afficher" }).click();
	await expect(block(page, "Claire Démo")).toBeVisible();

	await page.getByRole("link", { name: "Semaine suivante" }).click();
	await expect(block(page, "Claire Démo")).toHaveCount(0);
	await page.getByRole("link", { name: "Semaine précédente" }).click();
	await expect(block(page, "Claire Démo")).toBeVisible();
	await page.getByRole("link", { name: "Jour", exact: true }).click();
	await expect(page).toHaveURL(/vue=jour/);
	await page.getByRole("link", { name: "Semaine", exact: true }).click();
	await expect(page).toHaveURL(/vue=semaine/);
	await expect(block(page, "Claire Démo")).toBeVisible();
	await page.getByRole("link", { name: "Aujourd’hui" }).click();
	await expect(page.getByRole("columnheader").filter({ hasText: "Aujourd’hui" })).toHaveCount(1);
});

test("arrow keys move between blocks, and Tab reaches every one", async ({ page }) => {
	await open(page, week);
	await block(page, "Claire Démo").focus();
	await page.keyboard.press("ArrowDown");
	await expect(block(page, "Paul Démo")).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(block(page, "Claire Démo")).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(block(page, "Ariane Démo")).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(block(page, "Claire Démo")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(block(page, "Paul Démo")).toBeFocused();
	await page.keyboard.press("Control+ArrowDown");
	await expect(block(page, "Paul Démo")).toBeFocused();
});

test("free time leads to the choice of a lead, which keeps the time", { tag: "@thorough" }, async ({ page }) => {
	await open(page, week);
	const gap = page.getByRole("link", { name: /^Libre 15 h 30|^Libre 16 h 30 à 18 h/ }).first();
	await gap.click();
	await expect(page.getByRole("heading", { level: 1, name: "Nouveau rendez-vous" })).toBeVisible();
	await expect(page.getByText(/à partir de 16\sh\s30, équipe Montréal$/)).toBeVisible();
	await page.getByLabel("Chercher une demande").fill("Client Démo 7");
	await page.getByRole("button", { name: "Chercher" }).click();
	await expect(page.getByRole("heading", { level: 2 })).toHaveText(/demandes? ouvertes? trouvées?/);
	const found = page.getByRole("main").getByRole("listitem").getByRole("link").first();
	const path = new RegExp(`/admin/demandes/[\\w-]+\\?volet=rendez-vous&jour=${day(1)}&de=16%3A30&equipe=montreal$`);
	await expect(found).toHaveAttribute("href", path);
	expect(await violations(page)).toEqual([]);
	await page.getByRole("link", { name: "Retour à l’agenda" }).click();
	await expect(page).toHaveURL(new RegExp(`/admin/agenda\\?jour=${day(1)}$`));
});

test("a member who only reads leads sees free time without a link, and cannot choose a lead", {
	tag: "@thorough",
}, async ({ page }) => {
	await open(page, week, lou);
	await expect(block(page, "Claire Démo")).toBeVisible();
	await expect(page.getByText(/^Libre 8 à 13\sh/).first()).toBeVisible();
	await expect(page.getByRole("link", { name: /Libre/ })).toHaveCount(0);
	await expect(page.getByRole("link", { name: /^Déplacer|^Rendez-vous$/ })).toHaveCount(0);
	const answer = await page.request.get(`${server.origin}/admin/agenda/nouveau`);
	expect(answer.status()).toBe(403);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the day is the default, with what the crew needs at the door", async ({ page }) => {
		await open(page, `?jour=${day(1)}&equipe=montreal`);
		await expect(page.getByRole("table")).toBeHidden();
		const stop = page.getByRole("article").filter({ hasText: "Claire Démo" });
		await expect(stop).toContainText("8 à 10 h");
		await expect(stop).toContainText("4521, rue Démo, app. 2");
		await expect(stop).toContainText("2 h 45 prévues, fin entre 10 h 45 et 12 h 45");
		await expect(stop).toContainText("Accès : Sonner au 2.");
		const call = stop.getByRole("link", { name: /^Appeler Claire Démo, 514 555-0163$/ });
		await expect(call).toHaveAttribute("href", "tel:+15145550163");
		const map = stop.getByRole("link", { name: /^Carte/ });
		await expect(map).toHaveAttribute("href", /^https:\/\/[^?]+\?.*query=4521/);
		await expect(map).toHaveAttribute("rel", "noreferrer");
		await expect(page.getByText("15 min de route").first()).toBeVisible();
		const paul = page.getByRole("article").filter({ hasText: "Paul Démo" });
		await expect(paul).toContainText("Il manque la rue. Nous avons seulement H2T 1S6.");
		await expect(paul.getByRole("link", { name: /^Carte/ })).toHaveCount(0);
		await expect(paul.getByRole("link", { name: "Compléter l’adresse de Paul Démo" })).toHaveAttribute(
			"href",
			/volet=coordonnees$/,
		);
		expect(await violations(page)).toEqual([]);

		await page.getByRole("navigation", { name: "Équipe" }).getByRole("link", { name: "Laval" }).click();
		await expect(page.getByRole("article").filter({ hasText: "Nora Démo" })).toContainText("Manqué");
		await page.getByRole("link", { name: "Semaine", exact: true }).click();
		await expect(block(page, "Conflit Nadia Démo")).toBeVisible();
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		expect(await violations(page)).toEqual([]);
		await page.locator("summary").click();
		const panel = await page.getByRole("form", { name: "Filtrer l’agenda" }).boundingBox();
		expect(panel?.x ?? -1).toBeGreaterThanOrEqual(0);
		expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(390);
		await page.locator("summary").click();
		await expect(page.getByRole("navigation", { name: "Sections" }).getByRole("link")).toHaveText([
			...["Demandes", "Agenda", "Tâches"],
		]);
	});
});

test("nothing is wider than a screen of 320 pixels, and Tab shows each of its stops there", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await signIn(page, server);
	for (const path of [week, `?vue=jour&jour=${day(1)}`, `?jour=${day(17)}`, "/nouveau", `/feuille?jour=${day(1)}`]) {
		await page.goto(`${server.origin}/admin/agenda${path}`);
		await hydrated(page);
		expect(await overflow(page), path).toBeLessThanOrEqual(0);
	}
	for (const [path, width] of [
		[week, 320],
		[`?vue=jour&jour=${day(1)}&equipe=montreal`, 320],
		[week, 1280],
	] as const) {
		await page.setViewportSize({ width, height: 700 });
		const { hidden, isDone } = await walkByKeyboard(page, `${server.origin}/admin/agenda${path}`);
		expect([isDone, hidden], `${width} ${path}`).toEqual([true, []]);
	}
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("crews, filters and days are chosen, and blocks stand at their times", async ({ page }) => {
		await signIn(page, server, jules);
		await page.goto(`${server.origin}/admin/agenda${week}`);
		await page.getByRole("checkbox", { name: "Rive-Sud" }).press("Space");
		await page.getByRole("button", { name: "Appliquer" }).first().click();
		await expect(page.getByRole("rowheader")).toHaveText([/Montréal/, /Laval/]);
		await page.getByText("Filtrer", { exact: true }).click();
		await page.getByLabel("Statut du rendez-vous").selectOption({ label: "Proposé" });
		await page.getByRole("button", { name: "Appliquer" }).last().click();
		await expect(block(page, "Ariane Démo")).toBeVisible();
		await expect(block(page, "Claire Démo")).toHaveCount(0);
		await page.goto(`${server.origin}/admin/agenda${week}`);
		const [claire, paul] = [
			await block(page, "Claire Démo").boundingBox(),
			await block(page, "Paul Démo").boundingBox(),
		];
		expect(paul?.y ?? 0).toBeGreaterThan((claire?.y ?? 0) + (claire?.height ?? 0));
		await page.getByRole("columnheader").nth(1).getByRole("link").click();
		await expect(page.getByRole("article").filter({ hasText: "Claire Démo" })).toBeVisible();
	});
});

test("in English, the week and the day have English words and times", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server, lou);
	const headers = { Origin: server.origin };
	await page.request.post(`${server.origin}/admin/langue`, { form: { locale: "en" }, headers, maxRedirects: 0 });
	await page.goto(`${server.origin}/admin/agenda${week}`);
	await expect(page.getByRole("heading", { level: 1, name: "Schedule" })).toBeVisible();
	await expect(block(page, "8–10 a.m. Booked Claire Démo")).toBeVisible();
	await expect(page.getByText("Nadia Démo and Clinique Démo overlap by 2 h.")).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await page.goto(`${server.origin}/admin/agenda?vue=jour&jour=${day(1)}`);
	await expect(page.getByText("2 h 45 min planned, done between 10:45 a.m. and 12:45 p.m.")).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await page.request.post(`${server.origin}/admin/langue`, { form: { locale: "fr" }, headers, maxRedirects: 0 });
});

test("the sheet prints each crew on letter paper, without the frame", { tag: "@thorough" }, async ({ page }) => {
	await open(page, `?vue=jour&jour=${day(1)}&equipe=montreal`);
	await page.getByRole("link", { name: "Imprimer" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Équipe Montréal" })).toBeVisible();
	const job = page.getByRole("listitem").filter({ hasText: "Claire Démo" });
	for (const text of ["8 à 10 h", "514 555-0163", "4521, rue Démo", "2 h 45 prévues", "Sonner au 2.", "Remarques"]) {
		await expect(job.first()).toContainText(text);
	}
	expect(await violations(page)).toEqual([]);
	await expect(page.getByRole("navigation")).toHaveCount(0);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();
	await expect(page.getByRole("link", { name: "Retour à l’agenda" })).toBeHidden();
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
	expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 612 792/);
});

test("a closed day is hatched, says so, and reports its appointment", { tag: "@thorough" }, async ({ page }) => {
	await open(page, `?vue=semaine&jour=${christmas}&equipe=montreal`, "ariane@airelle.example");
	await expect(page.getByText("Fermé", { exact: true }).first()).toBeVisible();
	await expect(page.getByRole("link", { name: "Jours fermés" }).first()).toHaveAttribute(
		"href",
		"/admin/reglages/horaire",
	);
	await expect(page.getByText("Un rendez-vous vendredi 25 décembre, jour fermé. Noël Démo.")).toBeVisible();
	await expect(block(page, "Noël Démo")).toBeVisible();
	expect(await violations(page)).toEqual([]);
});

for (const [sunday, name] of [
	[clocksBack, "Novembre Démo"],
	[clocksForward, "Mars Démo"],
] as const) {
	test(`the day on which clocks change, ${sunday}, shows times by the clock, with now in its place`, {
		tag: "@thorough",
	}, async ({ page, launchOffice }) => {
		const offset = momentInMontreal(sunday, "09:00").getTime() - Date.now();
		const moved = await launchOffice({
			CLOCK_OFFSET: String(offset),
			NODE_OPTIONS: `--import ${new URL("moved-clock.ts", import.meta.url).pathname}`,
		});
		await withStore(moved, (store) => store.commit(agendaDocuments(crews, jobs)));
		await signIn(page, moved);
		await page.goto(`${moved.origin}/admin/agenda?equipe=sunday`);
		await expect(page.getByRole("columnheader")).toHaveCount(7);
		await expect(page.getByRole("columnheader").last()).toContainText("Aujourd’hui, Il est 9 h");
		const job = block(page, `8–10 h En cours ${name}`);
		await expect(job).toBeVisible();
		const [box, line] = [await job.boundingBox(), await page.locator(".week-now").boundingBox()];
		// Three hours high, and one of them is over.
		expect(((line?.y ?? 0) - (box?.y ?? 0)) / (box?.height ?? 1)).toBeCloseTo(1 / 3, 1);
		await expect(page.getByRole("link", { name: /^Libre 11 h 30 à 16 h/ })).toBeVisible();
	});
}

test("a week of sixty appointments shows them all, each within reach", { tag: "@thorough" }, async ({ page }) => {
	await open(page, `?vue=semaine&jour=${day(14)}`);
	const blocks = block(page, /Client Démo \d+/);
	await expect(blocks).toHaveCount(60);
	await expect(page.getByRole("columnheader").first()).toContainText("12 rendez-vous");
	// The corner of every block can be pressed: none is wholly covered by another.
	const covered = await blocks.evaluateAll(
		(links) =>
			links.filter((link) => {
				link.scrollIntoView({ block: "center" });
				const { left, top } = link.getBoundingClientRect();
				return !link.contains(document.elementFromPoint(left + 6, top + 8));
			}).length,
	);
	expect(covered).toBe(0);
});

test("hostile values in the address show the agenda of today", { tag: "@thorough" }, async ({ page }) => {
	await signIn(page, server, jules);
	for (const query of [
		"?vue=%00&jour=9999-99-99&equipe=%3Cscript%3E&statut=cancelled&service=x&secteur=%27",
		`?${"equipe=x&".repeat(120)}jour=0000-00-00`,
		"?jour=2026-02-30&jour=%F0%9F%92%A5",
		"/nouveau?jour=x&de=99:99&equipe=%2F..%2F..&q=%00%25_",
		"/feuille?jour=-1&equipe=__proto__",
	]) {
		const answer = await page.request.get(`${server.origin}/admin/agenda${query}`);
		expect(answer.status(), query).toBe(200);
		expect(await answer.text()).not.toContain("<script>x");
	}
});

/** The blocks, or parts of them, that hide words and do not show it. The colour of the work is a little higher than its block. */
function cutWithoutEllipsis(blocks: Element[]): string[] {
	return blocks
		.flatMap((link) => [link, ...link.querySelectorAll("*:not(.sr-only)")])
		.filter((part) => {
			const { overflow: clips, textOverflow, webkitLineClamp } = getComputedStyle(part);
			if (clips !== "hidden" || part.closest(".agenda-mark")) return false;
			const isTooHigh = part.scrollHeight > part.clientHeight + 3 && webkitLineClamp === "none";
			return isTooHigh || (part.scrollWidth > part.clientWidth + 1 && textOverflow !== "ellipsis");
		})
		.map((part) => `${part.className}: ${part.textContent}`);
}
