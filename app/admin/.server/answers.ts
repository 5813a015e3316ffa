import { data, type RouterContextProvider } from "react-router";
import type { AuthCode } from "#app/model/members/auth-codes.ts";
import type { Outcome } from "#app/model/members/identity.ts";
import { roles } from "#app/model/members/member.ts";
import { requireMember } from "./require-member.ts";
import { staffContext } from "./staff-context.ts";

const statuses: Partial<Record<AuthCode, number>> = {
	"invalid-credential": 401,
	"too-many-requests": 429,
	"requires-recent-login": 403,
	"expired-action-code": 410,
	"invalid-action-code": 410,
};

/** Returns an error code, which the page translates, with the matching status. */
export function refuse<Fields extends object>(code: AuthCode, fields: Fields) {
	return data({ ...fields, code }, { status: statuses[code] ?? 422 });
}

/** The same for an outcome that may require waiting, which also sets the `Retry-After` header. */
export function refuseOutcome<Fields extends object>(
	context: Readonly<RouterContextProvider>,
	{ code, retryAfter }: Extract<Outcome, { ok: false }>,
	fields: Fields,
) {
	if (retryAfter !== undefined) context.get(staffContext).retryAfter = retryAfter;
	return refuse(code, { ...fields, retryAfter });
}

/** Replaces the cookies set at the start of the request with those of the outcome. */
export function takeCookies(context: Readonly<RouterContextProvider>, { cookies }: Pick<Outcome, "cookies">): void {
	if (cookies.length > 0) context.get(staffContext).cookies = [...cookies];
}

/** Whether the member signed in recently; accounts must not be changed from a forgotten tab. */
export function requireRecent(context: Readonly<RouterContextProvider>): boolean {
	requireMember(context, ...roles);
	return context.get(staffContext).session?.isRecent === true;
}
