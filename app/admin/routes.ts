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
	layout("admin/frame.tsx", { id: "admin-frame" }, [
		index("admin/home.tsx"),
		route("compte", "admin/account.tsx"),
		route("compte/second-facteur", "admin/account-second-factor.tsx"),
		route("membres", "admin/members.tsx"),
		route("membres/:id", "admin/member.tsx"),
		route("journal", "admin/audit-log.tsx"),
		route("*", "admin/not-found.tsx"),
	]),
]);
