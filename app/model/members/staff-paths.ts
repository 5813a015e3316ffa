/** The back office's addresses that are named outside of it: in mails, in the shell, by the server at its first start. */
export const staffLinkPaths = {
	"first-access": "/admin/premier-acces",
	invitation: "/admin/invitation",
	reset: "/admin/mot-de-passe",
	"sign-in": "/admin/connexion/lien",
} as const;

/** Where a browser hands a provider's token over. */
export const tokenPath = "/admin/connexion/jeton";
