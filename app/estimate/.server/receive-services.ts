import type { ActionFunctionArgs } from "react-router";
import { shownIn } from "#app/.server/content/shown-services.ts";
import { networkOf } from "#app/.server/network.ts";
import type { Services } from "#app/.server/services.ts";
import { sourceOfForm } from "#app/.server/traffic/source-of-form.ts";
import { newlyBrought, receivedSoFar, withBrought } from "#app/model/estimate/brought-answers.ts";
import { detailValues, kindOfService } from "#app/model/estimate/form.ts";
import { isWorkOffered } from "#app/model/estimate/offered-work.ts";
import { type Kind, kinds } from "#app/model/estimate/questions.ts";
import { appliesCode, codeOf } from "#app/model/estimate/step-intent.ts";
import { typedValues } from "#app/model/forms/form-refusal.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { readPostalCode } from "./brought-by.ts";
import { backToCode, failed, keeping, next, openStep, wrong } from "./check-step.ts";
import { reachStep } from "./count-step.ts";
import { changeDraft, startDraft } from "./drafts.ts";
import { openDraft } from "./open-draft.ts";
import { momentOf, seenRange } from "./seen-range.ts";
import { rememberDraft } from "./visitor-cookies.ts";

/** Creates a draft with the chosen services. A draft that was already sent is kept, and a new one is created. */
export async function receiveServices(args: ActionFunctionArgs) {
	const { requestContext, services, form } = await openStep(args);
	const named = form.getAll("service").flatMap((service) => kindOfService(String(service)) ?? []);
	return keeping({ requestContext, services }, form, async () => {
		const current = await openDraft(requestContext, services);
		const shown = shownIn(services.content.reader());
		// A draft keeps work that is no longer offered; a new one cannot ask for it.
		const mayChoose = (kind: Kind) => isWorkOffered(kind, shown) || current?.data.kinds.includes(kind);
		const chosen = kinds.filter((kind) => named.includes(kind) && mayChoose(kind));
		if (chosen.length === 0) return wrong({ service: { code: "missing" } }, typedValues(form));
		const open = current?.data.followToken === null ? current : null;
		if (!open && services.limits.drafts.isOver(networkOf(requestContext.address), services.clock.now().getTime()))
			return failed("busy", form, 429);
		const source = sourceOfForm(form, args.request, services.content);
		const draft = open ?? (await startDraft(services, requestContext.locale, source));
		await reachStep(appliesCode(form) ? null : "details", { requestContext, services }, (counted) =>
			changeDraft(services, draft.id, (saved) => {
				const sent = detailValues(form, chosen);
				const details = withBrought(saved.details, newlyBrought(sent, saved.brought));
				const answered = { kinds: chosen, details, promotionCode: codeOf(form) };
				return {
					...answered,
					brought: receivedSoFar(sent, chosen, saved.brought),
					...seenRange(form, saved, answered, momentOf(services)),
					...postalCodeIn(form, saved, services),
					locale: requestContext.locale,
					...counted(saved),
				};
			}),
		);
		const headers = { "Set-Cookie": rememberDraft(draft.id, requestContext.origin) };
		if (appliesCode(form)) return backToCode("estimate", requestContext, headers);
		return next("estimate-details", requestContext, headers);
	});
}

/**
 * A new postal code wins, unless it is only the beginning of the one in the draft. The same code is taken once: every
 * return to the first step sends it again, and the visitor may have typed another one since.
 */
function postalCodeIn(form: FormData, { visit, broughtPostalCode }: Draft, { content }: Services): Partial<Draft> {
	const brought = readPostalCode(form.get("postalCode"), content.reader());
	if (!brought || brought === broughtPostalCode) return {};
	const current = (visit.postalCode ?? brought).toUpperCase().replace(/[\s-]/g, "");
	const isSame = current.startsWith(brought.replace(/[\s-]/g, ""));
	return { broughtPostalCode: brought, ...(!isSame && { visit: { ...visit, postalCode: brought } }) };
}
