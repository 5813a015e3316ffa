import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import type { Member, Role } from "#app/model/member.ts";
import { staffContext } from "./staff-context.ts";

/**
 * The signed-in member, if their role is one of those named (any, when none is). Every loader and action of the back
 * office begins with it: an address can be written in many ways, so no path is trusted to have been checked before.
 */
export function requireMember(context: Readonly<RouterContextProvider>, ...allowed: readonly Role[]): Member {
	const { session } = context.get(staffContext);
	if (!session) throw redirect("/admin/connexion", 303);
	if (session.state === "second-factor") throw redirect("/admin/connexion/code", 303);
	if (allowed.length > 0 && !allowed.includes(session.member.role)) throw data(null, { status: 403 });
	return session.member;
}

/** The same, before any page of the frame. */
export const membersOnly: MiddlewareFunction<Response> = async ({ context }, next) => {
	requireMember(context);
	return next();
};
