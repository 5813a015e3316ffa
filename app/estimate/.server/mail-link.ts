import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { mailWrite } from "#app/leads/.server/mail-write.ts";
import { mayMail } from "#app/leads/.server/may-mail.ts";
import type { PageName } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { linkSentId, type StepAnswer } from "#app/model/estimate/step-answer.ts";
import { textOf } from "#app/model/estimate/step-intent.ts";
import { typedValues } from "#app/model/forms/form-refusal.ts";
import { longestEmail, looksLikeEmail, withoutInvisible } from "#app/model/leads/contact-form.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { next, type OpenStep } from "./check-step.ts";
import { changeDraft } from "./drafts.ts";

/** Mails the link that resumes this estimate on another device, once the step is saved, and stays on the step. */
export async function mailLink(
	{ requestContext, services, form }: OpenStep,
	draft: StoredDocument<Draft>,
	page: PageName,
) {
	const refuse = (answer: Pick<StepAnswer, "failure" | "isLinkWrong">, status: number) =>
		data<StepAnswer>({ errors: {}, values: typedValues(form), pressed: "link", ...answer }, { status });
	const email = withoutInvisible(textOf(form, "linkEmail"));
	if (!looksLikeEmail(email) || email.length > longestEmail) return refuse({ failure: null, isLinkWrong: true }, 422);
	const now = services.clock.now().getTime();
	if (services.limits.links.isOver(draft.id, now) || !mayMail(email, requestContext, services))
		return refuse({ failure: "busy" }, 429);
	const { locale } = requestContext;
	const address = addressId(email, services.secret);
	const mail = mailWrite(`${draft.id}-link-${randomUUID()}`, "draft-link", draft.id, services, { address });
	const change = ({ followToken }: Draft) => (followToken === null ? { email, locale } : null);
	// The page of a sent draft redirects to its lead.
	if (!(await changeDraft(services, draft.id, change, [mail]))) return next(page, requestContext);
	// The time makes each mail a new page, which confirms it again.
	return redirect(`${pathTo(page, locale)}?link=${now}#${linkSentId}`, { status: 303 });
}
