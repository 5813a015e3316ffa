import type { ActionFunctionArgs } from "react-router";
import { detailValues, readAnswers } from "#app/model/estimate/form.ts";
import { editPieces } from "#app/model/estimate/pieces-form.ts";
import { appliesCode, asksForLink, codeOf, goesOn } from "#app/model/estimate/step-intent.ts";
import { backToCode, failed, keeping, next, openStep, wrong } from "./check-step.ts";
import { reachStep } from "./count-step.ts";
import { changeDraft } from "./drafts.ts";
import { mailLink } from "./mail-link.ts";
import { openDraft } from "./open-draft.ts";
import { momentOf, seenRange } from "./seen-range.ts";
import { changedElsewhere, isChangedElsewhere, savedBy } from "./step-conflict.ts";

/** Receives the answers. They are saved even when invalid; only "continue" requires valid ones. */
export async function receiveDetails(args: ActionFunctionArgs) {
	const { requestContext, services, form } = await openStep(args);
	return keeping({ requestContext, services }, form, async () => {
		const draft = await openDraft(requestContext, services);
		// The details page of a sent draft redirects to the lead's page.
		if (!draft) return failed("expired", form, 410);
		if (draft.data.followToken) return next("estimate-details", requestContext);
		const intent = String(form.get("intent") ?? "continue");
		const { values: details, row } = editPieces(detailValues(form, draft.data.kinds), intent, draft.data.kinds);
		const { errors } = readAnswers(draft.data.kinds, details, null);
		const found = Object.entries(errors).map(([name, limits]) => [name, { code: "number", ...limits }] as const);
		const isRight = goesOn(form) && found.length === 0;
		const answered = { details, promotionCode: codeOf(form) };
		const saved = await reachStep(isRight ? "appointment" : null, { requestContext, services }, (counted) =>
			changeDraft(services, draft.id, (current) =>
				isChangedElsewhere(current, "details", details, form)
					? null
					: {
							...answered,
							...seenRange(form, current, answered, momentOf(services)),
							locale: requestContext.locale,
							savedBy: savedBy(current, "details", form),
							...counted(current),
						},
			),
		);
		if (!saved) return changedElsewhere(form);
		if (appliesCode(form)) return backToCode("estimate-details", requestContext);
		if (asksForLink(form)) return mailLink({ requestContext, services, form }, draft, "estimate-details");
		// Without JavaScript the browser scrolls to the edited piece, and Tab continues from there.
		if (!goesOn(form)) return next("estimate-details", requestContext, {}, row);
		return found.length > 0 ? wrong(Object.fromEntries(found), details) : next("estimate-appointment", requestContext);
	});
}
