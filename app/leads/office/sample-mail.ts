import type { LoaderFunctionArgs } from "react-router";
import { mailPolicy } from "#app/.server/http/security-headers.ts";
import { sampleLead } from "#app/.server/leads/sample-lead.ts";
import { draftReader } from "#app/.server/pages/open-preview.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { defaultLocale, isLocale } from "#app/locale/locales.ts";
import { sampleLanguage } from "#app/model/brand/brand-preview.ts";
import { renderConfirmation } from "../.server/mails/visitor-mails.ts";

/** The mail that confirms an estimate, with the draft of the brand. Shown in a frame on the screen of the brand. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	requireMember(context, "editor", "administrator");
	const services = context.get(servicesContext);
	const requestContext = context.get(requestContextKey);
	const asked = new URL(request.url).searchParams.get(sampleLanguage) ?? "";
	const locale = isLocale(asked) ? asked : defaultLocale;
	const reader = await draftReader("brand", services);
	const now = services.clock.now();
	const { html } = await renderConfirmation(sampleLead(locale, reader, now), reader, requestContext.origin, { now });
	requestContext.isFramed = true;
	return new Response(html, {
		headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": mailPolicy },
	});
}
