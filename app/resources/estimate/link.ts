import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, redirect } from "react-router";
import { changeDraft } from "../../estimate/drafts.ts";
import { mailWrite } from "../../leads/mail-write.ts";
import { pathTo } from "../../locale/paths.ts";
import { looksLikeEmail } from "../../model/contact-form.ts";
import { next, openDraft, openStep } from "../../pages/.server/estimate/step-door.ts";

const steps = ["estimate-details", "estimate-visit", "estimate-person"] as const;

/** Sends the link that resumes this estimate on another device, then back to the same step. */
export async function action(args: ActionFunctionArgs) {
	const { visit, services, form } = await openStep(args);
	const draft = await openDraft(visit, services);
	if (!draft) return next("estimate", visit);
	const locale = draft.data.locale;
	const page = steps.find((step) => step === form.get("page")) ?? "estimate-details";
	const back = (answer: string) => redirect(`${pathTo(page, locale)}?link=${answer}#later`, { status: 303 });
	const email = String(form.get("email") ?? "").trim();
	if (!looksLikeEmail(email) || email.length > 200) return back("wrong");
	const now = services.clock.now().getTime();
	const [often, oftenFromHere] = [
		services.limits.links.isOver(draft.id, now),
		services.limits.links.isOver(visit.address, now),
	];
	if (often || oftenFromHere) return back("too-many");
	await changeDraft(services, draft.id, () => ({ email }), [
		mailWrite(`${draft.id}-link-${randomUUID()}`, "draft-link", draft.id, services),
	]);
	return back("sent");
}
