import { index, layout, route } from "@react-router/dev/routes";

/**
 * The back office, one address a page whatever its language. `back-office.tsx` says who asks; `frame.tsx` lets members
 * only through; each loader and action names the roles that it serves.
 */
export const backOffice = route("admin", "admin/back-office.tsx", { id: "admin" }, [
	layout("admin/door.tsx", { id: "admin-door" }, [
		route("connexion", "admin/sign-in.tsx"),
		route("connexion/code", "admin/second-factor.tsx"),
		route("connexion/lien", "admin/request-link.tsx"),
		route("connexion/lien/:token", "admin/follow-link.tsx"),
		route("connexion/relier/:provider", "admin/link-account.tsx"),
		route("premier-acces/:token", "admin/first-access.tsx"),
		route("invitation/:token", "admin/choose-password.tsx", { id: "admin-invitation" }),
		route("mot-de-passe/:token", "admin/choose-password.tsx", { id: "admin-reset" }),
	]),
	route("connexion/jeton", "admin/take-token.ts"),
	route("connexion/avec/:provider", "admin/start-federated.ts"),
	route("identite/callback/:provider", "admin/finish-federated.ts"),
	route("deconnexion", "admin/sign-out.ts"),
	route("langue", "admin/choose-language.ts"),
	route("personnes/copie", "admin/people/download-person.ts"),
	route("personnes/photos/:id", "admin/people/photo.ts"),
	route("personnes/exports/fichier", "admin/people/download-leads.ts"),
	route("personnes/incidents/registre", "admin/people/download-incidents.ts"),
	route("annuler", "admin/undo.ts"),
	route("nouvelles", "admin/news.ts"),
	route("demandes/:id/agenda", "admin/request-calendar.ts"),
	route("demandes/:id/soumission", "admin/request-quote.tsx"),
	route("demandes/:id/photos/:photo", "admin/request-photo.ts"),
	layout("admin/frame.tsx", { id: "admin-frame" }, [
		layout("admin/requests.tsx", { id: "admin-requests" }, [
			index("admin/requests-start.tsx"),
			route("demandes/:id", "admin/request.tsx"),
		]),
		route("tableau", "admin/board.tsx"),
		route("compte", "admin/account.tsx"),
		route("compte/second-facteur", "admin/account-second-factor.tsx"),
		route("membres", "admin/members.tsx"),
		route("membres/:id", "admin/member.tsx"),
		route("journal", "admin/audit-log.tsx"),
		route("chiffres", "admin/figures.tsx"),
		route("personnes", "admin/people/find-person.tsx"),
		route("personnes/dossier", "admin/people/person-file.tsx"),
		route("personnes/exports", "admin/people/exports.tsx"),
		route("personnes/conservation", "admin/people/retention.tsx"),
		route("personnes/incidents", "admin/people/incidents.tsx"),
		route("personnes/incidents/:id", "admin/people/incident.tsx"),
		route("personnes/consentements", "admin/people/consents.tsx"),
		route("contenu/:id/image", "admin/content/cover.tsx"),
		route("redirections", "admin/redirects/redirects.tsx"),
		route("sante", "admin/health.tsx"),
		route("*", "admin/not-found.tsx"),
	]),
]);
