import { type ActionFunctionArgs, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { takeCookies } from "#app/admin/.server/answers.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import type { AuthCode } from "#app/model/members/auth-codes.ts";
import { noteStranger } from "../.server/office/sign-in-outcome.ts";

const longest = 8192;

export function loader() {
	return redirect("/admin", 303);
}

/** Receives the provider's token from the browser: `sign-in` creates a session, `renew` extends it. */
export async function action({ request, context }: ActionFunctionArgs) {
	const services = context.get(servicesContext);
	const { elsewhere } = services.identity;
	if (!elsewhere) return refusal("operation-not-allowed");
	const form = await readForm(request);
	const token = String(form.get("token") ?? "");
	if (token === "" || token.length > longest) return refusal("invalid-user-token");
	const asked = context.get(staffContext).request;
	if (form.get("intent") === "renew") {
		const renewed = await elsewhere.renew(token, asked);
		if (!renewed.ok) return refusal(renewed.code);
		takeCookies(context, renewed);
		return Response.json({ code: null });
	}
	const outcome = await elsewhere.signIn(token, asked);
	if (!outcome.ok) {
		if (outcome.code !== "network-request-failed") noteStranger(context);
		return refusal(outcome.code);
	}
	takeCookies(context, outcome);
	await recordAudit(services, outcome.member, "signed-in", { detail: "firebase" });
	if (outcome.joined) await recordAudit(services, outcome.member, "joined");
	return Response.json({ code: null });
}

/** 503 when the provider was unreachable: the browser retries. */
function refusal(code: AuthCode): Response {
	return Response.json({ code }, { status: code === "network-request-failed" ? 503 : 403 });
}
