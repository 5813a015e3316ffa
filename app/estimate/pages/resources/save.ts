import { type ActionFunctionArgs, data } from "react-router";
import { appointmentValues } from "#app/model/estimate/appointment-form.ts";
import { detailValues } from "#app/model/estimate/form.ts";
import { codeOf } from "#app/model/estimate/step-intent.ts";
import { fieldValues, personFields } from "#app/model/leads/contact-fields.ts";
import type { Draft, DraftStep } from "#app/model/leads/lead.ts";
import { keeping, openStep } from "../../.server/check-step.ts";
import { changeDraft } from "../../.server/drafts.ts";
import { openDraft } from "../../.server/open-draft.ts";
import { momentOf, seenRange } from "../../.server/seen-range.ts";
import { isChangedElsewhere, savedBy } from "../../.server/step-conflict.ts";

/** Autosaves a step while it is typed, without validating it. */
export async function action(args: ActionFunctionArgs) {
	const { requestContext, services, form } = await openStep(args);
	return keeping({ requestContext, services }, form, async () => {
		const draft = await openDraft(requestContext, services);
		if (!draft) return new Response(null, { status: 409 });
		// The draft was sent from another tab: there is nothing to save, and it is not an error.
		if (draft.data.followToken !== null) return new Response(null, { status: 204 });
		const step = String(form.get("step"));
		const values = valuesOf(step, form, draft.data);
		if (!isStep(step) || !values) throw data(null, { status: 400 });
		// Checked again in case the draft was sent in the meantime: a sent draft must not change.
		const saved = await changeDraft(services, draft.id, (current) => {
			if (current.followToken !== null) return {};
			if (isChangedElsewhere(current, step, values, form)) return null;
			const answered = { ...(step === "details" && { details: values }), promotionCode: codeOf(form) };
			const seen = seenRange(form, current, answered, momentOf(services));
			return { [step]: values, ...answered, ...seen, savedBy: savedBy(current, step, form) };
		});
		// Not an error status, which browsers would log: the page shows a notice and the visitor decides.
		return saved ? new Response(null, { status: 204 }) : new Response("changed");
	});
}

function valuesOf(step: string, form: FormData, { kinds }: Draft): Readonly<Record<string, string>> | null {
	if (step === "details") return detailValues(form, kinds);
	if (step === "visit") return appointmentValues(form);
	if (step === "person") return fieldValues(form, personFields) as Draft["person"];
	return null;
}

function isStep(step: string): step is DraftStep {
	return step === "details" || step === "visit" || step === "person";
}
