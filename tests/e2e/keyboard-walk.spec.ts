import type { Page } from "@playwright/test";
import { locales } from "#app/locale/locales.ts";
import { storeAccepted } from "./accepted-quotes.ts";
import { pathsByKind } from "./crawl.ts";
import { fromAnywhere, pathTo, prepare } from "./estimate/visitor.ts";
import { storeJob } from "./gallery-jobs.ts";
import { sendLead } from "./inbox-leads.ts";
import { expect, test, watch } from "./journey.ts";
import { allowed, everybody, formsOnly, paths } from "./office-access.ts";
import { celeste, fillOffice, storeCheckedImport } from "./office-data.ts";
import { signIn } from "./staff-office.ts";
import { walkByKeyboard } from "./walk.ts";

/** Every stop of the Tab key is on the screen, under no fixed bar, and has a ring. */
test.use({ viewport: { width: 320, height: 640 } });

/** The pages that differ most; `npm run test:thorough` walks every kind of page in both languages. */
const usual = (["index", "contact", "services-dryer-ducts", "estimate", "prices"] as const).map((name) =>
	pathTo(name, "fr"),
);

for (const [which, locale] of [["usual", "fr"], ...locales.map((each) => ["every", each] as const)] as const) {
	const tag = which === "usual" ? [] : ["@thorough"];
	test(`Tab shows each of its stops on ${which} kind of page, in ${locale}`, { tag }, async ({ page, request }) => {
		const paths = which === "usual" ? usual : await pathsByKind(request, locale);
		for (const path of paths) {
			const { stops, hidden, isDone } = await walkByKeyboard(page, path);
			expect.soft(hidden, path).toEqual([]);
			expect(isDone && stops > 20, `${path} has ${stops} stops`).toBe(true);
		}
	});
}

test("Tab shows each of its stops on every step of the estimate", { tag: "@thorough" }, async ({
	page,
	context,
	sharedServer,
}) => {
	const { origin } = sharedServer;
	await context.setExtraHTTPHeaders(fromAnywhere());
	await prepare(
		{ page, origin, locale: "fr" },
		{ kinds: ["ventilation-ducts", "oriental-rugs"], visit: { postalCode: "H2T 2S9" } },
	);
	for (const step of ["estimate-details", "estimate-appointment", "estimate-person"] as const) {
		const { stops, hidden, isDone } = await walkByKeyboard(page, origin + pathTo(step, "fr"));
		expect.soft(hidden, step).toEqual([]);
		expect(isDone && stops > 8, `${step} has ${stops} stops`).toBe(true);
	}
});

/** Screens that differ most; `npm run test:thorough` walks all of them. */
const usualScreens = ["", "demandes/:id", "reglages/prix"];

test.describe("in the back office", () => {
	test.use({ expectedErrors: /status of 404/ });

	test("Tab shows each of its stops on its screens", async ({ page, context, launchOffice, expectedErrors }) => {
		const server = await launchOffice();
		await fillOffice(server);
		const { id } = await sendLead(server, "Visiteuse");
		await signIn(page, server);
		const list = await (await page.request.get(`${server.origin}/admin/membres`)).text();
		const incident = { occurred: "Hier", noticedOn: "2026-11-12", circumstances: "Une clé USB", categories: "other" };
		const assessed = { people: "", risk: "no", assessment: "Aucun", measures: "Aucune" };
		const recorded = await page.request.post(`${server.origin}/admin/personnes/incidents`, {
			form: { ...incident, ...assessed },
			headers: { Origin: server.origin },
			maxRedirects: 0,
		});
		const finished = await storeJob(server, { email: "finished@airelle.example", phone: null });
		const ids: Readonly<Record<string, string>> = {
			"demandes/:id": id,
			"demandes/:id/soumission": id,
			"demandes/:id/estimation": id,
			"membres/:id": /\/admin\/membres\/([\w-]+)"/.exec(list)?.[1] ?? "",
			"contenu/:id": "article:pets-and-odours",
			"contenu/:id/versions": "article:pets-and-odours",
			"contenu/:id/image": "article:pets-and-odours",
			"contrats/:id": (await storeAccepted(server, { name: "Odile Démo" })).id,
			"personnes/incidents/:id": /incidents\/([\d-]+)/.exec(recorded.headers().location ?? "")?.[1] ?? "",
			"clients/importations/:id": await storeCheckedImport(server),
			"clients/:lead": id,
			"clients/:lead/joindre": id,
			"rendez-vous/:id": finished.job,
			"rendez-vous/:id/fin": finished.job,
			"realisations/:job": finished.job,
			"premier-jour/textes/:text": "privacy",
			"reglages/equipes/:id": "equipe-1",
			"reglages/services/:service/image": "oriental-rugs",
			"reglages/promotions/:id": "DUO-AUTOMNE",
			"reglages/modeles/:id": "first",
			"reglages/historique/:id": "prix",
		};
		const screens = paths.filter((path) => allowed[path] !== everybody && !formsOnly.has(path));
		const files = [
			"demandes/:id/agenda",
			"clients/importations/modele",
			"demandes/:id/photos/:photo",
			"realisations/:job/photos/:photo",
			"rendez-vous/:id/photos/:photo",
			"reglages/marque/courriel",
			"personnes/photos/:id",
			"taches/:task/agenda",
			"chiffres/fichier",
			"statistiques/fichier",
		];
		// `tasks.spec.ts` opens the forms of tasks.
		const elsewhere = ["demandes/:id/taches", "taches/:task"];
		const walked = screens.filter(
			(screen) =>
				!files.includes(screen) &&
				!elsewhere.includes(screen) &&
				(process.env.THOROUGH || usualScreens.includes(screen)),
		);
		expect(walked.length).toBeGreaterThanOrEqual(usualScreens.length);
		const walkAll = async (tab: Page, part: readonly string[]) => {
			for (const screen of part) {
				expect(!screen.includes(":") || ids[screen], screen).toBeTruthy();
				const query = screen === "personnes/dossier" ? `?q=${celeste.email}` : "";
				const address = `/admin/${screen.replace(/:\w+/, ids[screen] ?? "").replace("*", "inconnu")}${query}`;
				const { stops, hidden, isDone } = await walkByKeyboard(tab, server.origin + address);
				expect.soft(hidden, address).toEqual([]);
				expect(isDone && stops > 0, `${address} has ${stops} stops`).toBe(true);
			}
		};
		// In two tabs: while one waits for the server, the other one is walked.
		const second = await context.newPage();
		const problems = watch(second);
		const half = Math.ceil(walked.length / 2);
		await Promise.all([walkAll(page, walked.slice(0, half)), walkAll(second, walked.slice(half))]);
		expect(problems.filter((problem) => !expectedErrors?.test(problem))).toEqual([]);
	});
});
