import type { Role } from "./member.ts";

/** Query parameter of the sign-in pages: the page of the office that the member asked for. */
export const returnParameter = "retour";

/** Short enough to fit, percent-encoded, into the longest URL that the server accepts. */
const longest = 600;

/** First segments below /admin that are no pages of a signed-in member: signing in or out, forms and event streams. */
const notPages: ReadonlySet<string> = new Set([
	"annuler",
	"connexion",
	"deconnexion",
	"identite",
	"invitation",
	"langue",
	"mot-de-passe",
	"nouvelles",
	"premier-acces",
]);

/**
 * Returns the path and query of a page of the office, or null for anything else. Only the form in which the URL parser
 * writes an address is accepted: browsers resolve every other form (`//`, `\`, dots, line breaks) to another address.
 */
export function readReturn(value: string | null): string | null {
	if (value === null || value.length > longest || !value.startsWith("/admin")) return null;
	const url = URL.parse(value, "https://office.invalid");
	if (url?.origin !== "https://office.invalid" || url.pathname + url.search !== value) return null;
	const [, admin, ...segments] = url.pathname.split("/");
	if (admin !== "admin" || notPages.has(segments[0] ?? "")) return null;
	return segments.every((segment) => /^(?:[\w:~-]|\.\w|%3A)+$/.test(segment)) ? value : null;
}

/** The address of a request, to come back to after signing in. A query that is too long is left out. */
export function returnAddressOf({ pathname, searchParams }: URL): string | null {
	const query = new URLSearchParams(searchParams);
	// React Router's mark of a form that was sent to an index page.
	query.delete("index");
	const search = query.size > 0 ? `?${query}` : "";
	return readReturn(pathname + search) ?? readReturn(pathname);
}

/** What a crew may open; every other page would refuse it right after the sign-in. */
const ofCrews = /^\/admin\/(?:agenda|rendez-vous|compte)(?:[/?]|$)/;

/** Where a sign-in leads: to the page that was asked for, or to the first page of the role. */
export function landingOf(role: Role, returnTo: string | null): string {
	if (role !== "crew") return returnTo ?? "/admin";
	return returnTo && ofCrews.test(returnTo) ? returnTo : "/admin/agenda";
}

/** Adds the return address to the address of a sign-in page; the inbox is where a sign-in leads without one. */
export function withReturn(path: string, returnTo: string | null | undefined): string {
	if (!returnTo || returnTo === "/admin") return path;
	return `${path}${path.includes("?") ? "&" : "?"}${returnParameter}=${encodeURIComponent(returnTo)}`;
}
