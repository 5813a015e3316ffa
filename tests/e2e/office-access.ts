import { backOffice } from "../../app/assembly/office-routes.ts";
import { type Role, roles } from "../../app/model/members/member.ts";

/** Who may open what. A route that is not here fails the first test. */
export const everybody = "everybody";
export const allowed: Readonly<Record<string, readonly Role[] | typeof everybody>> = {
	"": roles,
	connexion: everybody,
	"connexion/code": everybody,
	"connexion/second-facteur": everybody,
	"connexion/lien": everybody,
	"connexion/lien/:token": everybody,
	"connexion/avec/:provider": everybody,
	"connexion/jeton": everybody,
	// For members, and not there at all unless they prove who they are elsewhere.
	"connexion/relier/:provider": everybody,
	"premier-acces/:token": everybody,
	"invitation/:token": everybody,
	"mot-de-passe/:token": everybody,
	"identite/callback/:provider": everybody,
	deconnexion: everybody,
	langue: everybody,
	"demandes/:id": roles,
	"demandes/:id/agenda": roles,
	"demandes/:id/soumission": roles,
	"demandes/:id/photos/:photo": roles,
	tableau: roles,
	/** A form that leads back to the inbox; what it may do is below. */
	annuler: everybody,
	/** Nobody is told with an empty answer, so that browsers stop asking; see `inbox.spec.ts`. It would not end here. */
	nouvelles: everybody,
	compte: roles,
	"compte/second-facteur": roles,
	membres: ["administrator"],
	"membres/:id": ["administrator"],
	journal: ["administrator"],
	chiffres: roles,
	personnes: ["administrator"],
	"personnes/dossier": ["administrator"],
	"personnes/copie": ["administrator"],
	"personnes/photos/:id": ["administrator"],
	"personnes/exports": ["administrator"],
	"personnes/exports/fichier": ["administrator"],
	"personnes/conservation": ["administrator"],
	"personnes/incidents": ["administrator"],
	"personnes/incidents/:id": ["administrator"],
	"personnes/incidents/registre": ["administrator"],
	"personnes/consentements": ["administrator"],
	contenu: ["administrator", "editor"],
	"contenu/:id": ["administrator", "editor"],
	"contenu/:id/versions": ["administrator", "editor"],
	"contenu/:id/brouillon": ["administrator", "editor"],
	"contenu/:id/presence": ["administrator", "editor"],
	"contenu/:id/image": ["administrator", "editor"],
	reglages: ["administrator", "editor"],
	"reglages/entreprise": ["administrator", "editor"],
	"reglages/horaire": ["administrator", "editor"],
	"reglages/secteurs": ["administrator", "editor"],
	"reglages/prix": ["administrator", "editor"],
	"reglages/promotions": ["administrator", "editor"],
	"reglages/promotions/:id": ["administrator", "editor"],
	"reglages/historique/:id": ["administrator", "editor"],
	redirections: ["administrator", "editor"],
	sante: ["administrator"],
	"*": roles,
};

/** Files that a form is answered with: a link to them only leads back. */
export const formsOnly: ReadonlySet<string> = new Set([
	"contenu/:id/brouillon",
	"contenu/:id/presence",
	"personnes/copie",
	"personnes/exports/fichier",
	"personnes/incidents/registre",
]);

interface RouteEntry {
	path?: string | undefined;
	index?: boolean | undefined;
	children?: RouteEntry[] | undefined;
}

function pathsOf({ path, index, children = [] }: RouteEntry): string[] {
	const below = children.flatMap(pathsOf);
	if (index) return [""];
	return path === undefined ? below : path === "admin" ? below : [path, ...below];
}

/** Every path of the back office, without its first segment. */
export const paths = pathsOf(backOffice);
