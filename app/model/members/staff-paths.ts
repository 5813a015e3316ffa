/** Back-office paths used elsewhere: in mails, by `scripts/staff.ts` and in the server's output at its first start. */
export const staffLinkPaths = {
	"first-access": "/admin/premier-acces",
	invitation: "/admin/invitation",
	reset: "/admin/mot-de-passe",
	"sign-in": "/admin/connexion/lien",
} as const;

/** Where the browser posts a provider's token. */
export const tokenPath = "/admin/connexion/jeton";

/** Query parameter of the pages of a link, which otherwise speak the language of their member. */
export const languageParameter = "langue";
