/** The back office's addresses that are named outside of it: in mails, in the shell, by the server at its first start. */
export const staffLinkPaths = {
	"first-access": "/admin/premier-acces",
	invitation: "/admin/invitation",
	reset: "/admin/mot-de-passe",
	"sign-in": "/admin/connexion/lien",
} as const;

/** Where a browser hands a provider's token over. */
export const tokenPath = "/admin/connexion/jeton";

/** The table of routes that has the back office in it too; visitors get a shorter one (`scripts/bundle/visitor-manifest.ts`). */
export function staffManifest(visitors: string): string {
	return visitors.replace(/\.js$/, "-staff.js");
}
