import { backOffice } from "../../app/assembly/office-routes.ts";
import { officeRoles, type Role, roles } from "../../app/model/members/member.ts";

/** Roles that may open each back-office route. A route missing here fails the first test of `staff-roles.spec.ts`. */
export const everybody = "everybody";
export const allowed: Readonly<Record<string, readonly Role[] | typeof everybody>> = {
	"": officeRoles,
	connexion: everybody,
	"connexion/code": everybody,
	"connexion/second-facteur": everybody,
	"connexion/lien": everybody,
	"connexion/lien/:token": everybody,
	"connexion/avec/:provider": everybody,
	"connexion/jeton": everybody,
	// For signed-in members, but answers 404 unless Firebase holds the accounts.
	"connexion/relier/:provider": everybody,
	"premier-acces/:token": everybody,
	"invitation/:token": everybody,
	"mot-de-passe/:token": everybody,
	"identite/callback/:provider": everybody,
	deconnexion: everybody,
	langue: everybody,
	"premier-jour": ["administrator"],
	"premier-jour/textes/:text": ["administrator"],
	"demandes/plusieurs": officeRoles,
	"demandes/:id": officeRoles,
	"demandes/:id/taches": ["administrator", "agent"],
	appel: ["administrator", "agent"],
	"appel/apercu": ["administrator", "agent"],
	"appel/courriel": ["administrator", "agent"],
	/** Crews see their own appointments only. */
	agenda: roles,
	"agenda/nouveau": ["administrator", "agent"],
	"agenda/feuille": roles,
	taches: officeRoles,
	"taches/:task": ["administrator", "agent"],
	"taches/:task/agenda": officeRoles,
	/** A form that redirects to the tasks; `staff-roles.spec.ts` tests its permissions. */
	"taches/:task/fait": everybody,
	"demandes/:id/agenda": officeRoles,
	"demandes/:id/reservation": ["administrator", "agent"],
	"demandes/:id/annulation": ["administrator", "agent"],
	"demandes/:id/soumission": ["administrator", "agent"],
	"demandes/:id/soumission/apercu": ["administrator", "agent"],
	"demandes/:id/estimation": officeRoles,
	"demandes/:id/photos/:photo": officeRoles,
	"agenda/adresses": ["administrator", "agent"],
	"rendez-vous/:id": roles,
	/** Editors read appointments, and end none. */
	"rendez-vous/:id/fin": ["administrator", "agent", "crew"],
	"rendez-vous/:id/fin/apercu": ["administrator", "agent", "crew"],
	"rendez-vous/:id/fin/envoi": roles,
	"rendez-vous/:id/photos": roles,
	"rendez-vous/:id/photos/:photo": roles,
	clients: officeRoles,
	"clients/:lead": officeRoles,
	"clients/:lead/joindre": ["administrator", "agent"],
	tableau: officeRoles,
	/** A form that redirects to the inbox; `staff-roles.spec.ts` tests its permissions. */
	annuler: everybody,
	/** An event stream, which would never end here. Signed out it answers 204 to stop retries; see `inbox.spec.ts`. */
	nouvelles: everybody,
	compte: roles,
	"compte/second-facteur": roles,
	membres: ["administrator"],
	"membres/:id": ["administrator"],
	journal: ["administrator"],
	"clients/importations": ["administrator"],
	"clients/importations/:id": ["administrator"],
	"clients/importations/modele": ["administrator"],
	statistiques: officeRoles,
	chiffres: officeRoles,
	"chiffres/fichier": officeRoles,
	"statistiques/fichier": officeRoles,
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
	envois: ["administrator"],
	contrats: ["administrator"],
	"contrats/:id": ["administrator"],
	"contrats/fichier": ["administrator"],
	contenu: ["administrator", "editor"],
	"contenu/:id": ["administrator", "editor"],
	"contenu/:id/versions": ["administrator", "editor"],
	"contenu/:id/brouillon": ["administrator", "editor"],
	"contenu/:id/presence": ["administrator", "editor"],
	"contenu/:id/image": ["administrator", "editor"],
	realisations: ["administrator", "editor"],
	"realisations/:job": ["administrator", "editor"],
	"realisations/:job/photos/:photo": officeRoles,
	reglages: ["administrator", "editor"],
	"reglages/entreprise": ["administrator", "editor"],
	"reglages/marque": ["administrator", "editor"],
	"reglages/marque/courriel": ["administrator", "editor"],
	"reglages/marque/soumission": ["administrator", "editor"],
	"reglages/services": ["administrator", "editor"],
	"reglages/services/:service/image": ["administrator", "editor"],
	"reglages/confiance": ["administrator", "editor"],
	"reglages/horaire": ["administrator", "editor"],
	"reglages/secteurs": ["administrator", "editor"],
	"reglages/prix": ["administrator", "editor"],
	"reglages/rendez-vous": ["administrator", "editor"],
	"reglages/equipes": ["administrator"],
	"reglages/equipes/:id": ["administrator"],
	"reglages/fermeture": ["administrator", "editor"],
	"reglages/promotions": ["administrator", "editor"],
	"reglages/promotions/:id": ["administrator", "editor"],
	"reglages/modeles": ["administrator", "editor"],
	"reglages/modeles/:id": ["administrator", "editor"],
	"reglages/historique/:id": ["administrator", "editor"],
	redirections: ["administrator", "editor"],
	sante: ["administrator"],
	"*": roles,
};

/** Routes that answer POST only; a GET request is redirected. */
export const formsOnly: ReadonlySet<string> = new Set([
	"appel/apercu",
	"appel/courriel",
	"contenu/:id/brouillon",
	"contenu/:id/presence",
	"contrats/fichier",
	"demandes/:id/annulation",
	"demandes/:id/reservation",
	"demandes/:id/soumission/apercu",
	"personnes/copie",
	"personnes/exports/fichier",
	"personnes/incidents/registre",
	"rendez-vous/:id/fin/apercu",
	"rendez-vous/:id/fin/envoi",
	"rendez-vous/:id/photos",
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

/** All back-office paths, without `/admin`. */
export const paths = pathsOf(backOffice);
