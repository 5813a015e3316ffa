import { type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { refuseOutcome, takeCookies } from "#app/admin/.server/answers.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import type { Outcome } from "#app/model/members/identity.ts";
import type { Member } from "#app/model/members/member.ts";
import { landingOf, readReturn, returnParameter, withReturn } from "#app/model/members/return-address.ts";
import { recordFailedSignIn } from "../sign-in-journal.ts";

type Context = Readonly<RouterContextProvider>;
type Refusal = Extract<Outcome, { ok: false }>;

/**
 * Continues after a correct password, link, provider or code: redirects to the code form, or records the sign-in in the
 * audit log and redirects to the setup of a second factor or to the page that the member asked for.
 */
export async function enter(
	context: Context,
	outcome: Pick<Outcome, "cookies">,
	way: string,
	returnTo: string | null,
): Promise<Response> {
	takeCookies(context, outcome);
	const { address } = context.get(staffContext).request;
	const services = context.get(servicesContext);
	const asked = { headers: new Headers({ Cookie: cookieHeader(outcome.cookies) }), address };
	const { session } = await services.identity.session(asked, { renew: false });
	if (!session) return redirect(withReturn("/admin/connexion", returnTo), 303);
	if (session.state === "second-factor") return redirect(withReturn("/admin/connexion/code", returnTo), 303);
	await recordAudit(services, session.member, "signed-in", { detail: way });
	const setUp = session.state === "second-factor-setup" || session.offersSecondFactor;
	return setUp
		? redirect(withReturn("/admin/connexion/second-facteur", returnTo), 303)
		: arrive(session.member, returnTo);
}

/**
 * Signs in with the password that a link was just used to choose. Returns null when the password is not the member's, or
 * when members sign in elsewhere. Whoever presses the button twice arrives here with a used link and the right password.
 */
export async function enterAfterLink(
	context: Context,
	{ email, password }: { email: string; password: string },
	returnTo: string | null,
): Promise<Response | null> {
	const { request } = context.get(staffContext);
	const outcome = await context.get(servicesContext).identity.signInWithPassword(email, password, request);
	return outcome.ok ? enter(context, outcome, "password", returnTo) : null;
}

/** A document load: the page may be a download, and signed-in pages have another CSP. */
export function arrive({ role }: Member, returnTo: string | null): Response {
	return redirectDocument(landingOf(role, returnTo), 303);
}

/** The page that the member asked for before signing in, from the query of a sign-in page. */
export function returnOf(request: Request): string | null {
	return readReturn(new URL(request.url).searchParams.get(returnParameter));
}

/** Rejects a password, and records the failure in the audit log under the member whose address was typed. */
export function refusePassword<Fields extends object>(
	context: Context,
	outcome: Refusal,
	fields: Fields & { email: string },
) {
	const { identity } = context.get(servicesContext);
	note(context, "sign-in-failed", () => identity.memberByEmail(fields.email));
	return refuseOutcome(context, outcome, fields);
}

/** Records a rejected link, provider or token, whose member is unknown. */
export function noteStranger(context: Context): void {
	note(context, "sign-in-failed", async () => null);
}

export function refuseCode<Fields extends object>(context: Context, outcome: Refusal, member: Member, fields: Fields) {
	note(context, "second-factor-failed", async () => member);
	return refuseOutcome(context, outcome, fields);
}

/** The response does not wait for this: its duration must not reveal whether an address is a member's. */
function note(
	context: Context,
	action: Parameters<typeof recordFailedSignIn>[1],
	findMember: () => Promise<Member | null>,
): void {
	const services = context.get(servicesContext);
	const { log } = context.get(requestContextKey);
	void findMember()
		.then((member) => recordFailedSignIn(services, action, member))
		.catch((error: unknown) => log.error("sign-in not recorded in the journal", error));
}

/** The Cookie header that the browser will send back. */
function cookieHeader(lines: readonly string[]): string {
	const kept = lines.filter((line) => !/max-age=0(?:;|$)/i.test(line));
	return kept.map((line) => line.split(";")[0]).join("; ");
}
