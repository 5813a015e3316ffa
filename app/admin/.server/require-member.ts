import { data, type MiddlewareFunction, type RouterContextProvider, redirectDocument } from "react-router";
import type { Member, Role } from "#app/model/members/member.ts";
import { staffContext } from "./staff-context.ts";

/**
 * The signed-in member, if their role is one of those named (any, when none is). Every loader and action of the back
 * office begins with it: an address can be written in many ways, so no path is trusted to have been checked before.
 */
export function requireMember(context: Readonly<RouterContextProvider>, ...allowed: readonly Role[]): Member {
	const { session } = context.get(staffContext);
	// A document load: the pages before the sign-in have a policy of their own, and nothing of a session stays in the tab.
	if (!session) throw redirectDocument("/admin/connexion", 303);
	if (session.state === "second-factor") throw redirectDocument("/admin/connexion/code", 303);
	if (session.state === "second-factor-setup") throw redirectDocument("/admin/connexion/second-facteur", 303);
	if (allowed.length > 0 && !allowed.includes(session.member.role)) throw data(null, { status: 403 });
	return session.member;
}

/** The same, before any page of the frame. */
export const membersOnly: MiddlewareFunction<Response> = async ({ context }, next) => {
	requireMember(context);
	return next();
};
