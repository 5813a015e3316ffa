import { data, type MiddlewareFunction, type RouterContextProvider, redirectDocument } from "react-router";
import type { Member, Role } from "#app/model/members/member.ts";
import { withReturn } from "#app/model/members/return-address.ts";
import { readUnsentForm } from "./read-unsent-form.ts";
import { staffContext } from "./staff-context.ts";

/** Starts every back-office loader and action: a path can be written in many ways, so no check of it is trusted. */
export function requireMember(context: Readonly<RouterContextProvider>, ...allowed: readonly Role[]): Member {
	const { session, returnTo } = context.get(staffContext);
	// A document load: the sign-in pages have their own CSP, and nothing of a session stays in memory.
	if (!session) throw redirectDocument(withReturn("/admin/connexion", returnTo), 303);
	if (session.state === "second-factor") throw redirectDocument(withReturn("/admin/connexion/code", returnTo), 303);
	if (session.state === "second-factor-setup") {
		throw redirectDocument(withReturn("/admin/connexion/second-facteur", returnTo), 303);
	}
	if (allowed.length > 0 && !allowed.includes(session.member.role)) throw data(null, { status: 403 });
	return session.member;
}

/**
 * The same as middleware, for all pages of the frame. A form is never redirected: its text would be lost. With
 * JavaScript the page stays (`tellSentForm`); without, the error screen offers to send the form again.
 */
export const membersOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const { session, locale } = context.get(staffContext);
	if (request.method === "POST" && session?.state !== "open") {
		throw data(await readUnsentForm(request, locale), { status: 401 });
	}
	requireMember(context);
	return next();
};
