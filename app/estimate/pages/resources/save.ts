import { type ActionFunctionArgs, data } from "react-router";
import { visitValues } from "#app/model/estimate/appointment-form.ts";
import { detailValues } from "#app/model/estimate/form.ts";
import { fieldValues, personFields } from "#app/model/leads/contact-fields.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { codeOf, keeping, openStep } from "../../.server/check-step.ts";
import { changeDraft } from "../../.server/drafts.ts";
import { openDraft } from "../../.server/open-draft.ts";

/** Autosaves a step while it is typed, without validating it. */
export async function action(args: ActionFunctionArgs) {
	const { requestContext, services, form } = await openStep(args);
	const draft = await openDraft(requestContext, services);
	if (!draft) return new Response(null, { status: 409 });
	// The draft was sent from another tab: there is nothing to save, and it is not an error.
	if (draft.data.followToken !== null) return new Response(null, { status: 204 });
	const change = changeOf(String(form.get("step")), form, draft.data);
	if (!change) throw data(null, { status: 400 });
	return keeping({ requestContext: requestContext, services }, form, async () => {
		// Checked again in case the draft was sent in the meantime: a sent draft must not change.
		await changeDraft(services, draft.id, ({ followToken }) =>
			followToken === null ? { ...change, promotionCode: codeOf(form) } : {},
		);
		return new Response(null, { status: 204 });
	});
}

function changeOf(step: string, form: FormData, { kinds }: Draft): Partial<Draft> | null {
	if (step === "details") return { details: detailValues(form, kinds) };
	if (step === "visit") return { visit: visitValues(form) };
	if (step === "person") return { person: fieldValues(form, personFields) as Draft["person"] };
	return null;
}
