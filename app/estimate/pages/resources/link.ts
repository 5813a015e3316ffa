import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, redirect } from "react-router";
import { mailWrite } from "#app/leads/.server/mail-write.ts";
import { mayMail } from "#app/leads/.server/may-mail.ts";
import { locales } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { LinkAnswer } from "#app/model/estimate/step-content.ts";
import { longestEmail, looksLikeEmail } from "#app/model/leads/contact-form.ts";
import { StoreUnavailableError } from "#app/model/ports.ts";
import { openStep } from "../../.server/check-step.ts";
import { changeDraft } from "../../.server/drafts.ts";
import { openDraft, toFirstStep } from "../../.server/open-draft.ts";

const steps = ["estimate-details", "estimate-appointment", "estimate-person"] as const;

/** Mails the link that resumes this estimate on another device, then redirects to the same step. */
export async function action(args: ActionFunctionArgs) {
	const { requestContext, services, form } = await openStep(args);
	const draft = await openDraft(requestContext, services);
	// The URL of this form has no locale: a field of the page says which to use.
	const locale = locales.find((name) => name === form.get("locale")) ?? draft?.data.locale ?? requestContext.locale;
	if (!draft) return toFirstStep({ ...requestContext, locale }, services);
	const page = steps.find((step) => step === form.get("page")) ?? "estimate-details";
	const back = (answer: LinkAnswer) => redirect(`${pathTo(page, locale)}?link=${answer}#later`, { status: 303 });
	const email = String(form.get("email") ?? "").trim();
	if (!looksLikeEmail(email) || email.length > longestEmail) return back("wrong");
	const now = services.clock.now().getTime();
	if (services.limits.links.isOver(draft.id, now) || !mayMail(email, requestContext, services)) return back("too-many");
	try {
		await changeDraft(services, draft.id, () => ({ email, locale }), [
			mailWrite(`${draft.id}-link-${randomUUID()}`, "draft-link", draft.id, services),
		]);
	} catch (error) {
		if (!(error instanceof StoreUnavailableError)) throw error;
		requestContext.log.error("link not sent", error, { id: requestContext.id });
		return back("unavailable");
	}
	return back("sent");
}
