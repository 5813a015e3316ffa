import { data, type RouterContextProvider, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { servicesContext } from "#app/.server/services.ts";
import { refuseOutcome, takeCookies } from "#app/admin/.server/answers.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import type { Member } from "#app/model/members/member.ts";
import type { SetupAnswer } from "../../office/second-factor-setup.tsx";

export const noSetup: Omit<SetupAnswer, "code"> = { setup: null, recoveryCodes: [], confirming: false };

/** Handles both steps of `SecondFactorSetup`. The secret and the recovery codes appear only in this response. */
export async function setUpSecondFactor(
	context: Readonly<RouterContextProvider>,
	member: Member,
	form: FormData,
	arrive: string,
) {
	const services = context.get(servicesContext);
	const asked = context.get(staffContext).request;
	const intent = String(form.get("intent") ?? "");
	if (intent === "confirm") {
		const code = String(form.get("code") ?? "").slice(0, 20);
		const outcome = await services.identity.confirmSecondFactor(code, asked);
		if (!outcome.ok) return refuseOutcome(context, outcome, { ...noSetup, intent, confirming: true });
		takeCookies(context, outcome);
		await recordAudit(services, member, "second-factor-on");
		return redirect(arrive, 303);
	}
	const outcome = await services.identity.startSecondFactor(String(form.get("password") ?? ""), asked);
	if (!outcome.ok) return refuseOutcome(context, outcome, { ...noSetup, intent });
	takeCookies(context, outcome);
	const { uri, secret, recoveryCodes } = outcome;
	return data({ ...noSetup, intent, code: null, setup: { uri, secret }, recoveryCodes, confirming: true });
}
