import { atLeast, atMost, type FaultReport, largest } from "../faults/figures.ts";
import { ask } from "./ask.ts";
import type { Staff } from "./staff.ts";
import { createTally } from "./tally.ts";
import type { Target } from "./target.ts";

/** Pages of the back office that read their query, with the names that they read. */
const pages: Readonly<Record<string, readonly string[]>> = {
	"/admin": ["vue", "statut", "service", "genre", "canal", "responsable", "filtre", "q", "suite"],
	"/admin/agenda": ["vue", "jour", "equipe", "statut", "service", "secteur"],
	"/admin/agenda/feuille": ["jour", "equipe"],
	"/admin/agenda/nouveau": ["jour", "de", "equipe", "q"],
	"/admin/appel": ["client"],
	"/admin/chiffres": ["periode", "du au"],
	"/admin/chiffres/fichier": ["du au"],
	"/admin/clients": ["q", "suite"],
	"/admin/contenu": ["vue", "q"],
	"/admin/contenu/page:home/versions": ["a", "de", "suite"],
	"/admin/contrats": ["du au", "q", "suite", "pour"],
	"/admin/journal": ["suite"],
	"/admin/redirections": ["chercher", "essai"],
	"/admin/reglages/historique/prices": ["a", "de", "suite"],
	"/admin/realisations": ["suite"],
	"/admin/statistiques": ["periode", "canal", "page", "service", "langue"],
	"/admin/tableau": ["carte", "vers"],
	"/admin/taches": ["qui", "suite"],
};

const values: readonly string[] = [
	"9999-12-31",
	"8999-12-31",
	"1000-01-01",
	"0000-01-01",
	"2026-02-30",
	"-1",
	"1e309",
	"99999999999999999999",
	"constructor",
	"\u0000",
	"//evil.example",
	"WzEsMl0",
	"x".repeat(900),
];

/** In milliseconds: far more than any of these pages takes, on a busy machine too. */
const longest = 10_000;

/** Anybody can lead a signed-in member to an address: none makes the server fail or keeps it busy. */
export async function officeAddresses({ origin }: Target, { cookies }: Staff): Promise<FaultReport> {
	const tally = createTally();
	const times: number[] = [];
	for (const [path, names] of Object.entries(pages)) {
		for (const name of names) {
			for (const value of values) {
				const query = new URLSearchParams(name.split(" ").map((each) => [each, value]));
				const begun = performance.now();
				const { status, headers } = await ask({ origin, path: `${path}?${query}`, cookie: cookies.administrator });
				times.push(performance.now() - begun);
				const isLocked = headers.location?.startsWith("/admin/connexion");
				tally.note("addresses that fail", (status >= 500 || isLocked) && `${path}?${query}: ${status}`);
			}
		}
	}
	return {
		title: "addresses of the back office with any query",
		figures: [
			atLeast("addresses asked for", times.length, 400),
			...tally.figures("addresses that fail"),
			atMost("slowest answer", largest(times), longest, " ms"),
		],
	};
}
