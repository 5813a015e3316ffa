import { get } from "../../e2e/editor.ts";
import { ariane, expect } from "../../e2e/staff-office.ts";
import { agedKeyFor, send } from "../visitor.ts";
import { test } from "./office.ts";
import { createAdministrator, inside, signIn } from "./sign-in.ts";

test.use({ expectedErrors: /status of 4\d\d|ERR_FAILED/ });

const paths = [
	"",
	"/premier-jour",
	"/premier-jour/textes/privacy",
	"/appel",
	"/agenda",
	"/agenda?vue=jour",
	"/agenda/nouveau",
	"/agenda/nouveau?q=demo",
	"/agenda/feuille",
	"/taches",
	"/taches?qui=equipe",
	"/demandes/plusieurs",
	"/agenda/adresses",
	"/tableau",
	"/clients",
	"/contenu",
	"/contenu/article:pets-and-odours",
	"/contenu/article:pets-and-odours/versions",
	"/realisations",
	"/compte",
	"/membres",
	"/journal",
	"/clients/importations",
	"/statistiques",
	"/statistiques?periode=12-mois&canal=ads&langue=fr",
	"/statistiques/fichier",
	"/chiffres",
	"/personnes",
	`/personnes/dossier?email=${encodeURIComponent(ariane)}`,
	"/personnes/exports",
	"/personnes/conservation",
	"/personnes/incidents",
	"/personnes/consentements",
	"/envois",
	"/envois?activer=due-again",
	"/contrats",
	"/contrats?q=demo&du=2026-01-01&au=2026-12-31",
	"/contrats?q=AIR-DEMO123",
	"/redirections",
	"/reglages",
	"/reglages/entreprise",
	"/reglages/confiance",
	"/reglages/horaire",
	"/reglages/secteurs",
	"/reglages/prix",
	"/reglages/rendez-vous",
	"/reglages/equipes",
	"/reglages/equipes/equipe-1",
	"/reglages/marque",
	"/reglages/marque/courriel",
	"/reglages/marque/soumission",
	"/reglages/services",
	"/reglages/fermeture",
	"/reglages/promotions",
	"/reglages/modeles",
	"/reglages/historique/prix",
	"/sante",
];

test("every page of the back office can run its Firestore queries", async ({ page, office, env }) => {
	await createAdministrator(page, office);
	await signIn(page, office);
	await inside(page);
	const { reference } = await send(office.origin, { key: agedKeyFor(env.SECRET ?? ""), message: "Bonjour" });
	expect(reference).not.toBeNull();
	const statuses: [path: string, status: number][] = [];
	for (const path of paths) {
		const answer = await page.request.get(`${office.origin}/admin${path}`, { maxRedirects: 0 });
		statuses.push([path, answer.status()]);
	}
	expect(statuses).toEqual(paths.map((path) => [path, 200]));
	await page.goto(`${office.origin}/admin/sante`);
	await expect(page.getByText(`Firestore, airelle-staff/${env.FIRESTORE_DATABASE}`)).toBeVisible();
	const { text } = await get(office, "/metrics");
	expect(text).toContain("airelle_outbox_oldest_seconds");
	expect(text).not.toContain("airelle_last_backup_age_seconds");
});
