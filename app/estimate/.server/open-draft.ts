import type { RequestContext, Visitor } from "#app/.server/request-context.ts";
import type { Services } from "#app/.server/services.ts";
import { expireOldName, hasOldName } from "#app/locale/cookie.ts";
import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { isOnlyBrought } from "#app/model/estimate/brought-answers.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { moveDraft, movedTo, readDraft } from "./drafts.ts";
import { draftIdOf, rememberDraft } from "./visitor-cookies.ts";

/** Call it before writing. A sibling host may have planted a cookie of earlier builds: its draft is moved first. */
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

/** The path where a draft continues: the first step without an answer. */
export function nextStepOf({ visit, details, followToken }: Draft, locale: Locale): string {
	if (followToken) return pathTo("estimate-follow", locale, { token: followToken });
	const step = visit.postalCode
		? "estimate-person"
		: isOnlyBrought(details)
			? "estimate-details"
			: "estimate-appointment";
	return pathTo(step, locale);
}

/** The path of the first step, with a query that says why the answers are missing. */
export async function withoutDraft(store: DocumentStore, id: unknown, locale: Locale): Promise<string> {
	return `${pathTo("estimate", locale)}?draft=${(await movedTo(store, id)) ? "moved" : "gone"}`;
}

type Resumed =
	/** There is nothing to resume, or this browser already has the draft. */
	{ kind: "elsewhere"; path: string } | { kind: "found"; draft: StoredDocument<Draft> };

/** Finds the draft of a resume link. Changes nothing, because the link scanners of mail programs open links too. */
export async function findResumed(
	store: DocumentStore,
	id: unknown,
	visitor: Visitor,
	locale: Locale,
): Promise<Resumed> {
	const draft = await readDraft(store, id);
	if (draft && !draft.data.followToken && draft.id !== draftIdOf(visitor)) return { kind: "found", draft };
	const own = draft ?? (await movedHere(store, id, visitor));
	return { kind: "elsewhere", path: own ? nextStepOf(own.data, locale) : await withoutDraft(store, id, locale) };
}

/** The link was opened twice in one browser: the first time moved the draft to the id that this browser has. */
export async function movedHere(
	store: DocumentStore,
	id: unknown,
	visitor: Visitor,
): Promise<StoredDocument<Draft> | null> {
	const own = await readDraft(store, draftIdOf(visitor));
	return own && (await movedTo(store, id)) === own.id ? own : null;
}
