import { type RouterContextProvider, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { servicesContext } from "#app/.server/services.ts";
import { refuseOutcome, takeCookies } from "#app/admin/.server/answers.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import type { SecondFactorSetup } from "#app/model/members/identity.ts";
import type { Member } from "#app/model/members/member.ts";

/** The set-up to show until a code confirms it; never in a session whose sign-in is not recent. */
export async function pendingSetup(context: Readonly<RouterContextProvider>): Promise<SecondFactorSetup | null> {
	const { session, request } = context.get(staffContext);
	return session?.isRecent ? context.get(servicesContext).identity.pendingSecondFactor(request) : null;
}

/** Handles both steps of `SecondFactorSetup`: the first redirects to `page`, so that a reload shows the same set-up. */
export async function setUpSecondFactor(
	context: Readonly<RouterContextProvider>,
	member: Member,
	form: FormData,
	{ page, done }: { page: string; done: () => Response },
) {
	const services = context.get(servicesContext);
	const asked = context.get(staffContext).request;
	const intent = String(form.get("intent") ?? "");
	if (intent === "confirm") {
		const code = String(form.get("code") ?? "").slice(0, 20);
		const outcome = await services.identity.confirmSecondFactor(code, asked);
		if (!outcome.ok) return refuseOutcome(context, outcome, { intent });
		takeCookies(context, outcome);
		await recordAudit(services, member, "second-factor-on");
		return done();
	}
	const outcome = await services.identity.startSecondFactor(String(form.get("password") ?? ""), asked);
	if (!outcome.ok) return refuseOutcome(context, outcome, { intent });
	takeCookies(context, outcome);
	return redirect(page, 303);
}
