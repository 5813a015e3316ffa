import { type ActionFunctionArgs, redirect } from "react-router";
import { recordAudit } from "../../.server/journal/audit.ts";
import { readForm } from "../../.server/read-form.ts";
import { servicesContext } from "../../.server/services.ts";
import { takeCookies } from "../../admin/.server/answers.ts";
import { staffContext } from "../../admin/.server/staff-context.ts";
import type { AuthCode } from "../../model/members/auth-codes.ts";
import { noteStranger } from "../.server/office/sign-in-outcome.ts";

const longest = 8192;

export function loader() {
	return redirect("/admin", 303);
}

/** A browser hands over what the provider gave it: a sign-in makes a session, a refreshed token keeps it. */
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

/** 503 when the provider could not be asked: worth another attempt. */
function refusal(code: AuthCode): Response {
	return Response.json({ code }, { status: code === "network-request-failed" ? 503 : 403 });
}
