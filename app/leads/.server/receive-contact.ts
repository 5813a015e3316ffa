import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readFormKey } from "#app/.server/form-key.ts";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { isSameOrigin } from "#app/.server/same-origin.ts";
import { servicesContext } from "#app/.server/services.ts";
import { receiveLead } from "#app/leads/.server/receive-lead.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { ContactAnswer } from "#app/model/leads/contact-answer.ts";
import { contactValues } from "#app/model/leads/contact-fields.ts";
import { parseContactForm } from "#app/model/leads/contact-form.ts";
import { StoreUnavailableError } from "#app/model/ports.ts";
import { areaOf } from "#app/model/site/service-area.ts";
import { messages as english } from "#content/messages/en.ts";
import { messages as french } from "#content/messages/fr.ts";
import { mayMail } from "./may-mail.ts";
import { spamFlags } from "./spam-flags.ts";

/** Receives the contact form. The redirect is sent only after the lead is durable. */
export async function action({ request, context }: ActionFunctionArgs) {
	const [requestContext, services] = [context.get(requestContextKey), context.get(servicesContext)];
	const form = await readForm(request);
	const key = readFormKey(String(form.get("key") ?? ""), services.secret);
	if (!isSameOrigin(request, { hasSignedToken: key !== null })) throw data(null, { status: 403 });
	const values = contactValues(form);
	const answer = (fields: Omit<ContactAnswer, "values" | "key">, status: number) =>
		data<ContactAnswer>({ ...fields, values, key: String(form.get("key") ?? "") }, { status });

	const parsed = parseContactForm(values);
	if (parsed.kind === "wrong") return answer({ errors: parsed.errors, failure: null }, 422);
	const now = services.clock.now();
	if (services.limits.flood.isOver("all", now.getTime())) {
		services.refusedLeads.count("flood");
		return answer({ errors: {}, failure: "busy" }, 429);
	}
	try {
		const flags = await spamFlags(form, "contact", requestContext, services);
		const { locale } = requestContext;
		const marketingText = (locale === "fr" ? french : english).contact.marketing;
		const incoming = {
			kind: "contact" as const,
			request: parsed.request,
			outOfArea:
				areaOf(parsed.request.postalCode ?? "", services.content.reader().read("service-area")).kind === "outside",
			locale,
			key: key?.id ?? null,
			flags,
			mayConfirm: (email: string) => mayMail(email, requestContext, services),
			marketingText,
		};
		const { lead, created } = await receiveLead(incoming, services);
		if (created)
			requestContext.log.info("lead saved", { id: requestContext.id, kind: lead.kind, reference: lead.reference });
		if (lead.confirmationWithheld) requestContext.log.info("confirmation withheld", { id: requestContext.id });
		return redirect(pathTo("contact-thanks", locale, { reference: lead.reference }), { status: 303 });
	} catch (error) {
		if (!(error instanceof StoreUnavailableError)) throw error;
		services.refusedLeads.count("store");
		requestContext.log.error("lead not saved", error, { id: requestContext.id });
		return answer({ errors: {}, failure: "unavailable" }, 503);
	}
}
