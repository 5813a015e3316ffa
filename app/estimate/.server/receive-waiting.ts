import { data, redirect } from "react-router";
import { announceEvents, leadEvents } from "#app/.server/announce-events.ts";
import { isFlood } from "#app/leads/.server/is-flood.ts";
import { receiveLead } from "#app/leads/.server/receive-lead.ts";
import { spamFlags } from "#app/leads/.server/spam-flags.ts";
import { pathTo } from "#app/locale/paths.ts";
import { appointmentValues } from "#app/model/estimate/appointment-form.ts";
import { type StepAnswer, waitingId } from "#app/model/estimate/step-answer.ts";
import { longestEmail, looksLikeEmail, withoutInvisible } from "#app/model/leads/contact-form.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { LeadSource } from "#app/model/traffic/lead-source.ts";
import type { OpenStep } from "./check-step.ts";
import { changeDraft } from "./drafts.ts";

/** Outside the service area: stores an e-mail address as a lead, to tell the person when the area changes. */
export async function receiveWaiting(
	{ requestContext, services, form }: OpenStep,
	draft: StoredDocument<Draft>,
	{ postalCode, source }: { postalCode: string; source: LeadSource | null },
) {
	const email = withoutInvisible(String(form.get("waitingEmail") ?? ""));
	const refuse = (answer: Pick<StepAnswer, "errors" | "failure">, status: number) =>
		data<StepAnswer>(
			{
				...answer,
				pressed: "waiting",
				values: { ...appointmentValues(form), waitingEmail: email },
				outside: postalCode,
			},
			{ status },
		);
	if (!looksLikeEmail(email) || email.length > longestEmail)
		return refuse({ errors: { waitingEmail: { code: "email-wrong" } }, failure: null }, 422);
	if (isFlood(requestContext, services)) return refuse({ errors: {}, failure: "busy" }, 429);
	const received = await receiveLead(
		{
			kind: "waiting-list",
			fields: {
				name: "",
				email,
				phone: null,
				service: draft.data.kinds[0] ?? null,
				message: draft.data.kinds.join(", "),
				postalCode,
				reachBy: "email",
				marketing: false,
			},
			place: { outOfArea: true, areaNames: "" },
			locale: requestContext.locale,
			source,
			// A key of its own: the estimate itself may still be sent with another postal code.
			key: `${draft.data.leadId}-waiting`,
			once: true,
			flags: await spamFlags(form, "estimate", requestContext, services),
			marketingText: "",
		},
		services,
	);
	const { lead, created } = received;
	if (created)
		requestContext.log.info("lead saved", { id: requestContext.id, kind: lead.kind, reference: lead.reference });
	announceEvents(requestContext, ...leadEvents(received));
	await changeDraft(services, draft.id, () => ({ waiting: true, email }));
	return redirect(`${pathTo("estimate-appointment", requestContext.locale)}#${waitingId}`, { status: 303 });
}
