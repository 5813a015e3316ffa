import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readFormKey } from "#app/.server/form-key.ts";
import { networkOf } from "#app/.server/rate-limit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { isSameOrigin } from "#app/.server/same-origin.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { type Visit, visitContext } from "#app/.server/visit.ts";
import { receiveLead } from "#app/leads/receive-lead.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { ContactAnswer } from "#app/model/contact-answer.ts";
import { contactValues, parseContactForm } from "#app/model/contact-form.ts";
import type { SpamFlag } from "#app/model/lead.ts";
import { StoreUnavailableError } from "#app/model/ports.ts";
import { messages as english } from "#content/messages/en.ts";
import { messages as french } from "#content/messages/fr.ts";

const shortestTime = 3_000;
const longestTime = 24 * 60 * 60 * 1000;
const lowScore = 0.3;

/** A visitor writes. Validate, keep, thank: a redirect means that the request is durable. */
export async function action({ request, context }: ActionFunctionArgs) {
	const [visit, services] = [context.get(visitContext), context.get(servicesContext)];
	const form = await readForm(request);
	const key = readFormKey(String(form.get("key") ?? ""), services.secret);
	if (!isSameOrigin(request, { hasSignedToken: key !== null })) throw data(null, { status: 403 });
	const values = contactValues(form);
	const answer = (fields: Omit<ContactAnswer, "values" | "key">, status: number) =>
		data<ContactAnswer>({ ...fields, values, key: String(form.get("key") ?? "") }, { status });

	const parsed = parseContactForm(values);
	if (parsed.kind === "wrong") return answer({ errors: parsed.errors, failure: null }, 422);
	const now = services.clock.now();
	if (services.limits.flood.isOver("all", now.getTime())) return answer({ errors: {}, failure: "busy" }, 429);
	try {
		const flags = await spamFlags(form, key?.issuedAt ?? null, visit, services);
		const { locale } = visit;
		const marketingText = (locale === "fr" ? french : english).contact.marketing;
		const incoming = {
			kind: "contact" as const,
			request: parsed.request,
			locale,
			key: key?.id ?? null,
			flags,
			marketingText,
		};
		const { lead } = await receiveLead(incoming, services);
		return redirect(pathTo("contact-thanks", locale, { reference: lead.reference }), { status: 303 });
	} catch (error) {
		if (!(error instanceof StoreUnavailableError)) throw error;
		visit.log.error("lead not kept", error, { id: visit.id });
		return answer({ errors: {}, failure: "unavailable" }, 503);
	}
}

/** Cheap checks first. Each one flags; none of them stops the request. */
async function spamFlags(
	form: FormData,
	issuedAt: Date | null,
	{ address }: Visit,
	{ clock, limits, captcha }: Services,
): Promise<SpamFlag[]> {
	const now = clock.now().getTime();
	const flags: SpamFlag[] = [];
	if (form.get("website")) flags.push("honeypot");
	const age = issuedAt ? now - issuedAt.getTime() : null;
	if (age === null || age > longestTime) flags.push("stale-key");
	else if (age < shortestTime) flags.push("too-fast");
	const [fromAddress, fromNetwork] = [
		limits.address.isOver(address, now),
		limits.network.isOver(networkOf(address), now),
	];
	if (fromAddress || fromNetwork) flags.push("rate-limit");
	const token = String(form.get("captcha") ?? "");
	if (captcha && token) {
		const verdict = await captcha.verify(token, "contact");
		if (verdict.kind === "refused") flags.push("captcha-refused");
		if (verdict.kind === "score" && verdict.score < lowScore) flags.push("captcha-low");
	}
	return flags;
}
