import { redirect } from "react-router";
import type { RequestContext, Visitor } from "#app/.server/request-context.ts";
import type { Services } from "#app/.server/services.ts";
import { moveDraft, movedTo, readDraft } from "#app/estimate/.server/drafts.ts";
import { expireOldName, hasOldName } from "#app/locale/cookie.ts";
import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { draftIdOf, rememberDraft } from "./visitor-cookies.ts";

/**
 * The draft that this browser works on, before something is written to it. A cookie under the name of earlier builds may
 * have been planted by a sibling host: its draft moves to a new id first, which nobody else knows.
 */
export async function openDraft(
	requestContext: RequestContext,
	services: Services,
): Promise<StoredDocument<Draft> | null> {
	const draft = await readDraft(services.store, draftIdOf(requestContext.visitor));
	if (!draft || !hasOldName(requestContext.visitor.cookies, "estimate", requestContext.origin.startsWith("https:")))
		return draft;
	const moved = await moveDraft(services, draft.id);
	if (moved) requestContext.setCookies.push(rememberDraft(moved.id, requestContext.origin), expireOldName("estimate"));
	return moved;
}

/** Where a draft goes on: at the first step that has no answer yet. */
export function nextStepOf({ visit, details, followToken }: Draft, locale: Locale): string {
	if (followToken) return pathTo("estimate-follow", locale, { token: followToken });
	const step = visit.postalCode
		? "estimate-person"
		: Object.keys(details).length > 0
			? "estimate-appointment"
			: "estimate-details";
	return pathTo(step, locale);
}

/** The first step, which says why the answers are not here. */
export async function withoutDraft(store: DocumentStore, id: unknown, locale: Locale): Promise<string> {
	return `${pathTo("estimate", locale)}?draft=${(await movedTo(store, id)) ? "moved" : "gone"}`;
}

/** The answer to a form whose draft is not here any more. */
export async function toFirstStep({ visitor, locale }: RequestContext, { store }: Services) {
	return redirect(await withoutDraft(store, draftIdOf(visitor), locale), 303);
}

export type Resumed =
	/** There is nothing to resume, or this browser has it already. */
	{ kind: "elsewhere"; path: string } | { kind: "found"; draft: StoredDocument<Draft> };

/** What a link that resumes a draft leads to. Changes nothing: scanners of mail programs open links too. */
export async function findResumed(
	store: DocumentStore,
	id: unknown,
	visitor: Visitor,
	locale: Locale,
): Promise<Resumed> {
	const own = draftIdOf(visitor);
	const draft = await readDraft(store, id);
	if (draft && (draft.data.followToken || draft.id === own))
		return { kind: "elsewhere", path: nextStepOf(draft.data, locale) };
	if (draft) return { kind: "found", draft };
	const current = own === undefined ? null : await readDraft(store, own);
	// The same link opened twice in one browser: the first time moved the draft to where it is now.
	if (current && (await movedTo(store, id)) === current.id)
		return { kind: "elsewhere", path: nextStepOf(current.data, locale) };
	return { kind: "elsewhere", path: await withoutDraft(store, id, locale) };
}
