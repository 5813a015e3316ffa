import { type ActionFunctionArgs, redirect } from "react-router";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { issueFormKey } from "#app/.server/form-key.ts";
import type { LoadContext, LoadedPage, PageRedirect } from "#app/.server/pages/loaded-page.ts";
import type { ResumeContent } from "#app/model/estimate/step-content.ts";
import { formatDate } from "#app/time/format.ts";
import { resumeWords } from "#content/estimate/resume.ts";
import { keeping, openStep } from "./check-step.ts";
import { moveDraft, readDraft } from "./drafts.ts";
import { findResumed, nextStepOf, withoutDraft } from "./open-draft.ts";
import { draftIdOf, rememberDraft } from "./visitor-cookies.ts";

/** Asks before a draft is resumed: a link alone must not decide which draft a visitor types into. */
export async function loadResume(context: LoadContext): Promise<LoadedPage | PageRedirect> {
	const { locale, params, reader, services, visitor, now } = context;
	const resumed = await findResumed(services.store, params.id, visitor, locale);
	if (resumed.kind === "elsewhere") return { redirect: resumed.path };
	const current = await readDraft(services.store, draftIdOf(visitor));
	const isReplaced = current !== null && current.data.followToken === null && current.data.kinds.length > 0;
	const { changed, moved: _, ...words } = resumeWords[locale];
	const { kinds, updatedAt } = resumed.draft.data;
	const content: ResumeContent = {
		words,
		formKey: issueFormKey(services.secret, now),
		services: kinds.map((kind) => serviceNameIn(kind, locale, reader)),
		changed: changed(formatDate(updatedAt, locale)),
		keepPath: isReplaced ? nextStepOf(current.data, locale) : null,
	};
	return { title: words.title, description: words.description, content, layout: "estimate" };
}

/** Moves the draft to a new id that only this browser knows: the link and cookies with the old id stop working. */
export async function receiveResume(args: ActionFunctionArgs) {
	const { requestContext, services, form } = await openStep(args);
	const { store } = services;
	const { id } = args.params;
	return keeping({ requestContext, services }, form, async () => {
		const resumed = await findResumed(store, id, requestContext.visitor, requestContext.locale);
		if (resumed.kind === "elsewhere") return redirect(resumed.path, 303);
		const moved = await moveDraft(services, resumed.draft.id);
		if (!moved) return redirect(await withoutDraft(store, id, requestContext.locale), 303);
		const headers = { "Set-Cookie": rememberDraft(moved.id, requestContext.origin) };
		return redirect(nextStepOf(moved.data, requestContext.locale), { status: 303, headers });
	});
}
