import { data, type MiddlewareFunction, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { isMultipart } from "#app/.server/photos/upload-parts.ts";
import { type Member, officeRoles, type Role, roles } from "#app/model/members/member.ts";
import { landingOf, withReturn } from "#app/model/members/return-address.ts";
import { readUnsentForm } from "./read-unsent-form.ts";
import { staffContext } from "./staff-context.ts";

/**
 * Starts every back-office loader and action: a path can be written in many ways, so no check of it is trusted. Admits
 * the roles of the office; a page that crews may open names its roles.
 */
export function requireMember(context: Readonly<RouterContextProvider>, ...allowed: readonly Role[]): Member {
	const { session, returnTo } = context.get(staffContext);
	// A document load: the sign-in pages have their own CSP, and nothing of a session stays in memory.
	if (!session) throw redirectDocument(withReturn("/admin/connexion", returnTo), 303);
	if (session.state === "second-factor") throw redirectDocument(withReturn("/admin/connexion/code", returnTo), 303);
	if (session.state === "second-factor-setup") {
		throw redirectDocument(withReturn("/admin/connexion/second-facteur", returnTo), 303);
	}
	const admitted: readonly Role[] = allowed.length > 0 ? allowed : officeRoles;
	if (!admitted.includes(session.member.role)) throw data(null, { status: 403 });
	return session.member;
}

/**
 * The same as middleware, for all pages of the frame. A form is never redirected: its text would be lost. With
 * JavaScript the page stays (`tellSentForm`); without, the error screen offers to send the form again, also when the
 * store refused it. Forms with files are not kept in memory for that.
 */
export const membersOnly: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
	const { session, locale } = context.get(staffContext);
	if (request.method === "POST" && session?.state !== "open") {
		throw data(await readUnsentForm(request, locale), { status: 401 });
	}
	const { role } = requireMember(context, ...roles);
	// Every sign-in and every link to the start leads here, and a crew has no inbox.
	const start = landingOf(role, null);
	if (request.method === "GET" && url.pathname === "/admin" && start !== url.pathname) throw redirect(start, 303);
	if (request.method !== "POST" || isMultipart(request)) return next();
	const sent = request.clone();
	const response = await next();
	const isRefused = response.status === 503 && response.headers.get("Content-Type")?.startsWith("text/html");
	if (isRefused) throw data(await readUnsentForm(sent, locale), { status: 503 });
	return response;
};
